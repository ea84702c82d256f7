import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { valueOf } from "../../support/expect-result.ts";
import { replay, writeOut } from "../../support/replayed-disk.ts";
import { seededRandom, type SeededRandom } from "../../support/seeded-random.ts";
import { simulatedDisk, type SimulatedDisk } from "../../support/simulated-disk.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { canTrace, tracedWrites, type TracedOp } from "../../support/traced-writes.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { NUMBER, runNamed } from "../../contract/storage/entries.ts";
import { stateFolder } from "../../support/state-folder.ts";

const CHILD = fileURLToPath(new URL("../../support/attempts-process.ts", import.meta.url));
const RUN = runNamed("power1");
const CUTS = 12;

/** What the program had reported as durable. */
type Told = { readonly rows: number; readonly attempts: number };

test("[F22] [I5] a power cut at any write to the journal loses no row and no attempt that was told to be durable", ({
  skip,
}) => {
  skip(!canTrace(), "strace is needed to see what is written and synced");
  const random = seededRandom();
  const home = realpathSync(tempFolder());
  const ops = tracedWrites(home, [CHILD, join(home, "data"), "power1"]);
  const told = ops.flatMap((op, at) => (op.kind === "printed" ? [at + 1] : []));
  expect(told).toHaveLength(4);
  const some = Array.from({ length: CUTS }, () => random.between(0, ops.length));
  for (const at of [...told, ops.length, ...some])
    for (const kept of ["nothing", random] as const) {
      const { rows, attempts } = toldBefore(ops.slice(0, at));
      const disk = simulatedDisk();
      replay(disk, ops.slice(0, at));
      disk.restart(kept);
      const left = whatIsLeft(disk, random);
      expect({ at, ...left, damaged: [] }).toEqual({ at, ...left });
      expect([at, left.rows >= rows, left.attempts >= attempts]).toEqual([at, true, true]);
    }
});

function toldBefore(ops: readonly TracedOp[]): Told {
  const last = ops.findLast((op) => op.kind === "printed");
  return last === undefined ? { rows: 0, attempts: 0 } : (JSON.parse(last.text) as Told);
}

/** Opens what remained on the disk, as the next start does. */
function whatIsLeft(
  disk: SimulatedDisk,
  random: SeededRandom,
): Told & { readonly damaged: readonly unknown[] } {
  const folder = tempFolder();
  writeOut(disk, folder);
  const dataDir = join(folder, "data");
  const storage = valueOf(
    openStorage({ dataDir, stateDir: stateFolder(), clock: virtualClock(), random, appVersion: "1.2.3" }),
  );
  try {
    const read = storage.read(RUN);
    if (!read.ok) return { rows: 0, attempts: 0, damaged: [] };
    const { inRun } = valueOf(storage.attemptsLeft(NUMBER, RUN));
    return { rows: read.value.rows.length, attempts: 3 - inRun, damaged: read.value.damaged };
  } finally {
    storage.close();
  }
}
