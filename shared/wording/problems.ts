import type { StepName } from "../migration/step.ts";
import { digitsOf, spokenDigits } from "../phone.ts";
import { RunPhase } from "../migration/run-snapshot.ts";
import type { CoreProblem } from "./core-problem.ts";
import { endReasonSentence } from "./ends.ts";
import { sideSentence } from "./pin-words.ts";
import type { Key, Say, Values } from "./say.ts";
import type { ThreeParts } from "./three-parts.ts";
import { localTime } from "./times.ts";

export type { CoreProblem } from "./core-problem.ts";

/** Tells a problem of the core to a person; no sentence repeats a secret. */
export function problemWords(say: Say, problem: CoreProblem): ThreeParts {
  const parts = { what: whatOf(say, problem), works: say(`problems.${problem.kind}.works`) };
  if (problem.kind === "runOpen" && problem.held)
    return { ...parts, next: say("problems.runOpen.held.next") };
  if (isNoFolder(problem)) return { ...parts, next: say("problems.storageFailed.notAFolder.next") };
  if (isSpent(problem)) return { ...parts, next: say("problems.notWaitingForThis.spent.next") };
  if (isCountedOnlyHere(problem)) return { ...parts, next: say(`problems.${problem.kind}.onlyHere.next`) };
  if (problem.kind === "runElsewhere" && problem.state !== "open")
    return { ...parts, next: say(`problems.runElsewhere.nextWhere.${problem.state}`) };
  return { ...parts, next: say(`problems.${problem.kind}.next`) };
}

/** The words for a problem of the records that came up while a request was out whose outcome decides something. */
export function problemWithOpenRequest(say: Say, problem: CoreProblem, step: StepName): ThreeParts {
  const words = problemWords(say, problem);
  return {
    what: say("problemsBeside.openRequest.what", { step: say(`steps.${step}.name`), problem: words.what }),
    works: say("problemsBeside.openRequest.works"),
    next: say("problemsBeside.openRequest.next", { problem: words.next }),
  };
}

/** The words for a secret that an open run needs and finds neither where its plan says nor sealed in the vault. */
export function problemOfRun(say: Say, problem: CoreProblem): ThreeParts {
  const words = problemWords(say, problem);
  if (problem.kind !== "secretsMissing") return words;
  return {
    ...words,
    what: problem.missing
      .map(({ member, reference, why }) =>
        say(why === "env-unset" ? "problems.secretsMissing.unsealed" : `problems.secretsMissing.why.${why}`, {
          member,
          reference,
        }),
      )
      .join("\n"),
    works: say("problems.secretsMissing.worksOfRun"),
  };
}

/** The words for a backup whose run was abandoned without anybody knowing where the number is. */
export function pairOfUnknownPlace(say: Say, run: string): ThreeParts {
  return {
    what: say("problemsBeside.pairOfUnknownPlace.what", { run }),
    works: say("problemsBeside.pairOfUnknownPlace.works"),
    next: say("problemsBeside.pairOfUnknownPlace.next"),
  };
}

/** The sentence for everything that was refused before the first request. */
export function nothingSent(say: Say): string {
  return say("problemsBeside.nothingSent");
}

type Problem<K extends CoreProblem["kind"]> = Extract<CoreProblem, { kind: K }>;
type Telling<K extends CoreProblem["kind"]> = (say: Say, problem: Problem<K>) => string;

