import type { Unrestored } from "../../../shared/webhook/connectivity-test.ts";
import { ok } from "../../../shared/result.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { shownAddress } from "../checks/words.ts";
import { takeAuthorityAway, withAuthority } from "./authority.ts";
import { finding, found, problemWords } from "./findings.ts";
import { restoreCallback } from "./restore-callback.ts";
import { isOver, type RestoreOutcome } from "./restore-outcome.ts";
import { restoredCheck } from "./restored-check.ts";
import { distinct, openedFor, ownersTokens, sealedEraser, sealedRefsOf } from "./record-secrets.ts";
import { openRecordTarget } from "./record-target.ts";
import { knownReplaced } from "./test-record-writer.ts";
import type { TestJob } from "./job.ts";
import { isAboutTheAddress, type LevelAccess } from "./levels.ts";
import {
  type KnownReplaced,
  leftOf,
  restorable,
  type Restorable,
  type TestRecord,
  type TestRecords,
  withOthers,
} from "./records.ts";
import { refuse } from "./refuse.ts";
import { leadsTo, type OpenTarget } from "./target.ts";
import { publishRestored } from "./publish-restored.ts";
import { unlessStopped } from "./ingress.ts";

/**
 * Restores what earlier tests of this number left; asks for the verify token if it is not stored. Returns
 * false if something is still left: then no further callback URL may be replaced.
 */
export async function restoreLeftovers(job: TestJob, records: TestRecords): Promise<boolean> {
  const { state, target, book, deps } = job;
  const all = records.all();
  if (!all.ok) {
    // An unreadable record may be the only trace of a replaced callback URL: report it before any other is
    // replaced.
    refuse(job, "not-written", found("leftUnread", { why: problemWords(all.problem) }));
    return false;
  }
  for (const record of all.value) {
    if (record.phoneNumberId !== target.phoneNumberId || record.test === book.record().test) continue;
    if (leftOf(record) === undefined) {
      records.remove(record.test, sealedEraser(deps.vault));
      continue;
    }
    const own = restorable(record, "program");
    if (own === undefined) {
      refuse(job, "copied", found("leftCopied"));
      return false;
    }
    // Without its full URL, nothing can be restored exactly, even with the verify token.
    const exact = knownReplaced(deps.vault, records, record);
    if (!exact.ok) {
      refuse(job, "not-known", found("leftUnread", { why: problemWords(exact.problem) }));
      return false;
    }
    if (!(await giveOneBack(job, records, own, exact.value))) {
      state.done(
        "webhooks.borrowed",
        finding("webhooks.borrowed", { status: "fail", cause: "not-known" }, found("leftBehind")),
      );
      return false;
    }
  }
  return true;
}

/**
 * Restores one through connections to the API where it was replaced. False if that fails; the caller reports
 * it.
 */
export async function giveOneBack(
  job: TestJob,
  records: TestRecords,
  record: Restorable,
  replaced: KnownReplaced | undefined,
): Promise<boolean> {
  const { target } = job;
  const here = { access: replaced && (await target.level(replaced.level)), authorities: target.authorities };
  const isReached = replaced === undefined || here.access !== undefined;
  if (leadsTo(target, record) && isReached) return restoreVia(job, { records, record, replaced }, here);
  // It was replaced at another API or with a secret that this test does not have.
  const own = await openOwn(job, record);
  if (own === undefined) return false;
  try {
    const access = replaced && (await own.level(replaced.level));
    const there = { access, authorities: own.authorities };
    return await restoreVia(job, { records, record, replaced }, there);
  } finally {
    await own.close();
  }
}

/**
 * Opens connections to where it was replaced, with the secrets that its record refers to; undefined if that
 * is no longer possible.
 */
async function openOwn({ deps }: TestJob, record: TestRecord): Promise<OpenTarget | undefined> {
  const secrets = openedFor(deps.vault, record, "app secret");
  const opened = await openRecordTarget(deps, record, secrets.ok ? secrets.value : []);
  if (!opened.ok) return undefined;
  if (leadsTo(opened.value, record)) return opened.value;
  runDetached(opened.value.close());
  return undefined;
}

