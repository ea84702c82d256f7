import { problemWords, type CoreProblem } from "../../shared/wording/problems.ts";
import type { ThreeParts } from "../../shared/wording/three-parts.ts";
import type { CallProblem, NamedProblem } from "../stores/call-problem.ts";
import type { ProblemOfPlan } from "./causes-of-plan.ts";
import type { WindowKey, WindowSay } from "./window-say.ts";

/** Those that the terminal cannot meet, so that the shared words do not know them. */
type Beside = Exclude<NamedProblem, { kind: CoreProblem["kind"] }>;

const whatOf = (kind: Exclude<Beside["kind"], "lookFailed" | "notReached">): WindowKey =>
  `window.problems.${kind}.what`;

/** What happened, one entry for each; the compiler asks for all of them. */
const WHAT: { readonly [K in Beside["kind"]]: (problem: Extract<Beside, { kind: K }>) => WindowKey } = {
  badCall: () => whatOf("badCall"),
  settingsReadOnly: () => whatOf("settingsReadOnly"),
  vaultInUse: () => whatOf("vaultInUse"),
  vaultStaysShut: () => whatOf("vaultStaysShut"),
  keyStoreUnusable: () => whatOf("keyStoreUnusable"),
  noSuchWorkspace: () => whatOf("noSuchWorkspace"),
  workspaceInUse: () => whatOf("workspaceInUse"),
  changedElsewhere: () => whatOf("changedElsewhere"),
  notSetUp: () => whatOf("notSetUp"),
  lookFailed: ({ outcome }) => lookFailure(outcome),
  notReached: ({ cause }) => `window.problems.notReached.${cause}`,
  notACertificate: () => whatOf("notACertificate"),
  notHere: () => whatOf("notHere"),
  notPractice: () => whatOf("notPractice"),
  noSuchFault: () => whatOf("noSuchFault"),
  runUnderWay: () => whatOf("runUnderWay"),
};

/** What happened, whether the number works now, what next: for a call that did not succeed. */
export function callProblemWords(say: WindowSay, problem: CallProblem): ThreeParts {
  if (problem.kind !== "named")
    return {
      what: say(`window.callProblem.${problem.kind}.what`),
      works: say(`window.callProblem.${problem.kind}.works`),
      next: say(`window.callProblem.${problem.kind}.next`),
    };
  const named = problem.problem;
  if (isOfCore(named)) return inWindow(say, named, problemWords(say, named));
  const what = WHAT[named.kind] as (problem: Beside) => WindowKey;
  return {
    what: say(what(named)),
    works: say("window.problems.works"),
    next: say(`window.problems.${named.kind}.next`),
  };
}

const OF_PLAN: Readonly<Record<ProblemOfPlan, true>> = {
  recordMissing: true,
  secretsMissing: true,
  secretInvalid: true,
  fileUnusable: true,
  requestChanged: true,
};

/** The words of a problem of the core with a way out that a person in front of the window has. */
export function inWindow(say: WindowSay, { kind }: CoreProblem, words: ThreeParts): ThreeParts {
  return isOfPlan(kind) ? { ...words, next: say(`window.problems.instead.${kind}`) } : words;
}

function isOfPlan(kind: string): kind is ProblemOfPlan {
  return Object.hasOwn(OF_PLAN, kind);
}

/** Is this a problem that a terminal can meet too, with words of its own there? */
export function isOfCore(problem: NamedProblem): problem is Extract<NamedProblem, CoreProblem> {
  return !Object.hasOwn(WHAT, problem.kind);
}

function lookFailure(outcome: Extract<Beside, { kind: "lookFailed" }>["outcome"]): WindowKey {
  switch (outcome.kind) {
    case "notSent":
      return `window.problems.notReached.${outcome.cause}`;
    case "rejected":
      if (outcome.reason === "token-expired" || outcome.reason === "token-invalid")
        return "window.problems.lookFailed.token";
      return outcome.reason === "permission-missing"
        ? "window.problems.lookFailed.permission"
        : "window.problems.lookFailed.refused";
    case "unknown":
    case "confirmed":
      return "window.problems.lookFailed.unclear";
  }
}
