import type { WorldState } from "../world/state.ts";
import { cloudNotification } from "./cloud-payload.ts";
import { authoritiesOf } from "../on-prem/webhook-authorities.ts";
import type { SenderBehavior } from "./behavior.ts";
import { onPremNotification } from "./on-prem-payload.ts";
import { onPremCallback } from "./on-prem-settings.ts";
import type { Outbound, Outcome } from "./outbound.ts";
import { PRODUCTION_RESULTS, isProduction } from "../world/production.ts";
import type { Fact, Side } from "./update.ts";
import { signatureOf, toWire } from "./wire.ts";
import { otherSecret } from "./other-secret.ts";

/** An app that receives a notification, and its URL. */
export type Target = { readonly appId: string; readonly url: string; readonly secret: string };

/**
 * Gives our own app's callback URL for the number: the number's own, else the account's, else the app's.
 * `undefined` if the app is not subscribed to the account, or not to messages.
 */
export function ownCallback({ fixtures, number, cloud }: WorldState): string | undefined {
  const subscribed = cloud.subscriptions.find(({ id }) => id === fixtures.appId);
  if (subscribed === undefined || cloud.appSubscription?.fields.includes("messages") !== true)
    return undefined;
  return number.callbackOverride ?? subscribed.overrideCallbackUri ?? cloud.appSubscription.callbackUrl;
}

/**
 * Gives every subscribed app whose callback URL the sandbox knows. Other apps have unknown URLs and are not
 * listed.
 */
export function cloudTargets(state: WorldState, wrongSecret: boolean): readonly Target[] {
  const { appId, appSecret } = state.fixtures;
  const own = ownCallback(state);
  return state.cloud.subscriptions.flatMap(({ id, sends }): readonly Target[] => {
    if (id === appId)
      return own === undefined
        ? []
        : [{ appId, url: own, secret: wrongSecret ? otherSecret(appSecret, "wrong") : appSecret }];
    const url = sends?.callbackUrl ?? own;
    return sends === undefined || url === undefined ? [] : [{ appId: id, url, secret: sends.secret }];
  });
}

/** One notification that was posted, and the result. */
export type Posted = {
  readonly side: Side;
  readonly appId: string;
  readonly url: string;
  readonly updates: number;
  readonly status?: number;
  /** Why there was no response. */
  readonly failed?: string;
  /** No response arrived before the sender's timeout. */
  readonly silent: boolean;
};

type Attempt = {
  readonly state: WorldState;
  readonly facts: readonly Fact[];
  readonly conduct: SenderBehavior;
  readonly outbound: Outbound;
};

const JSON_TYPE = { "content-type": "application/json" } as const;

/** Posts one notification to every subscribed app. An empty result means that no app was there to post to. */
export async function attemptCloud({ state, facts, conduct, outbound }: Attempt): Promise<readonly Posted[]> {
  const body = toWire(cloudNotification(state.fixtures, facts));
  return Promise.all(
    cloudTargets(state, conduct.wrongSecret).map(({ appId, url, secret }) => {
      const headers = { ...JSON_TYPE, "x-hub-signature-256": signatureOf(body, secret) };
      const about = { side: "cloud", appId, url, updates: facts.length } as const;
      return post(outbound, conduct, { about, headers, body });
    }),
  );
}

/** Posts one callback of the on-premises client, unsigned. */
export async function attemptOnPrem({
  state,
  facts,
  conduct,
  outbound,
}: Attempt): Promise<readonly Posted[]> {
  const url = onPremCallback(state);
  const [fact] = facts;
  if (url === undefined || fact === undefined) return [];
  const about = { side: "onprem", appId: "", url, updates: 1 } as const;
  const authorities = authoritiesOf(state).map(({ certificate }) => certificate);
  const body = toWire(onPremNotification(fact));
  return [await post(outbound, conduct, { about, headers: JSON_TYPE, body, authorities })];
}

type Letter = {
  readonly about: Pick<Posted, "side" | "appId" | "url" | "updates">;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Trusted for this request besides the sandbox's own authority. */
  readonly authorities?: readonly string[];
};

async function post(
  outbound: Outbound,
  { copies, production }: SenderBehavior,
  letter: Letter,
): Promise<Posted> {
  const { about, headers, body, authorities } = letter;
  const trusting = authorities === undefined ? {} : { authorities };
  const sent = { method: "POST", url: about.url, headers, body, ...trusting } as const;
  if (isProduction(about.url)) return { ...about, ...PRODUCTION_RESULTS[production] };
  const first = await outbound.send(sent);
  if (copies === 2) await outbound.send(sent);
  return { ...about, ...resultOf(first) };
}

function resultOf(outcome: Outcome): Pick<Posted, "status" | "failed" | "silent"> {
  if (outcome.kind === "answered") return { status: outcome.status, silent: false };
  return { failed: outcome.why, silent: outcome.silent };
}
