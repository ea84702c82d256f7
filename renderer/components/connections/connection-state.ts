import type { CheckResult } from "../../../shared/checks/result.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";

export type ConnectionSide = "cloud" | "on-premises";
export const SIDES = ["cloud", "on-premises"] as const satisfies readonly ConnectionSide[];

/** The result of a connection test in this window. */
export type ConnectionTest = {
  readonly checks: readonly CheckResult[];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What was tested, as `testedPart` gives it. A different connection is untested. */
  readonly of: string;
};

/** What is known of one connection of a workspace. Times are milliseconds since 1970. */
export type ConnectionState =
  /** Not set up. */
  | { readonly kind: "missing" }
  /** Saved, but nothing shows whether it works. */
  | { readonly kind: "untested" }
  /** "partly": no check failed, but whether the API responds or accepts the credentials could not be checked. */
  | {
      readonly kind: "works" | "warned" | "partly" | "failed";
      readonly at: number;
      readonly test: ConnectionTest;
    }
  /** Not tested in this window, but a check of a number got a response. */
  | { readonly kind: "answered"; readonly at: number }
  /** A check of a number, later than any test, got no response or the credentials were rejected. */
  | { readonly kind: "trouble"; readonly at: number };

/** Both connections of a workspace. */
export type ConnectionStates = Readonly<Record<ConnectionSide, ConnectionState>>;

/** Whether the API is known to respond. */
export function isConnected(state: ConnectionState): boolean {
  if (state.kind === "warned" || state.kind === "partly") return responds(state.test);
  return state.kind === "works" || state.kind === "answered";
}

/** Whether nothing in a test speaks against a response: a server that stays silent is only a warning of its check. */
export function responds({ checks }: ConnectionTest): boolean {
  return checks.every(({ id, status }) => !id.endsWith(".reachable") || status === "pass");
}

/** Whether the last thing known of the connection is that it failed. */
export function isTroubled({ kind }: ConnectionState): boolean {
  return kind === "failed" || kind === "trouble";
}

type Saved = Pick<Workspace, "cloud" | "onPrem" | "dialect" | "network">;

/** Everything of a workspace that a test of one connection depends on, except its secrets. */
export function testedPart({ cloud, onPrem, dialect, network }: Saved, side: ConnectionSide): string {
  const connection = side === "cloud" ? cloud : onPrem;
  return JSON.stringify([connection, dialect, network?.proxy, side === "cloud" ? null : network?.client]);
}

/**
 * Returns what is known of a connection: its last test if it was of the connection as it is saved now, else
 * the newest check of one of the workspace's numbers.
 */
export function connectionState(
  workspace: Saved,
  side: ConnectionSide,
  { test, newest }: { readonly test: ConnectionTest | undefined; readonly newest: Observation | undefined },
): ConnectionState {
  if ((side === "cloud" ? workspace.cloud : workspace.onPrem) === undefined) return { kind: "missing" };
  const seen = newest === undefined ? undefined : ofObservation(newest, side);
  if (test !== undefined && test.of === testedPart(workspace, side)) {
    const tested = ofTest(test);
    return seen !== undefined && seen.kind === "trouble" && seen.at > test.at ? seen : tested;
  }
  return seen ?? { kind: "untested" };
}

function ofTest(test: ConnectionTest): ConnectionState {
  const has = (status: CheckResult["status"]): boolean =>
    test.checks.some((check) => check.status === status);
  const unclear = test.checks.some(({ id, status }) => status === "skip" && /\.(reachable|token)$/.test(id));
  const kind = has("fail") ? "failed" : has("warn") ? "warned" : unclear ? "partly" : "works";
  return { kind, at: test.at, test };
}

/** Rejections that concern the connection itself, not the number asked about. */
const OF_CREDENTIALS: ReadonlySet<string> = new Set([
  "token-expired",
  "token-invalid",
  "password-change-required",
]);

function ofObservation(observation: Observation, side: ConnectionSide): ConnectionState {
  const outcome: RecordedOutcome = side === "cloud" ? observation.cloud : observation.onPrem;
  const at = Date.parse(observation.at);
  const answered =
    outcome.kind === "confirmed" || (outcome.kind === "rejected" && !OF_CREDENTIALS.has(outcome.reason));
  return { kind: answered ? "answered" : "trouble", at };
}

/** Returns the newest observation of a workspace's numbers. */
export function newestObservation(
  workspace: string,
  observations: Iterable<{ readonly workspace: string; readonly reading: Observation }>,
): Observation | undefined {
  let newest: Observation | undefined;
  for (const one of observations)
    if (one.workspace === workspace && (newest === undefined || one.reading.at > newest.at))
      newest = one.reading;
  return newest;
}
