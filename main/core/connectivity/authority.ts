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

/** Reads and changes a client's authorities; `trusted` gives those of the last look, in PEM. */
export type AuthorityAccess = Pick<WebhookAuthoritiesApi, "read" | "add" | "remove"> & {
  trusted(): readonly string[];
};

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

/** Picks ours out of what a client holds. */
export function isOurs({ fingerprint }: AuthorityMark): (held: HeldAuthority) => boolean {
  return (held) => held.fingerprint === fingerprint;
}

/** What stood there before and does not now. */
export function lackingIn(held: readonly HeldAuthority[], { before }: AuthorityMark): readonly string[] {
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
