import { openAppCallback, openCallbacks } from "../../../main/core/platforms/cloud/callbacks.ts";
import { openCloud } from "../../../main/core/platforms/cloud/client.ts";
import { openCloudMessages } from "../../../main/core/platforms/cloud/messages.ts";
import type { Connection } from "../../../main/core/platforms/http/connection.ts";
import { openClientCallback } from "../../../main/core/platforms/on-prem/callback.ts";
import { openOnPrem } from "../../../main/core/platforms/on-prem/client.ts";
import { openClientMessages } from "../../../main/core/platforms/on-prem/messages.ts";
import { openWebhookAuthorities } from "../../../main/core/platforms/on-prem/webhook-authorities.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import { Evidence, type CallOutcome } from "../../../shared/platform/outcome.ts";
import { redact } from "../../../shared/redacted.ts";
import { instant, type Clock } from "../../../shared/time.ts";
import { type CameBack, mayConfirm, mayReject } from "../confirmed-rule.ts";
import { seedsOf, type Target } from "../target.ts";

/** What the program sent, of which no text that it keeps of an answer may tell. */
const SECRETS = {
  token: "EAAfuzztokenfuzztoken0123456789ABCD",
  pin: "482913",
  password: "correct horse battery staple",
  data: "QmFja3VwRGF0YQ".repeat(6),
  code: "735206",
} as const;

/** The secrets in each call's own request: what came back must not repeat them. */
const SENT: Readonly<Record<string, readonly (keyof typeof SECRETS)[]>> = {
  register: ["token", "pin", "password", "data"],
  setPin: ["token", "pin"],
  subscribe: ["token"],
  readNumber: ["token"],
  inspectToken: ["token"],
  backup: ["token", "password"],
  requestAccount: ["token", "pin"],
  setShards: ["token", "pin"],
  verifyCode: ["token", "code"],
  enableTwoStep: ["token", "pin"],
  login: ["password"],
  changePassword: ["password"],
};

type Calls = Readonly<Record<string, () => Promise<CallOutcome<unknown>>>>;
type Answered = { readonly connect: () => Connection; answer: CameBack };

/** Both clients over a connection that answers everything with the same bytes, a few times. */
function clients(answered: Answered): Calls {
  const clock: Clock = {
    now: () => instant(Date.UTC(2026, 10, 26, 12)),
    monotonicMs: () => performance.now(),
    sleep: () => Promise.resolve(),
  };
  const common = {
    baseUrl: "http://127.0.0.1:9",
    dialect: dialectOf({ brand: "chat", apiVersion: "v23.0" }),
    trust: { kind: "publicRoots" as const },
    clock,
    connect: answered.connect,
  };
  const cloudOptions = {
    ...common,
    businessAccountId: "102290129340398",
    phoneNumberId: "106540352242922",
    accessToken: redact(SECRETS.token, "access token"),
  };
  const withToken = { ...common, auth: { kind: "token" as const, token: redact(SECRETS.token, "token") } };
  const login = () => ({
    ...common,
    auth: {
      kind: "login" as const,
      username: "admin",
      password: redact(SECRETS.password, "password"),
      newPassword: redact(`${SECRETS.password} new`, "password"),
    },
  });
  const pin = redact(SECRETS.pin, "pin");
  const password = redact(SECRETS.password, "backup password");
  const backup = { password, data: redact(SECRETS.data, "backup data") };
  const cert = redact("Q2VydA==".repeat(8), "certificate");
  const number = { cc: "1", phoneNumber: "2025550123" };
  const reply = {
    to: redact("12025550177", "number"),
    text: redact("Thank you", "text"),
    inReplyTo: "wamid.1",
  };
  const callback = {
    address: "https://hooks.example/secret-path-0123456789",
    token: redact("verify", "token"),
  };
  const cloud = openCloud(cloudOptions);
  const callbacks = openCallbacks(cloudOptions);
  const app = openAppCallback(cloudOptions, { appId: "42", appSecret: redact("s".repeat(32), "app secret") });
  const client = openOnPrem(withToken);
  const authorities = openWebhookAuthorities(withToken);
  return {
    readNumber: () => cloud.readNumber(),
    listNumbers: () => cloud.listNumbers(),
    listTemplates: () => cloud.listTemplates(),
    inspectToken: () => cloud.inspectToken(),
    readSubscriptions: () => cloud.readSubscriptions(),
    subscribe: () => cloud.subscribe(),
    register: () => cloud.register({ pin, backup }),
    setPin: () => cloud.setPin(pin),
    readCallbacks: () => callbacks.readOfNumber(),
    readCallbacksOfAll: () => callbacks.readOfNumbers(),
    readAccountCallback: () => callbacks.readOfAccount(),
    setNumberCallback: () => callbacks.setOfNumber(callback),
    setAccountCallback: () => callbacks.setOfAccount(callback),
    readAppCallback: () => app.read(),
    setAppCallback: () => app.set(callback, ["messages"]),
    sendMessage: () => openCloudMessages(cloudOptions).reply(reply),
    readHealth: () => client.readHealth(),
    readSettings: () => client.readSettings(),
    readShards: () => client.readShards(),
    backup: () => client.backup(password),
    requestAccount: () => client.requestAccount({ ...number, method: "sms", cert, pin }),
    verifyCode: () => client.verifyCode(redact(SECRETS.code, "registration code")),
    setShards: () => client.setShards({ ...number, shards: 2, cert, pin }),
    enableTwoStep: () => client.enableTwoStep(pin),
    disableTwoStep: () => client.disableTwoStep(),
    login: () => openOnPrem(login()).tokenEndsAt(),
    changePassword: () => openOnPrem(login()).changePassword(),
    readClientCallback: () => openClientCallback(withToken).read(),
    sendClientMessage: () => openClientMessages(withToken).reply(reply),
    readWebhookAuthorities: () => authorities.read(),
    addWebhookAuthority: () => authorities.add("-----BEGIN CERTIFICATE-----"),
    removeWebhookAuthority: () => authorities.remove("1"),
  };
}

