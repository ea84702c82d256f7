import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { takeAuthorityAway, withAuthority, type AuthorityEnd } from "./authority.ts";
import { awaitArrivals } from "./await-message.ts";
import { replaceCallback, type ReplacedCallback } from "./replace-callback.ts";
import { finding, found, problemWords } from "./findings.ts";
import { restoreCallback } from "./restore-callback.ts";
import { isOver } from "./restore-outcome.ts";
import { restoredCheck } from "./restored-check.ts";
import type { TestJob } from "./job.ts";
import { refuse } from "./refuse.ts";
import { restoreLeftovers } from "./leftovers.ts";
import { leftOf, restorable, type TestRecords } from "./records.ts";
import { stayAwake } from "./stay-awake.ts";
import { noteOthers } from "./test-record-writer.ts";
import { openIngress, unlessStopped } from "./ingress.ts";

type Verdict = NonNullable<TestState["verdict"]>;

/**
 * Runs one test from start to verdict. In every case, restores what it replaced while tunnel and receiver are
 * still open; `closeIngress` closes those before the verdict is reported.
 */
export async function runTest(
  job: TestJob,
  records: TestRecords,
  closeIngress: () => Promise<void>,
): Promise<void> {
  let replaced: Pick<ReplacedCallback, "end"> | undefined;
  let allowSleep: (() => void) | undefined;
  let verdict: Verdict = "stopped";
  try {
    verdict = await proceed(job, records, (callback) => {
      replaced = callback;
      allowSleep ??= stayAwake(job);
    });
  } finally {
    try {
      await settle(job, records);
    } finally {
      // Must run even after an internal error: otherwise number and receiver stay locked until the process
      // ends.
      replaced?.end();
      allowSleep?.();
      await closeIngress();
      const endedAt = isoOf(job.deps.ports.clock.now());
      // Before the state change: listeners read the stored proof as soon as they see the end.
      job.notes?.ended({ ...job.state.now(), verdict, endedAt });
      job.state.change({ phase: "ended", verdict, endedAt }, ["until"]);
    }
  }
}

async function proceed(
  job: TestJob,
  records: TestRecords,
  hold: (replaced: Pick<ReplacedCallback, "end">) => void,
): Promise<Verdict> {
  // Until a message was awaited through our own callback URL, nothing is known about delivery.
  if (!(await restoreLeftovers(job, records))) return "stopped";
  if (await isElsewhere(job)) return "stopped";
  if (!(await openIngress(job))) return "stopped";
  const replaced = await replaceCallback(job, hold);
  if (replaced === undefined) return "stopped";
  return awaitArrivals(job, replaced);
}

/**
 * Whether the API reports that it does not have the number: it could deliver nothing, so the test stops
 * before any change. Also true if the test was stopped.
 */
export async function isElsewhere(job: TestJob): Promise<boolean> {
  const { target, stop } = job;
  const has = await unlessStopped(target.hasNumber(), stop);
  if (has !== false) return has === "stopped";
  const message = found(target.source === "cloud" ? "notInCloud" : "notOnClient");
  refuse(job, "not-here", message);
  return true;
}

/** Restores what was replaced, and reports whether callback URLs are as they were before. */
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
      lateMs: waits.lateMs,
      hurry,
      noteDisplaced: (authority) => void book.save({ authority }),
    });
  if (borrowed === undefined) {
    const away = await takeAway();
    const left = leftByOthers(job, records);
    const check = left.ok ? LEFT_CHECKS[left.value]() : leftUnread(left.problem);
    state.done("webhooks.restored", withAuthority(check, away));
    // While the records can't be read, or where one came with a copy, it is unknown whether anything is left.
    if (left.ok && left.value !== "copied")
      state.change({ restored: left.value === "nothing" && away.kind === "away" });
    if (away.kind !== "left") book.remove();
    return;
  }
  const outcome = await restoreCallback({
    access: await target.level(borrowed.level),
    replaced: borrowed,
    tokens: tokens.known(),
    clock,
    pausesMs: waits.triesMs,
    lateMs: waits.lateMs,
    hurry,
    noteOthers: () => noteOthers(book),
  });
  // While our callback URL is set, its deliveries need the authority.
  const away: AuthorityEnd = isOver(outcome) ? await takeAway() : { kind: "away" };
  state.done("webhooks.restored", withAuthority(restoredCheck(outcome, borrowed), away));
  if (outcome.kind !== "notKnown" && outcome.kind !== "mayComeLate")
    state.change({ restored: outcome.kind === "restored" && away.kind === "away" });
  if (isOver(outcome) && away.kind !== "left") book.remove();
}

/**
 * Whether an earlier test of this number left anything unrestored, here or (`copied`) where the data folder was copied. A
 * corrupted record may be the only trace of it.
 */
function leftByOthers({ target, book }: TestJob, records: TestRecords): Result<Left, StorageProblem> {
  const all = records.all();
  if (!all.ok) return all;
  const quarantined = records.setAside();
  if (!quarantined.ok) return quarantined;
  if (quarantined.value !== undefined) return err({ kind: "storageDamaged", setAside: quarantined.value });
  const others = all.value.filter(
    (one) =>
      one.test !== book.record().test &&
      one.phoneNumberId === target.phoneNumberId &&
      leftOf(one) !== undefined,
  );
  if (others.length === 0) return ok("nothing");
  return ok(others.some((one) => restorable(one, "program") !== undefined) ? "something" : "copied");
}

type Left = "nothing" | "something" | "copied";

const LEFT_CHECKS: Readonly<Record<Left, () => ReturnType<typeof finding>>> = {
  nothing: () => finding("webhooks.restored", "pass", found("nothingBorrowed")),
  something: () =>
    finding("webhooks.restored", { status: "fail", cause: "not-restored" }, found("leftBehind")),
  copied: () => finding("webhooks.restored", { status: "fail", cause: "copied" }, found("leftCopiedUnknown")),
};

function leftUnread(problem: StorageProblem): ReturnType<typeof finding> {
  const message = found("leftUnread", { why: problemWords(problem) });
  return finding("webhooks.restored", { status: "fail", cause: "not-known" }, message);
}
