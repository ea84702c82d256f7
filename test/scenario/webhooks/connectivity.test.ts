import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { expect, test } from "vitest";
import { changeWorkspaces } from "../../../main/core/workspaces/workspace-file.ts";
import { PhoneNumberId } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { problemIn } from "../../support/expect-result.ts";
import { checkOf, connectivityHarness, VERIFY_TOKEN } from "../../support/webhooks/connectivity-harness.ts";
import { must } from "../../support/harness.ts";

const PRODUCTION = "https://callbacks.example/cloud";

test("[C1] a number without a callback of its own lends that level, the message proves itself, and nothing is left", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const run = await one.start();
  const asked = await run.until(({ phase }) => phase === "awaiting-message");
  expect(asked.word).toMatch(/^SW-[ACDEFGHJKMNPQRTWXY34679]{4}$/);
  expect(asked.borrowed).toEqual({ level: "number" });
  expect((await rig.callbacks()).number).toMatch(/^https:\/\/127\.0\.0\.1:/);
  rig.sandbox.world.inbound({
    text: `hello ${(asked.word ?? "").toLowerCase().replace("-", " ")}`,
    type: "text",
  });
  const ended = await run.ended();
  expect(ended).toMatchObject({ verdict: "arrives", restored: true });
  expect(ended.steps.map(({ id, check }) => `${id} ${check?.status}`)).toEqual([
    "webhooks.tunnel pass",
    "webhooks.outside-in pass",
    "webhooks.borrowed pass",
    "webhooks.handshake pass",
    "webhooks.message pass",
    "webhooks.status skip",
    "webhooks.restored pass",
  ]);
  expect(ended.arrivals).toMatchObject([{ kind: "message" }]);
  expect(checkOf(ended, "webhooks.message")?.facts).toMatchObject({ signature: "valid", by: "word" });
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
  expect(must(one.tests.unrestored())).toEqual([]);
  expect(one.receivers.state("terminal")?.listening).toBe(false);
});

test("[C9] statuses of the business's answer are shown with the time they took", async () => {
  const rig = await connectivityHarness({ autoReply: true });
  const one = await rig.process({ waits: { statusMs: 60_000 } });
  const run = await one.start();
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.status")).toMatchObject({ status: "pass" });
  expect(ended.arrivals.map(({ kind, status }) => status ?? kind)).toEqual(
    expect.arrayContaining(["message", "delivered"]),
  );
});

test("[C2] a callback that stands at the number is replaced only after its token has proved itself, and stands again afterwards", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  const { phoneNumberId } = rig.sandbox.cloud;
  const standing = { override_callback_uri: `${production.url}?key=secret`, verify_token: VERIFY_TOKEN };
  await rig.call("POST", phoneNumberId, { webhook_configuration: standing });
  const one = await rig.process();
  const run = await one.start();
  const asked = await run.until(({ phase }) => phase === "awaiting-token");
  expect(asked.borrowed).toEqual({ level: "number", before: maskAddress(standing.override_callback_uri) });
  expect(JSON.stringify(one.states)).not.toContain("key=secret");
  expect((await rig.callbacks()).number).toBe(standing.override_callback_uri);
  const give = (token: string) =>
    one.tests.giveToken({ test: asked.test, token: redact(token, "verify token") });
  must(await give("not the token"));
  await run.until(({ tokenRefused }) => tokenRefused === true);
  expect((await rig.callbacks()).number).toBe(standing.override_callback_uri);
  must(await give(VERIFY_TOKEN));
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  expect((await rig.callbacks()).number).not.toBe(standing.override_callback_uri);
  rig.sandbox.world.inbound({ text: word, type: "text" });
  const ended = await run.ended();
  expect(ended).toMatchObject({
    verdict: "arrives",
    restored: true,
    forwardsTo: maskAddress(standing.override_callback_uri),
  });
  expect((await rig.callbacks()).number).toBe(standing.override_callback_uri);
});

test("[C2] without the owner's token nothing is changed", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  const one = await rig.process();
  const run = await one.start();
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-token");
  const before = rig.meddler.asked.length;
  must(await one.tests.finish(id));
  expect(await run.ended()).toMatchObject({ verdict: "stopped", restored: true });
  expect(rig.meddler.asked.slice(before).filter((line) => line.startsWith("POST"))).toEqual([]);
  expect((await rig.callbacks()).number).toBe(production.url);
});

