import { expect, test } from "vitest";
import { chainLinks, type ChainFacts } from "../../../main/core/proof/chain.ts";
import type { EndpointEvidence, TestEvidence } from "../../../main/core/proof/evidence.ts";
import type { LastMove } from "../../../main/core/proof/last-move.ts";
import { RunId, TestId } from "../../../shared/ids.ts";
import type { ChainLink, LinkId } from "../../../shared/proof/chain.ts";
import { instant } from "../../../shared/time.ts";

const MOVED = Date.UTC(2026, 10, 21, 10);
const MARK = { run: RunId.parse("r-20261121-aaaaaa"), seq: 12 };
const at = (seconds: number): string => new Date(MOVED + seconds * 1_000).toISOString();

const MOVE: LastMove = {
  mark: MARK,
  direction: "to-cloud",
  number: "+12025550123",
  phoneNumberId: "106500",
  place: "arrived",
  by: "answer",
  from: instant(MOVED - 2_000),
  movedAt: instant(MOVED),
  at: instant(MOVED),
  platformAt: at(0),
  wasHereBefore: false,
};
const BACK: LastMove = { ...MOVE, direction: "to-onprem" };

let tests = 0;
function tested(some: Partial<TestEvidence> = {}): TestEvidence {
  tests += 1;
  return {
    test: TestId.parse(`t-20261121-${String(tests).padStart(6, "0")}`),
    number: MOVE.number,
    phoneNumberId: MOVE.phoneNumberId,
    side: "cloud",
    seen: MARK,
    startedAt: at(60 + tests),
    endedAt: at(90 + tests),
    verdict: "arrives",
    message: { at: at(80), signature: "valid", by: "word", writtenAt: at(79) },
    ...some,
  };
}

function linksOf(some: Partial<Omit<ChainFacts, "evidence">> & Partial<ChainFacts["evidence"]> = {}) {
  const { tests: own = [], endpoints = [], ...rest } = some;
  const links = chainLinks({ move: MOVE, ...rest, evidence: { tests: own, endpoints } });
  return Object.fromEntries(links.map((link) => [link.id, link])) as Record<LinkId, ChainLink>;
}

const WORKS = { sending: "works", reached: { status: "read", at: at(85) }, endedAt: at(90) } as const;

test("[H2] after a move nothing but the move itself is proven", () => {
  const links = linksOf();
  expect(Object.values(links).map(({ id, state, evidence }) => [id, state, evidence])).toEqual([
    ["moved", "proven", "platform-answer"],
    ["message", "not-yet", "no-test"],
    ["answer", "not-yet", "no-answer"],
    ["endpoint", "not-yet", "address-unknown"],
  ]);
});

test("[H2][H3] a signed message and a read answer prove both, in both directions with their own words", () => {
  expect(linksOf({ tests: [tested({ reply: WORKS })] })).toMatchObject({
    message: { state: "proven", evidence: "signed-message", at: at(80) },
    answer: { state: "proven", evidence: "signed-status", status: "read", at: at(85) },
  });
  const own = tested({
    side: "on-premises",
    message: { at: at(80), signature: "unchecked", by: "word" },
    reply: WORKS,
  });
  expect(linksOf({ move: BACK, tests: [own] })).toMatchObject({
    message: { state: "proven", evidence: "client-message" },
    answer: { state: "proven", evidence: "client-status" },
  });
});

test("[H1] a test that began before the move was certain proves nothing, however it ended and whatever the clock said", () => {
  const old = [undefined, { ...MARK, seq: 11 }, { run: RunId.parse("r-20261120-bbbbbb"), seq: 12 }];
  for (const seen of old) {
    // In progress during the move: it ended long after.
    const across = tested({ seen, startedAt: at(500), endedAt: at(900), reply: WORKS, side: "on-premises" });
    expect(linksOf({ tests: [across] })).toMatchObject({
      message: { state: "before-move", evidence: "earlier-message", side: "on-premises" },
      answer: { state: "before-move", evidence: "earlier-answer" },
    });
  }
});

test("[H2] a test of the API where the number is not counts for nothing", () => {
  const wrong = tested({ side: "on-premises", reply: WORKS });
  expect(linksOf({ tests: [wrong] })).toMatchObject({
    message: { state: "not-yet", evidence: "no-test" },
    answer: { state: "not-yet", evidence: "no-answer" },
  });
  const other = tested({ phoneNumberId: "999" });
  expect(linksOf({ tests: [other] }).message.evidence).toBe("no-test");
});

test("[H2] a line that is written in two ways is one number", () => {
  const move = { ...MOVE, number: "+525512345678" };
  const own = tested({ number: "+5215512345678" });
  expect(linksOf({ move, tests: [own] }).message.state).toBe("proven");
  expect(linksOf({ move, tests: [tested({ number: "+525512345679" })] }).message.state).toBe("not-yet");
});

test("[H1] where nobody can tell where the number is, or it was moved away since, nothing counts", () => {
  const good = tested({ reply: WORKS });
  for (const place of ["unknown", "elsewhere"] as const)
    expect(linksOf({ move: { ...MOVE, place }, tests: [good] })).toMatchObject({
      message: { state: "before-move" },
      answer: { state: "before-move" },
    });
  const looked = { home: "on-premises", at: at(600) } as const;
  expect(linksOf({ looked, tests: [good] })).toMatchObject({
    moved: { state: "failed", evidence: "elsewhere", at: at(600) },
    message: { state: "before-move" },
  });
  // An observation from before the move proves nothing about it.
  expect(linksOf({ looked: { ...looked, at: at(-60) }, tests: [good] }).moved.state).toBe("proven");
});

