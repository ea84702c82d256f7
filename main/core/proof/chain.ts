import type { NumberLocation } from "../../../shared/platform/facts.ts";
import { targetOf } from "../../../shared/migration/direction.ts";
import type { ChainLink, LinkId } from "../../../shared/proof/chain.ts";
import { isoOf } from "../../../shared/time.ts";
import type { EventSource } from "../../../shared/webhook/event.ts";
import { isOfNumber, isSince, type EndpointEvidence, type Evidence, type TestEvidence } from "./evidence.ts";
import { isWrittenAfter } from "./happened-after.ts";
import type { LastMove } from "./last-move.ts";

type Link<Id extends LinkId> = Extract<ChainLink, { id: Id }>;

/** The input of a number's chain of proof. */
export type ChainFacts = {
  readonly move: LastMove;
  readonly evidence: Pick<Evidence, "tests" | "endpoints">;
  /** The last observation of both APIs, wherever it was made. */
  readonly looked?: { readonly home: NumberLocation; readonly at: string } | undefined;
  /** Fingerprint and display form of the URL that the user named as the production endpoint. */
  readonly named?: Production | undefined;
};
type Production = NonNullable<TestEvidence["production"]>;

/**
 * Returns the links of the chain: migrated, message arrived, answer delivered, production endpoint ready;
 * each with its evidence.
 */
export function chainLinks(facts: ChainFacts): readonly ChainLink[] {
  const { move } = facts;
  const moved = movedLink(facts);
  // If the number's location is unknown or not the target, no evidence from there counts.
  const counts = move.place === "arrived" && moved.evidence !== "elsewhere";
  const side = sideOf(move);
  // Newest first, in the order of recording: a number has one test at a time, and clocks may be set.
  const own = facts.evidence.tests.filter((test) => isOfNumber(test, move)).toReversed();
  const since = counts ? own.filter((test) => test.side === side && isSince(move.mark, test.seen)) : [];
  const before = own.filter(({ seen }) => !counts || !isSince(move.mark, seen));
  return [
    moved,
    messageLink(move, since, before),
    answerLink(since, before),
    endpointLink(facts, since, counts),
  ];
}

/** Returns the API that a number was migrated to. */
export function sideOf({ direction }: Pick<LastMove, "direction">): EventSource {
  return direction === "to-cloud" ? "cloud" : "on-premises";
}

function movedLink({ move, looked }: ChainFacts): Link<"moved"> {
  const at = isoOf(move.movedAt);
  const seenAway =
    looked !== undefined &&
    looked.home !== "unknown" &&
    looked.home !== targetOf(move.direction) &&
    Date.parse(looked.at) > move.at;
  if (move.place === "elsewhere" || (seenAway && move.place === "arrived"))
    return { id: "moved", state: "failed", evidence: "elsewhere", at: seenAway ? looked.at : at };
  if (move.place === "unknown") return { id: "moved", state: "not-yet", evidence: "outcome-unknown", at };
  return { id: "moved", ...MOVED[move.by], at };
}

const MOVED: Readonly<Record<LastMove["by"], Pick<Link<"moved">, "state" | "evidence">>> = {
  answer: { state: "proven", evidence: "platform-answer" },
  "look-up": { state: "proven", evidence: "both-apis" },
  asked: { state: "not-yet", evidence: "outcome-unknown" },
  webhook: { state: "proven", evidence: "webhook" },
  "already-there": { state: "proven", evidence: "already-there" },
  person: { state: "not-yet", evidence: "reported" },
};

type Tests = readonly TestEvidence[];

/** The newest test with a decision counts: one that was interrupted revokes nothing. */
function messageLink(move: LastMove, since: Tests, before: Tests): Link<"message"> {
  const ended = since.filter(({ endedAt }) => endedAt !== undefined);
  const judged = ended.map((test) => ({ test, said: messageOf(move, test) }));
  const decided = judged.find(({ said }) => said.state !== "not-yet") ?? judged[0];
  if (decided !== undefined) return { id: "message", ...decided.said, ...timeOf(decided.test) };
  const earlier = before.find((test) => messageOf(move, test).state === "proven");
  if (earlier === undefined) return { id: "message", state: "not-yet", evidence: "no-test" };
  const { side } = earlier;
  return { id: "message", state: "before-move", evidence: "earlier-message", side, ...timeOf(earlier) };
}

function timeOf({ message, endedAt, startedAt }: TestEvidence): { readonly at: string } {
  return { at: message?.at ?? endedAt ?? startedAt };
}

