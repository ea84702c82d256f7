import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FolderVault } from "../../../main/core/vault/open-vault.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { bentAlways } from "../../support/bent.ts";
import { cli } from "../../support/cli.ts";
import { countOf, openCoreDriver } from "../../support/core-driver.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { fakeKeyStore } from "../../support/fake-key-store.ts";
import { must, startHarness, type Core, type Harness } from "../../support/harness.ts";
import { resultLine } from "../../support/json-lines.ts";

let rig: Harness;
beforeEach(async () => {
  rig = await startHarness();
});
afterEach(() => rig.close());

/** A core whose vault this computer's key store opens, as after "Remember on this computer". */
async function remembered(): Promise<Core> {
  const keyStore = fakeKeyStore();
  const core = await rig.core((ports) => ({ ...ports, keyStore }));
  must(await core.client.call("vault.remember", { on: true }));
  return core;
}

const confirm = ({ client }: Core, { run }: RunSnapshot) =>
  client.call("migration.confirm", { run, what: ["point-of-no-return"], by: "yes-option" });

async function atThePoint(core: Core): Promise<RunSnapshot> {
  const { run } = must(await core.client.call("migration.start", { plan: rig.plan("to-cloud") }));
  const asked = must(await core.client.call("migration.proceed", { run }));
  if (asked.phase.kind === "awaiting-confirmation" && asked.phase.what.includes("warnings"))
    must(await core.client.call("migration.confirm", { run, what: ["warnings"], by: "yes-option" }));
  return must(await core.client.call("migration.proceed", { run }));
}

const registers = (): number => countOf(rig, "POST", "/register");

test("holds the first registration back where the key store opens the vault and no recovery key is confirmed", async () => {
  const core = await remembered();
  const checks = must(await core.client.call("checks.run", { plan: rig.plan("to-cloud") })).checks;
  expect(checks.find(({ id }) => id === "local.vault")).toMatchObject({
    status: "warn",
    cause: "no-recovery-key",
  });
  const run = await atThePoint(core);
  expect(run.phase).toMatchObject({ kind: "awaiting-confirmation" });
  expect(problemIn(await confirm(core, run))).toEqual({ kind: "recoveryNeeded", run: run.run });
  // The run waits for the same confirmation as before, and nothing was sent.
  const [after] = must(await core.client.call("migration.status", { run: run.run }));
  expect([after?.phase, after?.numberIs, registers()]).toEqual([run.phase, "on-premises", 0]);
});

test("lets it go once the sheet is confirmed, and records that", async () => {
  const core = await remembered();
  const run = await atThePoint(core);
  let last = "";
  must(
    await core.app.recovery.make((key) => {
      last = key.reveal().slice(-4);
      return ok(null);
    }, "sheet"),
  );
  expect(problemIn(await confirm(core, run))).toMatchObject({ kind: "recoveryNeeded" });
  valueOf(await core.app.recovery.confirm(redact(last, "typed")));
  must(await confirm(core, run));
  const end = must(await core.client.call("migration.proceed", { run: run.run }));
  expect([end.phase, registers()]).toEqual([{ kind: "ended", reason: "complete" }, 1]);
});

test("lets it go after a typed waiver, in either language, and after no other text", async () => {
  const core = await remembered();
  const run = await atThePoint(core);
  const waive = (typed: string) => core.client.call("vault.waiveRecovery", { typed });
  expect(problemIn(await waive("yes"))).toEqual({ kind: "waiverNotTyped" });
  expect(valueOf(await waive(" sin clave de recuperación "))).toMatchObject({ gate: "waived" });
  must(await confirm(core, run));
  // Another start of the program knows it still.
  const later = await rig.core();
  expect(must(await later.client.call("vault.recovery", {}))).toMatchObject({ gate: "waived" });
});

test("asks nothing of a vault that only its passphrase opens", async () => {
  const core = await rig.core();
  const run = await atThePoint(core);
  expect(must(await core.client.call("vault.recovery", {}))).toMatchObject({ gate: "passphrase" });
  must(await confirm(core, run));
});

test("holds a registration back that was confirmed before the key store came into play", async () => {
  const keyStore = fakeKeyStore();
  const core = await rig.core((ports) => ({ ...ports, keyStore }));
  const run = await atThePoint(core);
  must(await confirm(core, run));
  must(await core.client.call("vault.remember", { on: true }));
  expect(problemIn(await core.client.call("migration.proceed", { run: run.run }))).toEqual({
    kind: "recoveryNeeded",
    run: run.run,
  });
  expect(registers()).toBe(0);
  must(await core.client.call("vault.waiveRecovery", { typed: "NO RECOVERY KEY" }));
  const end = must(await core.client.call("migration.proceed", { run: run.run }));
  expect(end.phase).toEqual({ kind: "ended", reason: "complete" });
});

