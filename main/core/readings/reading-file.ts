import { join } from "node:path";
import { z } from "zod";
import { NumberObservation } from "../../../shared/rpc/areas/workspaces.ts";
import { upcastReading } from "../storage/upcast-reading.ts";
import { readCache, writeCache } from "../storage/lossy-file.ts";

/** Format 1 may hold looks that version 0.1.0 took. */
const Stored = z.object({ format: z.union([z.literal(1), z.literal(2)]), readings: z.array(z.unknown()) });
const Old = z.looseObject({ reading: z.unknown() });

/** Where the last looks of a data folder lie. */
export function observationsPath(dataDir: string): string {
  return join(dataDir, "readings.json");
}

/** The readings that were kept. What cannot be read is left out: a look can be taken again. */
export function loadObservations(dataDir: string): readonly NumberObservation[] {
  const stored = Stored.safeParse(readCache(observationsPath(dataDir)));
  const { format, readings = [] } = stored.data ?? {};
  return readings.flatMap((one) => {
    const reading = NumberObservation.safeParse(format === 1 ? asEvidence(one) : one);
    return reading.success ? [reading.data] : [];
  });
}

// Which number a look was about is not in the file, so whom the client named proves nothing.
function asEvidence(one: unknown): unknown {
  const old = Old.safeParse(one);
  return old.success ? { ...old.data, reading: upcastReading(old.data.reading, undefined) } : one;
}

/** Keeps the readings, as far as the disk lets us: one that is lost is taken anew. */
export function saveObservations(dataDir: string, readings: readonly NumberObservation[]): void {
  writeCache(observationsPath(dataDir), { format: 2, readings });
}
