import type { CheckResult } from "../../../../shared/checks/result.ts";
import { isoOf, type Clock } from "../../../../shared/time.ts";
import type { NotConfirmed } from "../../checks/unseen.ts";
import {
  fingerprintOf,
  type HeldAuthority,
  type WebhookAuthoritiesApi,
} from "../../platforms/on-prem/webhook-authorities.ts";
import { answerAbout, finding, found, problemWords } from "./findings.ts";
import type { TestJob } from "./job.ts";
import type { AuthorityMark } from "./records.ts";
import { refuse } from "./refuse.ts";

/** Reads and changes a client's authorities; `trusted` gives those of the last look, in PEM. */
export type AuthorityAccess = Pick<WebhookAuthoritiesApi, "read" | "add" | "remove"> & {
  trusted(): readonly string[];
};

/**
 * Uploads the authority behind a receiver of the local network to the client, beside those that stand there. Its
 * fingerprint is durable before it is uploaded, so that the next process finds it. Gives false where none may be
 * borrowed: the client holds no list, ours could not be taken away alone, or it is not seen there.
 */
export async function addAuthority(job: TestJob): Promise<boolean> {
  const { deps, target, book, stop, waits } = job;
  // The cloud takes none, and no receiver of the local network is there for it.
  const access = target.authorities;
  const pem = access === undefined ? undefined : deps.receivers.address(target.receiver)?.lan?.caPem;
  if (access === undefined || pem === undefined) return true;
  const before = await access.read();
  if (before.kind !== "confirmed")
    return no(job, "authority-no-list", found("authorityNoListFor", { answer: answerAbout(before) }));
  // Where entries have no ids, the only way to take one away takes all.
  if (before.value.some(({ id }) => id === undefined))
    return no(job, "authority-no-list", found("authorityNoIds"));
  const mark: AuthorityMark = {
    fingerprint: fingerprintOf(pem),
    before: before.value.map((one) => one.pem),
    since: isoOf(deps.ports.clock.now()),
    set: "intent",
    seen: false,
  };
  const written = book.save({ authority: mark });
  if (!written.ok) return no(job, "not-written", found("notWritten", { why: problemWords(written.problem) }));
  const outcome = await access.add(pem);
  const set = outcome.kind === "notSent" ? "rejected" : outcome.kind;
  if (set !== "rejected")
    for (const pauseMs of [0, ...waits.looksMs]) {
      if (pauseMs > 0) await deps.ports.clock.sleep(pauseMs, stop);
      const now = await access.read();
      if (now.kind !== "confirmed" || !now.value.some(isOurs(mark))) continue;
      const stillThere = lackingIn(now.value, mark).length === 0;
      book.save({ authority: { ...mark, set, seen: stillThere } });
      return stillThere || no(job, "authority-replaced", found("authorityReplaced"));
    }
  book.save({ authority: { ...mark, set } });
  if (outcome.kind === "confirmed") return no(job, "not-known", found("authorityUnseen"));
  const said = found("authorityNotAdded", { answer: answerAbout(outcome) });
  return no(job, set === "rejected" ? "refused" : "not-known", said);
}

function no(job: TestJob, ...why: [Parameters<typeof refuse>[1], ReturnType<typeof found>]): false {
  refuse(job, ...why);
  return false;
}

/** How a client's authorities stand after ours was to be taken away. */
export type AuthorityEnd =
  | { readonly kind: "away" }
  /** Ours is not there any more; what stands besides is not what stood before. */
  | { readonly kind: "othersChanged" }
  | { readonly kind: "left"; readonly outcome?: NotConfirmed };

type TakeAway = {
  readonly access: AuthorityAccess | undefined;
  readonly mark: AuthorityMark | undefined;
  readonly clock: Clock;
  readonly pausesMs: readonly number[];
  readonly hurry?: AbortSignal | undefined;
};

/**
 * Takes our authority away from the client and leaves every other. Each call follows a look that shows ours there, and
 * it counts as gone when a look says so. What our upload displaced, on a client that kept one alone, is put back.
 */
export async function takeAuthorityAway({
  access,
  mark,
  clock,
  pausesMs,
  hurry,
}: TakeAway): Promise<AuthorityEnd> {
  if (mark === undefined) return { kind: "away" };
  if (access === undefined) return { kind: "left" };
  // An upload whose outcome nobody knows may have its effect late: only where each look agrees is it believed absent.
  const mayComeLate = !mark.seen && (mark.set === "unknown" || mark.set === "intent");
  let last: AuthorityEnd = { kind: "left" };
  for (const pauseMs of [0, ...pausesMs]) {
    if (pauseMs > 0) await clock.sleep(pauseMs, hurry);
    const now = await access.read();
    if (now.kind !== "confirmed") {
      last = { kind: "left", outcome: now };
      continue;
    }
    const ours = now.value.find(isOurs(mark));
    if (ours === undefined) {
      last = endOf(now.value, mark);
      if (mayComeLate) continue;
      return last;
    }
    const outcome = await removeOurs(access, ours, now.value, mark);
    const after = await access.read();
    if (after.kind === "confirmed" && !after.value.some(isOurs(mark))) return endOf(after.value, mark);
    last =
      outcome === undefined || outcome.kind === "confirmed" ? { kind: "left" } : { kind: "left", outcome };
  }
  return last;
}

async function removeOurs(
  access: AuthorityAccess,
  ours: HeldAuthority,
  held: readonly HeldAuthority[],
  mark: AuthorityMark,
): Promise<Awaited<ReturnType<AuthorityAccess["remove"]>> | undefined> {
  // Whoever looked after the upload and saw the others there has not displaced them.
  const displaced = mark.seen ? [] : lackingIn(held, mark);
  for (const pem of displaced) {
    const back = await access.add(pem);
    if (back.kind !== "confirmed") return back;
  }
  if (ours.id !== undefined) return access.remove(ours.id);
  // Without an id all would go: right only where ours is the only one.
  return held.length === 1 && displaced.length === 0 ? access.remove(undefined) : undefined;
}

function isOurs({ fingerprint }: AuthorityMark): (held: HeldAuthority) => boolean {
  return (held) => held.fingerprint === fingerprint;
}

/** What stood there before and does not now. */
function lackingIn(held: readonly HeldAuthority[], { before }: AuthorityMark): readonly string[] {
  return before.filter((pem) => !held.some(({ fingerprint }) => fingerprint === fingerprintOf(pem)));
}

function endOf(held: readonly HeldAuthority[], mark: AuthorityMark): AuthorityEnd {
  const isSame = held.length === mark.before.length && lackingIn(held, mark).length === 0;
  return { kind: isSame ? "away" : "othersChanged" };
}

/** The finding of a callback that was given back, with what became of our authority beside it. */
export function withAuthority(check: CheckResult, end: AuthorityEnd): CheckResult {
  if (end.kind === "away" || (end.kind === "othersChanged" && check.status !== "pass")) return check;
  if (end.kind === "othersChanged")
    return finding(
      "webhooks.restored",
      { status: "warn", cause: "changed-meanwhile" },
      found("authorityOthersChanged"),
    );
  if (check.status === "fail") return check;
  const said =
    end.outcome === undefined
      ? found("authorityLeft")
      : found("authorityLeftBy", { answer: answerAbout(end.outcome) });
  return finding("webhooks.restored", { status: "fail", cause: "authority-left" }, said);
}
