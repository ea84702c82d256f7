import { problemOfRun, problemWords, type CoreProblem } from "../../shared/wording/problems.ts";
import type { ThreeParts } from "../../shared/wording/three-parts.ts";
import type { CAUSES_BY_PROOF_CHECK } from "../../shared/webhook/proof-checks.ts";
import type { NotSentCause } from "../../shared/platform/outcome.ts";
import type { CallProblem, NamedProblem, WindowProblem } from "../stores/call-problem.ts";
import type { ProblemOfPlan } from "./causes-of-plan.ts";
import type { WindowKey, WindowTranslate } from "./window-translate.ts";

/** Problems around webhooks. A terminal meets some of them too, but here are buttons where it has options. */
type OfWebhooks =
  | "addressRefused"
  | "noSuchEvent"
  | "noSuchTest"
  | "noSuchWorkspace"
  | "notListening"
  | "notSetUp"
  | "portTaken"
  | "testRunning";

/** Those that the terminal cannot meet, or that the window says in words of its own. */
type Beside = Exclude<NamedProblem, { kind: Exclude<CoreProblem["kind"], OfWebhooks> }>;

const whatOf = (
  kind: Exclude<
    Beside["kind"],
    | "addressRefused"
    | "clientUnusable"
    | "lookFailed"
    | "notAnAuthority"
    | "notReached"
    | "recoveryRefused"
    | "sheetFailed"
    | "sheetNotConfirmed"
  >,
): WindowKey => `window.problems.${kind}.what`;

/** Causes that a server was not reached for; what else comes as plain text is told without its text. */
const NOT_REACHED: Readonly<Record<NotSentCause, true>> = {
  "name-not-found": true,
  "connection-refused": true,
  "no-route": true,
  "connect-timeout": true,
  "proxy-refused": true,
  "proxy-unreachable": true,
  "proxy-authentication": true,
  "proxy-lost": true,
  "proxy-unsupported": true,
  "proxy-invalid": true,
  "self-signed": true,
  "unknown-ca": true,
  "name-mismatch": true,
  expired: true,
  "not-yet-valid": true,
  "missing-intermediate": true,
  "old-tls": true,
  "weak-certificate": true,
  "fingerprint-mismatch": true,
  "tls-failed": true,
  "cancelled-before-sending": true,
  "sign-in-refused": true,
};

/** Why nothing is sent to an address, as the endpoint doctor names it. */
const ADDRESS_REFUSED: Readonly<Record<(typeof CAUSES_BY_PROOF_CHECK)["endpoint.address"][number], true>> = {
  "not-https": true,
  "ip-literal": true,
  "user-info": true,
  "port-unusual": true,
  "private-address": true,
  "name-not-found": true,
  unreadable: true,
  "same-endpoint": true,
};

/** What happened, one entry for each; the compiler asks for all of them. */
const WHAT: { readonly [K in Beside["kind"]]: (problem: Extract<Beside, { kind: K }>) => WindowKey } = {
  badCall: () => whatOf("badCall"),
  settingsReadOnly: () => whatOf("settingsReadOnly"),
  vaultInUse: () => whatOf("vaultInUse"),
  vaultStaysShut: () => whatOf("vaultStaysShut"),
  keyStoreUnusable: () => whatOf("keyStoreUnusable"),
  recoveryRefused: ({ why }) => `window.problems.recoveryRefused.why.${why}`,
  sheetFailed: ({ why }) => `window.problems.sheetFailed.why.${why}`,
  sheetNotConfirmed: ({ why }) => `window.problems.sheetNotConfirmed.why.${why}`,
  waiverNotTyped: () => whatOf("waiverNotTyped"),
  noSuchWorkspace: () => whatOf("noSuchWorkspace"),
  workspaceInUse: () => whatOf("workspaceInUse"),
  changedElsewhere: () => whatOf("changedElsewhere"),
  notSetUp: () => whatOf("notSetUp"),
  lookFailed: ({ outcome }) => lookFailure(outcome),
  notReached: ({ cause }) =>
    Object.hasOwn(NOT_REACHED, cause)
      ? `window.problems.notReached.${cause as keyof typeof NOT_REACHED}`
      : "window.problems.notReached.other",
  notACertificate: () => whatOf("notACertificate"),
  notAnAuthority: ({ why }) => `window.problems.notAnAuthority.${why}`,
  clientUnusable: ({ why }) => `window.network.client.fault.${why}`,
  notHere: () => whatOf("notHere"),
  notPractice: () => whatOf("notPractice"),
  noSuchFault: () => whatOf("noSuchFault"),
  runUnderWay: () => whatOf("runUnderWay"),
  addressRefused: ({ cause }) =>
    Object.hasOwn(ADDRESS_REFUSED, cause)
      ? `window.problems.addressRefused.${cause as keyof typeof ADDRESS_REFUSED}`
      : "window.problems.addressRefused.other",
  noSuchEvent: () => whatOf("noSuchEvent"),
  noSuchTest: () => whatOf("noSuchTest"),
  notListening: () => whatOf("notListening"),
  fixedByAdministrator: () => whatOf("fixedByAdministrator"),
  portTaken: () => whatOf("portTaken"),
  testRunning: () => whatOf("testRunning"),
  badRows: () => whatOf("badRows"),
  batchUnderWay: () => whatOf("batchUnderWay"),
  noBatchUnderWay: () => whatOf("noBatchUnderWay"),
};

/** What happened, whether the number works now, what next: for a call that did not succeed, or a part of the window that did not load. */
export function callProblemWords(t: WindowTranslate, problem: WindowProblem): ThreeParts {
  if (problem.kind === "not-loaded")
    return {
      what: t("window.callProblem.not-loaded.what"),
      works: t("window.problems.works"),
      next: t("window.callProblem.not-loaded.next"),
    };
  if (problem.kind !== "named")
    return {
      what: t(`window.callProblem.${problem.kind}.what`),
      works: t(`window.callProblem.${problem.kind}.works`),
      next: t(`window.callProblem.${problem.kind}.next`),
    };
  const named = problem.problem;
  if (isOfCore(named)) return inWindow(t, named, problemWords(t, named));
  const what = WHAT[named.kind] as (problem: Beside) => WindowKey;
  return {
    what: t(what(named), named.kind === "portTaken" ? { port: named.port } : {}),
    works: t("window.problems.works"),
    next: t(`window.problems.${named.kind}.next`),
  };
}

/** The same for a call on a migration, on the screen of that migration. */
export function runProblemWords(t: WindowTranslate, problem: CallProblem): ThreeParts {
  if (problem.kind !== "named" || !isOfCore(problem.problem)) return callProblemWords(t, problem);
  return inWindow(t, problem.problem, problemOfRun(t, problem.problem));
}

const OF_PLAN: Readonly<Record<ProblemOfPlan, true>> = {
  recordMissing: true,
  secretsMissing: true,
  secretInvalid: true,
  fileUnusable: true,
  noCertificate: true,
  requestChanged: true,
  wordNeeded: true,
  tokenNotKept: true,
};

/** The words of a problem of the core with a way out that a person in front of the window has. */
export function inWindow(t: WindowTranslate, { kind }: CoreProblem, words: ThreeParts): ThreeParts {
  return isOfPlan(kind) ? { ...words, next: t(`window.problems.instead.${kind}`) } : words;
}

function isOfPlan(kind: string): kind is ProblemOfPlan {
  return Object.hasOwn(OF_PLAN, kind);
}

/** Is this a problem that a terminal can meet too, with words of its own there? */
export function isOfCore(problem: NamedProblem): problem is Exclude<NamedProblem, Beside> {
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
