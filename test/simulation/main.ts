import { parseArgs } from "node:util";
import { availableParallelism } from "node:os";
import { replay, runAll, runBugs } from "./search/commands.ts";
import { work } from "./search/worker.ts";

/*
 * Plays histories of migrations in simulated time, and checks the invariants after every event.
 *
 * Without options: every single fault, every ordered pair of faults over two processes (of migrations, and of webhook
 * tests that replace a callback URL) and within one such webhook test, random histories, and the seeded mistakes.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: "string" },
    from: { type: "string", default: "1" },
    seconds: { type: "string" },
    singles: { type: "boolean", default: false },
    pairs: { type: "boolean", default: false },
    callbacks: { type: "boolean", default: false },
    "callbacks-within": { type: "boolean", default: false },
    bugs: { type: "boolean", default: false },
    replay: { type: "string" },
    workers: { type: "string" },
    part: { type: "string", default: "1/1" },
    json: { type: "boolean", default: false },
    work: { type: "string" },
  },
});

const whole = (text: string | undefined, usual: number): number => {
  const value = text === undefined ? usual : Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`"${text ?? ""}" is not a whole number`);
  return value;
};

/** Which of how many parts: "3/16". */
const partOf = (text: string): { readonly number: number; readonly of: number } => {
  const [number, of] = text.split("/").map((each) => whole(each, 1));
  if (number === undefined || of === undefined || number < 1 || number > of)
    throw new Error(`"${text}" is not a part such as 3/16`);
  return { number, of };
};

async function main(): Promise<number> {
  if (values.work !== undefined) return work(values.work);
  if (values.replay !== undefined) return replay(whole(values.replay, 0));
  const isChosen =
    values.singles ||
    values.pairs ||
    values.callbacks ||
    values["callbacks-within"] ||
    values.bugs ||
    values.seeds !== undefined;
  const workers = whole(values.workers, availableParallelism());
  const seconds = values.seconds === undefined ? undefined : whole(values.seconds, 0);
  const found = await runAll(
    {
      singles: !isChosen || values.singles,
      pairs: !isChosen || values.pairs,
      callbacks: !isChosen || values.callbacks,
      callbacksWithin: !isChosen || values.callbacks || values["callbacks-within"],
      seeds: values.seeds === undefined ? (isChosen ? 0 : 20_000) : whole(values.seeds, 0),
      from: whole(values.from, 1),
      workers: Math.max(1, workers),
      seconds,
      part: partOf(values.part),
    },
    values.json,
  );
  const missed = !isChosen || values.bugs ? await runBugs(partOf(values.part), values.json) : 0;
  return found + missed > 0 ? 1 : 0;
}

process.exitCode = await main();
