import { expect, onTestFinished, test } from "vitest";
import { openAppCallback, openCallbacks } from "../../../main/core/platforms/cloud/callbacks.ts";
import type { CloudOptions } from "../../../main/core/platforms/cloud/caller.ts";
import { openCloud } from "../../../main/core/platforms/cloud/client.ts";
import { openCloudMessages } from "../../../main/core/platforms/cloud/messages.ts";
import { openClientCallback } from "../../../main/core/platforms/on-prem/callback.ts";
import type { OnPremOptions } from "../../../main/core/platforms/on-prem/caller.ts";
import { openOnPrem } from "../../../main/core/platforms/on-prem/client.ts";
import { openClientMessages } from "../../../main/core/platforms/on-prem/messages.ts";
import { openWebhookAuthorities } from "../../../main/core/platforms/on-prem/webhook-authorities.ts";
import { startSandbox, type Sandbox, type SandboxOptions } from "../../../main/sandbox/index.ts";
import { createAuthority } from "../../../main/sandbox/tls/certificates.ts";
import { dialectOf, type DialectChoice } from "../../../shared/platform/dialect.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { redact } from "../../../shared/redacted.ts";
import { instant, type Clock } from "../../../shared/time.ts";
import { cloudEndpoint, onPremEndpoint } from "./webhook-practice.ts";
import { faultsIn, readDocument, recordCalls } from "../../support/api-document.ts";

