import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { loadPlan } from "../../main/hosts/headless/plan-file/load-plan.ts";
import { writePlanFolder } from "../../main/hosts/headless/practice/plan-folder.ts";
import { startSandbox } from "../../main/sandbox/index.ts";
import { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import { builtWithPage } from "../support/electron/built.ts";
import { startProgram, withoutPages } from "../support/electron/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

test("[I13] a whole move through the built program, with notices that name neither number nor content", async () => {
  const platform = await startSandbox({});
  onTestFinished(() => platform.close());
  const folder = tempFolder();
  const plan = loadPlan(writePlanFolder(join(folder, "plans"), platform).plans["to-cloud"]);
  if (!plan.ok) throw new Error("the plan is right");
  const program = withoutPages(
    startProgram({ built: builtWithPage(""), dataDir: join(folder, "data"), beginning: { locale: "es-ES" } }),
  );
  await program.did("window.show");
  await program.ask({ kind: "focus", focused: false });
  const call = async (method: string, input: unknown): Promise<RunSnapshot> => {
    const from = { origin: "app://switchover", isMain: true };
    const args = [method, input];
    const reply = await program.ask({ kind: "invoke", window: 1, from, channel: "switchover:call", args });
    const { answer } = reply as { answer: { ok: boolean; value: RunSnapshot } };
    expect(answer).toMatchObject({ ok: true });
    return answer.value;
  };

  await call("vault.unlock", { passphrase: "a passphrase for tests", allowCreate: true });
  let run = RunSnapshot.parse(await call("migration.start", { plan: plan.value }));
  run = RunSnapshot.parse(await call("migration.proceed", { run: run.run }));
  for (let asked = 0; run.phase.kind === "awaiting-confirmation" && asked < 5; asked++)
    run = RunSnapshot.parse(
      await call("migration.confirm", { run: run.run, what: run.phase.what, by: "person" }),
    );
  for (let more = 0; run.phase.kind === "ready" && more < 5; more++)
    run = RunSnapshot.parse(await call("migration.proceed", { run: run.run }));

  expect(run).toMatchObject({
    numberIs: "cloud",
    proof: "proven",
    phase: { kind: "ended", reason: "complete" },
  });
  expect(platform.world.truth().home).toBe("cloud");
  const notices = () => program.deeds().filter(({ what }) => what === "notification.show");
  // The last snapshot is made a turn after the answer of the call.
  await vi.waitFor(() =>
    expect(notices().map(({ args }) => (args[0] as { title: string }).title)).toEqual([
      "Un traspaso espera su confirmación",
      "Traspaso completado",
    ]),
  );
  expect(JSON.stringify(notices())).not.toContain(platform.number.phoneNumber);
  const rests = () => program.deeds().filter(({ what }) => what.startsWith("powerSaveBlocker"));
  await vi.waitFor(() => expect(rests().at(-1)?.what).toBe("powerSaveBlocker.stop"));
});