test("[C3] a deployment without callbacks of a number lends the account's, which is taken away again by a bare subscribe", async () => {
  const rig = await connectivityHarness();
  const unknown = {
    error: { message: "(#100) nonexisting field", type: "OAuthException", code: 100, trace_id: "t" },
  };
  rig.meddler.meddle(/^GET .*webhook_configuration/, { kind: "answer", status: 400, body: unknown });
  const one = await rig.process();
  const run = await one.start();
  const { word = "", borrowed } = await run.until(({ phase }) => phase === "awaiting-message");
  expect(borrowed).toEqual({ level: "account" });
  expect(checkOf(run.latest(), "webhooks.borrowed")).toMatchObject({
    status: "warn",
    cause: "reaches-further",
  });
  rig.sandbox.world.inbound({ text: word, type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", restored: true });
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
});

test("[C3] an account's callback that stands there is never wiped by a bare subscribe", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  const { businessAccountId } = rig.sandbox.cloud;
  const standing = { override_callback_uri: production.url, verify_token: VERIFY_TOKEN };
  await rig.call("POST", `${businessAccountId}/subscribed_apps`, standing);
  const one = await rig.process();
  const first = rig.meddler.asked.length;
  const run = await one.start({ level: "account" });
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-token");
  must(await one.tests.giveToken({ test: id, token: redact(VERIFY_TOKEN, "verify token") }));
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", restored: true });
  const posts = rig.meddler.asked.slice(first).filter((line) => line.startsWith("POST"));
  expect(posts.every((line) => line.includes("override_callback_uri"))).toBe(true);
  expect((await rig.callbacks()).account).toBe(production.url);
});

test("[C4] the app's own callback is borrowed with the app's token and given back with its fields", async () => {
  const rig = await connectivityHarness();
  const { appId, appSecret, endpointToken } = rig.sandbox.cloud;
  const appToken = `${appId}|${appSecret}`;
  const subscriptions = () => rig.call("GET", `${appId}/subscriptions`, undefined, appToken);
  const before = await subscriptions();
  const one = await rig.process();
  const run = await one.start({ level: "application" });
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-token");
  must(await one.tests.giveToken({ test: id, token: redact(endpointToken, "verify token") }));
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", restored: true });
  expect(await subscriptions()).toEqual(before);
  expect(JSON.stringify(one.states)).not.toContain(appSecret);
});

test("[C6] what arrives goes on to production byte for byte while the callback is borrowed", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  await rig.call("POST", `${rig.sandbox.cloud.businessAccountId}/subscribed_apps`, {
    override_callback_uri: production.url,
    verify_token: VERIFY_TOKEN,
  });
  const one = await rig.process();
  const run = await one.start();
  const { word = "", forwardsTo, borrowed } = await run.until(({ phase }) => phase === "awaiting-message");
  expect({ forwardsTo, borrowed }).toEqual({
    forwardsTo: maskAddress(production.url),
    borrowed: { level: "number" },
  });
  rig.sandbox.world.inbound({ text: `${word} ñandú ☀️`, type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", restored: true });
  await expect.poll(() => production.arrivals.filter(({ method }) => method === "POST")).toHaveLength(1);
  const copy = production.arrivals.find(({ method }) => method === "POST");
  const { createHmac } = await import("node:crypto");
  const mac = createHmac("sha256", rig.sandbox.cloud.appSecret)
    .update(copy?.bytes ?? "")
    .digest("hex");
  expect(copy?.headers["x-hub-signature-256"]).toBe(`sha256=${mac}`);
  expect(copy?.bytes.toString("latin1")).toContain(String.raw`\u00f1and`);
});

test("[C7] a message that is signed wrongly is no proof", async () => {
  const rig = await connectivityHarness({ faults: ["webhooks-wrong-signature"] });
  const one = await rig.process();
  const run = await one.start();
  const { word = "", test: id } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  await run.until(({ arrivals }) => arrivals.length > 0);
  must(await one.tests.finish(id));
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.message")).toMatchObject({ status: "fail", cause: "signature-wrong" });
  expect(ended).toMatchObject({ restored: true });
  expect(ended.verdict).toBe("does-not-arrive");
});

test("[C7] a cloud notification at the unsigned address proves nothing where signatures are checked", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const run = await one.start();
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  const { port = 0, onPremPath = "" } = one.receivers.address("terminal") ?? {};
  const forged = {
    object: "chat_business_account",
    entry: [
      {
        id: "0",
        changes: [
          {
            field: "messages",
            value: {
              metadata: { phone_number_id: rig.sandbox.cloud.phoneNumberId },
              messages: [
                { from: "15550101", id: "wamid.forged", timestamp: "1", type: "text", text: { body: word } },
              ],
            },
          },
        ],
      },
    ],
  };
  const posted = await fetch(`http://127.0.0.1:${port}${onPremPath}`, {
    method: "POST",
    body: JSON.stringify(forged),
  });
  expect(posted.status).toBe(200);
  rig.sandbox.world.inbound({ text: word, type: "text" });
  const ended = await run.ended();
  expect(ended).toMatchObject({ verdict: "arrives", arrivals: [{ kind: "message", signature: "valid" }] });
  expect(checkOf(ended, "webhooks.message")).toMatchObject({
    status: "pass",
    facts: { signature: "valid", event: ended.arrivals[0]?.event },
  });
});

test("[C7] where nobody checks signatures, a message is told as unchecked", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const run = await one.start({ target: { kind: "plan", plan: rig.plan } });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.message")).toMatchObject({ status: "warn", cause: "unchecked" });
});

