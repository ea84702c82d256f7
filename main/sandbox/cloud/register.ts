import { member, text } from "../world/body.ts";
import type { Answer, ApiReply, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { findBackup, useBackup } from "../world/backups.ts";
import { leaveCloud, moveToCloud } from "../world/move-number.ts";
import { type PinVerdict, looksLikePin, tryPin } from "../world/pin.ts";
import { type WorldState, withNumber, withOnPrem } from "../world/state.ts";
import { badParameter, graphError, success } from "./replies.ts";

const REGISTER_LIMIT = 10;
const REGISTER_WINDOW_MS = 72 * 3_600_000;

/**
 * Counts one register call of the number.
 *
 * Ten within any 72 hours are allowed; the next one blocks the number for the following 72 hours.
 */
function countRegisterCall(
  state: WorldState,
  nowMs: number,
): { readonly state: WorldState; readonly allowed: boolean } {
  const counted = { ...state, registerCalls: [...state.registerCalls, nowMs] };
  if (state.registerBlockedUntilMs > nowMs) return { state: counted, allowed: false };
  const recent = counted.registerCalls.filter((atMs) => nowMs - atMs < REGISTER_WINDOW_MS);
  if (recent.length <= REGISTER_LIMIT) return { state: counted, allowed: true };
  return { state: { ...counted, registerBlockedUntilMs: nowMs + REGISTER_WINDOW_MS }, allowed: false };
}

/** Removes the number from the cloud; also completes a deregistration that was interrupted. */
export function deregister(state: WorldState, _request: ApiRequest, around: Surroundings): Answer {
  if (state.home === "cloud")
    return success(withNumber(leaveCloud(state, around.nowMs), { deregistration: "complete" }));
  if (state.number.deregistration === "incomplete")
    return success(withNumber(state, { deregistration: "complete" }));
  const details = "The number is not registered with the cloud.";
  return {
    state,
    reply: graphError(around, 133010, { status: 400, message: "Phone number not registered", details }),
  };
}

/** How long a deleted number cannot be registered. */
const DELETED_WAIT_MS = 5 * 60_000;

/** Registers the number with the cloud: with a backup as a migration, otherwise with its confirmed code. */
export function register(before: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const malformed = refuseShape(before, request.body, around);
  if (malformed !== undefined) return { state: before, reply: malformed };
  const { state, allowed } = countRegisterCall(before, around.nowMs);
  if (!allowed || around.conduct.registerLimitReached) return { state, reply: tooManyRegistrations(around) };
  const unready = refuseNumber(state, around);
  if (unready !== undefined) return { state, reply: unready };
  const pin = tryPin(state, text(request.body, "pin") ?? "", around.nowMs);
  if (pin.verdict.kind !== "right")
    return { state: afterWrongPin(pin.state, around), reply: pinRefusal(pin.verdict, around) };
  const backup = member(request.body, "backup");
  return backup === undefined ? registerByCode(pin.state, around) : migrate(pin.state, backup, around);
}

function refuseShape(state: WorldState, body: unknown, around: Surroundings): ApiReply | undefined {
  const { brand } = state.fixtures;
  if (text(body, "messaging_product") !== brand)
    return badParameter(around, `Param messaging_product must be one of {${brand.toUpperCase()}}`);
  const pin = text(body, "pin");
  if (pin === undefined) return badParameter(around, "The parameter pin is required.");
  if (!looksLikePin(pin)) return badParameter(around, "Param pin must match the pattern ^\\d{6}$");
  const backup = member(body, "backup");
  if (backup === undefined) return undefined;
  if (text(backup, "password") === undefined || text(backup, "data") === undefined) {
    return badParameter(around, "The parameters backup[password] and backup[data] are required.");
  }
  return undefined;
}

function refuseNumber(state: WorldState, around: Surroundings): ApiReply | undefined {
  const { deletedAtMs, deregistration, nameStatus } = state.number;
  if (deletedAtMs !== undefined && around.nowMs - deletedAtMs < DELETED_WAIT_MS) {
    return registration(around, 133015, "Please wait 5 minutes before re-registering the number.");
  }
  if (deregistration === "incomplete") {
    return registration(
      around,
      133000,
      "A previous deregistration attempt failed. Deregister the number again.",
    );
  }
  if (nameStatus !== "APPROVED" && nameStatus !== "AVAILABLE_WITHOUT_REVIEW") {
    return registration(around, 131045, "The display name of the number is not approved.");
  }
  return undefined;
}

function registerByCode(state: WorldState, around: Surroundings): Answer {
  if (state.number.verifiedForCloud) return success(moveToCloud(state, around.nowMs, false));
  const details = "Verify the number with a registration code first.";
  return { state, reply: registration(around, 133006, details) };
}

function migrate(state: WorldState, body: unknown, around: Surroundings): Answer {
  const pair = { password: text(body, "password") ?? "", data: text(body, "data") ?? "" };
  const backup = around.conduct.refuseBackup ? undefined : findBackup(state, pair);
  if (backup === undefined) return { state, reply: backupRefusal(around) };
  // Repeating the call that moved the number here succeeds; a used backup cannot move the number back from
  // elsewhere.
  if (backup.use !== "unused")
    return state.home === "cloud" && backup.use === "used"
      ? success(state)
      : { state, reply: backupRefusal(around) };
  return success(useBackup(moveToCloud(state, around.nowMs, true), backup));
}

function afterWrongPin(state: WorldState, around: Surroundings): WorldState {
  const stops = around.conduct.wrongPinStopsGateway && state.home === "onprem";
  return stops ? withOnPrem(state, { gateway: "disconnected" }) : state;
}

function pinRefusal(verdict: Exclude<PinVerdict, { kind: "right" }>, around: Surroundings): ApiReply {
  switch (verdict.kind) {
    case "mismatch":
      return registration(around, 133005, "The PIN is not the one of this number.");
    case "tooFast":
      return registration(around, 133009, "Wait before entering the PIN again.");
    case "locked":
      return registration(around, 133008, `Try again after ${verdict.waitSeconds} seconds.`);
  }
}

function backupRefusal(around: Surroundings): ApiReply {
  if (around.conduct.backupRefusal === "false") return { status: 200, body: { success: false } };
  return registration(
    around,
    131009,
    "The backup data cannot be decoded with this password for this number.",
  );
}

function tooManyRegistrations(around: Surroundings): ApiReply {
  return registration(around, 133016, "Registering this number is blocked for the next 72 hours.");
}

type Refusal = { readonly status: number; readonly message: string };

const REFUSALS = {
  131009: { status: 400, message: "Parameter value is not valid" },
  131045: { status: 500, message: "Incorrect certificate" },
  133000: { status: 500, message: "Incomplete deregistration" },
  133005: { status: 400, message: "Two-step verification PIN mismatch" },
  133006: { status: 400, message: "Phone number re-verification needed" },
  133008: { status: 400, message: "Too many two-step verification PIN guesses" },
  133009: { status: 400, message: "Two-step verification PIN guessed too fast" },
  133015: { status: 400, message: "Phone number was recently deleted" },
  133016: { status: 400, message: "Account register deregister rate limit exceeded" },
} as const satisfies Readonly<Record<number, Refusal>>;

function registration(around: Surroundings, code: keyof typeof REFUSALS, details: string): ApiReply {
  return graphError(around, code, { ...REFUSALS[code], details });
}
