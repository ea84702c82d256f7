import type { Redacted } from "../../../../shared/redacted.ts";
import type { Clock } from "../../../../shared/time.ts";
import { openConnection } from "../../platforms/http/connection.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { Trust } from "../../platforms/http/trust.ts";
import { MADE_UP_HEADER, madeUpMark } from "../test-mark.ts";
import type { CheckedAddress } from "../address/check-address.ts";

/** The only connection of an endpoint check: to a checked URL. */
export type EndpointClient = {
  /** Sends a GET with these parameters after those of the URL. */
  get(parameters: Readonly<Record<string, string>>): Promise<Exchange>;
  /** Posts a notification, marked as a test notification, with the signature if given. */
  post(
    body: string,
    signature: string | undefined,
    appSecret: Redacted<string> | undefined,
  ): Promise<Exchange>;
  close(): Promise<void>;
};

type Options = { readonly trust: Trust; readonly clock: Clock; readonly appVersion: string };

const DEADLINE_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * Opens a client for a checked URL. Each call has 10 s and reads at most 64 KB; follows no redirects, sends
 * no credentials or cookies, and retries nothing.
 */
export function openEndpointClient(
  checked: CheckedAddress,
  { trust, clock, appVersion }: Options,
): EndpointClient {
  const { url, addresses } = checked;
  const connection = openConnection({
    baseUrl: url.origin,
    trust,
    clock,
    connectMs: DEADLINE_MS,
    addresses,
  });
  const headers = { "user-agent": `Switchover/${appVersion} endpoint-check`, accept: "*/*" };
  const limits = { deadlineMs: DEADLINE_MS, maxBytes: MAX_ANSWER_BYTES };
  return {
    get: (parameters) =>
      connection.call({ method: "GET", path: pathWith(url, parameters), headers, ...limits }),
    post: (body, signature, appSecret) =>
      connection.call({
        method: "POST",
        path: `${url.pathname}${url.search}`,
        headers: {
          ...headers,
          "content-type": "application/json",
          ...(signature === undefined ? {} : { "x-hub-signature-256": signature }),
          [MADE_UP_HEADER]: madeUpMark({ to: url, body: Buffer.from(body, "utf8"), appSecret }),
        },
        body,
        ...limits,
      }),
    close: () => connection.close(),
  };
}

/** The URL's own query stays as pasted: a server may compare it byte by byte. */
function pathWith({ pathname, search }: URL, parameters: Readonly<Record<string, string>>): string {
  const added = new URLSearchParams(parameters).toString();
  return `${pathname}${search === "" || search === "?" ? "?" : `${search}&`}${added}`;
}
