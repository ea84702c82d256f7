import type { StepName } from "../migration/step.ts";
import { digitsOf, spokenDigits } from "../phone.ts";
import type { English } from "./catalogue/en/index.ts";
import { phaseNames } from "./catalogue/en/phases.ts";
import type { CoreProblem } from "./core-problem.ts";
import { endReasonSentence } from "./ends.ts";
import { sideSentence } from "./pin-words.ts";
import type { Key, Translate, Values } from "./translate.ts";
import type { ThreeParts } from "./three-parts.ts";
import { visible } from "../visible.ts";
import { earliestTime, localTime } from "./times.ts";

export type { CoreProblem } from "./core-problem.ts";

/** Gives the text for a problem of the core; no sentence contains a secret. */
export function problemWords(t: Translate, given: CoreProblem): ThreeParts {
  const problem = asTold(given);
  const parts = { what: whatOf(t, problem), works: t(`problems.${problem.kind}.works`) };
  if (problem.kind === "runOpen" && problem.held) return { ...parts, next: t("problems.runOpen.held.next") };
  const path = pathFault(problem);
  if (path !== undefined) return { ...parts, next: t(`problems.storageFailed.${path}.next`) };
  if (isSpent(problem)) return { ...parts, next: t("problems.notWaitingForThis.spent.next") };
  if (isCountedOnlyHere(problem)) return { ...parts, next: t(`problems.${problem.kind}.onlyHere.next`) };
  if (problem.kind === "copyRefused" && problem.why !== "busy" && problem.why !== "at-work")
    return { ...parts, next: t(`problems.copyRefused.nextWhy.${problem.why}`) };
  if (problem.kind === "runElsewhere" && problem.state !== "open")
    return { ...parts, next: t(`problems.runElsewhere.nextWhere.${problem.state}`) };
  if (problem.kind === "bindRefused" && problem.cause === "not-allowed")
    return { ...parts, next: t("webhookCauses.tunnel-not-allowed.remedy") };
  if (isGivenFile(problem)) return { ...parts, next: t("problems.fileUnusable.given.next") };
  return { ...parts, next: t(`problems.${problem.kind}.next`) };
}

/** A disk that takes no writes is told as that wherever it was met: the vault gives only the system's code. */
function asTold(problem: CoreProblem): CoreProblem {
  const isReadOnly = problem.kind === "storageFailed" && problem.code === "EROFS";
  return isReadOnly ? { kind: "storageReadOnly" } : problem;
}

/** A file that can't be used and that no plan names: a plan's member is a path, as `cloud.tls.caFile`. */
export function isGivenFile(problem: CoreProblem): problem is Problem<"fileUnusable"> {
  return problem.kind === "fileUnusable" && !problem.member.includes(".");
}

/** The text for a problem of the records that occurred while the outcome of a request was unknown. */
export function problemWithOpenRequest(t: Translate, given: CoreProblem, step: StepName): ThreeParts {
  const problem = asTold(given);
  const words = problemWords(t, problem);
  return {
    what: t("problemsBeside.openRequest.what", { step: t(`steps.${step}.name`), problem: words.what }),
    works: t("problemsBeside.openRequest.works"),
    // What its own text says to do next may leave this data folder, and with it the migration.
    next: t("problemsBeside.openRequest.next", {
      problem: isOfRecords(problem) ? t(`problemsBeside.openRequest.fix.${problem.kind}`) : words.next,
    }),
  };
}

type OfRecords = keyof English["problemsBeside"]["openRequest"]["fix"];

const OF_RECORDS: Readonly<Record<OfRecords, true>> = {
  storageFull: true,
  storageFailed: true,
  storageReadOnly: true,
  storageDamaged: true,
  storageReplaced: true,
  machineState: true,
  newerVersion: true,
  vaultNewer: true,
};

function isOfRecords(problem: CoreProblem): problem is Problem<Extract<CoreProblem["kind"], OfRecords>> {
  return Object.hasOwn(OF_RECORDS, problem.kind);
}

