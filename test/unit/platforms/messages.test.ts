import { describe, expect, onTestFinished, test } from "vitest";
import { openCloudMessages } from "../../../main/core/platforms/cloud/messages.ts";
import type { MessageApi } from "../../../main/core/platforms/http/text-message.ts";
import { openClientMessages } from "../../../main/core/platforms/on-prem/messages.ts";
import { codeWording } from "../../../shared/wording/codes.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { redact } from "../../../shared/redacted.ts";
import { cloudError, dialect, json, onPremError, realClock, serve, text, TOKEN } from "./servers.ts";

const TO = "12025550177";
const MESSAGE = {
  to: redact(TO, "recipient"),
  text: redact("a fixed text of some length", "message text"),
  inReplyTo: "wamid.QUFB",
};
const common = { dialect, trust: { kind: "publicRoots" }, clock: realClock } as const;

type Opened = (baseUrl: string) => MessageApi;

const openCloud: Opened = (baseUrl) =>
  closedLater(
    openCloudMessages({
      ...common,
      baseUrl,
      businessAccountId: "102290129340398",
      phoneNumberId: "106540352242922",
      accessToken: redact(TOKEN, "access token"),
    }),
  );

const openClient: Opened = (baseUrl) =>
  closedLater(
    openClientMessages({
      ...common,
      baseUrl,
      auth: { kind: "token", token: redact(TOKEN, "on-premises token") },
    }),
  );

function closedLater(api: MessageApi): MessageApi {
  onTestFinished(() => api.close());
  return api;
}

const APIS = [
  ["cloud", openCloud],
  ["on-premises", openClient],
] as const;

test("an answer through the cloud is one text in the context of the message that it answers", async () => {
  const answer = {
    messaging_product: "chat",
    contacts: [{ input: TO, wa_id: TO }],
    messages: [{ id: "wamid.BBBB" }],
  };
  const server = await serve((_asked, response) => json(response, 200, answer));
  expect(await openCloud(server.origin).reply(MESSAGE)).toMatchObject({
    kind: "confirmed",
    value: "wamid.BBBB",
  });
  expect(server.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST /v23.0/106540352242922/messages",
  ]);
  expect(JSON.parse(server.asked[0]?.body ?? "")).toEqual({
    messaging_product: "chat",
    recipient_type: "individual",
    to: TO,
    context: { message_id: "wamid.QUFB" },
    type: "text",
    text: { preview_url: false, body: MESSAGE.text.reveal() },
  });
});

