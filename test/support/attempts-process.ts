// Separate process for the power-cut tests: `node attempts-process.ts FOLDER RUN-TAIL`.
// Opens a run, counts three attempts and closes. Prints one JSON line after each durable write.
import { randomBytes } from "node:crypto";
import { writeSync } from "node:fs";
import { openStorage } from "../../main/core/storage/open-storage.ts";
import { instant, type Clock } from "../../shared/time.ts";
import { intent, NUMBER, opened, runNamed } from "../contract/storage/entries.ts";
import { stateFolder } from "./state-folder.ts";

const clock: Clock = {
  now: () => instant(Date.now()),
  monotonicMs: () => performance.now(),
  sleep: () => Promise.resolve(),
};
const printLine = (line: unknown): void => {
  writeSync(1, `${JSON.stringify(line)}\n`);
};

const [dataDir = "", tail = ""] = process.argv.slice(2);
const storage = openStorage({
  dataDir,
  stateDir: stateFolder(),
  clock,
  random: { bytes: (length) => randomBytes(length) },
  appVersion: "1.2.3",
});
if (!storage.ok) throw new Error(JSON.stringify(storage.problem));
const hold = storage.value.create(NUMBER, opened(runNamed(tail)));
if (!hold.ok) throw new Error(JSON.stringify(hold.problem));
printLine({ rows: 1, attempts: 0 });
for (let attempt = 1; attempt <= 3; attempt += 1) {
  const row = storage.value.append(hold.value, intent(attempt), { countsAttempt: NUMBER });
  if (!row.ok) throw new Error(JSON.stringify(row.problem));
  printLine({ rows: attempt + 1, attempts: attempt });
}
storage.value.close();
