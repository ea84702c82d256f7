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
  /** As the platform would: with the app secret over the bytes that are sent; not at all where there is no secret. */
  | { readonly kind: "right" }
  | { readonly kind: "none" }
  | { readonly kind: "over"; readonly text: string }
  | { readonly kind: "literal"; readonly signature: string };

/** What posts synthetic notifications, and the answer to the first of them: a plain text, signed where that is possible. */
export type Sender = {
  readonly synthetic: Synthetic;
  readonly signed: boolean;
  readonly base: Exchange;
  readonly post: (body: string, signing?: Signing) => Promise<Exchange>;
};

/** Can notifications be posted, and if not, why? */
export type Sending =
  | { readonly kind: "not-asked" }
  | { readonly kind: "not-reachable" }
  /** There is no app secret, and what is not signed is refused, as it should be. `base` is that refusal. */
  | { readonly kind: "secret-not-given"; readonly base: Exchange }
  /** The plain text was not taken: what else would be refused says nothing. */
  | { readonly kind: "refused"; readonly sender: Sender }
  | { readonly kind: "ready"; readonly sender: Sender };

type Options = {
  readonly appSecret: Redacted<string> | undefined;
  readonly dialect: Dialect;
  readonly clock: Clock;
  readonly random: Random;
};

/** Posts the first synthetic notification and tells whether more of them make sense. */
export async function openSending(
  door: EndpointClient,
  { appSecret, dialect, clock, random }: Options,
): Promise<Exclude<Sending, { kind: "not-asked" | "not-reachable" }>> {
  const synthetic = syntheticNotifications({ now: clock.now(), random, dialect });
  const post: Sender["post"] = (body, signing = { kind: "right" }) =>
    door.post(body, signatureFor(body, signing, appSecret), appSecret);
  const base = await post(synthetic.text("Switchover test"));
  const sender: Sender = { synthetic, signed: appSecret !== undefined, base, post };
  if (wasTaken(base)) return { kind: "ready", sender };
  return appSecret === undefined ? { kind: "secret-not-given", base } : { kind: "refused", sender };
}

/** Did the endpoint say that it took the notification? Which of these words it should have used is a check of its own. */
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
