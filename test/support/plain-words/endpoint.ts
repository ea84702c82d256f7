import { ENDPOINT_CHECKS } from "../../../main/core/endpoint/check-endpoint.ts";
import type { EndpointContext } from "../../../main/core/endpoint/context.ts";
import type { OldVersions } from "../../../main/core/endpoint/queries/endpoint-queries.ts";
import { begun, type Sending, type Sender } from "../../../main/core/endpoint/queries/sending.ts";
import type {
  Asked,
  VerificationRequests,
} from "../../../main/core/endpoint/queries/verification-requests.ts";
import type { Synthetic } from "../../../main/core/endpoint/synthetic-notifications.ts";
import type { CheckedAddress } from "../../../main/core/endpoint/address/check-address.ts";
import type { Exchange } from "../../../main/core/platforms/http/exchange.ts";
import type { TlsVerdict } from "../../../main/core/platforms/http/tls-probe.ts";
import { verdictOf, type CheckResult } from "../../../shared/checks/result.ts";
import {
  CONNECTION_CAUSES,
  NotSentCause,
  TLS_CAUSES,
  UnknownCause,
} from "../../../shared/platform/outcome.ts";
import { err, ok } from "../../../shared/result.ts";
import { NOW, tlsVerdict } from "../check-context.ts";

/** An endpoint check that has come to its end, and what was really sent and answered while each of its checks was made. */
export type SeenEndpoint = {
  readonly key: string;
  readonly checks: readonly CheckResult[];
  /** The answers to the notifications that a check judges. */
  readonly posted: Readonly<Record<string, readonly Exchange[]>>;
  /** Whether any notification has left. */
  readonly sent: boolean;
};

const URL_TEXT = "https://hooks.example/in";
const CHALLENGE = "1234567890";
const facts = { at: "2026-01-15T12:00:00.000Z", durationMs: 12 };

const answered = (status: number, body = "", headers: Record<string, string> = {}): Exchange => ({
  kind: "answered",
  status,
  headers,
  body: new TextEncoder().encode(body),
  facts,
});

/** Everything that can become of one request. */
const ANSWERS: readonly Exchange[] = [
  ...[200, 201, 302, 400, 401, 403, 404, 500].map((status) => answered(status)),
  ...UnknownCause.options.map((cause): Exchange => ({ kind: "unknown", cause, facts })),
  ...NotSentCause.options.map((cause): Exchange => ({ kind: "notSent", cause, facts })),
];
const nameOf = (exchange: Exchange): string =>
  exchange.kind === "answered" ? String(exchange.status) : `${exchange.kind} ${exchange.cause}`;

/** Everything that can come back for a challenge. */
const RETURNED: readonly Exchange[] = [
  ...[
    CHALLENGE,
    `"${CHALLENGE}"`,
    `{"c":${CHALLENGE}}`,
    `<p>${CHALLENGE}</p>`,
    `${CHALLENGE}\n`,
    `x ${CHALLENGE}`,
  ].map((body) => answered(200, body, { "content-type": "text/plain" })),
  answered(302, "", { location: "https://hooks.example/in/" }),
  ...ANSWERS,
];

const asked = (exchange: Exchange): Asked => ({ challenge: CHALLENGE, exchange });
const REFUSED = asked(answered(403));
const RIGHT = asked(answered(200, CHALLENGE, { "content-type": "text/plain" }));
const FINE: VerificationRequests = {
  right: RIGHT,
  wrong: REFUSED,
  none: REFUSED,
  modeless: REFUSED,
  unusual: REFUSED,
};

const HANDSHAKES: readonly VerificationRequests[] = [
  FINE,
  { ...FINE, right: undefined, unusual: undefined },
  ...RETURNED.flatMap((exchange): readonly VerificationRequests[] => [
    { ...FINE, right: asked(exchange) },
    { ...FINE, wrong: asked(exchange) },
    { ...FINE, none: asked(exchange) },
    {
      ...FINE,
      right: undefined,
      unusual: undefined,
      wrong: asked(exchange),
      none: asked(exchange),
      modeless: asked(exchange),
    },
    // All alike, as where a connection is lost.
    {
      right: asked(exchange),
      wrong: asked(exchange),
      none: asked(exchange),
      modeless: asked(exchange),
      unusual: undefined,
    },
  ]),
  {
    ...FINE,
    unusual: { challenge: "<b>1</b>", exchange: answered(200, "<b>1</b>", { "content-type": "text/html" }) },
  },
];

