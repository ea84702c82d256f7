import { isAbsolute, join, resolve } from "node:path";
import { parseArgs } from "node:util";

/** Which screenshots are taken, and where they are written. */
export type Wishes = {
  /** Prefixes of screenshot names; every screenshot if empty. */
  readonly only: readonly string[];
  /** Absolute path of the output folder. */
  readonly out: string;
  readonly sizes: readonly Size[];
};

export type Size = { readonly width: number; readonly height: number };

const ROOT = join(import.meta.dirname, "../../../..");
const SIZES: readonly Size[] = [
  { width: 900, height: 600 },
  { width: 1440, height: 900 },
];

/**
 * Reads `--only NAME` (may be repeated), `--out DIR` and `--size 900x2000` (replaces the two default sizes).
 */
export function readWishes(args: readonly string[]): Wishes {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string", multiple: true },
      out: { type: "string" },
      size: { type: "string", multiple: true },
    },
  });
  const { only = [], out, size } = values;
  return {
    only,
    out: out === undefined ? join(ROOT, ".cache", "screenshots") : isAbsolute(out) ? out : resolve(out),
    sizes: size === undefined ? SIZES : size.map(sizeOf),
  };
}

function sizeOf(text: string): Size {
  const found = /^(\d{3,4})x(\d{3,4})$/.exec(text);
  if (found === null) throw new Error(`--size ${text}: a size looks like 900x600.`);
  return { width: Number(found[1]), height: Number(found[2]) };
}

/** Is this screenshot requested? */
export function isWished({ only }: Wishes, name: string): boolean {
  return only.length === 0 || only.some((beginning) => name.startsWith(beginning));
}
