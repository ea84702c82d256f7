import { member, text } from "../world/body.ts";
import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { withCloud, type WorldState } from "../world/state.ts";
import { refuseCallback, withEndpoint } from "./callback.ts";
import { badParameter, success } from "./replies.ts";

/** Gives the app's callback URL for the account's events. */
export function readAppSubscriptions(state: WorldState): Answer {
  const { appSubscription } = state.cloud;
  const data =
    appSubscription === undefined
      ? []
      : [
          {
            object: objectOf(state),
            callback_url: appSubscription.callbackUrl,
            active: true,
            fields: appSubscription.fields.map((name) => ({ name, version: state.fixtures.apiVersion })),
          },
        ];
  return { state, reply: { status: 200, body: { data } } };
}

/** Sets the app's only callback URL and the fields that it is subscribed to. */
export function writeAppSubscriptions(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const callbackUrl = text(request.body, "callback_url");
  if (text(request.body, "object") !== objectOf(state))
    return { state, reply: badParameter(around, `Param object must be one of {${objectOf(state)}}`) };
  const verifyToken = text(request.body, "verify_token");
  const refusal = refuseCallback(around, { name: "callback_url", url: callbackUrl ?? "", verifyToken });
  if (callbackUrl === undefined || verifyToken === undefined || refusal !== undefined)
    return { state, reply: refusal ?? badParameter(around, "The parameter callback_url is required.") };
  const fields = fieldsOf(member(request.body, "fields"));
  return success(
    withEndpoint(withCloud(state, { appSubscription: { callbackUrl, fields } }), callbackUrl, verifyToken),
  );
}

function objectOf(state: WorldState): string {
  return `${state.fixtures.brand}_business_account`;
}

function fieldsOf(value: unknown): readonly string[] {
  const names: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === "string"
      ? value.split(",")
      : ["messages"];
  return names.filter((name) => typeof name === "string");
}
