import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { member } from "../world/body.ts";
import { digitsOf, withOnPrem, type WorldState } from "../world/state.ts";
import { USUAL_SETTINGS } from "../world/platform-defaults.ts";
import { done, refused } from "./replies.ts";

/** Shows the settings, and whose number the client serves. */
export function readSettings(state: WorldState, _request: ApiRequest, around: Surroundings): Answer {
  const held = state.home === "onprem" ? digitsOf(state.fixtures) : "";
  return done(state, 200, {
    settings: { application: { wa_id: around.conduct.waIdShown ?? held, ...state.onPrem.settings } },
  });
}

/** Changes the settings that are sent and leaves the others as they are. */
export function changeSettings(state: WorldState, request: ApiRequest): Answer {
  if (!isObject(request.body)) return refused(state, 1025, "A JSON object is expected.");
  const application = member(member(request.body, "settings"), "application");
  const { wa_id: _fixed, ...patch } = isObject(application) ? application : request.body;
  return done(withOnPrem(state, { settings: merge(state.onPrem.settings, patch) }), 200);
}

/** Puts every setting back to what a fresh client has. */
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