type Left = NonNullable<ReturnType<typeof leftOf>>;
type Leftover = {
  readonly records: TestRecords;
  readonly record: TestRecord;
  readonly replaced: KnownReplaced | undefined;
};
type RestoreAccess = {
  readonly access: LevelAccess | undefined;
  readonly authorities: OpenTarget["authorities"] | undefined;
};

async function restoreVia(
  job: TestJob,
  { records, record, replaced }: Leftover,
  { access, authorities }: RestoreAccess,
): Promise<boolean> {
  const { deps, waits, tokens, stop, hurry } = job;
  const { vault, ports } = deps;
  const { triesMs: pausesMs, lateMs } = waits;
  let outcome: RestoreOutcome = { kind: "restored" };
  if (replaced !== undefined) {
    const opened = ownersTokens({ vault, ports }, record);
    // A request for a standing callback may have included the token: one token belongs to the URL.
    let known = distinct([...(opened.ok ? opened.value : []), ...tokens.known()]);
    // What a query showed before the token was asked for counts for those after it.
    let sawOthers = replaced.others === true;
    for (let refused = false; ; refused = true) {
      const noteOthers = (): void => {
        sawOthers = true;
        records.change(record.test, withOthers);
      };
      const work = {
        access,
        replaced: sawOthers ? { ...replaced, others: true as const } : replaced,
        tokens: known,
        clock: ports.clock,
        pausesMs,
        lateMs,
        hurry,
        noteOthers,
      };
      const attempt = await unlessStopped(restoreCallback(work), stop);
      if (attempt === "stopped") return false;
      outcome = attempt;
      // The on-premises client has no verify token, so asking for one would not help.
      const needsToken =
        access?.needsToken === true &&
        (outcome.kind === "tokenMissing" ||
          (outcome.kind === "refused" &&
            outcome.outcome !== undefined &&
            isAboutTheAddress(outcome.outcome)));
      if (!needsToken || replaced.before === undefined) break;
      const token = await tokens.ask({
        level: replaced.level,
        before: replaced.before,
        refused: refused && known.length > 0,
      });
      if (token === undefined) return false;
      known = [token];
    }
    if (!isOver(outcome)) return false;
  }
  const away = await takeAuthorityAway({
    access: authorities,
    mark: record.authority,
    clock: ports.clock,
    pausesMs,
    lateMs,
    hurry,
    noteDisplaced: (authority) => void records.change(record.test, (now) => ({ ...now, authority })),
  });
  if (away.kind === "left") return false;
  const check = withAuthority(restoredCheck(outcome, replaced ?? { level: "client" }), away);
  const restored = outcome.kind === "restored" && away.kind === "away";
  publishRestored(deps.push, record, ok({ restored, check }));
  return records.remove(record.test, sealedEraser(vault)).ok;
}

/**
 * What the user sees of a callback URL that is not restored yet, without the parts of a URL that may be
 * secret.
 */
export function shownLeft(record: TestRecord, left: Left, vaultIsLocked = false): Unrestored {
  const { test, receiver, number, phoneNumberId, point } = record;
  const { level, before, since } = left;
  const until = point?.until === undefined ? {} : { until: point.until };
  return {
    test,
    receiver,
    number,
    level,
    since,
    ...(record.borrowed === undefined ? { certificateOnly: true as const } : {}),
    ...(before === undefined ? {} : { before: shownAddress(before) }),
    ...(point === undefined ? {} : { standing: { phoneNumberId, ...until } }),
    ...(vaultIsLocked && !needsNoVault(record) ? { locked: true as const } : {}),
  };
}

/** Whether restoring needs nothing from the vault, judged by the record alone. */
export function needsNoVault(record: TestRecord): boolean {
  return record.target.kind === "plan" && sealedRefsOf(record).length === 0;
}
