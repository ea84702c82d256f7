import { isUnsent } from "../../../../shared/webhook/proof-checks.ts";
import { lastLocated, type Observation } from "../../../../shared/migration/observation.ts";
import { maskAddress } from "../../../../shared/platform/callback-address.ts";
import type { NumberObservation } from "../../../../shared/workspace/number-observation.ts";
import { CloudLevel } from "../../../../shared/webhook/connectivity-test.ts";
import type { NumberRoute, RouteMap } from "../../../../shared/webhook/route-map.ts";
import type { Meaning } from "../../../components/status/StatusMark.tsx";
import type { EndpointReport } from "../../../stores/webhook-checks.ts";
import type { Answer } from "./answer.ts";

/** What is known of one place that a notification passes. `word`: a key below its name in the wording. */
export type Place<Word extends string> = {
  readonly meaning: Meaning;
  readonly word: Word;
  readonly count?: number;
  /** An app or a URL, as the platform or the user gave it. */
  readonly detail?: string;
  /** When it was checked; undefined if it was not. */
  readonly at?: string | number;
};

type CloudWord = "subscribed" | "inactive" | "others" | "none" | "unclear" | "unknown";

/**
 * Whether the cloud delivers an account's notifications to the user's app, by the newest that was read. `appId`: the
 * app of the workspace, for an observation whose token named none.
 */
export function cloudPlace(
  map: RouteMap | undefined,
  seen: Observation | undefined,
  appId?: string,
): Place<CloudWord> {
  const apps = map?.appsUnseen === undefined ? map?.apps : undefined;
  if (map !== undefined && apps !== undefined && !(seen?.subscriptions !== undefined && seen.at > map.at)) {
    const place = placeOfApps(
      apps.map(({ id, name, own }) => ({ name: name ?? id, own })),
      map.at,
    );
    return place.word === "subscribed" && map.application?.active === false
      ? { ...place, meaning: "stopped", word: "inactive" }
      : place;
  }
  if (seen?.subscriptions === undefined) return { meaning: "pending", word: "unknown" };
  const ownApp = seen.ownApp ?? appId;
  return placeOfApps(
    seen.subscriptions.map(({ id, name }) => ({
      name: name ?? id,
      own: ownApp === undefined ? undefined : id === ownApp,
    })),
    seen.at,
  );
}

type KnownApp = { readonly name: string; readonly own: boolean | undefined };

function placeOfApps(apps: readonly KnownApp[], at: string): Place<CloudWord> {
  const own = apps.find((app) => app.own === true);
  if (own !== undefined) return { meaning: "proven", word: "subscribed", detail: own.name, at };
  if (apps.length === 0) return { meaning: "stopped", word: "none", at };
  return apps.some((app) => app.own === undefined)
    ? { meaning: "unknown", word: "unclear", at }
    : { meaning: "attention", word: "others", at };
}

type CallbackWord = CloudLevel | "differ" | "missing" | "unseen" | "unknown";

type Callbacks = Pick<NumberRoute, "phoneNumberId" | "callbacks" | "wins" | "unseen"> & {
  readonly at: string;
};

/**
 * Which callback URL the cloud uses for the numbers of a workspace, by the newest check of each. A number that was
 * seen on-premises needs none. `seen`: newest observation of each number.
 */
export function callbackPlace(
  map: RouteMap | undefined,
  seen: readonly NumberObservation[],
): Place<CallbackWord> {
  const away = new Set<string>(
    seen.filter((one) => lastLocated(one)?.home === "on-premises").map(({ phoneNumberId }) => phoneNumberId),
  );
  const rows = callbacksOf(map, seen).filter(({ phoneNumberId }) => !away.has(phoneNumberId));
  const at = rows.map((row) => row.at).toSorted()[0];
  if (at === undefined) return { meaning: "pending", word: "unknown" };
  const read = rows.filter(({ unseen }) => unseen === undefined);
  if (read.length === 0) return { meaning: "unknown", word: "unseen", at };
  const missing = read.filter(({ wins }) => wins === undefined).length;
  if (missing > 0) return { meaning: "stopped", word: "missing", count: missing, at };
  const used = read.flatMap(({ wins, callbacks }) => (wins === undefined ? [] : [callbacks[wins] ?? ""]));
  const urls = new Set(used);
  const level = read[0]?.wins;
  const alike = read.every(({ wins }) => wins === level);
  const [url = ""] = used;
  return urls.size > 1 || !alike || level === undefined
    ? { meaning: "proven", word: "differ", count: urls.size, at }
    : { meaning: "proven", word: level, ...(url === "" ? {} : { detail: url }), at };
}

