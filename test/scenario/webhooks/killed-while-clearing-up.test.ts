import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { must } from "../../support/harness.ts";
import {
  connectivityHarness,
  VERIFY_TOKEN,
  type ConnectivityHarness,
  type TestProcess,
} from "../../support/webhooks/connectivity-harness.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/*
 * A process may be killed between the deletion of a secret and that of the record that names it. Whatever
 * it leaves, the number stays usable, and nothing of the test stays behind.
 */

const PASSPHRASE = redact("correct horse battery", "passphrase");

function filesIn(folder: string, name: string): readonly string[] {
  const path = join(folder, name);
  return existsSync(path) ? readdirSync(path, { recursive: true }).map(String).sort() : [];
}

/** The encrypted values of a data folder's vault. */
function sealedIn(dataDir: string): readonly string[] {
  return filesIn(dataDir, "vault").filter((name) => name.endsWith(".sealed"));
}

/** Copies the data folder before and after each deletion in the vault, as a kill would leave it. */
function copiesOf(rig: ConnectivityHarness, { vault }: TestProcess): readonly string[] {
  const copies: string[] = [];
  const copy = (): void => {
    const to = tempFolder();
    cpSync(rig.ports.dataDir, to, { recursive: true, filter: (path) => !path.includes("locks") });
    copies.push(to);
  };
  const erase = vault.erase.bind(vault);
  Object.assign(vault, {
    erase: (...args: Parameters<typeof erase>) => {
      copy();
      const erased = erase(...args);
      copy();
      return erased;
    },
  });
  return copies;
}

async function borrowed() {
  const rig = await connectivityHarness();
  const production = await rig.production();
  const { phoneNumberId } = rig.sandbox.cloud;
  await rig.call("POST", phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  const one = await rig.process();
  const run = await one.start();
  await run.until(({ phase }) => phase === "awaiting-token");
  must(await one.tests.giveToken({ test: run.id, token: redact(VERIFY_TOKEN, "verify token") }));
  await run.until(({ phase }) => phase === "awaiting-message");
  return { rig, one, run, production };
}

async function expectUsable(rig: ConnectivityHarness, dataDir: string): Promise<void> {
  const next = await rig.processOn(dataDir);
  next.tests.vaultOpened();
  await expect.poll(() => filesIn(dataDir, "tests").filter((name) => name.endsWith(".json"))).toEqual([]);
  expect(sealedIn(dataDir)).toEqual([]);
  expect(must(await next.tests.points.restore({ target: { kind: "plan", plan: rig.plan } }))).toMatchObject({
    restored: true,
    found: false,
  });
  const again = await next.start();
  const asked = await again.until(({ phase }) => phase === "awaiting-token" || phase === "ended");
  must(await next.tests.finish(again.id));
  await again.ended();
  expect(asked.phase).toBe("awaiting-token");
}

test("[P6] [C13] a test killed while it deletes what it had sealed leaves the number usable and nothing behind", async () => {
  const { rig, one, run, production } = await borrowed();
  expect(sealedIn(rig.ports.dataDir)).not.toEqual([]);
  const copies = copiesOf(rig, one);
  must(await one.tests.finish(run.id));
  await run.ended();
  expect(copies.length).toBeGreaterThanOrEqual(4);
  for (const copy of copies) await expectUsable(rig, copy);
  expect((await rig.callbacks()).number).toBe(production.url);
});

test("[P6] [C13] so does a restore that is killed there", async () => {
  const { rig, production } = await borrowed();
  const next = await rig.afterKill();
  const [left] = must(next.tests.unrestored());
  const folder = next.dataDir;
  const copies = copiesOf({ ...rig, ports: { ...rig.ports, dataDir: folder } }, next);
  expect(must(await next.tests.restore(left?.test ?? ""))).toMatchObject({ restored: true });
  expect(copies.length).toBeGreaterThanOrEqual(4);
  for (const copy of copies) await expectUsable(rig, copy);
  expect((await rig.callbacks()).number).toBe(production.url);
});

test("[P6] what was sealed is deleted at the next unlocking if the vault was locked at the end", async () => {
  const { rig, one, run, production } = await borrowed();
  one.vault.lock();
  must(await one.tests.finish(run.id));
  expect(await run.ended()).toMatchObject({ restored: true });
  expect((await rig.callbacks()).number).toBe(production.url);
  expect(must(one.tests.unrestored())).toEqual([]);
  must(await one.vault.unlock(PASSPHRASE));
  one.tests.vaultOpened();
  await expect.poll(() => filesIn(rig.ports.dataDir, "tests")).toEqual([]);
  expect(sealedIn(rig.ports.dataDir)).toEqual([]);
});

test("[C13] a record whose sealed address is gone blocks no number at which ours no longer stands", async () => {
  const { rig, one, run, production } = await borrowed();
  const killed = tempFolder();
  cpSync(rig.ports.dataDir, killed, { recursive: true, filter: (path) => !path.includes("locks") });
  must(await one.tests.finish(run.id));
  await run.ended();
  // As an earlier version left it when it was killed there.
  const next = await rig.processOn(killed);
  const [left] = must(next.tests.unrestored());
  for (const name of sealedIn(killed)) rmSync(join(killed, "vault", name));
  // Whether it is the address from before can't be compared any more.
  expect(must(await next.tests.restore(left?.test ?? ""))).toMatchObject({
    restored: false,
    check: { status: "warn", cause: "changed-meanwhile" },
  });
  expect(filesIn(killed, "tests")).toEqual([]);
  expect((await rig.callbacks()).number).toBe(production.url);
});