/**
 * The text for a problem of a migration that is in this data folder: another folder has neither the migration nor, for a
 * secret that its plan names, the encrypted copy.
 */
export function problemOfRun(t: Translate, given: CoreProblem): ThreeParts {
  const problem = asTold(given);
  const words = problemWords(t, problem);
  if (isOfRecords(problem)) return { ...words, next: t(`problemsBeside.openRequest.fix.${problem.kind}`) };
  if (problem.kind !== "secretsMissing") return words;
  return {
    ...words,
    what: problem.missing
      .map(({ member, reference, why }) =>
        t(why === "env-unset" ? "problems.secretsMissing.unsealed" : `problems.secretsMissing.why.${why}`, {
          member,
          reference,
        }),
      )
      .join("\n"),
    works: t("problems.secretsMissing.worksOfRun"),
  };
}

/** The text for a backup whose migration was abandoned with the location unknown. */
export function backupOfUnknownLocation(t: Translate, run: string): ThreeParts {
  return {
    what: t("problemsBeside.pairOfUnknownPlace.what", { run }),
    works: t("problemsBeside.pairOfUnknownPlace.works"),
    next: t("problemsBeside.pairOfUnknownPlace.next"),
  };
}

type Problem<K extends CoreProblem["kind"]> = Extract<CoreProblem, { kind: K }>;
type Telling<K extends CoreProblem["kind"]> = (t: Translate, problem: Problem<K>) => string;

/** Problems whose text needs more than one sentence with a number or a name. */
const TELLINGS = {
  secretsMissing: (t, { missing }) =>
    missing
      .map(({ member, reference, why }) => t(`problems.secretsMissing.why.${why}`, { member, reference }))
      .join("\n"),
  secretInvalid: (t, { why, member }) => t(`problems.secretInvalid.why.${why}`, { member }),
  fileUnusable: (t, { why, member, path }) => t(`problems.fileUnusable.why.${why}`, { member, path }),
  csvUnusable: (t, { why, line = 1, columns = [] }) =>
    t(`problems.csvUnusable.why.${why}`, {
      line,
      columns: columns
        .slice(0, 20)
        .map((name) => visible(name, 80))
        .join(", "),
    }),
  noSuchZone: (t, { zone }) => t("problems.noSuchZone.what", { zone: visible(zone, 80) }),
  noGo: (t, { checks }) =>
    t("problems.noGo.what", { count: checks.filter((check) => check.status === "fail").length }),
  journalDamaged: (t, { rows, run }) => t("problems.journalDamaged.what", { count: rows, run }),
  copyRefused: (t, { why, replaced = 1, names = [] }) => {
    if (why === "callbacks-replaced") return t("problems.copyRefused.replaced", { count: replaced });
    const reason = t(`problems.copyRefused.why.${why}`);
    if (names.length === 0) return reason;
    const named = names.map((name) => visible(name, 120)).join(", ");
    return `${reason} ${t("problems.copyRefused.named", { names: named })}`;
  },
  folderMoved: (t, { at }) =>
    at === "" ? t("problems.folderMoved.some") : t("problems.folderMoved.what", { at: localTime(t, at) }),
  handoverRefused: (t, { why }) => t(`problems.handoverRefused.why.${why}`),
  workspaceBusy: (t, { why }) => t(`problems.workspaceBusy.why.${why}`),
  pdfFailed: (t, { why }) => t(`problems.pdfFailed.why.${why}`),
  letterUnfit: (t, { why }) => t(`problems.letterUnfit.why.${why}`),
  testRunning: (t, { test, otherNumber }) =>
    otherNumber === undefined
      ? t("problems.testRunning.what", { test })
      : t("problems.testRunning.otherNumber", { test, number: spokenDigits(digitsOf(otherNumber)) }),
  addressRefused: (t, { cause }) => t(`problems.addressRefused.why.${addressCause(cause)}`),
  bindRefused: (t, { cause, address }) => t(`problems.bindRefused.why.${cause}`, { address }),
  machineState: (t, { why, folder }) => t(`problems.machineState.why.${why}`, { folder }),
  runElsewhere: (t, { state, run, folder }) => t(`problems.runElsewhere.why.${state}`, { run, folder }),
  notSetUp: (t, { missing }) => t("problems.notSetUp.what", { missing: missing.join(", ") }),
  placeUnknown: (t, { reason }) => t("problems.placeUnknown.what", { reason: t(`readings.${reason}`) }),
  otherNumber: (t, { side, serves }) =>
    t(`problems.otherNumber.why.${side}`, { serves: spokenDigits(serves) }),
  sideSilent: (t, { side, outcome }) =>
    t(`problems.sideSilent.why.${side}`, { cause: sideSentence(t, side, outcome) ?? "" }),
  notWaitingForThis: notWaiting,
  codeNotAsked: (t, { reason }) => t("problems.codeNotAsked.what", { why: endReasonSentence(t, reason) }),
} as const satisfies { readonly [K in CoreProblem["kind"]]?: Telling<K> };

