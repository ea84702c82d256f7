import { isWholeAddress } from "../../../shared/platform/callback-address.ts";
import type { CheckResult, MessageDescriptor } from "../../../shared/checks/result.ts";
import type { ReceiverTrouble } from "../../../shared/webhook/receiver.ts";
import { shownAddress } from "../checks/words.ts";
import type { Hit } from "./arrivals.ts";
import { found, type finding } from "./findings.ts";
import { unlessStopped } from "./ingress.ts";
import type { TestJob } from "./job.ts";
import { isOurs, mayBeOurs } from "./own-marks.ts";
import type { ReplacedRecord } from "./records.ts";
import { noteOthers } from "./test-record-writer.ts";
import type { ReplacedCallback } from "./replace-callback.ts";

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

/** What is known about a wait in which no message counted. */
export type Waited = {
  readonly word: string;
  readonly came: Came;
  readonly sinceMs: number;
  readonly end: WaitEnd | undefined;
  /** Requests that this receiver answered with 503 or closed unread meanwhile. */
  readonly turnedAway: number;
  /** What the receiver had already reported when the wait began. */
  readonly troubleBefore: ReceiverTrouble | undefined;
  /** False if notifications that were answered may not be read yet. */
  readonly isSettled: boolean;
};

type MessageCause = Extract<Parameters<typeof finding<"webhooks.message">>[1], object>["cause"];

/** One certain fact: its message when it comes first, and when it comes after another. */
export type Fact = {
  readonly cause: MessageCause;
  readonly first: MessageDescriptor;
  readonly beside: MessageDescriptor;
  readonly facts?: CheckResult["facts"];
};

/**
 * Everything that by itself explains a missing message or makes the result uncertain. What is known here comes
 * first: what arrived, the receiver, this computer, the tunnel; then what both APIs and the public URL show.
 */
export async function explanationsFor(
  job: TestJob,
  chosen: ReplacedCallback["chosen"],
  waited: Waited,
): Promise<readonly Fact[]> {
  const { others } = waited.came;
  const here = [...othersCame(waited), ...atReceiver(job, waited)];
  // A tunnel that reopened at another URL was also down; that need not be reported separately.
  if (waited.end?.kind === "moved") {
    const message = found("addressMoved");
    return [...here, { cause: "went-elsewhere", first: message, beside: message }];
  }
  if (waited.end?.kind === "elsewhere") here.push(elsewhere(waited.end.to));
  here.push(...onTheWay(job, waited.sinceMs));
  if (waited.end !== undefined) return here;
  here.push(...(await numberGone(job)));
  // Messages that arrived through our callback URL have already shown that it leads here.
  if (others > 0) return here;
  return [...here, ...(await callbackGone(job, chosen))];
}

function othersCame({ word, came: { others } }: Waited): readonly Fact[] {
  if (others === 0) return [];
  const message = found("othersCame", { count: others, word });
  return [{ cause: "others-came", first: message, beside: message, facts: { others } }];
}

/** What this receiver did not take, and what it took and has not read yet. */
function atReceiver({ deps, target }: TestJob, { turnedAway, troubleBefore, isSettled }: Waited): Fact[] {
  const facts: Fact[] = [];
  const state = deps.receivers.state(target.receiver);
  const isNewTrouble = state?.trouble !== undefined && state.trouble !== troubleBefore;
  if (turnedAway > 0 || state?.listening !== true || isNewTrouble)
    facts.push({
      cause: "turned-away",
      first: found("turnedAway"),
      beside: found("besideTurnedAway"),
      facts: {
        turnedAway,
        listening: state?.listening === true,
        ...(state?.trouble === undefined ? {} : { trouble: state.trouble }),
      },
    });
  if (!isSettled) facts.push({ cause: "not-read", first: found("notRead"), beside: found("besideNotRead") });
  return facts;
}

/** Whether this computer slept, and whether the tunnel was down. */
function onTheWay({ deps, target }: TestJob, sinceMs: number): readonly Fact[] {
  const { wasUpThroughout, woke } = deps.tunnels.history(target.receiver, sinceMs);
  const facts: Fact[] = [];
  if (woke.length > 0)
    facts.push({ cause: "slept", first: found("sleptMeanwhile"), beside: found("besideSleptMeanwhile") });
  if (!wasUpThroughout)
    facts.push({ cause: "line-broke", first: found("lineBroke"), beside: found("besideLineBroke") });
  return facts;
}

/** Whether the number left the tested API while the message was awaited. */
async function numberGone({ target, stop }: TestJob): Promise<readonly Fact[]> {
  if ((await unlessStopped(target.hasNumber(), stop)) !== false) return [];
  return [{ cause: "number-moved", first: found("numberGone"), beside: found("besideNumberGone") }];
}

/** Whether the callback URL is no longer ours, or no longer leads here. */
async function callbackGone(job: TestJob, chosen: ReplacedCallback["chosen"]): Promise<readonly Fact[]> {
  const current = await stillOurs(job, chosen);
  if (current.kind === "elsewhere") return [elsewhere(current.to)];
  if (current.kind === "unseen")
    return [{ cause: "not-known", first: found("standingUnseen"), beside: found("besideStandingUnseen") }];
  const address = job.deps.tunnels.publicAddress(job.target.receiver, job.target.source);
  if (address !== undefined && (await leadsHere(job))) return [];
  return [{ cause: "not-reachable", first: found("leadsNoMore"), beside: found("besideLeadsNoMore") }];
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
  job: Pick<TestJob, "target" | "book">,
  chosen: ReplacedCallback["chosen"],
): Promise<Standing> {
  const standing = await standingNow(job, chosen);
  if (standing.kind === "elsewhere") noteOthers(job.book);
  return standing;
}

async function standingNow(
  { target, book }: Pick<TestJob, "target" | "book">,
  { level }: ReplacedCallback["chosen"],
): Promise<Standing> {
  const { borrowed } = book.record();
  const winner = await target.winner();
  if (winner.kind === "at") return standingOf(borrowed, winner.address);
  if (winner.kind === "nowhere") return { kind: "elsewhere" };
  const queried = await (await target.level(level))?.query();
  if (queried === undefined || queried.kind === "unseen") return { kind: "unseen" };
  const address = queried.kind === "seen" ? queried.standing.address : undefined;
  return standingOf(borrowed, address);
}

/** What a query shows of our callback URL. A text that isn't one whole URL, or is at our host, may be ours. */
export function standingOf(borrowed: ReplacedRecord | undefined, address: string | undefined): Standing {
  if (address === undefined) return { kind: "elsewhere" };
  if (isOurs(borrowed, address)) return { kind: "ours" };
  const isOther = isWholeAddress(address) && !mayBeOurs(borrowed, address);
  return isOther ? { kind: "elsewhere", to: address } : { kind: "unseen" };
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
