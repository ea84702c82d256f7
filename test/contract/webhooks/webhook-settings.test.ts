import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEvents } from "../../../main/core/webhooks/open-events.ts";
import {
  openWebhookSettings,
  peekWebhookSettings,
} from "../../../main/core/webhooks/settings/webhook-settings.ts";
import { openVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { redact } from "../../../shared/redacted.ts";
import { WorkspaceWebhooks, type WebhookSettings } from "../../../shared/webhook/settings.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import {
  cloud,
  incoming,
  storeHarness,
  textMessage,
  WORKSPACE,
} from "../../support/webhooks/store-harness.ts";

async function rigged() {
  const rig = await storeHarness();
  const heard: WebhookSettings[] = [];
  const settings = openWebhookSettings(rig, (changed) => heard.push(changed));
  return { rig, heard, settings, path: join(rig.dataDir, "webhooks.json") };
}

test("reading gives defaults and makes nothing; a change is durable, private, counted and told", async () => {
  const { rig, heard, settings, path } = await rigged();
  expect(valueOf(settings.read())).toMatchObject({
    revision: 0,
    mode: "searchable",
    retention: { keepDays: 30 },
  });
  expect(readdirSync(rig.dataDir)).toEqual([]);
  const workspace = WorkspaceWebhooks.parse({ workspace: WORKSPACE, port: 8123 });
  valueOf(settings.change({ mode: "facts", workspace }));
  const changed = valueOf(settings.change({ workspace: { ...workspace, watched: true } }));
  expect(changed).toMatchObject({ revision: 2, mode: "facts", workspaces: [{ port: 8123, watched: true }] });
  expect(heard.map(({ revision }) => revision)).toEqual([1, 2]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  // Another process reads the same values, and this one sees what another process writes.
  const other = openWebhookSettings(rig, () => undefined);
  expect(valueOf(other.read())).toEqual(changed);
  valueOf(other.change({ lookEveryMinutes: 60 }));
  expect(valueOf(settings.read())).toMatchObject({ revision: 3, lookEveryMinutes: 60, mode: "facts" });
  expect(peekWebhookSettings(rig)).toEqual(valueOf(settings.read()));
});

test("a damaged member falls back by itself, a file that is none is set aside once, and a newer one is left alone", async () => {
  const { rig, settings, path } = await rigged();
  writeFileSync(
    path,
    JSON.stringify({
      format: 1,
      revision: 4,
      mode: "loud",
      retention: { keepDays: 7 },
      workspaces: [3, { workspace: WORKSPACE }],
    }),
  );
  expect(valueOf(settings.read())).toMatchObject({
    revision: 4,
    mode: "searchable",
    retention: { keepDays: 7, capMegabytes: 2048 },
    workspaces: [{ workspace: WORKSPACE }],
  });
  writeFileSync(path, JSON.stringify({ format: 2, everything: "else" }));
  expect(problemIn(settings.change({ mode: "facts" }))).toEqual({ kind: "newerVersion", found: 2, known: 1 });
  expect(readFileSync(path, "utf8")).toContain("everything");
  writeFileSync(path, "{ half");
  expect(problemIn(settings.read())).toMatchObject({ kind: "storageDamaged" });
  // Higher than any before, so that an open window continues with it.
  expect(valueOf(settings.read()).revision).toBe(1_000_000);
  expect(readdirSync(rig.dataDir).some((name) => name.startsWith("webhooks.json.damaged-"))).toBe(true);
});

test("[W6] with the real vault: the key is made once, and sealed bodies open with it after a restart", async () => {
  const { rig, settings } = await rigged();
  const vault = openVault({
    dataDir: rig.dataDir,
    clock: rig.clock,
    random: rig.random,
    keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
  });
  const ports = {
    ...rig,
    files: {
      read: () => ({ ok: false, problem: { kind: "fileUnreadable", path: "", code: "" } }) as const,
      freeBytes: () => undefined,
    },
  };
  const first = openEvents({ ports, vault, settings });
  expect(first.exists()).toBe(false);
  expect(problemIn(first.prepareSealing())).toEqual({ kind: "vaultAbsent" });
  valueOf(await vault.unlock(redact("correct horse battery staple", "passphrase")));
  valueOf(first.prepareSealing());
  valueOf(settings.change({ mode: "sealed" }));
  vault.lock();
  valueOf(await valueOf(first.store()).accept(incoming(cloud({ messages: [textMessage("m1", "hello")] }))));
  await first.close();
  const next = openEvents({ ports, vault, settings });
  expect(next.exists()).toBe(true);
  expect(valueOf(valueOf(next.store()).detail(1))?.body).toEqual({ kind: "locked" });
  valueOf(await vault.unlock(redact("correct horse battery staple", "passphrase")));
  expect(valueOf(valueOf(next.store()).detail(1))?.body).toMatchObject({
    kind: "kept",
    raw: expect.stringContaining("hello") as unknown,
  });
  await next.close();
});
