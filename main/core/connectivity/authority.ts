import type { CheckResult } from "../../../shared/checks/result.ts";
import type { Clock } from "../../../shared/time.ts";
import type { NotConfirmed } from "../checks/unseen.ts";
import {
  fingerprintOf,
  type HeldAuthority,
  type WebhookAuthoritiesApi,
} from "../platforms/on-prem/webhook-authorities.ts";
import { answerAbout, finding, found } from "./findings.ts";
import type { AuthorityMark } from "./records.ts";
import { LATE_LOOKS } from "./waits.ts";

/**
 * Reads and changes a client's certificate authorities; `trusted` returns those of the last query, in PEM.
 */
export type AuthorityAccess = Pick<WebhookAuthoritiesApi, "read" | "add" | "remove"> & {
  trusted(): readonly string[];
};

/** The client's authorities after an attempt to remove ours. */
export type AuthorityEnd =
  | { readonly kind: "away" }
  /** Ours is gone; the others are not the ones that were there before. */
  | { readonly kind: "othersChanged" }
  | { readonly kind: "left"; readonly outcome?: NotConfirmed };

type RemoveAuthority = {
  readonly access: AuthorityAccess | undefined;
  readonly mark: AuthorityMark | undefined;
  readonly clock: Clock;
  readonly pausesMs: readonly number[];
  /** How long an upload whose response was lost may still take effect, in ms. */
  readonly lateMs: number;
  readonly hurry?: AbortSignal | undefined;
  /** Called before the first authority is uploaded again; what it writes is the mark that the next process gets. */
  readonly noteDisplaced: (mark: AuthorityMark) => void;
};

/**
 * Removes our authority from the client and keeps every other. Each removal follows a query that shows ours.
 * It counts as removed if a query after a confirmed removal no longer shows it, or if two successive queries
 * agree: a single list may be stale or incomplete. After an upload with an unknown outcome, every query until
 * it can no longer take effect must agree. If our upload replaced the authorities of a client, they are
 * uploaded again; one that its owner removed meanwhile is not.
 */
export async function takeAuthorityAway({
  access,
  mark,
  clock,
  pausesMs,
  lateMs,
  hurry,
  noteDisplaced,
}: RemoveAuthority): Promise<AuthorityEnd> {
  if (mark === undefined) return { kind: "away" };
  if (access === undefined) return { kind: "left" };
  let last: AuthorityEnd = { kind: "left" };
  let believed: AuthorityEnd | undefined;
  let mayComeLate = !mark.seen && (mark.set === "unknown" || mark.set === "intent");
  const latePauses = Array.from({ length: LATE_LOOKS }, () => lateMs / LATE_LOOKS);
  // A client whose upload replaced the others lists ours alone; beside ours, others show that it did not.
  let wasAlone: boolean | undefined = mark.displaced;
  // One pause more than attempts: what only the last query showed needs a second one.
  const pauses = [0, ...pausesMs, ...(mayComeLate ? latePauses : []), 0];
  for (const [index, pauseMs] of pauses.entries()) {
    if (pauseMs > 0) await clock.sleep(pauseMs, hurry);
    const isLast = index === pauses.length - 1;
    const now = await access.read();
    if (now.kind !== "confirmed") {
      believed = undefined;
      last = { kind: "left", outcome: now };
      continue;
    }
    const ours = now.value.find(isOurs(mark));
    if (ours === undefined) {
      const end = endOf(now.value, mark);
      const isSecond = believed?.kind === end.kind;
      believed = end;
      last = { kind: "left" };
      if (!isSecond || (mayComeLate && !isLast)) continue;
      // A wait that was cut short shows nothing about a late upload: the next start checks again.
      return mayComeLate && hurry?.aborted === true ? last : end;
    }
    believed = undefined;
    wasAlone ??= now.value.length === 1;
    const displaced = mark.seen || !wasAlone ? [] : lackingIn(now.value, mark);
    if (displaced.length > 0 && mark.displaced !== true) noteDisplaced({ ...mark, displaced: true });
    const outcome = await removeOurs(access, ours, now.value, displaced);
    const after = await access.read();
    if (after.kind === "confirmed" && !after.value.some(isOurs(mark))) {
      // It took effect and is removed: it cannot come again.
      mayComeLate = false;
      believed = endOf(after.value, mark);
      if (outcome?.kind === "confirmed" && believed.kind === "away") return believed;
      last = { kind: "left" };
      continue;
    }
    last =
      outcome === undefined || outcome.kind === "confirmed" ? { kind: "left" } : { kind: "left", outcome };
  }
  return last;
}

async function removeOurs(
  access: AuthorityAccess,
  ours: HeldAuthority,
  authorities: readonly HeldAuthority[],
  displaced: readonly string[],
): Promise<Awaited<ReturnType<AuthorityAccess["remove"]>> | undefined> {
  for (const pem of displaced) {
    const readded = await access.add(pem);
    if (readded.kind !== "confirmed") return readded;
  }
  if (ours.id !== undefined) return access.remove(ours.id);
  // Without an id the client removes all: correct only if ours is the only one.
  return authorities.length === 1 && displaced.length === 0 ? access.remove(undefined) : undefined;
}

/** Returns a predicate that finds our authority among those that a client holds. */
export function isOurs({ fingerprint }: AuthorityMark): (authority: HeldAuthority) => boolean {
  return (authority) => authority.fingerprint === fingerprint;
}

/** The authorities, in PEM, that the client held before and does not hold now. */
export function lackingIn(
  authorities: readonly HeldAuthority[],
  { before }: AuthorityMark,
): readonly string[] {
  return before.filter((pem) => !authorities.some(({ fingerprint }) => fingerprint === fingerprintOf(pem)));
}

function endOf(authorities: readonly HeldAuthority[], mark: AuthorityMark): AuthorityEnd {
  const isSame = authorities.length === mark.before.length && lackingIn(authorities, mark).length === 0;
  return { kind: isSame ? "away" : "othersChanged" };
}

/** Adds the state of our authority to the finding about the restored callback URL. */
export function withAuthority(check: CheckResult, end: AuthorityEnd): CheckResult {
  if (end.kind === "away" || (end.kind === "othersChanged" && check.status !== "pass")) return check;
  if (end.kind === "othersChanged")
    return finding(
      "webhooks.restored",
      { status: "warn", cause: "changed-meanwhile" },
      found("authorityOthersChanged"),
    );
  if (check.status === "fail") return check;
  const left =
    end.outcome === undefined
      ? found("authorityLeft")
      : found("authorityLeftBy", { answer: answerAbout("authorities", end.outcome) });
  return finding("webhooks.restored", { status: "fail", cause: "authority-left" }, left);
}
