import { runTitle } from "../../../renderer/components/run/run-title.ts";
import type { WindowTranslate } from "../../../renderer/wording/window-translate.ts";
import { targetOf } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { resultWords } from "../../../shared/wording/run-words.ts";
import { resultOf } from "../../../main/hosts/headless/run/result-line.ts";
import { keysIn } from "../../support/plain-words/marked.ts";
import { claimsOf, type Claim } from "../../support/plain-words/meanings.ts";
import { wrongOn } from "../../support/plain-words/rules.ts";
import { stopKey } from "../../support/plain-words/stop-key.ts";
import type { ScreenRule, Shown } from "./shown.ts";

/** Names each sentence in place of its text: what a sentence claims is known by its key. */
const naming = Object.assign(
  (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    `⟦${key}⟧${Object.values(values).join(" ")}`,
  { language: "en" },
) as WindowTranslate;

type Worded = {
  readonly run: RunSnapshot;
  readonly wrong: readonly string[];
  readonly claims: ReadonlySet<Claim>;
};

/** Stops that were worded already: histories reach the same ones over and over. */
const known = new Map<string, Worded>();

function wordsOf(run: RunSnapshot): Worded {
  const key = stopKey(run);
  const before = known.get(key);
  if (before !== undefined) return before;
  const { what, works, next } = resultWords(naming, run);
  const keys = keysIn([what, works, next].join("\n"));
  const all = [...keys, ...keysIn(runTitle(naming, run))];
  const worded = {
    run,
    wrong: wrongOn({ keys, command: resultOf(run).next }, run),
    claims: new Set(all.flatMap((one) => claimsOf(one) ?? [])),
  };
  known.set(key, worded);
  return worded;
}

/** Every stop that this process has worded, each once. */
export function wordedStops(): readonly RunSnapshot[] {
  return [...known.values()].map(({ run }) => run);
}

/** I9: the sentences about a migration contradict neither each other nor what is so. */
export const wordsAreTrue: ScreenRule = ({ snapshot, world, facts }: Shown) => {
  const { wrong, claims } = wordsOf(snapshot);
  if (wrong.length > 0) return `the words contradict each other: ${wrong.join("; ")}`;
  const hasMoved = facts.movedBy === snapshot.run;
  for (const claim of ["not moved", "nothing moved yet", "never sent"] as const)
    if (claims.has(claim) && hasMoved) return `the words say "${claim}", and this migration moved the number`;
  if (
    claims.has("moved") &&
    !hasMoved &&
    world.truth.home !== targetOf(snapshot.direction) &&
    !isReported(snapshot)
  )
    return "the words say that the number moved, and it has not";
  return undefined;
};

function isReported({ steps }: RunSnapshot): boolean {
  return steps.some(({ state }) => state.kind === "confirmed" && state.by === "person");
}
