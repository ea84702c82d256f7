import { readdirSync, readFileSync, statSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createApp } from "../../../main/core/app/app.ts";
import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { redact } from "../../../shared/redacted.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import type { Sandbox } from "../../../main/sandbox/index.ts";
import { secretsFoundIn, secretsIn } from "../../support/byte-scan.ts";
import { migrate, must } from "../../support/harness.ts";
import {
  connectivityHarness,
  VERIFY_TOKEN,
  type ConnectivityHarness,
} from "../../support/webhooks/connectivity-harness.ts";

/* A path, a query and a user part of a callback may be somebody's secret: none of them is kept in clear or told. */

const CANARIES = ["canary-path-7f3a91", "canary-query-20be55", "canary-user-c41d08"];
const [PATH, QUERY, USER] = CANARIES as [string, string, string];

/** Sets a callback through the platform's own call, as its owner would. */
async function standing(rig: ConnectivityHarness, level: "account" | "number"): Promise<string> {
  const production = await rig.production();
  const address = `${new URL(production.url).origin}/${PATH}?key=${QUERY}`;
  const body = { override_callback_uri: address, verify_token: VERIFY_TOKEN };
  const { businessAccountId, phoneNumberId } = rig.sandbox.cloud;
  if (level === "number") await rig.call("POST", phoneNumberId, { webhook_configuration: body });
  else {
    await rig.call("POST", `${businessAccountId}/subscribed_apps`);
    await rig.call("POST", `${businessAccountId}/subscribed_apps`, body);
  }
  return address;
}

async function setClientCallback({ onPrem }: Sandbox, url: string): Promise<void> {
  const answered = Promise.withResolvers<number>();
  request(
    `${onPrem.baseUrl}/v1/settings/application`,
    {
      method: "PATCH",
      rejectUnauthorized: false,
      headers: { authorization: `Bearer ${onPrem.token}`, "content-type": "application/json" },
    },
    (answer) => answered.resolve(answer.resume().statusCode ?? 0),
  )
    .on("error", answered.reject)
    .end(JSON.stringify({ webhooks: { url } }));
  expect(await answered.promise).toBe(200);
}

function toldIn(what: unknown): readonly string[] {
  const text = JSON.stringify(what);
  return CANARIES.filter((canary) => secretsIn(text, [canary]).length > 0);
}

test("[I13] a run whose callbacks hold secrets writes and tells none of them, and still says which callback stood there", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const account = await standing(rig, "account");
  await setClientCallback(rig.sandbox, `https://${USER}:x@hooks.example/${PATH}?key=${QUERY}`);
  const { practice: _itsWorkshop, ...ports } = rig.ports;
  const app = createApp(ports);
  const told: unknown[] = [];
  try {
    const client = clientOver({
      ...app.transport,
      call: async (...args: Parameters<typeof app.transport.call>) => {
        const answer = await app.transport.call(...args);
        told.push(answer);
        return answer;
      },
    });
    must(await client.call("vault.unlock", { passphrase: "correct horse battery", allowCreate: true }));
    told.push(must(await client.call("checks.run", { plan: rig.plan })));
    const done = await migrate({ client, app }, rig.plan);
    expect(done.phase).toEqual({ kind: "ended", reason: "complete" });
    const override = done.changes.find(({ member }) => member === "subscribed_apps.override");
    expect(override?.before).toBe(maskAddress(account));
    const story = must(await client.call("migration.story", { run: done.run }));
    expect(story.length).toBeGreaterThan(5);
    expect(JSON.stringify(told)).toContain(maskAddress(account));
    expect(toldIn(told)).toEqual([]);
  } finally {
    await app.close();
  }
  expect(secretsFoundIn(rig.ports.dataDir, CANARIES)).toEqual([]);
});

test("[I13] [I26] with an open vault a borrowed callback lies sealed, and stands again exactly after a kill", async () => {
  const rig = await connectivityHarness();
  const address = await standing(rig, "number");
  const killed = await rig.process();
  const run = await killed.start();
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-token");
  must(await killed.tests.giveToken({ test: id, token: redact(VERIFY_TOKEN, "verify token") }));
  await run.until(({ phase }) => phase === "awaiting-message");
  expect((await rig.callbacks()).number).not.toBe(address);
  expect(secretsFoundIn(rig.ports.dataDir, CANARIES)).toEqual([]);
  const next = await rig.afterKill();
  const left = must(next.tests.unrestored());
  expect(left).toMatchObject([{ test: id, before: maskAddress(address) }]);
  expect(must(await next.tests.restore(id))).toMatchObject({ restored: true });
  expect((await rig.callbacks()).number).toBe(address);
  expect(toldIn([killed.states, left, next.states, next.tests.all()])).toEqual([]);
  expect(secretsFoundIn(rig.ports.dataDir, CANARIES)).toEqual([]);
});

test("[I13] [I26] without a vault it lies in a file for its owner alone, which goes when it was given back", async () => {
  const rig = await connectivityHarness();
  const address = await standing(rig, "number");
  const one = await rig.process({ unlocked: false });
  const run = await one.start();
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-token");
  must(await one.tests.giveToken({ test: id, token: redact(VERIFY_TOKEN, "verify token") }));
  await run.until(({ phase }) => phase === "awaiting-message");
  const folder = join(rig.ports.dataDir, "tests");
  const file = join(folder, `${id}.address`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ test: id, address });
  // Windows knows no such modes.
  const mode = process.platform === "win32" ? 0o600 : statSync(file).mode & 0o777;
  expect(mode).toBe(0o600);
  expect(secretsFoundIn(rig.ports.dataDir, CANARIES).filter((place) => !place.startsWith(file))).toEqual([]);
  // Whoever comes after a kill finds the address there, and asks its owner for the token.
  const next = await rig.afterKill();
  expect(must(await next.tests.restore(id))).toMatchObject({
    restored: false,
    check: { cause: "token-needed" },
  });
  must(await one.tests.finish(id));
  await run.ended();
  expect((await rig.callbacks()).number).toBe(address);
  expect(readdirSync(folder)).toEqual([]);
  expect(toldIn([one.states, next.states])).toEqual([]);
});

test("[I26] the account's callback is given back to the last character, and not as it is shown", async () => {
  const rig = await connectivityHarness();
  const address = await standing(rig, "account");
  const one = await rig.process();
  const run = await one.start({ level: "account" });
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-token");
  must(await one.tests.giveToken({ test: id, token: redact(VERIFY_TOKEN, "verify token") }));
  await run.until(({ phase }) => phase === "awaiting-message");
  must(await one.tests.finish(id));
  expect(await run.ended()).toMatchObject({ restored: true });
  expect((await rig.callbacks()).account).toBe(address);
});
