import { describe, expect, test } from "vitest";
import { Confirmation } from "../../../shared/migration/confirmation.ts";
import { Direction } from "../../../shared/migration/direction.ts";
import { EndReason } from "../../../shared/migration/end-reason.ts";
import { RunPhase } from "../../../shared/migration/run-snapshot.ts";
import { STEPS } from "../../../shared/migration/step.ts";
import { MARKING, unmarked } from "../../support/plain-words/marked.ts";
import { faultsOf } from "../../support/plain-words/plain-text.ts";
import { wrongOn } from "../../support/plain-words/rules.ts";
import { terminalScreen } from "../../support/plain-words/screens.ts";
import { codeOf } from "../../support/plain-words/stop-key.ts";
import { everyStop, PROBLEMS, withEveryCode, type Stop } from "../../support/plain-words/stops.ts";

const explored = everyStop();
const STOPS: readonly Stop[] = [...explored, ...withEveryCode(explored)];

const SCREENS = STOPS.map(({ key, run }) => ({
  key,
  run,
  en: terminalScreen(MARKING.en, run),
  es: terminalScreen(MARKING.es, run),
  "pt-BR": terminalScreen(MARKING["pt-BR"], run),
}));

/** The first few of what is wrong, each once, with a stop that shows it. */
function wrong(tell: (screen: (typeof SCREENS)[number]) => readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const screen of SCREENS)
    for (const what of tell(screen)) if (!found.has(what)) found.set(what, `${what}\n    ${screen.key}`);
  return [...found.values()].slice(0, 20);
}

describe("[ZW1] every stop has what happened, whether the number works, and what to do next", () => {
  test.each(["en", "es", "pt-BR"] as const)("in plain words, in %s", (language) => {
    expect(
      wrong(({ [language]: { parts } }) =>
        [parts.what, parts.works, parts.next].flatMap((part) => faultsOf(unmarked(part), language)),
      ),
    ).toEqual([]);
  });

  test("and the same sentences in each language", () => {
    const differing = SCREENS.filter(({ en, es, "pt-BR": pt }) =>
      [es, pt].some(({ keys }) => keys.join(" ") !== en.keys.join(" ")),
    );
    expect(differing.map(({ key, en, es, "pt-BR": pt }) => [key, en.keys, es.keys, pt.keys])).toEqual([]);
  });
});

test("[ZW2] no sentence about a stop contradicts another one, the state or the command that is offered", () => {
  expect(wrong(({ run, en }) => wrongOn(en, run))).toEqual([]);
});

describe("[ZW3] the stops are all there are", () => {
  test("each phase, end and question, and each problem at each step in both directions", () => {
    const phases = new Set(STOPS.map(({ run }) => run.phase.kind));
    expect(RunPhase.options.map(({ shape }) => shape.kind.value).filter((kind) => !phases.has(kind))).toEqual(
      [],
    );
    const ends = new Set(
      STOPS.map(({ run: { phase } }) => (phase.kind === "ended" ? phase.reason : undefined)),
    );
    expect(EndReason.options.filter((reason) => !ends.has(reason))).toEqual([]);
    const asked = new Set(
      STOPS.flatMap(({ run: { phase } }) => (phase.kind === "awaiting-confirmation" ? phase.what : [])),
    );
    expect(Confirmation.options.filter((what) => !asked.has(what))).toEqual([]);
  });

  test.each(Direction.options)("each problem of each step %s stands behind a stop", (direction) => {
    const met = new Set(
      STOPS.filter(({ run }) => run.direction === direction).flatMap(({ run }) =>
        run.steps.flatMap(({ step, state }) =>
          "outcome" in state && state.outcome !== undefined ? [`${step} ${codeOf(state.outcome)}`] : [],
        ),
      ),
    );
    const all = STEPS[direction].flatMap((step) => PROBLEMS.map((problem) => `${step} ${codeOf(problem)}`));
    expect(all.filter((one) => !met.has(one))).toEqual([]);
  });
});
