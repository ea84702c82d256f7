import type { Unrestored } from "../../../shared/webhook/connectivity-test.ts";
import { ok } from "../../../shared/result.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { shownAddress } from "../checks/words.ts";
import { takeAuthorityAway } from "./authority.ts";
import { finding, found, problemWords } from "./findings.ts";
import { restoreCallback, isOver, restoredCheck, type RestoreOutcome } from "./restore-callback.ts";
import { eraseSealedFor, exactReplaced, openedFor, ownersToken } from "./test-record-writer.ts";
import type { TestJob } from "./job.ts";
import type { LevelAccess } from "./levels.ts";
import {
  IN_ITS_FILE,
  type ReplacedRecord,
  type leftOf,
  type TestRecord,
  type TestRecords,
} from "./records.ts";
import { refuse } from "./refuse.ts";
import { leadsTo, openTarget, type OpenTarget } from "./target.ts";
import { publishRestored } from "./publish-restored.ts";
import { unlessStopped } from "./ingress.ts";

/**
 * Gives back what earlier tests of this number left behind; its owner is asked for the token where nobody has it.
 * Gives false where something is still left: then nothing more may be borrowed.
 */
export async function restoreLeftovers(job: TestJob, records: TestRecords): Promise<boolean> {
  const { state, target, book, deps } = job;
  const all = records.all();
  if (!all.ok) {
    // What cannot be read may be the only trace of a borrowed callback: no other is borrowed before that was told.
    refuse(job, "not-written", found("leftUnread", { why: problemWords(all.problem) }));
    return false;
  }
  for (const record of all.value) {
    if (record.phoneNumberId !== target.phoneNumberId || record.test === book.record().test) continue;
    // Without its whole address nothing can be given back exactly, whatever its owner's token.
    const exact = exactReplaced(deps.vault, records, record);
    if (!exact.ok) {
      refuse(job, "not-known", found("leftUnread", { why: problemWords(exact.problem) }));
      return false;
    }
    if (!(await giveOneBack(job, records, record, exact.value))) {
      state.done(
        "webhooks.borrowed",
        finding("webhooks.borrowed", { status: "fail", cause: "not-known" }, found("leftBehind")),
      );
      return false;
    }
  }
  return true;
}

/** Gives one back by the way that leads to where it was borrowed. False where it could not, which the caller tells. */
export async function giveOneBack(
  job: TestJob,
  records: TestRecords,
  record: TestRecord,
  borrowed: ReplacedRecord | undefined,
): Promise<boolean> {
  const { target } = job;
  const here = { access: borrowed && (await target.level(borrowed.level)), authorities: target.authorities };
  const isReached = borrowed === undefined || here.access !== undefined;
  if (leadsTo(target, record) && isReached) return restoreVia(job, { records, record, borrowed }, here);
  // It was borrowed elsewhere, or with a secret that this test was not given.
  const own = ownWay(job, record);
  if (own === undefined) return false;
  try {
    const access = borrowed && (await own.level(borrowed.level));
    const there = { access, authorities: own.authorities };
    return await restoreVia(job, { records, record, borrowed }, there);
  } finally {
    await own.close();
  }
}

/** The way to where it was borrowed, with the secrets that its record refers to; undefined where there is none any more. */
function ownWay({ deps }: TestJob, record: TestRecord): OpenTarget | undefined {
  const { vault, ports } = deps;
  const secret = openedFor(vault, record, "app secret");
  const way = { target: record.target, source: record.side };
  const opened = openTarget({ ports, vault }, way, secret.ok ? secret.value : undefined);
  if (!opened.ok) return undefined;
  if (leadsTo(opened.value, record)) return opened.value;
  runDetached(opened.value.close());
  return undefined;
}

type Left = NonNullable<ReturnType<typeof leftOf>>;
type Leftover = {
  readonly records: TestRecords;
  readonly record: TestRecord;
  readonly borrowed: ReplacedRecord | undefined;
};
type Way = {
  readonly access: LevelAccess | undefined;
  readonly authorities: OpenTarget["authorities"] | undefined;
};

async function restoreVia(
  job: TestJob,
  { records, record, borrowed }: Leftover,
  { access, authorities }: Way,
): Promise<boolean> {
  const { deps, waits, tokens, stop, hurry } = job;
  const { vault, ports } = deps;
  const { triesMs: pausesMs, lateMs } = waits;
  let given: RestoreOutcome = { kind: "restored" };
  if (borrowed !== undefined) {
    const opened = ownersToken({ vault, ports }, record);
    // Whoever begins a standing callback may have brought the token along: an owner has one for the address.
    let token = (opened.ok ? opened.value : undefined) ?? tokens.last();
    for (let refused = false; ; refused = true) {
      const work = { access, borrowed, token, clock: ports.clock, pausesMs, lateMs, hurry };
      const tried = await unlessStopped(restoreCallback(work), stop);
      if (tried === "stopped") return false;
      given = tried;
      // A client knows no token: no owner could help there.
      const asks =
        access?.needsToken === true &&
        (given.kind === "tokenMissing" || (given.kind === "refused" && borrowed.before !== undefined));
      if (!asks || borrowed.before === undefined) break;
      token = await tokens.ask({
        level: borrowed.level,
        before: borrowed.before,
        refused: refused && token !== undefined,
      });
      if (token === undefined) return false;
    }
    if (!isOver(given)) return false;
  }
  const away = await takeAuthorityAway({
    access: authorities,
    mark: record.authority,
    clock: ports.clock,
    pausesMs,
    hurry,
  });
  if (away.kind === "left") return false;
  eraseSealedFor(vault, record);
  const check = restoredCheck(given, borrowed ?? { level: "client" });
  publishRestored(deps.push, record, ok({ restored: given.kind === "restored", check }));
  return records.remove(record.test).ok;
}

/** What a person is told of a callback that is still borrowed, without what may be secret in an address. */
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
    ...(before === undefined ? {} : { before: shownAddress(before) }),
    ...(point === undefined ? {} : { standing: { phoneNumberId, ...until } }),
    ...(vaultIsLocked && !needsNoVault(record) ? { locked: true as const } : {}),
  };
}

/** Does everything that giving back takes lie outside the vault, as far as the record tells? */
export function needsNoVault({ target, token, appSecret, address }: TestRecord): boolean {
  const isSealed = token !== undefined || appSecret !== undefined;
  return target.kind === "plan" && !isSealed && (address === undefined || address === IN_ITS_FILE);
}