function messageOf(
  move: LastMove,
  { verdict, message, side }: TestEvidence,
): Pick<Link<"message">, "state" | "evidence"> {
  if (verdict === "does-not-arrive") return { state: "failed", evidence: "did-not-arrive" };
  if (verdict !== "arrives" || message === undefined) return { state: "not-yet", evidence: "inconclusive" };
  if (side === "cloud" && message.signature !== "valid")
    return { state: "not-yet", evidence: "signatures-unchecked" };
  // A delayed message may have been written long before it arrived; the keyword belongs to this test.
  if (message.by !== "word" && (side === "on-premises" || !isWrittenAfter(move, message.writtenAt)))
    return { state: "not-yet", evidence: "keyword-not-seen" };
  return { state: "proven", evidence: side === "cloud" ? "signed-message" : "client-message" };
}

function answerLink(since: Tests, before: Tests): Link<"answer"> {
  const judged = since.flatMap((test) => {
    const said = answerOf(test);
    return said === undefined ? [] : [said];
  });
  const decided = judged.find(({ state }) => state !== "not-yet") ?? judged[0];
  if (decided !== undefined) return decided;
  for (const test of before) {
    const said = answerOf(test);
    if (said?.state === "proven")
      return { ...said, state: "before-move", evidence: "earlier-answer", side: test.side };
  }
  return { id: "answer", state: "not-yet", evidence: "no-answer" };
}

/** Undefined if no answer was sent: the reason for that says nothing about sending. */
function answerOf({ reply, side, endedAt }: TestEvidence): Link<"answer"> | undefined {
  const ended = reply?.endedAt ?? endedAt;
  const at = ended === undefined ? {} : { at: ended };
  switch (reply?.sending) {
    case "works":
      return reply.reached === undefined
        ? { id: "answer", state: "not-yet", evidence: "answer-unconfirmed", ...at }
        : {
            id: "answer",
            state: "proven",
            evidence: side === "cloud" ? "signed-status" : "client-status",
            ...reply.reached,
          };
    case "refused":
      return { id: "answer", state: "failed", evidence: "answer-refused", ...at };
    case "unknown":
      return { id: "answer", state: "not-yet", evidence: "answer-unconfirmed", ...at };
    case undefined:
      return undefined;
  }
}

/** The endpoint checks that matter for a URL that the on-premises client delivers to. */
const FOR_THE_CLIENT: ReadonlySet<string> = new Set([
  "endpoint.address",
  "endpoint.reachable",
  "endpoint.tls",
  "endpoint.redirect",
  "endpoint.latency",
]);

function endpointLink(
  { move, evidence, named }: ChainFacts,
  since: Tests,
  counts: boolean,
): Link<"endpoint"> {
  const side = sideOf(move);
  // A test has read where notifications go. The URL that the user named may be the other API's endpoint.
  const production = since.find((test) => test.production !== undefined)?.production;
  const wanted = production ?? (side === "cloud" ? named : undefined);
  const newest = evidence.endpoints.toReversed();
  const isNew = ({ seen }: EndpointEvidence): boolean => counts && isSince(move.mark, seen[move.number]);
  const id = "endpoint" as const;
  if (wanted === undefined) return { id, state: "not-yet", evidence: "address-unknown" };
  const checked = newest.filter(({ fingerprint }) => fingerprint === wanted.fingerprint);
  const found = checked.find(isNew);
  const address = wanted.shown;
  if (found !== undefined) return { id, ...endpointOf(side, found), at: found.at, address };
  const [earlier] = checked;
  if (earlier !== undefined && endpointOf(side, earlier).state === "proven")
    return { id, state: "before-move", evidence: "earlier-check", at: earlier.at, address };
  const other = newest.some(
    (one) => named !== undefined && one.fingerprint === named.fingerprint && isNew(one),
  );
  return { id, state: "not-yet", evidence: other ? "other-address" : "no-check", address };
}

function endpointOf(
  side: EventSource,
  { failed, sent, ownAuthority }: EndpointEvidence,
): Pick<Link<"endpoint">, "state" | "evidence"> {
  const bad = side === "cloud" ? failed : failed.filter((id) => FOR_THE_CLIENT.has(id));
  if (bad.length > 0) return { state: "failed", evidence: "checks-failed" };
  if (side === "on-premises") return { state: "proven", evidence: "reachable" };
  if (ownAuthority) return { state: "not-yet", evidence: "own-authority" };
  // Without test notifications, nothing showed what the endpoint does with one.
  return sent
    ? { state: "proven", evidence: "checks-passed" }
    : { state: "not-yet", evidence: "checks-passed-unsent" };
}
