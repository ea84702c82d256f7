import { plain } from "../plain.ts";
import type { Told } from "../wire.ts";

/** Sends a message to the test that started this process. */
export function tell(message: Told): void {
  process.send?.(message);
}

/**
 * Records what the program did through Electron. Values that are not plain data are reduced to what JSON
 * keeps of them.
 */
export function deed(what: string, ...args: readonly unknown[]): void {
  tell({ kind: "deed", deed: { what, args: args.map(shown) } });
}

function shown(value: unknown): unknown {
  try {
    return value === undefined ? null : plain(value);
  } catch {
    return JSON.parse(JSON.stringify(value) ?? "null") as unknown;
  }
}