const clock: Clock = {
  now: () => instant(Date.now()),
  monotonicMs: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
const CHOICE: DialectChoice = { brand: "chat", apiVersion: "v23.0" };
const USER = redact("12025550177", "recipient");
const secret = (value: string) => redact(value, "secret");

type Options = { readonly cloud: CloudOptions; readonly onPrem: OnPremOptions };

function optionsOf({ cloud, onPrem, caPem }: Sandbox): Options {
  const dialect = dialectOf(CHOICE);
  return {
    cloud: {
      baseUrl: cloud.baseUrl,
      dialect,
      businessAccountId: cloud.businessAccountId,
      phoneNumberId: cloud.phoneNumberId,
      accessToken: secret(cloud.accessToken),
      trust: { kind: "authority", pem: caPem },
      clock,
    },
    onPrem: {
      baseUrl: onPrem.baseUrl,
      dialect,
      auth: {
        kind: "login",
        username: onPrem.username,
        password: secret(onPrem.password),
        newPassword: secret("Another-1-password"),
      },
      trust: { kind: "fingerprint", sha256: onPrem.sha256 },
      clock,
    },
  };
}

async function sandboxOf(options: SandboxOptions): Promise<Sandbox> {
  const sandbox = await startSandbox({ autoReply: false, ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** Every call of every client of the cloud API, each confirmed. */
async function everyCloudCall(sandbox: Sandbox): Promise<readonly CallOutcome<unknown>[]> {
  const { cloud: options } = optionsOf(sandbox);
  const cloud = openCloud(options);
  const callbacks = openCallbacks(options);
  const messages = openCloudMessages(options);
  const { appId, appSecret, endpointToken } = sandbox.cloud;
  const app = openAppCallback(options, { appId, appSecret: secret(appSecret) });
  onTestFinished(async () => {
    await Promise.all([cloud.close(), callbacks.close(), messages.close(), app.close()]);
  });
  const callback = { address: "https://callbacks.example/cloud", token: secret(endpointToken) };
  sandbox.world.inbound({ text: "hello", type: "text", from: USER.reveal() });
  return [
    await cloud.readNumber(),
    await cloud.listNumbers(),
    await cloud.listTemplates(),
    await cloud.inspectToken(),
    await cloud.subscribe(),
    await callbacks.setOfAccount(callback),
    await cloud.readSubscriptions(),
    await callbacks.readOfAccount(),
    await callbacks.setOfNumber(callback),
    await callbacks.readOfNumber(),
    await callbacks.readOfNumbers(),
    await callbacks.setOfNumber(undefined),
    await callbacks.clearOfAccount(),
    await app.set(callback, ["messages"]),
    await app.read(),
    await cloud.setPin(secret("654321")),
    await messages.reply({ to: USER, text: secret("good morning"), inReplyTo: "wamid.ONE" }),
  ];
}

/** Every call of every client of the on-premises API, each confirmed, and the registration in the cloud. */
async function everyOnPremCall(sandbox: Sandbox): Promise<readonly CallOutcome<unknown>[]> {
  const options = optionsOf(sandbox);
  const onPrem = openOnPrem(options.onPrem);
  const changed = {
    ...options.onPrem,
    auth: { ...options.onPrem.auth, password: secret("Another-1-password") },
  };
  const callback = openClientCallback(changed);
  const messages = openClientMessages(changed);
  const authorities = openWebhookAuthorities(changed);
  const cloud = openCloud(options.cloud);
  onTestFinished(async () => {
    await Promise.all([
      onPrem.close(),
      callback.close(),
      messages.close(),
      authorities.close(),
      cloud.close(),
    ]);
  });
  const { caPem } = await createAuthority(1);
  const { number, world } = sandbox;
  const numberPart = { cc: number.cc, phoneNumber: number.phoneNumber, cert: secret(number.cert) };
  const pin = secret("123123");
  world.inbound({ text: "hello", type: "text", from: USER.reveal() });
  const outcomes: CallOutcome<unknown>[] = [
    await onPrem.changePassword(),
    await onPrem.readHealth(),
    await onPrem.readSettings(),
    await messages.reply({ to: USER, text: secret("good morning"), inReplyTo: "ABGG1" }),
    await authorities.add(caPem),
    await authorities.add((await createAuthority(1)).caPem),
    await onPrem.disableTwoStep(),
    await onPrem.enableTwoStep(pin),
    await onPrem.requestAccount({ ...numberPart, method: "sms", pin }),
  ];
  const listed = await authorities.read();
  const settings = await callback.read();
  if (listed.kind !== "confirmed" || settings.kind !== "confirmed") return [...outcomes, listed, settings];
  outcomes.push(
    await authorities.remove(listed.value[0]?.id),
    await authorities.remove(undefined),
    await callback.set("https://callbacks.example/on-premises", settings.value),
  );
  const password = secret("a password");
  const backup = await onPrem.backup(password);
  if (backup.kind !== "confirmed") return [...outcomes, backup];
  outcomes.push(
    await cloud.register({ pin, backup: { password, data: backup.value } }),
    await onPrem.requestAccount({ ...numberPart, method: "voice", pin }),
    await onPrem.verifyCode(secret((world.lastCode() ?? "").replace("-", ""))),
    await onPrem.setShards({ ...numberPart, shards: 2, pin }),
    await onPrem.readShards(),
  );
  return outcomes;
}

test("[K6][K7] every call of the clients, and every answer of the sandbox to one, is as the document says", async () => {
  const described = readDocument(CHOICE);
  const recorded = recordCalls();
  onTestFinished(recorded.stop);
  const inCloud = await everyCloudCall(await sandboxOf({ startsOn: "cloud" }));
  const onPremises = await everyOnPremCall(await sandboxOf({}));
  recorded.stop();
  expect([...inCloud, ...onPremises].map(({ kind }) => kind)).toEqual(
    [...inCloud, ...onPremises].map(() => "confirmed"),
  );
  expect(recorded.calls.flatMap((call) => faultsIn(described, call))).toEqual([]);
  const called = new Set(
    recorded.calls.map(({ method, path }) => described.find(method, path)?.operation.operationId),
  );
  const never = described.operations
    .map(({ operation }) => operation.operationId)
    .filter((id) => !called.has(id));
  // Asked only where the path with a version isn't there.
  expect(never).toEqual(["checkTokenWithoutVersion"]);
});

test("[K7] the sandbox's errors have the shape that the document says", async () => {
  const described = readDocument(CHOICE);
  const sandbox = await sandboxOf({ faults: ["backup-rejected-false"] });
  const options = optionsOf(sandbox);
  const recorded = recordCalls();
  onTestFinished(recorded.stop);
  const stranger = openCloud({ ...options.cloud, accessToken: secret("EAAunknown") });
  const cloud = openCloud(options.cloud);
  const onPrem = openOnPrem({ ...options.onPrem, auth: { kind: "token", token: secret("unknown") } });
  onTestFinished(async () => {
    await Promise.all([stranger.close(), cloud.close(), onPrem.close()]);
  });
  await stranger.readNumber();
  await cloud.setPin(secret("654321"));
  await cloud.register({
    pin: secret(sandbox.number.pin),
    backup: { password: secret("wrong"), data: secret("wrong") },
  });
  await onPrem.readHealth();
  recorded.stop();
  expect(recorded.calls.map(({ status }) => status)).toEqual([401, 400, 200, 401]);
  expect(recorded.calls.at(2)?.answer).toContain("false");
  expect(recorded.calls.flatMap((call) => faultsIn(described, call))).toEqual([]);
});

test("[K7] the sandbox's notifications have the shape that the document says", async () => {
  const described = readDocument(CHOICE);
  for (const [schema, practice] of [
    ["CloudNotification", await cloudEndpoint()],
    ["OnPremisesNotification", await onPremEndpoint()],
  ] as const) {
    const { sandbox, endpoint } = practice;
    for (const type of ["text", "voice", "unsupported"] as const)
      sandbox.world.inbound({ text: "hello", type });
    await sandbox.world.advance(10_000);
    const notifications = endpoint.notifications();
    expect(notifications.length).toBeGreaterThan(0);
    const faults = notifications.flatMap((one) => described.faultsOf(`#/components/schemas/${schema}`, one));
    expect([schema, faults]).toEqual([schema, []]);
  }
  expect(described.faultsOf("#/components/schemas/CloudNotification", { messages: [] })).not.toEqual([]);
});

test("[K7] a document that says something else would be noticed", () => {
  const described = readDocument(CHOICE);
  const call = {
    method: "POST",
    path: "/v23.0/1/register",
    query: new URLSearchParams(),
    body: JSON.stringify({ messaging_product: "chat", pin: "123456" }),
    status: 200,
    answer: '{"success":true}',
  };
  expect(faultsIn(described, call)).toEqual([]);
  expect(faultsIn(described, { ...call, path: "/v23.0/1/registration" })).toHaveLength(1);
  expect(faultsIn(described, { ...call, query: new URLSearchParams("force=1") })).toHaveLength(1);
  expect(faultsIn(described, { ...call, body: '{"messaging_product":"chat","pin":"12"}' })).toHaveLength(1);
  expect(faultsIn(described, { ...call, body: undefined })).toHaveLength(1);
  expect(faultsIn(described, { ...call, status: 201 })).toHaveLength(1);
  expect(faultsIn(described, { ...call, answer: '{"success":"maybe"}' })).toHaveLength(1);
  expect(faultsIn(described, { ...call, status: 400, answer: "{}" })).toHaveLength(1);
});
