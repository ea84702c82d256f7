import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { axiosCold } from "./contestants/axios.ts";
import { curlEach, curlNext, curlVersion } from "./contestants/curl.ts";
import { engineIn } from "./contestants/engine.ts";
import { globalFetch } from "./contestants/fetch.ts";
import { undiciBare } from "./contestants/undici.ts";
import { PARTS, isPart } from "./lib/parts.ts";
import { startStage } from "./lib/stage-client.ts";
import { reportOf, rowsTable, type Part } from "./lib/report.ts";
import { tell } from "./lib/tell.ts";
import { runSequences } from "./rows/sequence.ts";
import { runStarts } from "./rows/start.ts";

// Compares Switchover with its peers and its limits on this machine, and writes docs/benchmarks.md. With the names of
// parts it measures these alone and prints their rows.
const ROUND_TRIP_MS = 50;
const SEQUENCE_ROUNDS = 9;
const START_ROUNDS = 11;

const root = fileURLToPath(new URL("../..", import.meta.url));
// On the checkout's own disk: a temporary folder may be memory, where syncing costs nothing.
mkdirSync(join(root, ".cache"), { recursive: true });
const scratch = mkdtempSync(join(root, ".cache", "bench-"));
const wanted = process.argv.slice(2);
try {
  if (wanted.length === 0) await everything();
  else await parts(wanted);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function parts(names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (!isPart(name)) throw new Error(`${name} is no part; there are ${Object.keys(PARTS).join(", ")}`);
    const { rows } = await PARTS[name]({ root, scratch });
    process.stdout.write(`${rowsTable(rows)}\n`);
  }
}

async function everything(): Promise<void> {
  const stage = startStage();
  try {
    let dataDir = "";
    const curl = curlVersion();
    const contestants = [
      engineIn(scratch, (folder) => (dataDir = folder)),
      undiciBare,
      axiosCold,
      globalFetch,
      ...(curl === undefined ? [] : [curlEach, curlNext]),
    ];
    tell("Moving a number again and again over 50 ms round trips (about half a minute) ...");
    const sequences = await runSequences(stage, contestants, {
      rounds: SEQUENCE_ROUNDS,
      roundTripMs: ROUND_TRIP_MS,
      disk: scratch,
    });
    tell("Starting programs ...");
    const starts = await runStarts({ root, scratch, dataDir }, START_ROUNDS);
    const measured: Part[] = [];
    for (const part of Object.values(PARTS)) measured.push(await part({ root, scratch }));
    const report = reportOf({
      ...sequences,
      starts,
      roundTripMs: ROUND_TRIP_MS,
      curl,
      parts: measured,
    });
    writeFileSync(join(root, "docs", "benchmarks.md"), report);
    process.stdout.write(report);
  } finally {
    await stage.close();
  }
}
