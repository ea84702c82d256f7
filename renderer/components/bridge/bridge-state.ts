import type { ClientWord, CloudWord, Observation } from "../../../shared/migration/observation.ts";
import { sourceOf, targetOf } from "../../../shared/migration/direction.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { isSinceCopy, type RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { NumberStatus } from "../number-status/number-status.ts";
import { moverOf, shownPlaceOf, stepInFlight, stretchOf, type ShownPlace } from "../run/shown-place.ts";

/** How certain the location of the number is, or what it does: decides the pill's border, icon and color. */
export type PillState =
  | "confirmed"
  | "reported"
  | "last-seen"
  | "ready"
  | "crossing"
  | "unknown"
  | "waiting"
  | "stopped";

export type Bank = "on-premises" | "cloud";

/** What one API reports: the line under its name, and the edge of its bank. */
export type BankState = {
  /** Key below `window.bridge`; undefined if this API was not asked. */
  readonly report?: `cloud.${CloudWord}` | `client.${ClientWord}` | "awaited" | "unanswered";
  /** ISO 8601; when the API reported it. */
  readonly at?: string;
  readonly edge: "plain" | "confirmed" | "reported" | "faded" | "unknown" | "stopped";
};

/** Everything that the bridge draws. */
export type BridgeState = {
  readonly pill: PillState;
  /** The bank that the pill is on; "line": before the point of no return; "middle": between the banks. */
  readonly at: Bank | "line" | "middle";
  readonly place: ShownPlace;
  /** The point of no return of an open migration, seen from its starting bank. */
  readonly line?: { readonly from: Bank; readonly passed: boolean | "perhaps" };
  /** ISO 8601; since when the response to the moving request is awaited. */
  readonly since?: string;
  readonly banks: Readonly<Record<Bank, BankState>>;
};

/** The links of a chain of proof as the bridge draws them, from the bank that the number left. */
export type DrawnProofs = { readonly from: Bank; readonly proven: readonly boolean[] };

/** Milliseconds after which a confirmed location is shown as last checked. */
export const FRESH_FOR_MS = 10 * 60_000;

/** When both APIs were last checked, ISO 8601; undefined before the first check. */
export function checkedAt({ banks }: BridgeState): string | undefined {
  return banks.cloud.at ?? banks["on-premises"].at;
}

/** The bridge of a number outside a migration. `now`: milliseconds since 1970. */
export function bridgeOfNumber(
  { place, known, unanswered }: NumberStatus,
  reading: Observation | undefined,
  now: number,
): BridgeState {
  const pill = pillOf(place, known, unanswered === undefined ? now : Infinity);
  const at = place === "on-premises" || place === "cloud" ? place : "middle";
  return { pill, at, place, banks: banksOf(reading, pill, at) };
}

function pillOf(place: ShownPlace, known: NumberStatus["known"], now: number): PillState {
  if (place === "crossing") return "crossing";
  if (place === "unknown") return "unknown";
  if (known.by === "person") return "reported";
  const confirmed = known.by === "reading" || known.by === "move";
  return confirmed && now - Date.parse(known.at) <= FRESH_FOR_MS ? "confirmed" : "last-seen";
}

/** The bridge of a migration, from its snapshot alone. `live`: whether Switchover can be reached. */
export function bridgeOfRun(run: RunSnapshot, live = true): BridgeState {
  const place = shownPlaceOf(run);
  const from = sourceOf(run.direction);
  const ended = run.phase.kind === "ended";
  const passed = stretchOf(run) !== "before";
  const pill = pillOfRun(run, place);
  const at = positionOf(pill, place, passed ? "middle" : from);
  const since = place === "crossing" && live ? stepInFlight(run)?.since : undefined;
  const banks = banksOf(readingOf(run, place), pill, at);
  return {
    pill,
    at,
    place,
    banks:
      place === "crossing"
        ? { ...banks, [targetOf(run.direction)]: { report: "awaited", edge: "plain" } }
        : banks,
    ...(ended ? {} : { line: { from, passed: passed && isSinceCopy(moverOf(run)) ? "perhaps" : passed } }),
    ...(since === undefined ? {} : { since }),
  };
}

/**
 * The last observation, unless the number was confirmed at its target since, or left by a request whose outcome is
 * unknown: it would show the bank that it may have left.
 */
function readingOf(run: RunSnapshot, place: ShownPlace): Observation | undefined {
  const { lastReading, crossing, direction, openSince } = run;
  if (lastReading === undefined) return undefined;
  if (place === "unknown" && openSince !== undefined && lastReading.at < openSince) return undefined;
  if (crossing === undefined) return lastReading;
  return lastReading.at < crossing.arrivedAt && lastReading.home !== targetOf(direction)
    ? undefined
    : lastReading;
}

function pillOfRun(run: RunSnapshot, place: ShownPlace): PillState {
  const { phase, proof, working } = run;
  if (place === "crossing") return "crossing";
  if (place === "unknown") return "unknown";
  if (phase.kind === "awaiting-code") return "waiting";
  if (phase.kind !== "ended" && stretchOf(run) === "before")
    return proof === "none" ? "last-seen" : phase.kind === "awaiting-confirmation" ? "ready" : "confirmed";
  if (working === false) return "stopped";
  return proof === "proven" ? "confirmed" : proof === "attested" ? "reported" : "last-seen";
}

function positionOf(pill: PillState, place: ShownPlace, unknownAt: BridgeState["at"]): BridgeState["at"] {
  if (pill === "ready") return "line";
  if (place === "crossing") return "middle";
  return place === "unknown" ? unknownAt : place;
}

function banksOf(
  reading: Observation | undefined,
  pill: PillState,
  at: BridgeState["at"],
): BridgeState["banks"] {
  // While the number moves or its location is unknown, neither bank is certain.
  const both = pill === "unknown" || pill === "crossing";
  const edgeOf = (bank: Bank): BankState["edge"] => (both || at === bank ? EDGES[pill] : "plain");
  const onPremises = edgeOf("on-premises");
  const cloud = edgeOf("cloud");
  if (reading === undefined) return { "on-premises": { edge: onPremises }, cloud: { edge: cloud } };
  const { at: readAt, cloudSays, clientSays } = reading;
  return {
    "on-premises": {
      edge: onPremises,
      at: readAt,
      report: isUnanswered(clientSays, reading.onPrem) ? "unanswered" : `client.${clientSays}`,
    },
    cloud: {
      edge: cloud,
      at: readAt,
      report: isUnanswered(cloudSays, reading.cloud) ? "unanswered" : `cloud.${cloudSays}`,
    },
  };
}

/** An API that didn't respond, or wasn't reached: it is not said to have left something out. */
function isUnanswered(says: CloudWord | ClientWord, outcome: RecordedOutcome): boolean {
  if (says !== "silent") return false;
  if (outcome.kind === "unknown") return outcome.cause === "timeout" || outcome.cause === "connection-lost";
  return outcome.kind === "notSent" && !NOT_ASKED.has(outcome.cause);
}

/** Causes for which the API itself was not asked, or answered something else. */
const NOT_ASKED: ReadonlySet<string> = new Set(["cancelled-before-sending", "sign-in-refused"]);

const EDGES = {
  confirmed: "confirmed",
  reported: "reported",
  "last-seen": "faded",
  ready: "confirmed",
  crossing: "faded",
  unknown: "unknown",
  waiting: "confirmed",
  stopped: "stopped",
} as const satisfies Readonly<Record<PillState, BankState["edge"]>>;
