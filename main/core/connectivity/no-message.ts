import type { CheckResult, MessageDescriptor } from "../../../shared/checks/result.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { shownAddress } from "../checks/words.ts";
import type { Hit } from "./arrivals.ts";
import type { ReplacedCallback } from "./replace-callback.ts";
import { finding, found } from "./findings.ts";
import type { TestJob } from "./job.ts";
import { markOf } from "./records.ts";

type Verdict = NonNullable<TestState["verdict"]>;

/** Why no counting message arrived, and what that allows the test to conclude. */
export type NoneCame = {
  readonly kind: "not";
  readonly verdict: Exclude<Verdict, "arrives">;
  readonly check: CheckResult;
};

/** What arrived instead of the message. */
export type Came = {
  /** A message with the keyword whose signature is invalid. */
  wrong?: Hit;
  /** Counting messages of the number without the keyword. */
  others: number;
  /**
   * Notifications rejected for their signature, whatever their content and whether or not they are stored.
   */
  refused: number;
};

/** What ended the wait early: no notification can arrive any more. */
export type WaitEnd = { readonly kind: "moved" } | { readonly kind: "elsewhere"; readonly to: string };

type MessageCause = Extract<Parameters<typeof finding<"webhooks.message">>[1], object>["cause"];

/** One certain fact: its message when it comes first, and when it comes after another. */
type Fact = {
  readonly cause: MessageCause;
  readonly first: MessageDescriptor;
  readonly beside: MessageDescriptor;
  readonly facts?: CheckResult["facts"];
};

type Waited = {
  readonly word: string;
  readonly came: Came;
  readonly sinceMs: number;
  readonly end: WaitEnd | undefined;
};

/**
 * Explains why nothing that counts arrived. Reports everything that is certain, starting with what the user
 * must fix first: an invalid signature comes first, whatever the tunnel did. Concludes "does not arrive" only
 * if nothing else explains it: the tunnel stayed open, the callback URL is still ours, and the public URL
 * still leads here.
 */
export async function whyNone(job: TestJob, { chosen }: ReplacedCallback, waited: Waited): Promise<NoneCame> {
  const wrong = signatureWrong(waited);
  const explanations = await excusesFor(job, chosen, waited);
  const [main, ...besides] = [...(wrong === undefined ? [] : [wrong]), ...explanations];
  const verdict = explanations.length === 0 ? "does-not-arrive" : "inconclusive";
  const { cause, first, facts } = main ?? noMessage(waited);
  const message = besides.reduce(
    (combined, { beside }) => found("together", { first: combined, second: beside }),
    first,
  );
  return {
    kind: "not",
    verdict,
    check: finding("webhooks.message", { status: "fail", cause }, message, facts),
  };
}

/**
 * The result if the person stops the test early: what may still arrive is not awaited; signatures rejected so
 * far are still reported.
 */
export function leftBefore(waited: Pick<Waited, "word" | "came">): NoneCame {
  const wrong = signatureWrong(waited);
  const check =
    wrong === undefined
      ? finding("webhooks.message", { status: "skip", cause: "no-message" }, found("notAwaited"))
      : finding("webhooks.message", { status: "fail", cause: wrong.cause }, wrong.first, wrong.facts);
  return { kind: "not", verdict: "stopped", check };
}

function noMessage({ word }: Waited): Pick<Fact, "cause" | "first" | "facts"> {
  return { cause: "no-message", first: found("noMessage", { word }) };
}

/** A message with the keyword and an invalid signature may come from anyone. */
function signatureWrong({
  word,
  came: { wrong, others, refused },
}: Pick<Waited, "word" | "came">): Fact | undefined {
  if (wrong !== undefined) {
    const message = found("messageWrong");
    const facts = { event: wrong.event.id, signature: wrong.event.signature };
    return { cause: "signature-wrong", first: message, beside: message, facts };
  }
  // If correctly signed messages arrived too, the invalid ones come from another app or an unknown sender.
  if (refused === 0 || others > 0) return undefined;
  const message = found("refusedCame", { count: refused, word });
  return { cause: "signature-wrong", first: message, beside: message, facts: { refused } };
}

