import { member, text } from "../world/body.ts";
import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { looksLikePin, setPin } from "../world/pin.ts";
import { withNumber, type WorldState } from "../world/state.ts";
import { allNumbers, DEFAULT_FIELDS, selectFields, wantedFields } from "./number-fields.ts";
import { refuseCallback, withEndpoint } from "./callback.ts";
import { badParameter, graphError, noSuchObject, success } from "./replies.ts";

/** Gives one number's fields. */
export function readNumber(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const id = request.path.slice(1);
  const all = allNumbers([state], around)
    .map((fieldsOf) => fieldsOf())
    .find((fields) => fields["id"] === id);
  if (all === undefined) return { state, reply: noSuchObject(around, id) };
  const selection = selectFields(all, wantedFields(request.query, DEFAULT_FIELDS), around);
  if (selection.kind === "selected") return { state, reply: { status: 200, body: selection.fields } };
  const message = `Tried accessing nonexisting field (${selection.field}) on node type (ChatBusinessPhoneNumber)`;
  return { state, reply: badParameter(around, message) };
}

/** Sets the number's PIN, or its own callback URL. */
export function updateNumber(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const pin = text(request.body, "pin");
  if (pin !== undefined) return updatePin(state, pin, around);
  const configuration = member(request.body, "webhook_configuration");
  const callback = text(configuration, "override_callback_uri");
  if (callback === undefined)
    return { state, reply: badParameter(around, "No parameter that can be updated was given.") };
  if (callback === "") return success(withNumber(state, { callbackOverride: undefined }));
  return overrideCallback(state, { callback, verifyToken: text(configuration, "verify_token") }, around);
}

function overrideCallback(
  state: WorldState,
  { callback, verifyToken }: { readonly callback: string; readonly verifyToken: string | undefined },
  around: Surroundings,
): Answer {
  const refusal = refuseCallback(around, { name: "override_callback_uri", url: callback, verifyToken });
  if (verifyToken === undefined || refusal !== undefined)
    return { state, reply: refusal ?? badParameter(around, "The parameter verify_token is required.") };
  return success(withEndpoint(withNumber(state, { callbackOverride: callback }), callback, verifyToken));
}

function updatePin(state: WorldState, pin: string, around: Surroundings): Answer {
  if (!looksLikePin(pin))
    return { state, reply: badParameter(around, "Param pin must match the pattern ^\\d{6}$") };
  if (state.home === "cloud") return success(setPin(state, pin));
  const details = "The PIN can be set here while the number is registered with the cloud.";
  return {
    state,
    reply: graphError(around, 133010, { status: 400, message: "Phone number not registered", details }),
  };
}