/** Problems whose text is one sentence with at most a number or a name. */
type Plain = Exclude<CoreProblem["kind"], keyof typeof TELLINGS>;

function isPlain(problem: CoreProblem): problem is Problem<Plain> {
  return !Object.hasOwn(TELLINGS, problem.kind);
}

function whatOf(t: Translate, problem: CoreProblem): string {
  if (isPlain(problem)) return t(whatKey(problem), valuesOf(t, problem));
  const tell = TELLINGS[problem.kind] as Telling<typeof problem.kind>;
  return tell(t, problem);
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

/** A newer core may name a cause that has no text here. */
function addressCause(cause: string): (typeof ADDRESS_CAUSES)[number] | "other" {
  return ADDRESS_CAUSES.find((known) => known === cause) ?? "other";
}

function whatKey(problem: Problem<Plain>): Key {
  if (problem.kind === "vaultDamaged" && problem.setAside !== undefined)
    return "problems.vaultDamaged.whatSetAside";
  if (problem.kind === "runOpen" && problem.held) return "problems.runOpen.held.what";
  const path = pathFault(problem);
  if (path !== undefined) return `problems.storageFailed.${path}.what`;
  if (isCountedOnlyHere(problem)) return `problems.${problem.kind}.onlyHere.what`;
  if (problem.kind === "tooSoon" && problem.folder !== undefined) return "problems.tooSoon.elsewhere.what";
  return `problems.${problem.kind}.what`;
}

function notWaiting(t: Translate, { run, phase }: Problem<"notWaitingForThis">): string {
  if (phase === "attempts-spent") return t("problems.notWaitingForThis.spent.what", { run });
  return isPhase(phase)
    ? t("problems.notWaitingForThis.whatPhase", { run, phase: t(`phaseNames.${phase}`) })
    : t("problems.notWaitingForThis.what", { run });
}

/** A newer core may name others. */
function isPhase(phase: string): phase is keyof typeof phaseNames {
  return Object.hasOwn(phaseNames, phase);
}

/** What is wrong with the path itself: a file is where a folder should be, or it is longer than the system allows. */
function pathFault(problem: CoreProblem): PathFault | undefined {
  return problem.kind === "storageFailed" ? PATH_FAULTS[problem.code] : undefined;
}

type PathFault = "notAFolder" | "tooLong" | "tooLarge";

const PATH_FAULTS: Readonly<Partial<Record<string, PathFault>>> = {
  ENOTDIR: "notAFolder",
  ENAMETOOLONG: "tooLong",
  EFBIG: "tooLarge",
};

/** True if only a running program can know when this wait ends, because the platform gives no time. */
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

/** The values of a problem that sentences may name: numbers and short texts, times in local time. */
function valuesOf(t: Translate, problem: Problem<Plain>): Values {
  const named = Object.entries(problem).flatMap(([name, value]): readonly [string, string | number][] => {
    if (name === "until") return [[name, earliestTime(t, String(value))]];
    return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
  });
  return Object.fromEntries(named);
}
