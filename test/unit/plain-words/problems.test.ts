import { describe, expect, test } from "vitest";
import { MoveState } from "../../../shared/migration/run-snapshot.ts";
import { NumberLocation } from "../../../shared/platform/facts.ts";
import type { WindowKey } from "../../../renderer/wording/window-translate.ts";
import { callProblemWords, runProblemWords } from "../../../renderer/wording/call-problems.ts";
import { keysIn, unmarked } from "../../support/plain-words/marked.ts";
import { mistaken } from "../../support/plain-words/mistaken.ts";
import { faultsOf } from "../../support/plain-words/plain-text.ts";
import { everyProblem, ON_A_RUN } from "../../support/plain-words/problems.ts";
import { wrongBesideRun, wrongInCard, type RunPlace } from "../../support/plain-words/problem-rules.ts";
import { MARKING_WINDOW } from "../../support/plain-words/window-words.ts";
import type { ThreeParts } from "../../../shared/wording/three-parts.ts";

const PROBLEMS = everyProblem();
const CARDS = PROBLEMS.map((ended) => ({
  ended,
  en: callProblemWords(MARKING_WINDOW.en, ended.problem),
  es: callProblemWords(MARKING_WINDOW.es, ended.problem),
}));

const keysOf = ({ what, works, next }: ThreeParts): readonly string[] =>
  keysIn([what, works, next].join("\n"));

/** Whatever can be known of a migration's number, whether or not the migration can go on. */
const PLACES: readonly RunPlace[] = MoveState.options.flatMap((move) =>
  NumberLocation.options.flatMap((numberIs) => [true, false].map((canGoOn) => ({ move, numberIs, canGoOn }))),
);

/** What is wrong, each once, with the first problem that shows it. */
function wrong(tell: (card: (typeof CARDS)[number]) => readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const card of CARDS)
    for (const what of tell(card))
      if (!found.has(what))
        found.set(what, `${what}\n    ${card.ended.method} ${JSON.stringify(card.ended.problem)}`);
  return [...found.values()];
}

describe("[ZX1] every problem of the contract has what happened, whether the number is affected, and what to do next", () => {
  test.each(["en", "es"] as const)("in plain words, in %s", (language) => {
    expect(
      wrong(({ [language]: { what, works, next } }) =>
        [...what.split("\n"), works, next].flatMap((part) => faultsOf(unmarked(part), language)),
      ),
    ).toEqual([]);
  });

  // What only a terminal has.
  test.each(["en", "es"] as const)("without a command or an option of the terminal, in %s", (language) => {
    expect(
      wrong(({ [language]: { what, works, next } }) =>
        [what, works, next].map(unmarked).filter((text) => /--[a-z]|\bswitchover [a-z]/.test(text)),
      ),
    ).toEqual([]);
  });

  test("and the same sentences in each language", () => {
    expect(wrong(({ en, es }) => (keysOf(en).join() === keysOf(es).join() ? [] : keysOf(es)))).toEqual([]);
  });
});

test("[ZX2] no sentence of a problem's card contradicts another one, or claims more than the call can know", () => {
  expect(wrong(({ ended, en }) => wrongInCard(keysOf(en), ended))).toEqual([]);
});

test("[ZX2] no card of a problem on a migration's screen contradicts where that migration stopped", () => {
  const cards = new Map(
    PROBLEMS.filter(({ method }) => ON_A_RUN.includes(method)).map(({ problem }) => {
      const keys = keysOf(runProblemWords(MARKING_WINDOW.en, problem));
      return [keys.join(" "), keys];
    }),
  );
  const found = [...cards.values()].flatMap((keys) => PLACES.flatMap((place) => wrongBesideRun(keys, place)));
  expect([...new Set(found)]).toEqual([]);
});

describe("[ZX6] a mistake in the words of a problem is noticed:", () => {
  test.each<readonly [what: string, key: WindowKey, put: WindowKey]>([
    ["a lost link is told as nothing sent", "window.callProblem.link-lost.works", "problems.noSuchRun.works"],
    [
      "after an internal error, trying again is advised",
      "window.callProblem.mistake.next",
      "problems.storageFull.next",
    ],
    [
      "a full disk in the middle is told as nothing sent",
      "problems.storageFull.works",
      "problems.wrongPassphrase.works",
    ],
    [
      "a query that was not answered was never sent",
      "problems.sideSilent.works",
      "problems.secretsMissing.works",
    ],
    ["a part is missing", "problems.tooSoon.works", "problems.tooSoon.next"],
  ])("%s", (_what, key, put) => {
    const t = mistaken(MARKING_WINDOW.en, key, { key: put }, { until: "14:05" });
    expect(
      PROBLEMS.flatMap((ended) => wrongInCard(keysOf(callProblemWords(t, ended.problem)), ended)),
    ).not.toEqual([]);
  });

  test("another data folder is named for a migration of this one", () => {
    const t = mistaken(MARKING_WINDOW.en, "problemsBeside.openRequest.fix.storageReadOnly", {
      key: "problems.storageReadOnly.next",
    });
    const keys = keysOf(runProblemWords(t, { kind: "named", problem: { kind: "storageReadOnly" } }));
    expect(wrongBesideRun(keys, { move: "open", numberIs: "unknown", canGoOn: true })).not.toEqual([]);
  });
});