/** Mutated answers through the clients of both APIs, judged by the rule of what confirms. */
export function answers(): Target {
  const facts = { at: "2026-11-26T12:00:00.000Z", durationMs: 3, connection: 1 };
  let times = 0;
  const answered: Answered = {
    answer: { status: 200, headers: {}, body: new Uint8Array() },
    connect: () => ({
      call: async () => {
        times += 1;
        return times > 4
          ? { kind: "unknown", cause: "connection-lost", facts }
          : { kind: "answered", facts, ...answered.answer };
      },
      lastAnswerMs: () => undefined,
      close: () => Promise.resolve(),
    }),
  };
  const calls = clients(answered);
  const names = Object.keys(calls);
  return {
    name: "answers",
    seeds: SEEDS.map(([call, status, body]) => writtenAs(call, status, body)),
    words: [...names, ...WORDS],
    async take(input) {
      const { call, ...answer } = readAs(input, names);
      answered.answer = answer;
      times = 0;
      const outcome = await calls[call]?.();
      if (outcome === undefined) return "no outcome";
      return judged(call, answer, outcome);
    },
  };
}

/** Calls whose value comes of several requests, or whose request may be sent again: the last answer decides. */
function judged(call: string, answer: CameBack, outcome: CallOutcome<unknown>): string | undefined {
  if (!["confirmed", "rejected", "notSent", "unknown"].includes(outcome.kind)) return `kind ${outcome.kind}`;
  if (!Evidence.safeParse(outcome.evidence).success) return "evidence that does not fit its own schema";
  if (outcome.kind === "confirmed" && !mayConfirm(call, answer))
    return `${call} is confirmed by an answer that the rule does not confirm`;
  if (outcome.kind === "rejected" && !mayReject(call, answer))
    return `${call} is rejected by an answer that is no refusal`;
  const kept = JSON.stringify(outcome.evidence);
  const told = SENT[call]?.find((name) => kept.includes(SECRETS[name]));
  return told === undefined ? undefined : `the evidence of ${call} tells the ${told}`;
}

const HEADERS = ["content-type", "content-encoding", "retry-after", "date"] as const;

/** An input: a line with the call, the status and some headers, then the body. */
function writtenAs(call: string, status: number, body: unknown): Uint8Array {
  const head = `${call} ${status} application/json; charset=utf-8||2|Thu, 26 Nov 2026 12:00:00 GMT\n`;
  return Buffer.concat([Buffer.from(head), ...(body === undefined ? [] : seedsOf(body))]);
}

function readAs(input: Buffer, names: readonly string[]): CameBack & { readonly call: string } {
  const end = input.indexOf(0x0a);
  const [call = "", status = "", ...rest] = input
    .toString("latin1", 0, end < 0 ? 0 : Math.min(end, 400))
    .split(" ");
  const given = rest.join(" ").split("|");
  const headers = Object.fromEntries(
    HEADERS.flatMap((name, at) => (given[at] === undefined || given[at] === "" ? [] : [[name, given[at]]])),
  );
  return {
    call: names.includes(call) ? call : (names[input.length % names.length] ?? ""),
    // A server cannot send any other number, and interim answers never get here.
    status: /^[2-5][0-9]{2}$/.test(status) ? Number(status) : 200,
    headers,
    body: input.subarray(end + 1),
  };
}

const ERROR = {
  error: {
    message: "(#133005) Two step verification PIN mismatch",
    type: "OAuthException",
    code: 133005,
    error_subcode: 2388001,
    error_data: { messaging_product: "chat", details: "retry_after: 30 seconds, PIN 482913" },
    fbtrace_id: "AbC123",
  },
};
const CLIENT_ERROR = {
  meta: { api_status: "stable", version: "2.53.1" },
  errors: [{ code: 1015, title: "Too many requests", details: "Wait 1 hour 30 minutes", retry_after: "90" }],
};
const SETTINGS = {
  settings: {
    application: {
      wa_id: "12025550123",
      callback_persist: true,
      webhooks: { url: "https://hooks.example/a?b=c", max_concurrent_requests: 6 },
      media: { auto_download: ["image"] },
    },
  },
};
const NUMBER = {
  id: "106540352242922",
  display_phone_number: "+1 202-555-0123",
  verified_name: "Example Shop",
  quality_rating: "GREEN",
  status: "CONNECTED",
  platform_type: "CLOUD_API",
  throughput: { level: "STANDARD" },
  health_status: { can_send_message: "AVAILABLE" },
  webhook_configuration: { phone_number: "https://hooks.example/x", application: "https://hooks.example/y" },
};
const PAGING = { paging: { cursors: { after: "QVFI" }, next: "https://api.example/next?after=QVFI" } };

