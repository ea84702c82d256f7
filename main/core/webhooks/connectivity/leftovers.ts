import type { Unrestored } from "../../../../shared/webhook/connectivity-test.ts";
import { shownAddress } from "../../checks/words.ts";
import { takeAuthorityAway } from "./authority.ts";
import { finding, found, problemWords } from "./findings.ts";
import { giveBack, isOver, type GivenBack } from "./give-back.ts";
import { eraseSealedFor, exactBorrowed, ownersToken } from "./book.ts";
import type { TestJob } from "./job.ts";
import { IN_ITS_FILE, type Borrowed, type leftOf, type TestRecord, type TestRecords } from "./records.ts";
import { refuse } from "./refuse.ts";
import { unlessStopped } from "./way-in.ts";

/**
 * Gives back what earlier tests of this number left behind; its owner is asked for the token where nobody has it.
 * Gives false where something is still left: then nothing more may be borrowed.
 */
export async function giveBackLeftovers(job: TestJob, records: TestRecords): Promise<boolean> {
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
    const exact = exactBorrowed(deps.vault, records, record);
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

async function giveOneBack(
  job: TestJob,
  records: TestRecords,
  record: TestRecord,
  borrowed: Borrowed | undefined,
): Promise<boolean> {
  const { deps, target, waits, tokens, stop, hurry } = job;
  const { vault, ports } = deps;
  if (borrowed !== undefined) {
    const access = await target.level(borrowed.level);
    const opened = ownersToken({ vault, ports }, record);
    let token = opened.ok ? opened.value : undefined;
    let given: GivenBack;
    for (let refused = false; ; refused = true) {
      const work = { access, borrowed, token, clock: ports.clock, pausesMs: waits.triesMs, hurry };
      const tried = await unlessStopped(giveBack(work), stop);
      if (tried === "stopped") return false;
      given = tried;
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
    access: target.authorities,
    mark: record.authority,
    clock: ports.clock,
    pausesMs: waits.triesMs,
    hurry,
  });
  if (away.kind === "left") return false;
  eraseSealedFor(vault, record);
  return records.remove(record.test).ok;
}

type Left = NonNullable<ReturnType<typeof leftOf>>;

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
