import type { CheckResult, MessageDescriptor } from "../../../shared/checks/result.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { shownAddress } from "../checks/words.ts";
import type { Hit } from "./arrivals.ts";
import type { ReplacedCallback } from "./replace-callback.ts";
import { finding, found } from "./findings.ts";
import type { TestJob } from "./job.ts";
import { markOf } from "./records.ts";

type Verdict = NonNullable<TestState["verdict"]>;

/** Why there is no message that counts, and what that allows to be said. */
export type NoneCame = {
  readonly kind: "not";
  readonly verdict: Exclude<Verdict, "arrives">;
  readonly check: CheckResult;
};

/** What came instead of the message. */
export type Came = {
  /** One with the word whose signature does not fit. */
  wrong?: Hit;
  /** Messages of the number that count, without the word. */
  others: number;
  /** Notifications that were refused for their signature, whatever stood in them and whether they are kept or not. */
  refused: number;
};

/** What ended the wait before its time: nothing can come here any more. */
export type WaitEnd = { readonly kind: "moved" } | { readonly kind: "elsewhere"; readonly to: string };

type MessageCause = Extract<Parameters<typeof finding<"webhooks.message">>[1], object>["cause"];

/** One thing that is certain: how it is told first, and how beside another. */
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
 * Nothing came, or nothing that counts. Everything that is certain is told, the one that its person has to mend first:
 * a signature that does not fit stays so, whatever the tunnel did meanwhile. That webhooks do not arrive is said only
 * where nothing else explains the silence: the tunnel stood all along, the callback is still ours, and the public
 * address still leads here.
 */
export async function whyNone(job: TestJob, { chosen }: ReplacedCallback, waited: Waited): Promise<NoneCame> {
  const wrong = signatureWrong(waited);
  const others = await excusesFor(job, chosen, waited);
  const [main, ...besides] = [...(wrong === undefined ? [] : [wrong]), ...others];
  const verdict = others.length === 0 ? "does-not-arrive" : "inconclusive";
  const { cause, first, facts } = main ?? noMessage(waited);
  const said = besides.reduce(
    (told, { beside }) => found("together", { first: told, second: beside }),
    first,
  );
  return { kind: "not", verdict, check: finding("webhooks.message", { status: "fail", cause }, said, facts) };
}

/** A person who leaves does not wait for what may still come; what was refused by then is certain all the same. */
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

/** One with the word whose signature does not fit is nobody's message, as far as anybody can tell. */
function signatureWrong({
  word,
  came: { wrong, others, refused },
}: Pick<Waited, "word" | "came">): Fact | undefined {
  if (wrong !== undefined) {
    const said = found("messageWrong");
    const facts = { event: wrong.event.id, signature: wrong.event.signature };
    return { cause: "signature-wrong", first: said, beside: said, facts };
  }
  // Beside messages that are signed rightly it is the app of somebody else, or a stranger.
  if (refused === 0 || others > 0) return undefined;
  const said = found("refusedCame", { count: refused, word });
  return { cause: "signature-wrong", first: said, beside: said, facts: { refused } };
}

/** What explains by itself that the message did not come, or keeps anybody from telling. */
async function excusesFor(
  job: TestJob,
  chosen: ReplacedCallback["chosen"],
  { word, came: { others }, sinceMs, end }: Waited,
): Promise<readonly Fact[]> {
  const excuses: Fact[] = [];
  if (others > 0) {
    const said = found("othersCame", { count: others, word });
    excuses.push({ cause: "others-came", first: said, beside: said, facts: { others } });
  }
  // A tunnel that came back under another address was down as well; that goes without saying.
  if (end?.kind === "moved") {
    const said = found("addressMoved");
    return [...excuses, { cause: "went-elsewhere", first: said, beside: said }];
  }
  if (end?.kind === "elsewhere") excuses.push(elsewhere(end.to));
  if (!job.deps.tunnels.history(job.target.receiver, sinceMs).wasUpThroughout)
    excuses.push({ cause: "line-broke", first: found("lineBroke"), beside: found("besideLineBroke") });
  if (end !== undefined) return excuses;
  // Messages that came through our callback have shown already that it leads here.
  if (others > 0) return excuses;
  const standing = await stillOurs(job, chosen);
  if (standing.kind === "elsewhere") return [...excuses, elsewhere(standing.to)];
  if (standing.kind === "unseen")
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

/** Do the number's notifications still go to our callback? The level itself is asked where no look tells who wins. */
export async function stillOurs(
  { target, book }: Pick<TestJob, "target" | "book">,
  { level }: ReplacedCallback["chosen"],
): Promise<Standing> {
  const ours = book.record().borrowed?.ours;
  const winner = await target.winner();
  if (winner.kind === "at")
    return markOf(winner.address) === ours ? { kind: "ours" } : { kind: "elsewhere", to: winner.address };
  if (winner.kind === "nowhere") return { kind: "elsewhere" };
  const looked = await (await target.level(level))?.look();
  if (looked === undefined || looked.kind === "unseen") return { kind: "unseen" };
  const address = looked.kind === "seen" ? looked.standing.address : undefined;
  if (address === undefined) return { kind: "elsewhere" };
  return markOf(address) === ours ? { kind: "ours" } : { kind: "elsewhere", to: address };
}

/** Does what is sent to the public address still come here? A front that does not answer once is asked again. */
async function leadsHere({ deps, input, target, waits, stop }: TestJob): Promise<boolean> {
  const { caFile } = input;
  for (const pauseMs of [0, ...waits.looksMs]) {
    if (pauseMs > 0) await deps.ports.clock.sleep(pauseMs, stop);
    const probed = await deps.tunnels.probe({
      receiver: target.receiver,
      ...(caFile === undefined ? {} : { caFile }),
    });
    // Only what came here tells that it leads here; a name that this computer cannot see tells nothing.
    const came = probed.ok ? probed.value.checks.find(({ id }) => id === "webhooks.outside-in") : undefined;
    if (came?.status === "pass" || came?.cause === "slow") return true;
  }
  return false;
}
