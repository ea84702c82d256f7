import { e164 } from "../../../../shared/phone.ts";
import { maskedEndpointOf } from "../../../../shared/platform/callback-address.ts";
import type { SubscribedApp } from "../../../../shared/platform/facts.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { NumberRoute, RouteMap } from "../../../../shared/webhook/route-map.ts";
import type { WorkspaceNumber } from "../../../../shared/workspace/workspace.ts";
import { unseenCause } from "../../checks/unseen.ts";
import { shown, shownAddress } from "../../checks/words.ts";
import type { AppCallback, NumberCallbacks } from "../../platforms/cloud/callback-port.ts";

type OtherCallbacks = { readonly onPremises: string | undefined; readonly application: string | undefined };
/** A row that may be shown, and the full URL that takes precedence, for comparison. */
type Route = { readonly shown: NumberRoute; readonly wins: string | undefined };

const LEVELS = ["number", "account", "application"] as const;

/**
 * Returns where one number's notifications go. The app's own subscription supplies what the number's field
 * lacks.
 */
export function routeOf(
  { phoneNumberId, cc, phoneNumber }: WorkspaceNumber,
  outcome: CallOutcome<NumberCallbacks> | undefined,
  { onPremises, application }: OtherCallbacks,
): Route {
  const reported = outcome?.kind === "confirmed" ? outcome.value : undefined;
  const callbacks = {
    number: reported?.number,
    account: reported?.account,
    application: reported?.application ?? application,
  };
  const wins =
    reported?.reported === true ? LEVELS.find((level) => callbacks[level] !== undefined) : undefined;
  return {
    wins: wins === undefined ? undefined : callbacks[wins],
    shown: {
      phoneNumberId,
      number: e164(cc, phoneNumber),
      callbacks: Object.fromEntries(
        LEVELS.flatMap((level) => {
          const address = callbacks[level];
          return address === undefined ? [] : [[level, shownAddress(address)]];
        }),
      ),
      ...(wins === undefined ? {} : { wins }),
      ...(onPremises === undefined ? {} : { onPremises: shownAddress(onPremises) }),
      ...unseenOf(outcome),
    },
  };
}

function unseenOf(outcome: CallOutcome<NumberCallbacks> | undefined): Pick<NumberRoute, "unseen"> {
  if (outcome === undefined) return { unseen: "not-answered" };
  if (outcome.kind !== "confirmed")
    return {
      unseen:
        outcome.kind === "rejected" && outcome.reason === "field-unknown" ? "not-told" : unseenCause(outcome),
    };
  return outcome.value.reported ? {} : { unseen: "not-told" };
}

/** Returns every app subscribed to the account. `own` is missing if the token's app is unknown. */
export function appRows(apps: readonly SubscribedApp[], own: string | undefined): RouteMap["apps"] {
  return apps.map(({ id, name, overrideCallbackUri }) => ({
    id: shown(id),
    ...(name === undefined ? {} : { name: shown(name) }),
    ...(own === undefined ? {} : { own: id === own }),
    ...(overrideCallbackUri === undefined ? {} : { override: shownAddress(overrideCallbackUri) }),
  }));
}

/** Returns the app's own subscription in a form that may be shown. */
export function applicationFacts({
  address,
  fields,
  active,
}: AppCallback): NonNullable<RouteMap["application"]> {
  return {
    ...(address === undefined ? {} : { callback: shownAddress(address) }),
    fields: fields.map(shown),
    ...(active === undefined ? {} : { active }),
  };
}

/** Whether both URLs have the same host and path, ignoring the query. */
export function isSameEndpoint(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && maskedEndpointOf(one) === maskedEndpointOf(other);
}