/** What by itself explains a missing message or makes the result uncertain. */
async function excusesFor(
  job: TestJob,
  chosen: ReplacedCallback["chosen"],
  { word, came: { others }, sinceMs, end }: Waited,
): Promise<readonly Fact[]> {
  const excuses: Fact[] = [];
  if (others > 0) {
    const message = found("othersCame", { count: others, word });
    excuses.push({ cause: "others-came", first: message, beside: message, facts: { others } });
  }
  // A tunnel that reopened at another URL was also down; that need not be reported separately.
  if (end?.kind === "moved") {
    const message = found("addressMoved");
    return [...excuses, { cause: "went-elsewhere", first: message, beside: message }];
  }
  if (end?.kind === "elsewhere") excuses.push(elsewhere(end.to));
  if (!job.deps.tunnels.history(job.target.receiver, sinceMs).wasUpThroughout)
    excuses.push({ cause: "line-broke", first: found("lineBroke"), beside: found("besideLineBroke") });
  if (end !== undefined) return excuses;
  // Messages that arrived through our callback URL have already shown that it leads here.
  if (others > 0) return excuses;
  const current = await stillOurs(job, chosen);
  if (current.kind === "elsewhere") return [...excuses, elsewhere(current.to)];
  if (current.kind === "unseen")
    return [
      ...excuses,
      { cause: "not-known", first: found("standingUnseen"), beside: found("besideStandingUnseen") },
    ];
  const address = job.deps.tunnels.publicAddress(job.target.receiver, job.target.source);
  if (address === undefined || !(await leadsHere(job)))
    excuses.push({ cause: "not-reachable", first: found("leadsNoMore"), beside: found("besideLeadsNoMore") });
  return excuses;
}

function elsewhere(to: string | undefined): Fact {
  const cause = "went-elsewhere";
  if (to === undefined) return { cause, first: found("wentNowhere"), beside: found("besideWentNowhere") };
  const shown = { to: shownAddress(to) };
  return { cause, first: found("wentElsewhere", shown), beside: found("besideWentElsewhere", shown) };
}

type Standing = { readonly kind: "ours" | "unseen" } | { readonly kind: "elsewhere"; readonly to?: string };

/**
 * Whether the number's notifications still go to our callback URL. Queries the level itself if no query shows
 * which level takes precedence.
 */
export async function stillOurs(
  { target, book }: Pick<TestJob, "target" | "book">,
  { level }: ReplacedCallback["chosen"],
): Promise<Standing> {
  const ours = book.record().borrowed?.ours;
  const winner = await target.winner();
  if (winner.kind === "at")
    return markOf(winner.address) === ours ? { kind: "ours" } : { kind: "elsewhere", to: winner.address };
  if (winner.kind === "nowhere") return { kind: "elsewhere" };
  const queried = await (await target.level(level))?.query();
  if (queried === undefined || queried.kind === "unseen") return { kind: "unseen" };
  const address = queried.kind === "seen" ? queried.standing.address : undefined;
  if (address === undefined) return { kind: "elsewhere" };
  return markOf(address) === ours ? { kind: "ours" } : { kind: "elsewhere", to: address };
}

/** Whether requests to the public URL still reach this receiver. Retries a proxy that does not respond. */
async function leadsHere({ deps, input, target, waits, stop }: TestJob): Promise<boolean> {
  const { caFile } = input;
  for (const pauseMs of [0, ...waits.looksMs]) {
    if (pauseMs > 0) await deps.ports.clock.sleep(pauseMs, stop);
    const probed = await deps.tunnels.probe({
      receiver: target.receiver,
      ...(caFile === undefined ? {} : { caFile }),
    });
    // Only a request that arrived is evidence; a name that this computer cannot resolve says nothing.
    const arrival = probed.ok
      ? probed.value.checks.find(({ id }) => id === "webhooks.outside-in")
      : undefined;
    if (arrival?.status === "pass" || arrival?.cause === "slow") return true;
  }
  return false;
}