test("asks nothing on the way back: no backup is made there", async () => {
  const core = await remembered();
  const checks = must(await core.client.call("checks.run", { plan: rig.plan("to-onprem") })).checks;
  expect(checks.find(({ id }) => id === "local.vault")).toMatchObject({ status: "pass" });
});

test("--yes does not stand for it: exit 3, with the way on; a person at a terminal types it", async () => {
  const run = await atThePoint(await remembered());
  // The next process has the vault open by its passphrase; the key store opens it all the same.
  const next = async () => (await rig.core()).app;
  const folder = mkdtempSync(join(tmpdir(), "switchover-gate-"));
  try {
    const refused = await cli(["resume", run.run, "--yes", "--json"], { folder, core: await next() });
    expect(refused.code).toBe(3);
    expect(resultLine(refused.stdout)).toMatchObject({
      outcome: "awaiting-confirmation",
      numberIs: "on-premises",
      problem: "recoveryNeeded",
    });
    expect(refused.stderr).toContain("switchover vault recovery --out FILE");
    expect(registers()).toBe(0);
    const typed = await cli(["resume", run.run, "--yes"], {
      folder,
      core: await next(),
      answers: ["no recovery key"],
    });
    expect([typed.code, registers()]).toEqual([0, 1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each([
  ["is gone", () => undefined],
  ["is corrupted", () => "{"],
  ["belongs to another vault", (text: string) => text.replace(/"vaultId": "..../, '"vaultId": "0000')],
] as const)("[I1] no registration leaves while the vault's key file %s", async (_how, changed) => {
  const core = await remembered();
  must(await core.client.call("vault.waiveRecovery", { typed: "NO RECOVERY KEY" }));
  const run = await atThePoint(core);
  const both = ["key.json", "key-copy.json"].map((name) => join(rig.dataDir, "vault", name));
  const text = readFileSync(both[0] ?? "", "utf8");
  const damaged = changed(text);
  for (const path of both)
    if (damaged === undefined) rmSync(path);
    else writeFileSync(path, damaged);
  expect(problemIn(await confirm(core, run))).toMatchObject({ kind: "vaultDamaged" });
  expect(must(await core.client.call("vault.recovery", {}))).toMatchObject({ gate: "unreadable" });
  for (const path of both) writeFileSync(path, text);
  must(await confirm(core, run));
  // Between the confirmation and the request as well.
  for (const path of both) rmSync(path);
  expect(problemIn(await core.client.call("migration.proceed", { run: run.run }))).toMatchObject({
    kind: "vaultDamaged",
  });
  expect(registers()).toBe(0);
  for (const path of both) writeFileSync(path, text);
  must(await core.client.call("migration.proceed", { run: run.run }));
  expect(registers()).toBe(1);
});

test("[ZQ5] [I1] a key file that was cut off is whole again before the registration leaves", async () => {
  const core = await remembered();
  must(await core.client.call("vault.waiveRecovery", { typed: "NO RECOVERY KEY" }));
  const run = await atThePoint(core);
  const path = join(rig.dataDir, "vault", "key.json");
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.slice(0, 60));
  must(await confirm(core, run));
  expect(readFileSync(path, "utf8")).toBe(text);
  writeFileSync(path, "");
  must(await core.client.call("migration.proceed", { run: run.run }));
  expect([registers(), readFileSync(path, "utf8")]).toEqual([1, text]);
});

test("an attempt that never left this computer does not open the gate for a later one", async () => {
  const line = { down: true };
  const keyStore = fakeKeyStore();
  const hands = await openCoreDriver(rig, {
    ports: (ports) => ({ ...ports, keyStore }),
    deps: bentAlways(({ cloud, ...rest }) => ({
      ...rest,
      cloud: {
        ...cloud,
        lastAnswerMs: () => (line.down ? undefined : cloud.lastAnswerMs()),
        warm: async () =>
          line.down
            ? {
                kind: "notSent",
                cause: "connection-refused",
                evidence: { at: new Date(rig.clock.now()).toISOString(), durationMs: 1 },
              }
            : cloud.warm(),
      },
    })),
  });
  const stopped = await hands.migrate(rig.plan("to-cloud"));
  expect(stopped).toMatchObject({ phase: { kind: "ended", reason: "register-not-sent" } });
  line.down = false;
  // Only now this computer's key store opens the vault.
  const vault = hands.deps.vault as FolderVault;
  valueOf(await vault.remember(true));
  expect(problemIn(await hands.proceed(stopped, true))).toEqual({ kind: "recoveryNeeded", run: stopped.run });
  await hands.close();
  expect(registers()).toBe(0);
});
