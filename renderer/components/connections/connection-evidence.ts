import type { CheckResult } from "../../../shared/checks/result.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import type { NumberObservation } from "../../../shared/workspace/number-observation.ts";
import { addressesOf, isSameCloud, isSameOnPrem } from "../../../shared/workspace/addresses.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { secretsOfConnection } from "../../../shared/workspace/connection-parts.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import type { ConnectionTest, ConnectionTests } from "../../stores/connection-tests.ts";
import type { Observations } from "../../stores/observations.ts";
import type { StoredSince } from "../../stores/stored-since.ts";

export type ConnectionSide = "cloud" | "on-premises";
export const SIDES = ["cloud", "on-premises"] as const satisfies readonly ConnectionSide[];

/** What the newest word about a connection is based on. Times are milliseconds since 1970. */
export type ConnectionEvidence =
  | { readonly kind: "test"; readonly at: number; readonly test: ConnectionTest }
  /** A check of one of the workspace's numbers. */
  | { readonly kind: "number"; readonly at: number; readonly outcome: RecordedOutcome };

/** A workspace, saved or in a form, as far as a test of a connection depends on it. */
type Tested = {
  readonly cloud?: object | undefined;
  readonly onPrem?: object | undefined;
  readonly dialect: object;
  readonly network?: Workspace["network"] | undefined;
};

/** Everything of a workspace that a test of one connection depends on, except its secrets. */
export function testedPart({ cloud, onPrem, dialect, network }: Tested, side: ConnectionSide): string {
  const connection = side === "cloud" ? cloud : onPrem;
  const parts = [connection, dialect, network?.proxy, side === "cloud" ? null : network?.client];
  // A form's members may come in another order than the saved ones.
  return JSON.stringify(parts, (_key, value: unknown) => (isRecord(value) ? inOrder(value) : value));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function inOrder(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Whether a workspace has the connection at all. */
export function isSetUp({ cloud, onPrem }: Tested, side: ConnectionSide): boolean {
  return (side === "cloud" ? cloud : onPrem) !== undefined;
}

/** What this window knows that says anything about connections. */
export type ConnectionKnowledge = {
  readonly tests: ConnectionTests;
  /** The last observation of each number; undefined until loaded. */
  readonly readings: Observations | undefined;
  readonly storedSince: StoredSince;
};

/**
 * Returns what is known of a connection as it is saved now: its last test, unless a later check of a number got
 * no response or a rejection of the credentials; else the newest check of one of its numbers. A test of another
 * connection doesn't count, nor does a check that asked another address, nor anything from before one of its secrets
 * was stored.
 */
export function evidenceOf(
  workspace: Workspace,
  side: ConnectionSide,
  knowledge: ConnectionKnowledge,
): ConnectionEvidence | undefined {
  const since = secretsSince(workspace, side, knowledge.storedSince);
  const tested = knowledge.tests.get(testKey(workspace.id, side));
  const counts =
    tested !== undefined && tested.of === testedPart(workspace, side) && Date.parse(tested.sentAt) >= since;
  const newest = newestCheck(workspace, side, knowledge.readings?.values() ?? []);
  const number = newest !== undefined && newest.at >= since ? newest : undefined;
  if (!counts) return number;
  const at = Date.parse(tested.at);
  if (number !== undefined && number.at > at && !hasAnswered(number.outcome)) return number;
  return { kind: "test", at, test: tested };
}

/** When the newest of the secrets that a connection uses was stored, as far as known. */
function secretsSince(workspace: Workspace, side: ConnectionSide, stored: StoredSince): number {
  const labels = secretsOfConnection(workspace, side).map((secret) => labelOf(workspace.id, secret));
  return Math.max(0, ...labels.map((label) => stored.get(label) ?? 0));
}

/** The key of a connection in the store of tests. */
export function testKey(workspace: string, side: ConnectionSide): string {
  return `${workspace} ${side}`;
}

function newestCheck(
  workspace: Workspace,
  side: ConnectionSide,
  observations: Iterable<NumberObservation>,
): Extract<ConnectionEvidence, { kind: "number" }> | undefined {
  const now = addressesOf(workspace);
  const isSame = side === "cloud" ? isSameCloud : isSameOnPrem;
  let newest: Extract<ConnectionEvidence, { kind: "number" }> | undefined;
  for (const { workspace: of, asked, reading } of observations) {
    if (of !== workspace.id || !isSame(asked, now)) continue;
    const outcome = side === "cloud" ? reading.cloud : reading.onPrem;
    const at = Date.parse(reading.at);
    const wasSent = outcome.kind !== "notSent" || outcome.cause !== "cancelled-before-sending";
    if (wasSent && (newest === undefined || at > newest.at)) newest = { kind: "number", at, outcome };
  }
  return newest;
}

/** Rejections of the access itself: until it is renewed, the API answers nothing else. */
export const OF_ACCESS: ReadonlySet<string> = new Set([
  "token-expired",
  "token-invalid",
  "permission-missing",
  "account-locked",
  "password-change-required",
]);

/** Whether an API responded and accepted the credentials. Other rejections concern the number asked about. */
export function hasAnswered(outcome: RecordedOutcome): boolean {
  return outcome.kind === "confirmed" || (outcome.kind === "rejected" && !OF_ACCESS.has(outcome.reason));
}

/** Whether nothing in a test speaks against a response: a server that stays silent is only a warning of its check. */
export function responds({ checks }: { readonly checks: readonly CheckResult[] }): boolean {
  return checks.every(({ id, status }) => !id.endsWith(".reachable") || status === "pass");
}
