// Separate process for the storage tests: `node storage-process.ts FOLDER STATE-FOLDER loop|hold|take|create
// RUN-TAIL`.
// Prints one JSON line after each durable write.
import { randomBytes } from "node:crypto";
import { writeSync } from "node:fs";
import { openStorage } from "../../main/core/storage/open-storage.ts";
import { instant, type Clock } from "../../shared/time.ts";
import { ATTESTED, NUMBER, opened, runNamed } from "../contract/storage/entries.ts";

const clock: Clock = {
  now: () => instant(Date.now()),
  monotonicMs: () => performance.now(),
  sleep: () => Promise.resolve(),
};

const printLine = (line: unknown): void => {
  writeSync(1, `${JSON.stringify(line)}\n`);
};

const stayAlive = (): void => {
  setInterval(() => undefined, 1000);
};

function main(dataDir: string, stateDir: string, mode: string, run: ReturnType<typeof runNamed>): void {
  const storage = openStorage({
    dataDir,
    stateDir,
    clock,
    random: { bytes: (length) => randomBytes(length) },
    appVersion: "1.2.3",
  });
  if (!storage.ok) {
    printLine(storage.problem);
    return;
  }
  const held = mode === "take" ? storage.value.hold(run) : storage.value.create(NUMBER, opened(run));
  if (!held.ok) {
    printLine(held.problem);
    return;
  }
  printLine({ kind: "held" });
  if (mode === "hold") {
    stayAlive();
    return;
  }
  if (mode !== "loop") return;
  for (;;) {
    const row = storage.value.append(held.value, ATTESTED);
    printLine(row.ok ? { seq: row.value.seq } : row.problem);
    if (row.ok) continue;
    // A second attempt shows whether a handle in doubt is used again.
    const again = storage.value.append(held.value, ATTESTED);
    printLine(again.ok ? { seq: again.value.seq } : again.problem);
    return;
  }
}

const [dataDir = "", stateDir = "", mode = "", tail = ""] = process.argv.slice(2);
main(dataDir, stateDir, mode, runNamed(tail));
