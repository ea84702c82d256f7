import type { CheckResult } from "../../../shared/checks/result.ts";
import type { ConnectionTest } from "../../stores/connection-tests.ts";
import {
  hasAnswered,
  responds,
  type ConnectionEvidence,
  type ConnectionSide,
} from "./connection-evidence.ts";

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

/** Whether the last thing known of the connection is that it failed. */
export function isTroubled({ kind }: ConnectionState): boolean {
  return kind === "failed" || kind === "trouble";
}

/** The state of a connection that is set up, by what is known of it. */
export function connectionState(evidence: ConnectionEvidence | undefined): ConnectionState {
  if (evidence === undefined) return { kind: "untested" };
  const { at } = evidence;
  if (evidence.kind === "number") return { kind: hasAnswered(evidence.outcome) ? "answered" : "trouble", at };
  return { kind: ofTest(evidence.test.checks), at, test: evidence.test };
}

function ofTest(checks: readonly CheckResult[]): "works" | "warned" | "partly" | "failed" {
  const has = (status: CheckResult["status"]): boolean => checks.some((check) => check.status === status);
  const unclear = checks.some(({ id, status }) => status === "skip" && /\.(reachable|token)$/.test(id));
  return has("fail") ? "failed" : has("warn") ? "warned" : unclear ? "partly" : "works";
}
