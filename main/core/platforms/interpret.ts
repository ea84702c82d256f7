import { isSameLine } from "../../../shared/phone.ts";
import type { NumberLocation, NumberFacts, OnPremHealth } from "../../../shared/platform/facts.ts";
import { worksThere } from "../../../shared/migration/obstacle.ts";
import type { Dialect } from "../../../shared/platform/dialect.ts";
import type { ClientWord, CloudWord, ObservationReason } from "../../../shared/migration/observation.ts";

type LocationVerdict = {
  readonly home: NumberLocation;
  readonly reason: ObservationReason;
  readonly working?: boolean;
};
export type Verdict = LocationVerdict & { readonly cloudSays: CloudWord; readonly clientSays: ClientWord };

/** Statuses with which the cloud does not serve a number, whatever host it names. */
const NOT_SERVED: ReadonlySet<string> = new Set([
  "DISCONNECTED",
  "PENDING",
  "DELETED",
  "MIGRATED",
  "UNLINKED",
  "UNVERIFIED",
]);

/**
 * The client's response: its health, the digits of the number that it names, and of the number in question.
 */
export type ClientAnswer = {
  readonly health: OnPremHealth | undefined;
  readonly serves: string | undefined;
  readonly asked: string;
};

/**
 * Derives a number's location from the responses of both APIs. The cloud's host field is the platform's own
 * record of this number. The client's gateway counts only for the number that the client names: being
 * connected without naming a number proves nothing. Contradictions and missing responses give "unknown",
 * never a guess. What the platform reports of the number's status tells whether it works there.
 */
export function interpret(
  number: NumberFacts | undefined,
  client: ClientAnswer,
  hosts: Dialect["hosts"],
): Verdict {
  const cloudSays = cloudStatement(number, hosts);
  const clientSays = clientStatement(client);
  const { working: byConnection, ...located } = TABLE[cloudSays][clientSays];
  const working = worksThere({ ...located, working: byConnection, number, cloudSays });
  return { ...located, ...(working === undefined ? {} : { working }), cloudSays, clientSays };
}

function cloudStatement(number: NumberFacts | undefined, hosts: Dialect["hosts"]): CloudWord {
  if (number?.host === undefined) return number?.status === "CONNECTED" ? "somewhere" : "silent";
  if (number.host === hosts.onPrem) return "on-premises";
  if (number.host === hosts.none) return "nowhere";
  if (number.host !== hosts.cloud) return "silent";
  return number.status !== undefined && NOT_SERVED.has(number.status) ? "nowhere" : "cloud";
}

function clientStatement({ health, serves, asked }: ClientAnswer): ClientWord {
  const another = serves !== undefined && !isSameLine(serves, asked);
  switch (health?.gateway) {
    case "connected":
      if (another) return "serves-another";
      return serves === undefined ? "connected" : "serves-number";
    case "connecting":
      return another ? "serves-another" : "connecting";
    case "unregistered":
      return "unregistered";
    case "disconnected":
    case "uninitialized":
      return "down";
    default:
      return "silent";
  }
}

const unknownBecause = (reason: ObservationReason): LocationVerdict => ({ home: "unknown", reason });
const NOT_REGISTERED = unknownBecause("not-registered-anywhere");
const SERVES_ANOTHER = unknownBecause("client-serves-another");

/**
 * The cloud names no host: it did not respond, or it serves the number without saying through which API. Then
 * only the client can name the number. An unregistered client says nothing: the number may be on another
 * client.
 */
const BY_CLIENT_ALONE: Readonly<Record<ClientWord, LocationVerdict>> = {
  "serves-number": { home: "on-premises", reason: "client-connected", working: true },
  "serves-another": SERVES_ANOTHER,
  connected: unknownBecause("client-does-not-tell"),
  connecting: unknownBecause("client-not-connected"),
  down: unknownBecause("client-not-connected"),
  unregistered: unknownBecause("client-not-connected"),
  silent: unknownBecause("nobody-answered"),
};

const TABLE: Readonly<Record<CloudWord, Readonly<Record<ClientWord, LocationVerdict>>>> = {
  cloud: {
    "serves-number": unknownBecause("sides-contradict"),
    "serves-another": { home: "cloud", reason: "cloud-says-cloud", working: true },
    connected: unknownBecause("sides-contradict"),
    connecting: { home: "cloud", reason: "cloud-says-cloud", working: true },
    down: { home: "cloud", reason: "cloud-says-cloud", working: true },
    unregistered: { home: "cloud", reason: "both-agree", working: true },
    silent: { home: "cloud", reason: "cloud-says-cloud", working: true },
  },
  "on-premises": {
    "serves-number": { home: "on-premises", reason: "both-agree", working: true },
    // On another client than the queried one.
    "serves-another": { home: "on-premises", reason: "cloud-says-on-premises" },
    connected: { home: "on-premises", reason: "cloud-says-on-premises" },
    connecting: { home: "on-premises", reason: "cloud-says-on-premises" },
    down: { home: "on-premises", reason: "client-not-connected", working: false },
    unregistered: unknownBecause("sides-contradict"),
    silent: { home: "on-premises", reason: "cloud-says-on-premises" },
  },
  nowhere: {
    "serves-number": { home: "on-premises", reason: "client-connected", working: true },
    "serves-another": NOT_REGISTERED,
    connected: unknownBecause("client-does-not-tell"),
    connecting: unknownBecause("sides-contradict"),
    down: NOT_REGISTERED,
    unregistered: NOT_REGISTERED,
    silent: NOT_REGISTERED,
  },
  somewhere: BY_CLIENT_ALONE,
  silent: BY_CLIENT_ALONE,
};
