import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { takeAuthorityAway, withAuthority, type AuthorityEnd } from "./authority.ts";
import { awaitArrivals } from "./await-message.ts";
import { replaceCallback, type ReplacedCallback } from "./replace-callback.ts";
import { finding, found, problemWords } from "./findings.ts";
import { restoreCallback, isOver, restoredCheck } from "./restore-callback.ts";
import { eraseSealedFor } from "./test-record-writer.ts";
import type { TestJob } from "./job.ts";
import { refuse } from "./refuse.ts";
import { restoreLeftovers } from "./leftovers.ts";
import { leftOf, type TestRecords } from "./records.ts";
import { stayAwake } from "./stay-awake.ts";
import { openIngress, unlessStopped } from "./ingress.ts";

type Verdict = NonNullable<TestState["verdict"]>;

/**
 * Runs one test from its beginning to its verdict. Whatever happens on the way, what it borrowed is given back while
 * tunnel and receiver still stand; `closeIngress` ends those before the verdict is told.
 */
export async function runTest(
  job: TestJob,
  records: TestRecords,
  closeIngress: () => Promise<void>,
): Promise<void> {
  let held: Pick<ReplacedCallback, "end"> | undefined;
  let letSleep: (() => void) | undefined;
  let verdict: Verdict = "stopped";
  try {
    verdict = await proceed(job, records, (callback) => {
      held = callback;
      letSleep ??= stayAwake(job);
    });
  } finally {
    try {
      await settle(job, records);
    } finally {
      // A mistake of ours must not keep the number shut and the receiver open for as long as the process lives.
      held?.end();
      letSleep?.();
      await closeIngress();
      const endedAt = isoOf(job.deps.ports.clock.now());
      // Before it is told: who hears of the end asks for what is proven now.
      job.notes?.ended({ ...job.state.now(), verdict, endedAt });
      job.state.change({ phase: "ended", verdict, endedAt }, ["until"]);
    }
  }
}

async function proceed(
  job: TestJob,
  records: TestRecords,
  hold: (held: Pick<ReplacedCallback, "end">) => void,
): Promise<Verdict> {
  // Before a message is awaited through a callback of ours nothing is known of how webhooks arrive.
  if (!(await restoreLeftovers(job, records))) return "stopped";
  if (await isElsewhere(job)) return "stopped";
  if (!(await openIngress(job))) return "stopped";
  const held = await replaceCallback(job, hold);
  if (held === undefined) return "stopped";
  return awaitArrivals(job, held);
}

/** A side that says itself that it does not have the number could deliver nothing: nothing is borrowed from it. */
export async function isElsewhere(job: TestJob): Promise<boolean> {
  const { target, stop } = job;
  const has = await unlessStopped(target.hasNumber(), stop);
  if (has !== false) return has === "stopped";
  const said = found(target.source === "cloud" ? "notInCloud" : "notOnClient");
  refuse(job, "not-here", said);
  return true;
}

/** Gives back what was borrowed, and says whether callbacks stand as they stood. */
export async function settle(job: TestJob, records: TestRecords): Promise<void> {
  const { state, book, target, tokens, deps, waits, hurry } = job;
  const { borrowed } = book.record();
  state.change({ phase: "restoring" }, ["until", "tokenRefused"]);
  state.begin("webhooks.restored");
  const { clock } = deps.ports;
  const takeAway = async (): Promise<AuthorityEnd> =>
    takeAuthorityAway({
      access: target.authorities,
      mark: book.record().authority,
      clock,
      pausesMs: waits.triesMs,
      hurry,
    });
  if (borrowed === undefined) {
    const away = await takeAway();
    const left = leftByOthers(job, records);
    const check = left.ok ? leftCheck(left.value) : leftUnread(left.problem);
    state.done("webhooks.restored", withAuthority(check, away));
    // Nobody can claim that nothing is left while the records cannot be read.
    if (left.ok) state.change({ restored: !left.value && away.kind !== "left" });
    if (away.kind !== "left") forget(job);
    return;
  }
  const given = await restoreCallback({
    access: await target.level(borrowed.level),
    borrowed,
    token: tokens.last(),
    clock,
    pausesMs: waits.triesMs,
    lateMs: waits.lateMs,
    hurry,
  });
  // As long as our callback stands there, its deliveries need the authority.
  const away: AuthorityEnd = isOver(given) ? await takeAway() : { kind: "away" };
  state.done("webhooks.restored", withAuthority(restoredCheck(given, borrowed), away));
  if (given.kind !== "notKnown")
    state.change({ restored: given.kind === "restored" && away.kind !== "left" });
  if (isOver(given) && away.kind !== "left") forget(job);
}

/** Is something of an earlier test of this number still borrowed? A damaged record may be the only trace of it. */
function leftByOthers({ target, book }: TestJob, records: TestRecords): Result<boolean, StorageProblem> {
  const all = records.all();
  if (!all.ok) return all;
  const aside = records.setAside();
  if (!aside.ok) return aside;
  if (aside.value !== undefined) return err({ kind: "storageDamaged", setAside: aside.value });
  const others = all.value.filter(({ test }) => test !== book.record().test);
  return ok(others.some((one) => one.phoneNumberId === target.phoneNumberId && leftOf(one) !== undefined));
}

function leftCheck(left: boolean): ReturnType<typeof finding> {
  return left
    ? finding("webhooks.restored", { status: "fail", cause: "not-restored" }, found("leftBehind"))
    : finding("webhooks.restored", "pass", found("nothingBorrowed"));
}

function leftUnread(problem: StorageProblem): ReturnType<typeof finding> {
  const said = found("leftUnread", { why: problemWords(problem) });
  return finding("webhooks.restored", { status: "fail", cause: "not-known" }, said);
}

function forget({ deps, book }: TestJob): void {
  eraseSealedFor(deps.vault, book.record());
  book.remove();
}