test.each([200, 201])(
  "an answer through the client is one plain text without what its API has no word for (%d)",
  async (status) => {
    const answer = { messages: [{ id: "gBGGSFcC" }], meta: { api_status: "stable", version: "2.53.3" } };
    const server = await serve((_asked, response) => json(response, status, answer));
    expect(await openClient(server.origin).reply(MESSAGE)).toMatchObject({
      kind: "confirmed",
      value: "gBGGSFcC",
    });
    expect(server.asked.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST /v1/messages"]);
    expect(JSON.parse(server.asked[0]?.body ?? "")).toEqual({
      recipient_type: "individual",
      to: TO,
      type: "text",
      text: { body: MESSAGE.text.reveal() },
    });
  },
);

describe.each(APIS)("an answer through the API: %s", (_name, open) => {
  test.each([
    [{}],
    [[]],
    [null],
    [{ success: true }],
    [{ success: false }],
    [{ messages: [] }],
    [{ messages: [{}] }],
    [{ messages: [{ id: "" }] }],
    [{ messages: [{ id: 7 }] }],
    [{ messages: [{ id: "x".repeat(257) }] }],
    [{ messages: [{ id: "one" }, { id: "two" }] }],
    [{ messages: [{ id: "one" }], error: { code: 1, message: "also" } }],
    [{ messages: [{ id: "one" }], errors: [{ code: 1000, title: "also" }] }],
  ])("[F11] %j tells nothing of what was sent", async (body) => {
    const server = await serve((_asked, response) => json(response, 200, body));
    expect(await open(server.origin).reply(MESSAGE)).toMatchObject({ kind: "unknown" });
    expect(server.asked).toHaveLength(1);
  });

  test("[F8] a page in its place, a server error and a cut line are unknown and send nothing again", async () => {
    const page = await serve((_asked, response) => text(response, 200, "text/html", "<html>"));
    const failing = await serve((_asked, response) =>
      json(response, 500, { ...(cloudError(131000) as object), ...(onPremError(1000) as object) }),
    );
    const cut = await serve(({ socket }) => void socket.destroy());
    for (const server of [page, failing, cut]) {
      expect(await open(server.origin).reply(MESSAGE)).toMatchObject({ kind: "unknown" });
      expect(server.asked).toHaveLength(1);
    }
  });
});

test.each([
  [131047, 400, "other", /24 h /],
  [131026, 400, "other", /can't be delivered/],
  [131030, 400, "other", /allowed recipients/],
  [131056, 400, "rate-limited", /calls/],
  [190, 401, "token-invalid", /token/i],
  [10, 403, "permission-missing", /./],
  [133010, 400, "not-registered", /./],
])(
  "[I21] the cloud's %d is a refusal in words, and nothing is sent again",
  async (code, status, reason, words) => {
    const server = await serve((_asked, response) => json(response, status, cloudError(code)));
    expect(await openCloud(server.origin).reply(MESSAGE)).toMatchObject({ kind: "rejected", reason });
    expect(server.asked).toHaveLength(1);
    expect(
      codeWording(translateToEnglish, "cloud", { code, httpStatus: status, call: "sendMessage" })?.cause,
    ).toMatch(words);
  },
);

test.each([
  [470, 400, "other", /24 h /],
  [1013, 400, "other", /can't be delivered/],
  [1005, 401, "token-invalid", /./],
  [1015, 429, "rate-limited", /./],
  [1028, 400, "other", /security code/],
])(
  "[I21] the client's %d is a refusal in words, and nothing is sent again",
  async (code, status, reason, words) => {
    const server = await serve((_asked, response) => json(response, status, onPremError(code)));
    expect(await openClient(server.origin).reply(MESSAGE)).toMatchObject({ kind: "rejected", reason });
    expect(server.asked).toHaveLength(1);
    const error = { code, httpStatus: status, call: "sendClientMessage" } as const;
    expect(codeWording(translateToEnglish, "onPrem", error)?.cause).toMatch(words);
  },
);

test.each([
  ["cloud", openCloud, 131000],
  ["cloud", openCloud, 131016],
  ["cloud", openCloud, 424242],
  ["on-premises", openClient, 1000],
  ["on-premises", openClient, 424242],
] as const)(
  "[F7] a general or unlisted code leaves the outcome unknown (%s, %s, %d)",
  async (api, open, code) => {
    const body = api === "cloud" ? cloudError(code) : onPremError(code);
    const server = await serve((_asked, response) => json(response, 400, body));
    expect(await open(server.origin).reply(MESSAGE)).toMatchObject({ kind: "unknown" });
  },
);

test("[I13] an answer that repeats the recipient or the text is kept without them", async () => {
  const said = `cannot send "${MESSAGE.text.reveal()}" to ${TO}`;
  const cloud = await serve((_asked, response) => json(response, 400, cloudError(131026, said)));
  const client = await serve((_asked, response) => json(response, 400, onPremError(1013, said)));
  const outcomes = [
    await openCloud(cloud.origin).reply(MESSAGE),
    await openClient(client.origin).reply(MESSAGE),
  ];
  for (const outcome of outcomes) {
    const kept = JSON.stringify(outcome);
    expect(kept).toContain("<redacted>");
    expect(kept).not.toContain(TO);
    expect(kept).not.toContain(MESSAGE.text.reveal());
  }
});

test.each([
  [
    "cloud",
    (baseUrl: string) =>
      openCloudMessages({
        ...common,
        baseUrl,
        businessAccountId: "102290129340398",
        phoneNumberId: "106540352242922",
        accessToken: redact(TOKEN, "access token"),
        limits: { changeMs: 60 },
      }),
  ],
  [
    "on-premises",
    (baseUrl: string) =>
      openClientMessages({
        ...common,
        baseUrl,
        auth: { kind: "token", token: redact(TOKEN, "on-premises token") },
        limits: { changeMs: 60 },
      }),
  ],
] as const)(
  "an answer that comes after the call was given up is heard of, with its id: %s",
  async (_side, open) => {
    const server = await serve((_asked, response) => {
      setTimeout(() => json(response, 200, { messages: [{ id: "wamid.LATE" }] }), 250);
    });
    const api = closedLater(open(server.origin));
    const late: unknown[] = [];
    expect(await api.reply(MESSAGE, (outcome) => late.push(outcome))).toMatchObject({
      kind: "unknown",
      cause: "timeout",
    });
    // Closing keeps the listener for the late response.
    await api.close();
    await expect.poll(() => late).toMatchObject([{ kind: "confirmed", value: "wamid.LATE" }]);
    expect(server.asked).toHaveLength(1);
  },
);
