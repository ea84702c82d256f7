import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { Storage } from "../../../main/core/storage/port.ts";
import { runProgram, startProgram, type Program } from "../../support/child-process.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { ATTESTED, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";

const CHILD = fileURLToPath(new URL("../../support/storage-process.ts", import.meta.url));
const RUN = runNamed("crash1");

const child = (dataDir: string, mode: string, tail = "crash1"): Program =>
  startProgram(process.execPath, [CHILD, dataDir, stateOf(dataDir), mode, tail]);

const stateOf = (dataDir: string): string => `${dataDir}/state`;

const open = (dataDir: string, lockWaitMs?: number): Storage => {
  const storage = valueOf(
    openStorage({
      dataDir,
      stateDir: stateOf(dataDir),
      clock: virtualClock(),
      random: seededRandom(),
      appVersion: "1.2.3",
      ...(lockWaitMs === undefined ? {} : { lockWaitMs }),
    }),
  );
  onTestFinished(() => storage.close());
  return storage;
};

test("[F21] a process killed in the midst of writing has lost no row that it had acknowledged, and its run is free at once", async () => {
  const dataDir = tempFolder();
  const random = seededRandom();
  const writer = child(dataDir, "loop");
  await writer.printed(new RegExp(`"seq":${random.between(5, 60)}\\}`));
  writer.signal("SIGKILL");
  const { stdout } = await writer.ended;
  const acknowledged = [...stdout.matchAll(/"seq":([0-9]+)\}\n/g)].map(([, seq]) => Number(seq));
  const storage = open(dataDir);
  const reading = valueOf(storage.read(RUN));
  expect(reading.damaged).toEqual([]);
  expect(reading.rows.map(({ seq }) => seq)).toEqual(reading.rows.map((_row, index) => index + 1));
  expect(reading.rows.length).toBeGreaterThanOrEqual(acknowledged.at(-1) ?? Infinity);
  expect(storage.isHeld(RUN)).toBe(false);
  const hold = valueOf(storage.hold(RUN));
  expect(valueOf(storage.append(hold, ATTESTED)).seq).toBe(reading.rows.length + 1);
});

test("[I15] a second process is told that the first holds the run, changes nothing, and gets it once the first was killed", async () => {
  const dataDir = tempFolder();
  const holder = child(dataDir, "hold");
  await holder.printed(/held/);
  const storage = open(dataDir, 50);
  expect(storage.isHeld(RUN)).toBe(true);
  expect(problemIn(storage.hold(RUN))).toEqual({ kind: "heldElsewhere" });
  expect(problemIn(storage.create(NUMBER, opened(runNamed("crash2"))))).toEqual({
    kind: "runOpen",
    run: RUN,
  });
  expect(valueOf(storage.read(RUN)).rows).toHaveLength(1);
  holder.signal("SIGKILL");
  const patient = open(dataDir);
  expect(valueOf(patient.hold(RUN)).run).toBe(RUN);
  expect(patient.isHeld(RUN)).toBe(true);
});

test("[I15] [F29] of several processes that open the same number in a new folder at once exactly one gets the run", async () => {
  const dataDir = tempFolder();
  const ended = await Promise.all(
    ["racer1", "racer2", "racer3"].map((tail) =>
      runProgram(process.execPath, [CHILD, dataDir, stateOf(dataDir), "create", tail]),
    ),
  );
  const lines = ended.map(({ stdout }) => JSON.parse(stdout) as { kind: string });
  expect(lines.map(({ kind }) => kind).sort()).toEqual(["held", "runOpen", "runOpen"]);
  const storage = open(dataDir);
  expect(valueOf(storage.runs())).toHaveLength(1);
});
