import { expect, test } from "vitest";
import { chainLinks } from "../../../main/core/proof/chain.ts";
import type { TestEvidence } from "../../../main/core/proof/evidence.ts";
import type { LastMove } from "../../../main/core/proof/last-move.ts";
import { RunId, TestId } from "../../../shared/ids.ts";
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
const tested = (some: Partial<TestEvidence>): TestEvidence => ({
  test: TestId.parse("t-20261121-000001"),
  number: MOVE.number,
  phoneNumberId: MOVE.phoneNumberId,
  side: "cloud",
  seen: MARK,
  startedAt: at(60),
  endedAt: at(90),
  verdict: "arrives",
  message: { at: at(80), signature: "valid", by: "word", writtenAt: at(79) },
  ...some,
});
const linkOf = (tests: readonly TestEvidence[], id: string) =>
  chainLinks({ move: MOVE, evidence: { tests, endpoints: [] } }).find((link) => link.id === id);

test("[H1] [H2] the later of two tests has the word, also where the clock was put back between them", () => {
  // Stored in the order in which they ended; this machine's clock was an hour ahead during the first one.
  const first = tested({ startedAt: at(3_600), endedAt: at(3_700) });
  const { message: _none, ...second } = tested({
    test: TestId.parse("t-20261121-000002"),
    startedAt: at(120),
    endedAt: at(1_000),
    verdict: "does-not-arrive",
  });
  expect(linkOf([first, second], "message")).toMatchObject({ state: "failed", evidence: "did-not-arrive" });
});
