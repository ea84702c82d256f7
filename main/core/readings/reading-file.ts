import { join } from "node:path";
import { z } from "zod";
import { NumberReading } from "../../../shared/rpc/areas/workspaces.ts";
import { readLossy, writeLossy } from "../storage/lossy-file.ts";

const Stored = z.object({ format: z.literal(1), readings: z.array(z.unknown()) });

/** Where the last looks of a data folder lie. */
export function readingsPath(dataDir: string): string {
  return join(dataDir, "readings.json");
}

/** The readings that were kept. What cannot be read is left out: a look can be taken again. */
export function loadReadings(dataDir: string): readonly NumberReading[] {
  const stored = Stored.safeParse(readLossy(readingsPath(dataDir)));
  return (stored.data?.readings ?? []).flatMap((one) => {
    const reading = NumberReading.safeParse(one);
    return reading.success ? [reading.data] : [];
  });
}

/** Keeps the readings, as far as the disk lets us: one that is lost is taken anew. */
export function saveReadings(dataDir: string, readings: readonly NumberReading[]): void {
  writeLossy(readingsPath(dataDir), { format: 1, readings });
}
