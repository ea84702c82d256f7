import { createHmac } from "node:crypto";
import { expect, onTestFinished } from "vitest";
import {
  startSandbox,
  steppedClock,
  type InboundMessage,
  type Posted,
  type Sandbox,
  type SandboxOptions,
} from "../../../main/sandbox/index.ts";
import { visit, type Seen, type Visitor } from "../../unit/sandbox/visitor.ts";
import { openEndpoint, VERIFY_TOKEN, type Arrival, type Endpoint } from "./endpoint.ts";

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const HELLO: InboundMessage = { text: "¡Buenos días! ☀️😀", type: "text" };

/** A sandbox, an HTTP client for it, and what it has posted. */
export type Practice = {
  readonly sandbox: Sandbox;
  readonly visitor: Visitor;
  readonly posted: readonly Posted[];
};

/**
 * A sandbox whose clock does not advance by itself, with the number in the cloud and no automatic replies.
 */
export async function practise(options: SandboxOptions = {}): Promise<Practice> {
  const sandbox = await startSandbox({
    clock: steppedClock(Date.UTC(2026, 0, 15, 12)),
    startsOn: "cloud",
    autoReply: false,
    ...options,
  });
  const visitor = await visit(sandbox);
  const posted: Posted[] = [];
  sandbox.world.onPosted((one) => posted.push(one));
  onTestFinished(async () => {
    visitor.leave();
    await sandbox.close();
  });
  return { sandbox, visitor, posted };
}

/** Sets the number's own callback URL. */
export function setNumberCallback(
  { sandbox, visitor }: Practice,
  url: string,
  token = VERIFY_TOKEN,
): Promise<Seen> {
  return visitor.cloud("POST", `/${sandbox.cloud.phoneNumberId}`, {
    webhook_configuration: { override_callback_uri: url, verify_token: token },
  });
}

/** A sandbox with the number in the cloud, and the endpoint that receives its notifications. */
export async function cloudEndpoint(
  options: SandboxOptions = {},
): Promise<Practice & { readonly endpoint: Endpoint }> {
  const practice = await practise(options);
  const endpoint = await openEndpoint(practice.sandbox);
  expect((await setNumberCallback(practice, endpoint.url)).status).toBe(200);
  return { ...practice, endpoint };
}

/** A sandbox with the number on-premises, and the endpoint that receives its notifications. */
export async function onPremEndpoint(
  options: SandboxOptions = {},
): Promise<Practice & { readonly endpoint: Endpoint }> {
  const practice = await practise({ startsOn: "onprem", ...options });
  const endpoint = await openEndpoint(practice.sandbox);
  await practice.visitor.onPrem("PATCH", "/settings/application", { webhooks: { url: endpoint.url } });
  return { ...practice, endpoint };
}

/** The received notifications. */
export function posts({ arrivals }: Endpoint): readonly Arrival[] {
  return arrivals.filter(({ method }) => method === "POST");
}

/** True if the signature over the raw bytes is correct for that secret. */
export function signedWith(secret: string, { headers, bytes }: Arrival): boolean {
  const hmac = createHmac("sha256", secret).update(bytes).digest("hex");
  return headers["x-hub-signature-256"] === `sha256=${hmac}`;
}

/** The statuses and message texts in the received notifications, in order. */
export function told(endpoint: Endpoint): readonly string[] {
  return posts(endpoint).flatMap(({ bytes }) =>
    [...bytes.toString("utf8").matchAll(/"status":"(\w+)"|"body":"([^"]*)"/g)].map(
      ([, status, body]) => status ?? body ?? "",
    ),
  );
}
