import { expect, onTestFinished, test } from "vitest";
import { openPractice } from "../../../main/hosts/common/practice/open-practice.ts";
import { isPracticeUnavailable } from "../../../main/hosts/common/practice/unavailable.ts";
import { CHANGED_PIN } from "../../../shared/practice/practice-workspace.ts";
import { endsScenario } from "../../../shared/practice/scenario-end.ts";
import type { StepEvent } from "../../../shared/migration/run-snapshot.ts";
import { valueOf } from "../../support/expect-result.ts";
import { windowOn } from "../../support/practice/practice-run.ts";
// Pauses between two checks of the APIs are not waited out.
import "../../support/e2e/hasty-machine.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const NO_PACE = { looksMs: 0, changesMs: 0 };

test("a power cut while register awaits its response leaves no outcome, and the restarted core completes the migration", async () => {
  const realm = await openPractice({ dataDir: tempFolder(), appVersion: "0.0.0-test", pace: NO_PACE });
  onTestFinished(() => realm.close());
  const window = windowOn(realm);
  const { client } = window;
  valueOf(await client.call("practice.setFaults", { names: ["register-silent"] }));
  const sent = Promise.withResolvers<undefined>();
  client.subscribe("steps", ({ step, phase }: StepEvent) => {
    if (step === "register" && phase === "intent") sent.resolve(undefined);
  });
  const pushed: string[] = [];
  client.subscribe("runs", ({ phase }) => pushed.push(phase.kind));
  const opened = valueOf(await client.call("migration.start", { plan: await window.plan("to-cloud") }));
  const driven: Promise<unknown> = window.carryOn(opened).catch((cause: unknown) => cause);
  await sent.promise;
  await expect.poll(async () => (await window.state()).home).toBe("cloud");

  const state = valueOf(await client.call("practice.interrupt", {}));
  expect(state.home).toBe("cloud");
  expect(isPracticeUnavailable(await driven)).toBe(true);
  const [left] = valueOf(await client.call("migration.status", {}));
  expect(left?.phase).toMatchObject({ kind: "unknown", step: "register" });
  expect(left?.steps.find(({ step }) => step === "register")?.state.kind).toBe("in-flight");
  expect(left?.held).toBe(false);

  const before = pushed.length;
  if (left === undefined) throw new Error("the migration is still there");
  const end = await window.carryOn(left);
  expect(end).toMatchObject({ numberIs: "cloud", proof: "proven", phase: { reason: "complete" } });
  expect(pushed.length, "subscriptions follow the new core").toBeGreaterThan(before);
  const story = valueOf(await client.call("migration.story", { run: end.run }));
  expect(endsScenario("interrupted", end, story)).toBe(true);
  expect(endsScenario("lost-answer", end, story)).toBe(true);
});

test("a power cut at rest changes nothing, and two at once are one", async () => {
  const realm = await openPractice({ dataDir: tempFolder(), appVersion: "0.0.0-test", pace: NO_PACE });
  onTestFinished(() => realm.close());
  const window = windowOn(realm);
  await window.migrate("to-cloud");
  await Promise.all([
    window.client.call("practice.interrupt", {}).catch(() => undefined),
    window.client.call("practice.interrupt", {}).catch(() => undefined),
  ]);
  const [run] = valueOf(await window.client.call("migration.status", {}));
  expect(run).toMatchObject({ numberIs: "cloud", phase: { kind: "ended", reason: "complete" } });
  expect(await window.migrate("to-onprem")).toMatchObject({ numberIs: "on-premises", proof: "proven" });
});

test("after a reset with a changed PIN the vault holds the previous one, and another reset brings it back", async () => {
  const realm = await openPractice({ dataDir: tempFolder(), appVersion: "0.0.0-test", pace: NO_PACE });
  onTestFinished(() => realm.close());
  const window = windowOn(realm);
  for (let round = 1; round <= 2; round += 1) {
    valueOf(await window.client.call("practice.reset", { home: "on-premises", pinChanged: true }));
    const refused = await window.migrate("to-cloud");
    expect(refused.phase).toEqual({ kind: "ended", reason: "register-pin-refused" });
    const { pin } = (await window.plan("to-cloud")).number;
    if (pin === undefined || !("vault" in pin)) throw new Error("the PIN lies in the vault");
    const right = { label: pin.vault, secretKind: "pin", value: CHANGED_PIN } as const;
    valueOf(await window.client.call("vault.put", right));
    const again = valueOf(await window.client.call("migration.proceed", { run: refused.run, reopen: true }));
    const end = await window.carryOn(again);
    expect(end).toMatchObject({ numberIs: "cloud", phase: { reason: "complete" } });
    const story = valueOf(await window.client.call("migration.story", { run: end.run }));
    expect(endsScenario("wrong-pin", end, story)).toBe(true);
  }
  valueOf(await window.client.call("practice.reset", { home: "on-premises" }));
  expect(await window.migrate("to-cloud")).toMatchObject({ numberIs: "cloud", proof: "proven" });
});