test("[C8] where no message comes, the test says so and gives back", async () => {
  const rig = await connectivityHarness({}, { messageEndsAtOnce: true });
  const one = await rig.process();
  const run = await one.start({ messageWaitMinutes: 1 });
  const ended = await run.ended();
  expect(ended).toMatchObject({ verdict: "does-not-arrive", restored: true });
  expect(checkOf(ended, "webhooks.message")).toMatchObject({ status: "fail", cause: "no-message" });
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
});

test("[C10] a second test of the number is refused, and names the first", async () => {
  const rig = await connectivityHarness();
  const [one, other] = [await rig.process(), await rig.process({ unlocked: false })];
  const run = await one.start();
  await run.until(({ phase }) => phase === "awaiting-message");
  const target = { kind: "plan" as const, plan: rig.plan };
  const wishes = {
    target,
    side: "cloud" as const,
    tunnel: { kind: "practice" as const },
    forward: true,
    allowPrivate: false,
    messageWaitMinutes: 15,
  };
  expect(problemIn(await one.tests.start(wishes))).toEqual({ kind: "testRunning", test: run.id });
  expect(problemIn(await other.tests.start(wishes))).toEqual({ kind: "testRunning", test: run.id });
});

test("[C10] of two tests that are started at once for one receiver the second is refused", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const { number } = rig.plan;
  const other = { ...rig.plan, number: { ...number, phoneNumberId: PhoneNumberId.parse("999999999999999") } };
  const wishes = {
    side: "cloud" as const,
    tunnel: { kind: "practice" as const },
    forward: true,
    allowPrivate: false,
    messageWaitMinutes: 15,
  };
  const [first, second] = await Promise.all([
    one.tests.start({ ...wishes, target: { kind: "plan", plan: rig.plan } }),
    one.tests.start({ ...wishes, target: { kind: "plan", plan: other } }),
  ]);
  // The other one names the number that the receiver serves.
  expect(problemIn(second)).toEqual({
    kind: "testRunning",
    test: must(first).test,
    otherNumber: must(first).number,
  });
});

test("[C1] a workspace's number is tested with the secrets of its vault, by its own receiver", async () => {
  const rig = await connectivityHarness();
  const { cloud, number } = rig.sandbox;
  const one = await rig.process();
  const workspace = Workspace.parse({
    id: "ws-7k2q9d",
    name: "Northwind",
    dialect: {},
    cloud: { baseUrl: rig.meddler.baseUrl, businessAccountId: cloud.businessAccountId, appId: cloud.appId },
    numbers: [{ phoneNumberId: cloud.phoneNumberId, cc: number.cc, phoneNumber: number.phoneNumber }],
  });
  const target = {
    kind: "workspace",
    workspace: workspace.id,
    phoneNumberId: PhoneNumberId.parse(cloud.phoneNumberId),
  } as const;
  const wishes = {
    target,
    side: "cloud" as const,
    tunnel: { kind: "practice" as const },
    forward: true,
    allowPrivate: false,
    messageWaitMinutes: 15,
  };
  expect(problemIn(await one.tests.start(wishes))).toMatchObject({ kind: "noSuchWorkspace" });
  must(changeWorkspaces(rig.ports, () => ok([workspace])));
  expect(problemIn(await one.tests.start(wishes))).toMatchObject({ kind: "secretsMissing" });
  for (const [secret, value] of [
    ["cloud-token", cloud.accessToken],
    ["app-secret", cloud.appSecret],
  ] as const)
    must(one.vault.put(labelOf(workspace.id, secret), "other", redact(value, secret)));
  const run = await one.start({ target });
  const { word = "", receiver } = await run.until(({ phase }) => phase === "awaiting-message");
  expect(receiver).toBe(workspace.id);
  rig.sandbox.world.inbound({ text: word, type: "text" });
  const ended = await run.ended();
  expect(ended).toMatchObject({ verdict: "arrives", restored: true });
  expect(checkOf(ended, "webhooks.message")?.facts).toMatchObject({ signature: "valid" });
});
