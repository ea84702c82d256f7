import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { cli } from "../../support/cli.ts";
import { countOf } from "../../support/core-driver.ts";
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
