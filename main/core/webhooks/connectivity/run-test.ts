import { isoOf } from "../../../../shared/time.ts";
import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { awaitArrivals } from "./await-message.ts";
import { borrowCallback, type Held } from "./borrow.ts";
import { finding, found } from "./findings.ts";
import { giveBack, restoredCheck } from "./give-back.ts";
import { eraseSealedFor } from "./book.ts";
import type { TestJob } from "./job.ts";
import { giveBackLeftovers } from "./leftovers.ts";
import type { TestRecords } from "./records.ts";
import { openWayIn } from "./way-in.ts";

type Verdict = NonNullable<TestState["verdict"]>;

/**
 * Runs one test from its beginning to its verdict. Whatever happens on the way, what it borrowed is given back while
 * tunnel and receiver still stand; `letGo` ends those before the verdict is told.
 */
export async function runTest(job: TestJob, records: TestRecords, letGo: () => Promise<void>): Promise<void> {
  let held: Pick<Held, "end"> | undefined;
  let verdict: Verdict = "stopped";
  try {
    verdict = await proceed(job, records, (callback) => (held = callback));
  } finally {
    await settle(job, records);
    held?.end();
    await letGo();
    job.state.change({ phase: "ended", verdict, endedAt: isoOf(job.deps.ports.clock.now()) }, ["until"]);
  }
}

async function proceed(
  job: TestJob,
  records: TestRecords,
  hold: (held: Pick<Held, "end">) => void,
): Promise<Verdict> {
  const failed = (): Verdict => (endedTooEarly(job) || tokenWasMissing(job) ? "stopped" : "does-not-arrive");
  if (!(await giveBackLeftovers(job, records))) return "stopped";
  if (!(await openWayIn(job))) return failed();
  const held = await borrowCallback(job, hold);
  if (held === undefined) return failed();
  return (await awaitArrivals(job, held)) ? "arrives" : failed();
}

/** Whoever ended it did so before anything had shown. A message with a wrong signature has shown what is wrong. */
function endedTooEarly({ stop, state }: TestJob): boolean {
  return stop.aborted && !state.now().steps.some(({ check }) => check?.cause === "signature-wrong");
}

/** Without the owner's token nothing was tried, so that nothing is known of how webhooks arrive. */
function tokenWasMissing({ state }: TestJob): boolean {
  return state.now().steps.some(({ check }) => check?.cause === "token-needed" && check.status === "fail");
}

/** Gives back what was borrowed, and says whether callbacks stand as they stood. */
async function settle(job: TestJob, records: TestRecords): Promise<void> {
  const { state, book, target, tokens, deps, waits, hurry } = job;
  const { borrowed } = book.record();
  state.change({ phase: "restoring" }, ["until", "tokenRefused"]);
  state.begin("webhooks.restored");
  if (borrowed === undefined) {
    const left = leftOf(job, records);
    const check = left ? nothingGivenBack() : finding("webhooks.restored", "pass", found("nothingBorrowed"));
    state.done("webhooks.restored", check);
    state.change({ restored: !left });
    forget(job);
    return;
  }
  const given = await giveBack({
    access: await target.level(borrowed.level),
    borrowed,
    token: tokens.last(),
    clock: deps.ports.clock,
    pausesMs: waits.triesMs,
    hurry,
  });
  state.done("webhooks.restored", restoredCheck(given, borrowed));
  if (given.kind !== "notKnown") state.change({ restored: given.kind === "restored" });
  if (given.kind === "restored" || given.kind === "changed") forget(job);
}

/** Is something of an earlier test of this number still borrowed? */
function leftOf({ target, book }: TestJob, records: TestRecords): boolean {
  const all = records.all();
  const others = all.ok ? all.value.filter(({ test }) => test !== book.record().test) : [];
  return others.some(
    ({ phoneNumberId, borrowed }) => phoneNumberId === target.phoneNumberId && borrowed !== undefined,
  );
}

function nothingGivenBack(): ReturnType<typeof finding> {
  return finding("webhooks.restored", { status: "fail", cause: "not-restored" }, found("leftBehind"));
}

function forget({ deps, book }: TestJob): void {
  eraseSealedFor(deps.vault, book.record());
  book.remove();
}
