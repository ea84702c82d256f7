import { join } from "node:path";
import { z } from "zod";
import { NumberReading } from "../../../shared/rpc/areas/workspaces.ts";
import { upcastReading } from "../storage/upcast-reading.ts";
import { readLossy, writeLossy } from "../storage/lossy-file.ts";

/** Format 1 may hold looks that version 0.1.0 took. */
const Stored = z.object({ format: z.union([z.literal(1), z.literal(2)]), readings: z.array(z.unknown()) });
const Old = z.looseObject({ reading: z.unknown() });

/** Where the last looks of a data folder lie. */
export function readingsPath(dataDir: string): string {
  return join(dataDir, "readings.json");
}

/** The readings that were kept. What cannot be read is left out: a look can be taken again. */
export function loadReadings(dataDir: string): readonly NumberReading[] {
  const stored = Stored.safeParse(readLossy(readingsPath(dataDir)));
  const { format, readings = [] } = stored.data ?? {};
  return readings.flatMap((one) => {
    const reading = NumberReading.safeParse(format === 1 ? asEvidence(one) : one);
    return reading.success ? [reading.data] : [];
  });
}

// Which number a look was about is not in the file, so whom the client named proves nothing.
function asEvidence(one: unknown): unknown {
  const old = Old.safeParse(one);
  return old.success ? { ...old.data, reading: upcastReading(old.data.reading, undefined) } : one;
}

/** Keeps the readings, as far as the disk lets us: one that is lost is taken anew. */
export function saveReadings(dataDir: string, readings: readonly NumberReading[]): void {
  writeLossy(readingsPath(dataDir), { format: 2, readings });
}