const SEEDS: readonly (readonly [call: string, status: number, body: unknown])[] = [
  ["register", 200, { success: true }],
  ["register", 200, { success: "true" }],
  ["register", 200, { success: false, ...ERROR }],
  ["register", 400, ERROR],
  ["register", 500, { error: { ...ERROR.error, code: 133000 } }],
  ["register", 202, { success: true }],
  ["register", 200, undefined],
  ["register", 200, "<html>Sign in to the network</html>"],
  ["subscribe", 200, { success: true }],
  ["setPin", 200, { success: true }],
  ["setNumberCallback", 200, { success: true }],
  ["setAccountCallback", 200, { success: true }],
  ["setAppCallback", 200, { success: true }],
  ["backup", 200, { settings: { data: SECRETS.data } }],
  ["requestAccount", 201, { account: [{ vname: "Example Shop" }] }],
  ["requestAccount", 202, { account: [{ vname: "Example Shop", sms_wait: 120, voice_wait: "3:20" }] }],
  ["requestAccount", 400, CLIENT_ERROR],
  ["verifyCode", 201, undefined],
  ["verifyCode", 200, {}],
  ["setShards", 201, { success: true }],
  ["enableTwoStep", 200, {}],
  ["disableTwoStep", 200, "null"],
  ["login", 200, { users: [{ token: "eyJhbGciOi", expires_after: "2026-11-28 01:15:00+00:00" }] }],
  ["changePassword", 200, { users: [{ token: "eyJhbGciOi", expires_after: "2026-11-28 01:15:00+00:00" }] }],
  ["readNumber", 200, NUMBER],
  ["readNumber", 401, { error: { ...ERROR.error, code: 190, error_subcode: 463 } }],
  ["listNumbers", 200, { data: [NUMBER], ...PAGING }],
  [
    "listTemplates",
    200,
    {
      data: [{ id: "1", name: "hello", language: "en", status: "APPROVED", category: "UTILITY" }],
      ...PAGING,
    },
  ],
  [
    "inspectToken",
    200,
    {
      data: {
        app_id: "42",
        type: "SYSTEM_USER",
        is_valid: true,
        expires_at: 0,
        scopes: ["chat_business_messaging"],
        granular_scopes: [{ scope: "chat_business_management", target_ids: ["102290129340398"] }],
      },
    },
  ],
  [
    "readSubscriptions",
    200,
    {
      data: [
        { chat_business_api_data: { id: "42", name: "App" }, override_callback_uri: "https://a.example/b" },
      ],
    },
  ],
  ["readCallbacks", 200, { id: "1", webhook_configuration: NUMBER.webhook_configuration }],
  ["readCallbacksOfAll", 200, { data: [NUMBER], ...PAGING }],
  [
    "readAppCallback",
    200,
    {
      data: [
        {
          object: "chat_business_account",
          callback_url: "https://a.example/b",
          active: true,
          fields: [{ name: "messages", version: "v23.0" }],
        },
      ],
    },
  ],
  ["sendMessage", 200, { messages: [{ id: "wamid.HBgL" }] }],
  ["sendClientMessage", 201, { messages: [{ id: "gBGG" }], meta: CLIENT_ERROR.meta }],
  ["readHealth", 200, { health: { "host:1": { gateway_status: "connected", role: "primary_master" } } }],
  ["readHealth", 200, { health: { gateway_status: "unregistered" } }],
  ["readSettings", 200, SETTINGS],
  ["readClientCallback", 200, SETTINGS],
  ["readShards", 200, { account: [{ shards: 2 }] }],
  ["readWebhookAuthorities", 200, { certificates: [{ id: "1", pem: "-----BEGIN CERTIFICATE-----" }] }],
  ["addWebhookAuthority", 200, {}],
  ["removeWebhookAuthority", 200, {}],
  ["readHealth", 401, CLIENT_ERROR],
  ["readHealth", 503, "Service Unavailable"],
];
const WORDS: readonly string[] = [
  "success",
  "error",
  "errors",
  "settings",
  "data",
  "users",
  "token",
  "account",
  "vname",
  "messages",
  "paging",
  "cursors",
  "after",
  "200",
  "201",
  "202",
  "204",
  "301",
  "400",
  "401",
  "403",
  "429",
  "500",
  "133000",
  "133016",
  "gzip",
  "text/html",
  "charset=utf-16",
  "retry_after",
  "72 hours 3 minutes",
];