const ADDRESS: CheckedAddress = { url: new URL(URL_TEXT), host: "hooks.example", addresses: [] };
type Address = Awaited<ReturnType<EndpointContext["queries"]["address"]>>;
const ADDRESSES: readonly Address[] = [
  ...(["not-https", "ip-literal", "user-info", "port-unusual", "name-not-found", "unreadable"] as const).map(
    (cause) => err({ cause }),
  ),
  err({ cause: "private-address", url: ADDRESS.url, address: "10.0.0.1" }),
];

const DAY_MS = 86_400_000;
const UNACCEPTED: readonly TlsVerdict[] = [
  ...[...CONNECTION_CAUSES, ...TLS_CAUSES, ...NotSentCause.options].map((cause): TlsVerdict => ({
    kind: "unreachable",
    cause,
  })),
  ...TLS_CAUSES.map((cause) => tlsVerdict("refused", cause as NotSentCause)),
];
const STORES: readonly (TlsVerdict | undefined)[] = [
  undefined,
  tlsVerdict("accepted"),
  tlsVerdict("refused", "unknown-ca"),
  { kind: "unreachable", cause: "connection-refused" },
];
const VERSIONS = ["accepted", "refused", "not-tried"] as const;
const OLD: readonly OldVersions[] = VERSIONS.flatMap((tls10) => VERSIONS.map((tls11) => ({ tls10, tls11 })));

const SYNTHETIC: Synthetic = {
  text: (text) => JSON.stringify({ text }),
  textUnescaped: (text) => JSON.stringify({ text }),
  voice: () => "{}",
  unsupported: () => "{}",
  valueErrors: () => "{}",
  unknownField: () => "{}",
  status: () => "{}",
  messageId: () => "wamid.1",
  batch: () => "{}",
};

type Parts = {
  readonly address?: Address;
  readonly tls?: TlsVerdict;
  readonly systemTls?: TlsVerdict | undefined;
  readonly old?: OldVersions;
  readonly caFile?: boolean;
  readonly onPremUrl?: string;
  readonly handshakes?: VerificationRequests;
  /** Undefined if nobody asked for notifications. `answer`: what the one with this number comes to, counted from 0. */
  readonly send?: {
    readonly signed: boolean;
    readonly answer?: (count: number, isRight: boolean) => Exchange;
  };
};

const DONE = answered(200);
const WRONG = answered(401);
const asIt = (_count: number, isRight: boolean): Exchange => (isRight ? DONE : WRONG);

async function seen(key: string, parts: Parts): Promise<SeenEndpoint> {
  const address = parts.address ?? ok(ADDRESS);
  const tls = address.ok ? (parts.tls ?? tlsVerdict("accepted")) : undefined;
  const isOpen = tls?.kind === "accepted";
  const posts: Exchange[] = [];
  const answer = parts.send?.answer ?? asIt;
  const post: Sender["post"] = async (_body, signing = { kind: "right" }) => {
    const exchange = answer(posts.length, signing.kind === "right" && parts.send?.signed === true);
    posts.push(exchange);
    return exchange;
  };
  let sending: Promise<Sending> | undefined;
  const open = async (): Promise<Sending> => {
    const { send } = parts;
    if (send === undefined) return { kind: "not-asked" };
    if (!isOpen) return { kind: "not-reachable" };
    return begun({ synthetic: SYNTHETIC, signed: send.signed, base: await post("{}"), post });
  };
  const context: EndpointContext = {
    url: URL_TEXT,
    send: parts.send !== undefined,
    verifyToken: undefined,
    appSecret: undefined,
    onPremUrl: parts.onPremUrl,
    caFileUsed: parts.caFile === true,
    now: NOW,
    queries: {
      address: async () => address,
      tls: async () => tls,
      systemTls: async () => (address.ok ? parts.systemTls : undefined),
      oldVersions: async () => parts.old ?? { tls10: "refused", tls11: "refused" },
      handshakes: async () => (isOpen ? (parts.handshakes ?? FINE) : undefined),
      sending: async () => (sending ??= open()),
      close: async () => undefined,
    },
  };
  const checks: CheckResult[] = [];
  const posted: Record<string, readonly Exchange[]> = {};
  for (const check of ENDPOINT_CHECKS) {
    const { id } = check;
    const before = posts.length;
    checks.push({ id, ...(await check.run(context)) });
    // The first notification is what those that send none of their own go by.
    posted[id] = posts.length === before ? posts.slice(0, 1) : posts.slice(before);
  }
  return { key, checks, posted, sent: posts.some(({ kind }) => kind !== "notSent") };
}

