import type { Home, NumberFacts, OnPremHealth } from "../../../../shared/platform/facts.ts";
import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { ClientWord, CloudWord, ReadingReason } from "../../../../shared/migration/reading.ts";

type Place = { readonly home: Home; readonly reason: ReadingReason; readonly working?: boolean };
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

/**
 * Says where a number is from what both sides answered. The cloud's host field is the platform's own record;
 * the client's gateway shows whether it works there. Contradictions and silence give "unknown", never a guess.
 */
export function interpret(
  number: NumberFacts | undefined,
  health: OnPremHealth | undefined,
  hosts: Dialect["hosts"],
): Verdict {
  const cloudSays = cloudWord(number, hosts);
  const clientSays = clientWord(health);
  return { ...TABLE[cloudSays][clientSays], cloudSays, clientSays };
}

function cloudWord(number: NumberFacts | undefined, hosts: Dialect["hosts"]): CloudWord {
  if (number?.host === undefined) return number?.status === "CONNECTED" ? "somewhere" : "silent";
  if (number.host === hosts.onPrem) return "on-premises";
  if (number.host === hosts.none) return "nowhere";
  if (number.host !== hosts.cloud) return "silent";
  return number.status !== undefined && NOT_SERVED.has(number.status) ? "nowhere" : "cloud";
}

function clientWord(health: OnPremHealth | undefined): ClientWord {
  switch (health?.gateway) {
    case "connected":
      return "connected";
    case "connecting":
      return "connecting";
    case "unregistered":
      return "unregistered";
    case "disconnected":
    case "uninitialized":
      return "down";
    default:
      return "silent";
  }
}

const UNKNOWN = (reason: ReadingReason): Place => ({ home: "unknown", reason });
const NOWHERE = UNKNOWN("not-registered-anywhere");

const TABLE: Readonly<Record<CloudWord, Readonly<Record<ClientWord, Place>>>> = {
  cloud: {
    connected: UNKNOWN("sides-contradict"),
    connecting: { home: "cloud", reason: "cloud-says-cloud", working: true },
    down: { home: "cloud", reason: "cloud-says-cloud", working: true },
    unregistered: { home: "cloud", reason: "both-agree", working: true },
    silent: { home: "cloud", reason: "cloud-says-cloud", working: true },
  },
  "on-premises": {
    connected: { home: "on-premises", reason: "both-agree", working: true },
    connecting: { home: "on-premises", reason: "cloud-says-on-premises" },
    down: { home: "on-premises", reason: "client-not-connected", working: false },
    unregistered: UNKNOWN("sides-contradict"),
    silent: { home: "on-premises", reason: "cloud-says-on-premises" },
  },
  nowhere: {
    connected: { home: "on-premises", reason: "client-connected", working: true },
    connecting: UNKNOWN("sides-contradict"),
    down: NOWHERE,
    unregistered: NOWHERE,
    silent: NOWHERE,
  },
  somewhere: {
    connected: { home: "on-premises", reason: "both-agree", working: true },
    connecting: UNKNOWN("client-not-connected"),
    down: UNKNOWN("client-not-connected"),
    // Served, and not by the client: by the rule of one home, the cloud has it.
    unregistered: { home: "cloud", reason: "both-agree", working: true },
    silent: UNKNOWN("nobody-answered"),
  },
  silent: {
    connected: { home: "on-premises", reason: "client-connected", working: true },
    connecting: UNKNOWN("client-not-connected"),
    down: UNKNOWN("client-not-connected"),
    unregistered: UNKNOWN("client-not-connected"),
    silent: UNKNOWN("nobody-answered"),
  },
};