test("[H2] unchecked signatures, a lost keyword and a broken-off test prove nothing and take nothing back", () => {
  const unchecked = tested({ message: { at: at(80), signature: "unchecked", by: "word" } });
  expect(linksOf({ tests: [unchecked] }).message).toMatchObject({
    state: "not-yet",
    evidence: "signatures-unchecked",
  });
  // Delivered after the move but written before it: it was delayed.
  const late = tested({ message: { at: at(80), signature: "valid", by: "window", writtenAt: at(-300) } });
  expect(linksOf({ tests: [late] }).message).toMatchObject({
    state: "not-yet",
    evidence: "keyword-not-seen",
  });
  const fresh = tested({ message: { at: at(80), signature: "valid", by: "window", writtenAt: at(79) } });
  expect(linksOf({ tests: [fresh] }).message.state).toBe("proven");
  const stopped = tested({ verdict: "stopped", message: undefined, startedAt: at(9_000) });
  expect(linksOf({ tests: [tested(), stopped] }).message.state).toBe("proven");
  const silent = tested({ verdict: "does-not-arrive", message: undefined, startedAt: at(9_100) });
  expect(linksOf({ tests: [tested(), silent, stopped] }).message).toMatchObject({
    state: "failed",
    evidence: "did-not-arrive",
  });
});

test("[H3] a refused answer is a failure; one of unknown status, or that never left, is neither", () => {
  const refused = tested({ reply: { sending: "refused", endedAt: at(90) } });
  expect(linksOf({ tests: [refused] }).answer).toMatchObject({ state: "failed", evidence: "answer-refused" });
  const lost = tested({ reply: { sending: "unknown", endedAt: at(90) } });
  expect(linksOf({ tests: [lost] }).answer).toMatchObject({
    state: "not-yet",
    evidence: "answer-unconfirmed",
  });
  const unsent = tested({ reply: { endedAt: at(90) } });
  expect(linksOf({ tests: [unsent] }).answer.evidence).toBe("no-answer");
  // A later unknown result does not undo what an earlier one has shown.
  const later = tested({ reply: { sending: "unknown" }, startedAt: at(9_000) });
  expect(linksOf({ tests: [tested({ reply: WORKS }), later] }).answer.state).toBe("proven");
});

test("[H1] what a person reported, and what nobody knows, is not proven", () => {
  expect(linksOf({ move: { ...MOVE, by: "person" } }).moved).toMatchObject({
    state: "not-yet",
    evidence: "reported",
  });
  expect(linksOf({ move: { ...MOVE, place: "unknown" } }).moved).toMatchObject({
    state: "not-yet",
    evidence: "outcome-unknown",
  });
});

const PRODUCTION = { fingerprint: "aa", shown: "https://hooks.example/…77aa" };
function checked(some: Partial<EndpointEvidence> = {}): EndpointEvidence {
  return {
    ...PRODUCTION,
    at: at(200),
    seen: { [MOVE.number]: MARK },
    failed: [],
    sent: true,
    ownAuthority: false,
    ...some,
  };
}

test("[H4] the endpoint is ready by a look since the move at the address that notifications go to", () => {
  const own = [tested({ production: PRODUCTION })];
  const endpointOf = (endpoint: EndpointEvidence) => linksOf({ tests: own, endpoints: [endpoint] }).endpoint;
  expect(endpointOf(checked())).toMatchObject({ state: "proven", evidence: "checks-passed", at: at(200) });
  expect(endpointOf(checked({ sent: false }))).toMatchObject({
    state: "not-yet",
    evidence: "checks-passed-unsent",
  });
  expect(endpointOf(checked({ failed: ["endpoint.tls"] }))).toMatchObject({ state: "failed" });
  expect(endpointOf(checked({ ownAuthority: true }))).toMatchObject({
    state: "not-yet",
    evidence: "own-authority",
  });
  expect(endpointOf(checked({ seen: { [MOVE.number]: { ...MARK, seq: 3 } } }))).toMatchObject({
    state: "before-move",
    evidence: "earlier-check",
  });
  const other = { fingerprint: "bb", shown: "https://other.example/" };
  const links = linksOf({ tests: own, endpoints: [checked(other)], named: other });
  expect(links.endpoint).toMatchObject({
    state: "not-yet",
    evidence: "other-address",
    address: PRODUCTION.shown,
  });
});

test("[H4] the address that a person named counts for the cloud where no test has read one, and not for the client", () => {
  expect(linksOf({ named: PRODUCTION, endpoints: [checked()] }).endpoint.state).toBe("proven");
  expect(linksOf({ move: BACK, named: PRODUCTION, endpoints: [checked()] }).endpoint).toMatchObject({
    state: "not-yet",
    evidence: "address-unknown",
  });
  const own = [
    tested({ side: "on-premises", production: PRODUCTION, message: undefined, verdict: "stopped" }),
  ];
  // The client does not require of an endpoint what the cloud requires.
  const endpoints = [checked({ failed: ["endpoint.handshake", "endpoint.signature"], ownAuthority: true })];
  expect(linksOf({ move: BACK, tests: own, endpoints }).endpoint).toMatchObject({
    state: "proven",
    evidence: "reachable",
  });
});