/** Every result of an endpoint check: each answer to each of its queries, one after the other. */
async function everyEndpoint(): Promise<readonly SeenEndpoint[]> {
  const all: Promise<SeenEndpoint>[] = [];
  const add = (key: string, parts: Parts): void => void all.push(seen(key, parts));
  for (const send of [undefined, { signed: true }, { signed: false }]) {
    const asking = send === undefined ? {} : { send };
    const name = send === undefined ? "not asked" : send.signed ? "signed" : "unsigned";
    for (const address of ADDRESSES)
      add(`${name} address ${JSON.stringify(address)}`, { ...asking, address });
    for (const tls of UNACCEPTED)
      for (const systemTls of STORES)
        add(`${name} tls ${tls.kind} ${"cause" in tls ? tls.cause : ""} ${systemTls?.kind ?? ""}`, {
          ...asking,
          tls,
          systemTls,
        });
    for (const [at, handshakes] of HANDSHAKES.entries())
      add(`${name} handshakes ${at}`, { ...asking, handshakes });
  }
  for (const leftMs of [DAY_MS, 90 * DAY_MS])
    for (const old of OLD)
      for (const systemTls of STORES)
        for (const caFile of [true, false])
          add(`accepted ${leftMs} ${JSON.stringify(old)} ${caFile}`, {
            tls: tlsVerdict("accepted", leftMs),
            old,
            systemTls,
            caFile,
          });
  add("the on-premises client's", { onPremUrl: URL_TEXT });
  for (const exchange of ANSWERS) {
    for (const signed of [true, false]) {
      add(`all ${nameOf(exchange)} ${signed}`, { send: { signed, answer: () => exchange } });
      // It takes what isn't signed, too.
      add(`only right ${nameOf(exchange)} ${signed}`, {
        send: { signed, answer: (_count, isRight) => (isRight ? exchange : DONE) },
      });
    }
    for (let place = 0; place < 52; place += 1)
      add(`${place}: ${nameOf(exchange)}`, {
        send: {
          signed: true,
          answer: (count, isRight) => (count === place ? exchange : asIt(count, isRight)),
        },
      });
    for (const from of [7, 13, 43, 44, 45, 48])
      add(`from ${from}: ${nameOf(exchange)}`, {
        send: { signed: true, answer: (count, isRight) => (count >= from ? exchange : asIt(count, isRight)) },
      });
  }
  return Promise.all(all);
}

/** All of them. */
export const ENDPOINTS: readonly SeenEndpoint[] = await everyEndpoint();

/** One for each way in which the checks can come out. */
export const DIFFERENT_ENDPOINTS: readonly SeenEndpoint[] = [
  ...new Map(
    ENDPOINTS.map((seen) => [
      `${String(seen.sent)} ${seen.checks.map(({ status, cause, found }) => `${status} ${cause ?? found}`).join()}`,
      seen,
    ]),
  ).values(),
];

/** What the window is told of it. */
export const reportOf = ({ checks }: SeenEndpoint) => ({
  verdict: verdictOf([...checks]) === "go" ? ("ready" as const) : ("not-ready" as const),
  checks: [...checks],
});
