import { X509Certificate } from "node:crypto";
import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { type WebhookAuthority, type WorldState, digitsOf, withOnPrem } from "../world/state.ts";
import { done, onPremError, refused } from "./replies.ts";
import { member } from "../world/body.ts";
import { USUAL_SETTINGS } from "../world/platform-defaults.ts";

/** Gives the settings and the number that the client serves. */
export function readSettings(state: WorldState, _request: ApiRequest, around: Surroundings): Answer {
  const held = state.home === "onprem" ? digitsOf(state.fixtures) : "";
  return done(state, 200, {
    settings: { application: { wa_id: around.conduct.waIdShown ?? held, ...state.onPrem.settings } },
  });
}

/** Changes the settings in the request and keeps the others. */
export function changeSettings(state: WorldState, request: ApiRequest): Answer {
  if (!isObject(request.body)) return refused(state, 1025, "A JSON object is expected.");
  const application = member(member(request.body, "settings"), "application");
  const { wa_id: _fixed, ...patch } = isObject(application) ? application : request.body;
  return done(withOnPrem(state, { settings: merge(state.onPrem.settings, patch) }), 200);
}

/** Resets every setting to the default. */
export function resetSettings(state: WorldState): Answer {
  return done(withOnPrem(state, { settings: USUAL_SETTINGS }), 200);
}

type Settings = Readonly<Record<string, unknown>>;

function merge(old: Settings, patch: Settings): Settings {
  const merged = Object.entries(patch).map(([name, value]): readonly [string, unknown] => {
    const before = old[name];
    return [name, isObject(before) && isObject(value) ? merge(before, value) : value];
  });
  return { ...old, ...Object.fromEntries(merged) };
}

function isObject(value: unknown): value is Settings {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The path at which the client's authorities for its callbacks are read, added and removed. */
export const AUTHORITIES = "/v1/certificates/webhooks/ca";

/** Gives the authorities that the client trusts for its callbacks besides the public ones. */
export function authoritiesOf({ onPrem }: WorldState): readonly WebhookAuthority[] {
  return onPrem.webhookAuthorities ?? [];
}

/** Lists them. A client that holds only one returns its text, or 404 if there is none. */
export function readAuthorities(state: WorldState, _request: ApiRequest, around: Surroundings): Answer {
  const held = authoritiesOf(state);
  if (!around.conduct.oneWebhookAuthority) return done(state, 200, { certificates: held });
  if (held.length === 0) return { state, reply: { status: 404 } };
  const content = held.map(({ certificate }) => certificate).join("");
  return { state, reply: { status: 200, raw: { type: "text/plain", content } } };
}

/** Adds one in PEM form. On a client that holds only one, it replaces the existing one. */
export function addAuthority(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const added = authorityIn(request.text);
  if (added === undefined) return refused(state, 1009, "A certificate in PEM form is expected.");
  const kept = around.conduct.oneWebhookAuthority
    ? []
    : authoritiesOf(state).filter(({ id }) => id !== added.id);
  return done(withOnPrem(state, { webhookAuthorities: [...kept, added] }), 200);
}

/** Removes the one that the path names. */
export function removeAuthority(state: WorldState, { path }: ApiRequest): Answer {
  const named = decodeURIComponent(path.slice(AUTHORITIES.length + 1));
  const held = authoritiesOf(state);
  if (!held.some(({ id }) => id === named))
    return { state, reply: onPremError(1006, "There is no such certificate.") };
  return done(withOnPrem(state, { webhookAuthorities: held.filter(({ id }) => id !== named) }), 200);
}

/** Removes all of them. */
export function removeAllAuthorities(state: WorldState): Answer {
  return done(withOnPrem(state, { webhookAuthorities: [] }), 200);
}

function authorityIn(text: string | undefined): WebhookAuthority | undefined {
  try {
    const certificate = new X509Certificate(text ?? "");
    const id = certificate.fingerprint256.replaceAll(":", "").slice(0, 16).toLowerCase();
    return certificate.ca ? { id, certificate: certificate.toString() } : undefined;
  } catch {
    return undefined;
  }
}
