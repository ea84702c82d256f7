import { text } from "../world/body.ts";
import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { findBackup, makeBackup } from "../world/backups.ts";
import { moveToOnPrem } from "../world/move-number.ts";
import { withOnPrem, type WorldState } from "../world/state.ts";
import { done, refused } from "./replies.ts";

/** Makes the opaque description of the number and its settings, encoded with a password. */
export function backUp(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const password = text(request.body, "password");
  if (password === undefined || password === "") return refused(state, 1008, "password is required.");
  if (state.home !== "onprem" || state.onPrem.gateway !== "connected")
    return refused(state, 1011, "The client must be registered and connected.");
  if (around.conduct.emptyBackup) return done(state, 200, { settings: { data: "" } });
  const backup = makeBackup(state, password, around.chance);
  return done(backup.state, 200, { settings: { data: backup.data } });
}

/** Brings a backed-up registration back to a client that has none, where nobody else holds the number. */
export function restore(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const [password, data] = [text(request.body, "password"), text(request.body, "data")];
  if (password === undefined || data === undefined)
    return refused(state, 1008, "password and data are required.");
  if (state.home === "onprem") return refused(state, 1025, "The client is registered already.");
  const backup = findBackup(state, { password, data });
  if (backup === undefined) return refused(state, 1009, "The data cannot be decoded with this password.");
  if (state.home !== "none" || backup.use !== "unused")
    return refused(state, 1005, "The backed-up registration is no longer in force.");
  return done(withOnPrem(moveToOnPrem(state, around.nowMs), { shards: backup.shards }), 200);
}
