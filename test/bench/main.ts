import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { axiosCold } from "./contestants/axios.ts";
import { curlEach, curlNext, curlVersion } from "./contestants/curl.ts";
import { engineIn } from "./contestants/engine.ts";
import { globalFetch } from "./contestants/fetch.ts";
import { undiciBare } from "./contestants/undici.ts";
import { listExplanations, listRows } from "./lib/list-rows.ts";
import { startLoad } from "./lib/load-process.ts";
import { receivingExplanations, receivingRows } from "./lib/receiving-rows.ts";
import { startStage } from "./lib/stage-client.ts";
import { reportOf, type Part } from "./lib/report.ts";
import { runEventList } from "./rows/event-list.ts";
import { eventStoreExplanations, eventStoreRows } from "./rows/event-store.ts";
import { runReceiving } from "./rows/receiving.ts";
import { runSequences } from "./rows/sequence.ts";
import { runStarts } from "./rows/start.ts";
import { runWindow } from "./rows/window.ts";

// Compares Switchover with its peers and its limits on this machine, and writes docs/benchmarks.md.
const ROUND_TRIP_MS = 50;
const SEQUENCE_ROUNDS = 9;
const START_ROUNDS = 11;
const WINDOW_ROUNDS = 7;
const RECEIVING_ROUNDS = 3;
const LIST_ROUNDS = 3;

const root = fileURLToPath(new URL("../..", import.meta.url));
// On the checkout's own disk: a temporary folder may be memory, where syncing costs nothing.
mkdirSync(join(root, ".cache"), { recursive: true });
const scratch = mkdtempSync(join(root, ".cache", "bench-"));
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
  tell("Opening the window in Chromium ...");
  const window = await runWindow({ root, scratch }, WINDOW_ROUNDS);
  const parts = [await receiving(), await events(), await list()];
  const report = reportOf({ ...sequences, starts, window, roundTripMs: ROUND_TRIP_MS, curl, parts });
  writeFileSync(join(root, "docs", "benchmarks.md"), report);
  process.stdout.write(report);
} finally {
  await stage.close();
  rmSync(scratch, { recursive: true, force: true });
}

async function receiving(): Promise<Part> {
  tell("Taking webhooks ...");
  const load = startLoad();
  try {
    const findings = await runReceiving(load, scratch, RECEIVING_ROUNDS);
    return { rows: receivingRows(findings), explanations: receivingExplanations() };
  } finally {
    await load.close();
  }
}

async function events(): Promise<Part> {
  tell("Keeping a million events, several times ...");
  return { rows: await eventStoreRows(scratch), explanations: eventStoreExplanations() };
}

async function list(): Promise<Part> {
  tell("Showing 100,000 events in Chromium ...");
  const result = await runEventList({ root, scratch }, LIST_ROUNDS);
  return { rows: listRows(result), explanations: listExplanations() };
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