/** The problems that take more than one sentence with a number or a name in it. */
const TELLINGS = {
  secretsMissing: (say, { missing }) =>
    missing
      .map(({ member, reference, why }) => say(`problems.secretsMissing.why.${why}`, { member, reference }))
      .join("\n"),
  secretInvalid: (say, { why, member }) => say(`problems.secretInvalid.why.${why}`, { member }),
  fileUnusable: (say, { why, member, path }) => say(`problems.fileUnusable.why.${why}`, { member, path }),
  noGo: (say, { checks }) =>
    say("problems.noGo.what", { count: checks.filter((check) => check.status === "fail").length }),
  journalDamaged: (say, { rows, run }) => say("problems.journalDamaged.what", { count: rows, run }),
  testRunning: (say, { test, otherNumber }) =>
    otherNumber === undefined
      ? say("problems.testRunning.what", { test })
      : say("problems.testRunning.otherNumber", { test, number: spokenDigits(digitsOf(otherNumber)) }),
  addressRefused: (say, { cause }) => say(`problems.addressRefused.why.${addressCause(cause)}`),
  bindRefused: (say, { cause, address }) => say(`problems.bindRefused.why.${cause}`, { address }),
  machineState: (say, { why, folder }) => say(`problems.machineState.why.${why}`, { folder }),
  runElsewhere: (say, { state, run, folder }) => say(`problems.runElsewhere.why.${state}`, { run, folder }),
  notSetUp: (say, { missing }) => say("problems.notSetUp.what", { missing: missing.join(", ") }),
  placeUnknown: (say, { reason }) => say("problems.placeUnknown.what", { reason: say(`readings.${reason}`) }),
  otherNumber: (say, { side, serves }) =>
    say(`problems.otherNumber.why.${side}`, { serves: spokenDigits(serves) }),
  sideSilent: (say, { side, outcome }) =>
    say(`problems.sideSilent.why.${side}`, { cause: sideSentence(say, side, outcome) ?? "" }),
  notWaitingForThis: notWaiting,
  codeNotAsked: (say, { reason }) =>
    say("problems.codeNotAsked.what", { why: endReasonSentence(say, reason) }),
} as const satisfies { readonly [K in CoreProblem["kind"]]?: Telling<K> };

/** Problems that are told in one sentence, with at most a number or a name in it. */
type Plain = Exclude<CoreProblem["kind"], keyof typeof TELLINGS>;

function isPlain(problem: CoreProblem): problem is Problem<Plain> {
  return !Object.hasOwn(TELLINGS, problem.kind);
}

function whatOf(say: Say, problem: CoreProblem): string {
  if (isPlain(problem)) return say(whatKey(problem), valuesOf(say, problem));
  const tell = TELLINGS[problem.kind] as Telling<typeof problem.kind>;
  return tell(say, problem);
}

const ADDRESS_CAUSES = [
  "unreadable",
  "not-https",
  "user-info",
  "fragment",
  "ip-literal",
  "port-unusual",
  "name-not-found",
  "private-address",
  "own-address",
] as const;

/** A newer core may name a cause that has no words here. */
function addressCause(cause: string): (typeof ADDRESS_CAUSES)[number] | "other" {
  return ADDRESS_CAUSES.find((known) => known === cause) ?? "other";
}

function whatKey(problem: Problem<Plain>): Key {
  if (problem.kind === "vaultDamaged" && problem.setAside !== undefined)
    return "problems.vaultDamaged.whatSetAside";
  if (problem.kind === "runOpen" && problem.held) return "problems.runOpen.held.what";
  if (isNoFolder(problem)) return "problems.storageFailed.notAFolder.what";
  if (isCountedOnlyHere(problem)) return `problems.${problem.kind}.onlyHere.what`;
  if (problem.kind === "tooSoon" && problem.folder !== undefined) return "problems.tooSoon.elsewhere.what";
  return `problems.${problem.kind}.what`;
}

function notWaiting(say: Say, { run, phase }: Problem<"notWaitingForThis">): string {
  if (phase === "attempts-spent") return say("problems.notWaitingForThis.spent.what", { run });
  const known = RunPhase.options.map(({ shape }) => shape.kind.value).find((kind) => kind === phase);
  return known === undefined
    ? say("problems.notWaitingForThis.what", { run })
    : say("problems.notWaitingForThis.whatPhase", { run, phase: say(`phaseNames.${known}`) });
}

/** Is a file where the data folder should be, or somewhere on the way to it? */
function isNoFolder(problem: CoreProblem): boolean {
  return problem.kind === "storageFailed" && problem.code === "ENOTDIR";
}

/** Is this a wait that only a program which stays open can tell the end of, since the platform dates nothing? */
export function isCountedOnlyHere(problem: CoreProblem): problem is Extract<
  CoreProblem,
  { readonly kind: "tooSoon" | "pinTooSoon" }
> & {
  readonly onlyHere: true;
} {
  return (problem.kind === "tooSoon" || problem.kind === "pinTooSoon") && problem.onlyHere === true;
}

function isSpent(problem: CoreProblem): boolean {
  return problem.kind === "notWaitingForThis" && problem.phase === "attempts-spent";
}

/** What the sentences may name of a problem: its numbers and short texts, moments as the clock shows them. */
function valuesOf(say: Say, problem: Problem<Plain>): Values {
  const named = Object.entries(problem).flatMap(([name, value]): readonly [string, string | number][] => {
    if (name === "until") return [[name, localTime(say, String(value))]];
    return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
  });
  return Object.fromEntries(named);
}
