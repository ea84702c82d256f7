import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TARGETS } from "./all-targets.ts";
import { runCalls } from "./calls/run-calls.ts";
import { fuzzRequests } from "./raw-requests.ts";
import { fuzz, replayed } from "./run-target.ts";

/*
 * `npm run fuzz`                      everything, with the full counts
 * `npm run fuzz WHAT [COUNT] [SEED]`  one target, `requests`, or `ipc` for calls of the contract
 * `npm run fuzz replay WHAT FILE`     one input again
 *
 * An input that shows a flaw is shortened and kept below .cache/fuzz.
 */
const FULL_REQUESTS = 1_000_000;
const FULL_CALLS = 1_000_000;
const PER_SECOND = 2_000;
const MOST_GUIDED = 20_000;

const folder = join(import.meta.dirname, "..", "..", ".cache", "fuzz");
const [what = "all", first, second] = process.argv.slice(2);
let flaws = 0;
// What nobody waits for must not go unseen either: it ends the run.
process.on("unhandledRejection", (cause) => {
  throw cause;
});
if (what === "replay") await replay(first ?? "", second ?? "");
else {
  const seed = Number(second ?? Math.floor(Math.random() * 2 ** 31));
  const names = what === "all" ? [...Object.keys(TARGETS), "requests", "ipc"] : [what];
  for (const name of names) await run(name, first === undefined ? undefined : Number(first), seed);
}
process.exit(flaws === 0 ? 0 : 1);

async function run(name: string, wished: number | undefined, seed: number): Promise<void> {
  if (name === "requests") return runRequests(wished ?? FULL_REQUESTS, seed);
  if (name === "ipc") return callAll(wished ?? FULL_CALLS, seed);
  const target = TARGETS[name];
  if (target === undefined)
    throw new Error(`There is ${Object.keys(TARGETS).join(", ")}, requests and ipc, and no ${name}.`);
  const count = wished ?? target.count;
  const guided = Math.min(MOST_GUIDED, Math.ceil(count / 10));
  const onInputs = (done: number): void => progress(name, done, count);
  const counts = await fuzz(target.open, { count, seed, guided, judged: true, onInputs });
  for (const { index, what: flaw, input } of counts.flaws) keep(name, { seed, index, flaw, input });
  say(
    `${name}: ${count} inputs with seed ${seed}, ${counts.kept} of ${guided} kept because they reached something new ` +
      `(${counts.blocks} blocks), slowest ${Math.round(counts.longestMs)} ms, ` +
      `heap +${Math.round(counts.heapGrowth / 1_048_576)} MiB, ${counts.flaws.length} flaws`,
  );
}

async function runRequests(count: number, seed: number): Promise<void> {
  const onRequests = (done: number): void => progress("requests", done, count);
  const counts = await fuzzRequests({ count, seed, perSecond: PER_SECOND, onRequests });
  for (const { index, what: flaw, input } of counts.flaws) keep("requests", { seed, index, flaw, input });
  const told = Object.entries(counts.statuses).map(([status, times]) => `${times} × ${status}`);
  say(
    `requests: ${count} with seed ${seed}, answered with ${told.join(", ")}, ${counts.taken} taken as signed, ` +
      `heap +${Math.round(counts.heapGrowth / 1_048_576)} MiB, ${counts.flaws.length} flaws`,
  );
}

async function callAll(count: number, seed: number): Promise<void> {
  const startedMs = performance.now();
  const counts = await runCalls(
    count,
    seed,
    (done) => void process.stderr.write(`ipc: ${done} of ${count}\n`),
  );
  const perSecond = Math.round((counts.calls / (performance.now() - startedMs)) * 1_000);
  for (const { index, method, what: flaw, input } of counts.flaws)
    keep("ipc", { seed, index, flaw: `${method}: ${flaw}`, input: Buffer.from(input) });
  for (const path of counts.outside)
    keep("ipc", { seed, index: -1, flaw: `wrote ${path}`, input: Buffer.alloc(0) });
  say(
    `ipc: ${counts.calls} calls of ${counts.methods.length} methods with seed ${seed}, ${perSecond} a second: ${counts.values} values, ` +
      `${counts.problems} problems, ${counts.misfits} that do not fit; ${counts.refused} attempts to leave this ` +
      `machine, all refused; ${counts.outside.length} writes elsewhere, ${counts.flaws.length} flaws`,
  );
}

async function replay(name: string, file: string): Promise<void> {
  const target = TARGETS[name];
  if (target === undefined) throw new Error(`An input of ${name} cannot be replayed.`);
  const flaw = await replayed(target.open, readFileSync(file));
  flaws = flaw === undefined ? 0 : 1;
  say(flaw ?? "nothing is wrong with what becomes of it");
}

type Kept = { readonly seed: number; readonly index: number; readonly flaw: string; readonly input: Buffer };

function keep(name: string, { seed, index, flaw, input }: Kept): void {
  flaws += 1;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}-${seed}-${index}`);
  writeFileSync(file, input);
  say(`${name}, seed ${seed}, input ${index}: ${flaw}\n  npm run fuzz replay ${name} ${file}`);
}

function progress(name: string, done: number, count: number): void {
  if (done % 500_000 === 0 || count <= 500_000) process.stderr.write(`${name}: ${done} of ${count}\n`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