/** The newest that was read of each number's callback URLs: on the screen of all of them, or with its location. */
function callbacksOf(map: RouteMap | undefined, seen: readonly NumberObservation[]): readonly Callbacks[] {
  const rows = new Map<string, Callbacks>();
  for (const route of map?.numbers ?? []) rows.set(route.phoneNumberId, { ...route, at: map?.at ?? "" });
  for (const { phoneNumberId, reading } of seen) {
    const callbacks = reading.number?.webhooks;
    const known = rows.get(phoneNumberId);
    if (
      callbacks === undefined ||
      (known?.unseen === undefined && known !== undefined && known.at > reading.at)
    )
      continue;
    const wins = CloudLevel.options.find((level) => (callbacks[level] ?? "") !== "");
    rows.set(phoneNumberId, {
      phoneNumberId,
      callbacks,
      at: reading.at,
      ...(wins === undefined ? {} : { wins }),
    });
  }
  return [...rows.values()];
}

type EndpointWord = "ready" | "warned" | "notReady" | "unsent" | "unchecked" | "none";

/** What the last check found of the production endpoint that is set now. */
export function endpointPlace(
  url: string | undefined,
  report: EndpointReport | undefined,
): Place<EndpointWord> {
  if (url === undefined) return { meaning: "pending", word: "none" };
  const detail = maskAddress(url);
  if (report === undefined || report.url !== url) return { meaning: "pending", word: "unchecked", detail };
  const at = report.doneAt;
  const countOf = (status: string): number => report.checks.filter((one) => one.status === status).length;
  if (report.verdict === "not-ready")
    return { meaning: "stopped", word: "notReady", count: countOf("fail"), detail, at };
  if (isUnsent(report.checks)) return { meaning: "pending", word: "unsent", detail, at };
  const warned = countOf("warn");
  return warned > 0
    ? { meaning: "attention", word: "warned", count: warned, detail, at }
    : { meaning: "proven", word: "ready", detail, at };
}

type LegWord =
  | "signed"
  | "unsigned"
  | "unchecked"
  | "fails"
  | "rejected"
  | "busy"
  | "partly"
  | "untold"
  | "unknown";

/** Whether the platform's notifications reach the callback URL, by the webhook tests of all numbers. */
export function deliveryLeg(answers: readonly Answer[]): {
  readonly meaning: Meaning;
  readonly word: LegWord;
} {
  const has = (...kinds: readonly Answer["kind"][]): boolean =>
    answers.some(({ kind }) => kinds.includes(kind));
  if (has("does-not-arrive")) return { meaning: "stopped", word: "fails" };
  if (has("under-way")) return { meaning: "busy", word: "busy" };
  if (has("unchecked")) return { meaning: "attention", word: "unchecked" };
  if (!has("arrives", "unsigned")) {
    if (has("rejected")) return { meaning: "stopped", word: "rejected" };
    const isTested = has("others", "inconclusive", "stopped", "interrupted");
    return isTested ? { meaning: "unknown", word: "untold" } : { meaning: "pending", word: "unknown" };
  }
  if (!answers.every(({ kind }) => kind === "arrives" || kind === "unsigned"))
    return { meaning: "pending", word: "partly" };
  return has("unsigned") ? { meaning: "pending", word: "unsigned" } : { meaning: "proven", word: "signed" };
}

/** How long the endpoint usually took to answer, in milliseconds, where a check measured it. */
export function answerMs(report: EndpointReport | undefined): number | undefined {
  const fact = (id: string, name: string): unknown =>
    report?.checks.find((one) => one.id === id)?.facts?.[name];
  const ms = fact("endpoint.latency", "medianMs") ?? fact("endpoint.reachable", "durationMs");
  return typeof ms === "number" ? Math.round(ms) : undefined;
}
