import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { Clock } from "../../../../shared/time.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { Random } from "../../runtime/random.ts";
import { signatureOf } from "../notification-signature.ts";
import { syntheticNotifications, type Synthetic } from "../synthetic-notifications.ts";
import type { EndpointClient } from "./endpoint-client.ts";

/** How a posted notification is signed. */
export type Signing =
  /** As the platform does: with the app secret over the sent bytes; unsigned if there is no secret. */
  | { readonly kind: "right" }
  | { readonly kind: "none" }
  | { readonly kind: "over"; readonly text: string }
  | { readonly kind: "literal"; readonly signature: string };

/** Posts test notifications; `base` is the answer to the first: a plain text, signed if possible. */
export type Sender = {
  readonly synthetic: Synthetic;
  readonly signed: boolean;
  readonly base: Exchange;
  readonly post: (body: string, signing?: Signing) => Promise<Exchange>;
};

/** Whether notifications can be posted, and if not, why. */
export type Sending =
  | { readonly kind: "not-asked" }
  | { readonly kind: "not-reachable" }
  /** There is no app secret, and the unsigned notification is correctly rejected. `base` is that answer. */
  | { readonly kind: "secret-not-given"; readonly base: Exchange }
  /** The plain text wasn't accepted, so what becomes of further ones would prove nothing. */
  | { readonly kind: "refused"; readonly sender: Sender }
  | { readonly kind: "ready"; readonly sender: Sender };

type Options = {
  readonly appSecret: Redacted<string> | undefined;
  readonly dialect: Dialect;
  readonly clock: Clock;
  readonly random: Random;
};

/** Posts the first test notification and returns whether more are useful. */
export async function openSending(
  client: EndpointClient,
  { appSecret, dialect, clock, random }: Options,
): Promise<Exclude<Sending, { kind: "not-asked" }>> {
  const synthetic = syntheticNotifications({ now: clock.now(), random, dialect });
  const post: Sender["post"] = (body, signing = { kind: "right" }) =>
    client.post(body, signatureFor(body, signing, appSecret), appSecret);
  const base = await post(synthetic.text("Switchover test"));
  const sender: Sender = { synthetic, signed: appSecret !== undefined, base, post };
  return begun(sender);
}

/** What the answer to the first notification means for the others. */
export function begun(sender: Sender): Exclude<Sending, { kind: "not-asked" }> {
  const { signed, base } = sender;
  // Not one byte of it left.
  if (base.kind === "notSent") return { kind: "not-reachable" };
  if (wasTaken(base)) return { kind: "ready", sender };
  return !signed && isForbidden(base) ? { kind: "secret-not-given", base } : { kind: "refused", sender };
}

/** Rejecting an unsigned notification is correct; any other failure is not. */
function isForbidden(exchange: Exchange): boolean {
  return exchange.kind === "answered" && [400, 401, 403].includes(exchange.status);
}

/** Whether the endpoint accepted the notification with any 2xx status; a separate check requires 200. */
export function wasTaken(exchange: Exchange): boolean {
  return exchange.kind === "answered" && exchange.status >= 200 && exchange.status < 300;
}

function signatureFor(
  body: string,
  signing: Signing,
  appSecret: Redacted<string> | undefined,
): string | undefined {
  switch (signing.kind) {
    case "none":
      return undefined;
    case "literal":
      return signing.signature;
    case "over":
      return appSecret && signatureOf(appSecret, Buffer.from(signing.text, "utf8"));
    case "right":
      return appSecret && signatureOf(appSecret, Buffer.from(body, "utf8"));
  }
}
