import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Row } from "../lib/report.ts";
import { tell } from "../lib/tell.ts";

const NUMBERS = 1_000;
const PARALLEL = 8;
/** Each number needs the rest of the account's list up to itself: what one number asks for says little about all. */
const SAMPLE = 10;

type Place = { readonly root: string; readonly scratch: string };
type Usage = { readonly cpuMs: number; readonly peakBytes: number };
type Stage = {
  readonly table: string;
  readonly numbers: readonly { readonly phoneNumberId: string }[];
  readonly accessToken: string;
  readonly caPem: string;
};
type Request = { readonly api: string; readonly method: string; readonly path: string };

/**
 * Moves a thousand numbers with the program, and sends the requests of a migration a thousand times and does nothing
 * else. Of both the fixed cost of a process, measured with the first number alone, is left out.
 */
export async function batchRows({ root, scratch }: Place): Promise<readonly Row[]> {
  const few = await stageOf(SAMPLE, join(scratch, "few"));
  const one = await moved(few, few.stage.table, 1, { root, scratch });
  const requests = (await few.ask("requests")) as readonly Request[];
  await few.close();
  const many = await stageOf(NUMBERS, join(scratch, "many"));
  tell(`Moving ${NUMBERS} numbers ...`);
  const all = await moved(many, many.stage.table, NUMBERS, { root, scratch });
  const arrived = (await many.ask("moved")) as number;
  if (arrived !== NUMBERS) throw new Error(`${arrived} of ${NUMBERS} numbers moved`);
  await many.close();
  const again = await stageOf(NUMBERS, join(scratch, "again"));
  tell("Sending the same requests and nothing else ...");
  const bareOne = await bare(again.stage, 1, requests, { root, scratch });
  const bareAll = await bare(again.stage, NUMBERS, requests, { root, scratch });
  await again.close();
  const each = (total: Usage, first: Usage): number => (total.cpuMs - first.cpuMs) / (NUMBERS - 1);
  const [ours, limit] = [each(all, one), each(bareAll, bareOne)];
  const peak = all.peakBytes / 2 ** 20;
  const beyond = ours - limit;
  return [
    {
      work: `batch: ${NUMBERS} numbers to the cloud, ${PARALLEL} at once, ${requests.length} requests each`,
      ours: `${ours.toFixed(1)} ms of processor time for a number, at most ${peak.toFixed(0)} MB of memory`,
      limit: `the same requests, nothing else: ${limit.toFixed(1)} ms`,
      peers: "–",
      ratio: `${(ours / limit).toFixed(2)} × limit`,
      goals: [
        {
          words: "≤ 5 ms beyond the requests",
          verdict: beyond <= 5 ? "yes" : `no: ${beyond.toFixed(1)} ms`,
        },
        { words: "≤ 300 MB", verdict: peak <= 300 ? "yes" : `short by ${(peak - 300).toFixed(0)} MB` },
      ],
    },
  ];
}

export function batchExplanations(): readonly string[] {
  return [
    "- **Batch** runs `dist/cli.mjs batch FILE --yes` against a sandbox with a thousand numbers, each with a client of",
    "  its own. The limit sends the requests of one migration a thousand times, over as many connections. Both are",
    "  processor time of the whole process, less that of a process with one number.",
  ];
}

async function stageOf(numbers: number, folder: string) {
  mkdirSync(folder, { recursive: true });
  const worker = new Worker(new URL("../lib/numbers-stage.ts", import.meta.url), {
    workerData: { numbers, folder },
  });
  const [stage] = (await once(worker, "message")) as [Stage];
  return {
    stage,
    folder,
    async ask(order: "requests" | "moved"): Promise<unknown> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(order);
      return ((await once(worker, "message")) as [unknown])[0];
    },
    async close() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage("close");
      await once(worker, "exit");
    },
  };
}

/** Moves the first numbers of a table. */
async function moved(
  { folder }: { readonly folder: string },
  table: string,
  numbers: number,
  { root, scratch }: Place,
): Promise<Usage> {
  const path = join(folder, `first-${numbers}.csv`);
  const lines = readFileSync(table, "utf8").split("\n");
  writeFileSync(path, `${lines.slice(0, numbers + 1).join("\n")}\n`);
  writeFileSync(join(folder, "passphrase.txt"), "correct horse battery staple\n");
  const args = [
    join(root, "dist", "cli.mjs"),
    "batch",
    path,
    "--yes",
    "--parallel",
    String(PARALLEL),
    "--data-dir",
    join(folder, `data-${numbers}`),
    "--passphrase-file",
    join(folder, "passphrase.txt"),
  ];
  return runOnce(args, { root, scratch }, { XDG_STATE_HOME: join(folder, `state-${numbers}`) });
}

async function bare(
  stage: Stage,
  numbers: number,
  requests: readonly Request[],
  { root, scratch }: Place,
): Promise<Usage> {
  const path = join(scratch, "scene.json");
  const chosen = stage.numbers.slice(-numbers);
  const first = stage.numbers[0]?.phoneNumberId;
  writeFileSync(path, JSON.stringify({ ...stage, numbers: chosen, requests, first, parallel: PARALLEL }));
  return runOnce([join(root, "test", "bench", "contestants", "bare-requests.ts"), path], { root, scratch });
}

async function runOnce(
  args: readonly string[],
  { root, scratch }: Place,
  env: Readonly<Record<string, string>> = {},
): Promise<Usage> {
  const peakFile = join(scratch, "peak.txt");
  const cpuFile = join(scratch, "cpu.txt");
  const teller = join(root, "test", "bench", "lib", "tell-peak.ts");
  const child = spawn(process.execPath, ["--import", teller, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...env, SWITCHOVER_BENCH_PEAK: peakFile, SWITCHOVER_BENCH_CPU: cpuFile },
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
  return {
    cpuMs: Number(readFileSync(cpuFile, "utf8")),
    peakBytes: Number(readFileSync(peakFile, "utf8")),
  };
}
