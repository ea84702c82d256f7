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

/** A platform, somebody who calls it, and what it has posted. */
export type Practice = {
  readonly sandbox: Sandbox;
  readonly visitor: Visitor;
  readonly posted: readonly Posted[];
};

/** A platform whose clock stands still, with the number in the cloud and nobody answering by himself. */
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

/** Sets the number's own callback. */
export function setNumberCallback(
  { sandbox, visitor }: Practice,
  url: string,
  token = VERIFY_TOKEN,
): Promise<Seen> {
  return visitor.cloud("POST", `/${sandbox.cloud.phoneNumberId}`, {
    webhook_configuration: { override_callback_uri: url, verify_token: token },
  });
}

/** A platform with the number in the cloud, and the endpoint that its notifications go to. */
export async function cloudEndpoint(
  options: SandboxOptions = {},
): Promise<Practice & { readonly endpoint: Endpoint }> {
  const practice = await practise(options);
  const endpoint = await openEndpoint(practice.sandbox);
  expect((await setNumberCallback(practice, endpoint.url)).status).toBe(200);
  return { ...practice, endpoint };
}

/** A platform with the number on-premises, and the endpoint that its callbacks go to. */
export async function onPremEndpoint(
  options: SandboxOptions = {},
): Promise<Practice & { readonly endpoint: Endpoint }> {
  const practice = await practise({ startsOn: "onprem", ...options });
  const endpoint = await openEndpoint(practice.sandbox);
  await practice.visitor.onPrem("PATCH", "/settings/application", { webhooks: { url: endpoint.url } });
  return { ...practice, endpoint };
}

/** The notifications that came. */
export function posts({ arrivals }: Endpoint): readonly Arrival[] {
  return arrivals.filter(({ method }) => method === "POST");
}

/** Is it signed over its raw bytes with that secret? */
export function signedWith(secret: string, { headers, bytes }: Arrival): boolean {
  const hmac = createHmac("sha256", secret).update(bytes).digest("hex");
  return headers["x-hub-signature-256"] === `sha256=${hmac}`;
}

/** The kinds and ids inside the notifications that came, in their order. */
export function told(endpoint: Endpoint): readonly string[] {
  return posts(endpoint).flatMap(({ bytes }) =>
    [...bytes.toString("utf8").matchAll(/"status":"(\w+)"|"body":"([^"]*)"/g)].map(
      ([, status, body]) => status ?? body ?? "",
    ),
  );
}
