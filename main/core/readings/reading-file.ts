import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { NumberReading } from "../../../shared/rpc/areas/workspaces.ts";
import { ensurePrivateFolder, errorCode, replaceDurably } from "../storage/durable-file.ts";

const Stored = z.object({ format: z.literal(1), readings: z.array(z.unknown()) });

/** Where the last looks of a data folder lie. */
export function readingsPath(dataDir: string): string {
  return join(dataDir, "readings.json");
}

/** The readings that were kept. What cannot be read is left out: a look can be taken again. */
export function loadReadings(dataDir: string): readonly NumberReading[] {
  let text: string;
  try {
    text = readFileSync(readingsPath(dataDir), "utf8");
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return [];
  }
  const stored = Stored.safeParse(jsonOf(text));
  return (stored.data?.readings ?? []).flatMap((one) => {
    const reading = NumberReading.safeParse(one);
    return reading.success ? [reading.data] : [];
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Undefined has no such file's shape, so it counts as empty.
    return undefined;
  }
}

/** Keeps the readings, as far as the disk lets us: one that is lost is taken anew. */
export function saveReadings(dataDir: string, readings: readonly NumberReading[]): void {
  try {
    ensurePrivateFolder(dataDir);
    replaceDurably(readingsPath(dataDir), `${JSON.stringify({ format: 1, readings })}\n`);
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
  }
}
