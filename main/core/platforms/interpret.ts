import { isSameLine } from "../../../shared/phone.ts";
import type { NumberLocation, NumberFacts, OnPremHealth } from "../../../shared/platform/facts.ts";
import type { Dialect } from "../../../shared/platform/dialect.ts";
import type { ClientWord, CloudWord, ObservationReason } from "../../../shared/migration/observation.ts";

type Place = {
  readonly home: NumberLocation;
  readonly reason: ObservationReason;
  readonly working?: boolean;
};
export type Verdict = Place & { readonly cloudSays: CloudWord; readonly clientSays: ClientWord };

/** Statuses under which the cloud does not serve a number, whatever host it names. */
const NOT_SERVED: ReadonlySet<string> = new Set([
  "DISCONNECTED",
  "PENDING",
  "DELETED",
  "MIGRATED",
  "UNLINKED",
  "UNVERIFIED",
]);

/** What the client answered: its health, the digits of the number that it names, and of the one that is asked about. */
export type ClientAnswer = {
  readonly health: OnPremHealth | undefined;
  readonly serves: string | undefined;
  readonly asked: string;
};

/**
 * Says where a number is from what both sides answered. The cloud's host field is the platform's own record of this
 * number. The client's gateway counts only for the number that the client names: being connected without telling for
 * which number proves nothing. Contradictions and silence give "unknown", never a guess.
 */
export function interpret(
  number: NumberFacts | undefined,
  client: ClientAnswer,
  hosts: Dialect["hosts"],
): Verdict {
  const cloudSays = cloudWord(number, hosts);
  const clientSays = clientWord(client);
  return { ...TABLE[cloudSays][clientSays], cloudSays, clientSays };
}

function cloudWord(number: NumberFacts | undefined, hosts: Dialect["hosts"]): CloudWord {
  if (number?.host === undefined) return number?.status === "CONNECTED" ? "somewhere" : "silent";
  if (number.host === hosts.onPrem) return "on-premises";
  if (number.host === hosts.none) return "nowhere";
  if (number.host !== hosts.cloud) return "silent";
  return number.status !== undefined && NOT_SERVED.has(number.status) ? "nowhere" : "cloud";
}

function clientWord({ health, serves, asked }: ClientAnswer): ClientWord {
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

const UNKNOWN = (reason: ObservationReason): Place => ({ home: "unknown", reason });
const NOWHERE = UNKNOWN("not-registered-anywhere");
const ANOTHER = UNKNOWN("client-serves-another");

/**
 * The cloud names no side: it is silent, or it serves the number without saying through which API. Then only the client
 * can name the number. That this one is not registered says nothing: the number may run on another client.
 */
const CLIENT_ALONE: Readonly<Record<ClientWord, Place>> = {
  "serves-number": { home: "on-premises", reason: "client-connected", working: true },
  "serves-another": ANOTHER,
  connected: UNKNOWN("client-does-not-tell"),
  connecting: UNKNOWN("client-not-connected"),
  down: UNKNOWN("client-not-connected"),
  unregistered: UNKNOWN("client-not-connected"),
  silent: UNKNOWN("nobody-answered"),
};

const TABLE: Readonly<Record<CloudWord, Readonly<Record<ClientWord, Place>>>> = {
  cloud: {
    "serves-number": UNKNOWN("sides-contradict"),
    "serves-another": { home: "cloud", reason: "cloud-says-cloud", working: true },
    connected: UNKNOWN("sides-contradict"),
    connecting: { home: "cloud", reason: "cloud-says-cloud", working: true },
    down: { home: "cloud", reason: "cloud-says-cloud", working: true },
    unregistered: { home: "cloud", reason: "both-agree", working: true },
    silent: { home: "cloud", reason: "cloud-says-cloud", working: true },
  },
  "on-premises": {
    "serves-number": { home: "on-premises", reason: "both-agree", working: true },
    // On some client, but not on the one that was asked.
    "serves-another": { home: "on-premises", reason: "cloud-says-on-premises" },
    connected: { home: "on-premises", reason: "cloud-says-on-premises" },
    connecting: { home: "on-premises", reason: "cloud-says-on-premises" },
    down: { home: "on-premises", reason: "client-not-connected", working: false },
    unregistered: UNKNOWN("sides-contradict"),
    silent: { home: "on-premises", reason: "cloud-says-on-premises" },
  },
  nowhere: {
    "serves-number": { home: "on-premises", reason: "client-connected", working: true },
    "serves-another": NOWHERE,
    connected: UNKNOWN("client-does-not-tell"),
    connecting: UNKNOWN("sides-contradict"),
    down: NOWHERE,
    unregistered: NOWHERE,
    silent: NOWHERE,
  },
  somewhere: CLIENT_ALONE,
  silent: CLIENT_ALONE,
};
