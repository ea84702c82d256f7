import { expect, test } from "vitest";
import { changeWorkspaces } from "../../../main/core/workspaces/workspace-file.ts";
import { PhoneNumberId } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import type { ParsedInputOf } from "../../../shared/rpc/api.ts";
import type { PointState } from "../../../shared/webhook/standing-callback.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import { Workspace, WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { problemWords } from "../../../shared/wording/problems.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { freePort } from "../../support/free-port.ts";
import { must } from "../../support/harness.ts";
import { connectivityHarness, type TestProcess } from "../../support/webhooks/connectivity-harness.ts";

const LATER = new Date(Date.now() + 3_600_000).toISOString();

/** A workspace with the number, its secrets in the vault, and a public address that stays the same. */
async function workspaceRig() {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const { cloud, number } = rig.sandbox;
  const workspace = Workspace.parse({
    id: "ws-7k2q9d",
    name: "Northwind",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: { baseUrl: rig.meddler.baseUrl, businessAccountId: cloud.businessAccountId, appId: cloud.appId },
    numbers: [{ phoneNumberId: cloud.phoneNumberId, cc: number.cc, phoneNumber: number.phoneNumber }],
  });
  must(changeWorkspaces(rig.ports, () => ok([workspace])));
  for (const [secret, value] of [
    ["cloud-token", cloud.accessToken],
    ["app-secret", cloud.appSecret],
    ["verify-token", "the token that the window shows"],
  ] as const)
    must(one.vault.put(labelOf(workspace.id, secret), "other", redact(value, secret)));
  const port = await freePort();
  const { publicUrl } = await rig.sandbox.openFront(port);
  const input = (change: Partial<ParsedInputOf<"points.start">> = {}): ParsedInputOf<"points.start"> => ({
    target: {
      kind: "workspace",
      workspace: workspace.id,
      phoneNumberId: PhoneNumberId.parse(cloud.phoneNumberId),
    },
    side: "cloud",
    tunnel: { kind: "own", publicUrl },
    // The name under which the rig has the practice authority.
    caFile: "ca.pem",
    port,
    forward: false,
    allowPrivate: false,
    confirmed: true,
    atQuit: "give-back",
    ...change,
  });
  return { rig, one, input };
}

async function until(process: TestProcess, fits: (state: PointState) => boolean): Promise<PointState> {
  await expect.poll(() => process.tests.points.all().some(fits), { timeout: 10_000 }).toBe(true);
  return process.tests.points.all().find(fits) as PointState;
}

test("[P8] the platform is told the verify token that the receiver shows, and no other", async () => {
  const { rig, one, input } = await workspaceRig();
  must(await one.tests.points.start(input()));
  const state = await until(one, ({ phase }) => phase === "standing");
  expect(state).toMatchObject({ borrowed: { level: "number" }, receiver: "ws-7k2q9d" });
  const set = rig.meddler.asked.find((line) => line.includes("override_callback_uri"));
  expect(set).toContain('"verify_token":"the token that the window shows"');
  expect(JSON.stringify(one.tests.points.all())).not.toContain("the token that the window shows");
  const { target } = input();
  expect(must(await one.tests.points.restore({ target }))).toMatchObject({ restored: true, found: true });
  expect((await rig.callbacks()).number).toBeUndefined();
});

test("[P9] what was to stay over a quit stays, and the next process goes on with it once its vault is open", async () => {
  const { rig, one, input } = await workspaceRig();
  must(await one.tests.points.start(input({ until: LATER, atQuit: "stay" })));
  await until(one, ({ phase }) => phase === "standing");
  const during = await rig.callbacks();
  await one.tests.close();
  expect(one.tests.points.all()).toMatchObject([{ phase: "ended", end: "left" }]);
  expect(await rig.callbacks()).toEqual(during);
  await one.receivers.close();
  const next = await rig.process({ unlocked: false });
  next.tests.begin();
  // Told until the vault is unlocked: nothing of it can be gone on with or given back before.
  const { phoneNumberId } = rig.sandbox.cloud;
  expect(must(next.tests.unrestored())).toMatchObject([
    { level: "number", locked: true, standing: { phoneNumberId, until: LATER } },
  ]);
  must(await next.vault.unlock(redact("correct horse battery", "passphrase")));
  next.tests.vaultOpened();
  const state = await until(next, ({ phase }) => phase === "standing");
  expect(state).toMatchObject({ resumed: true, until: LATER, atQuit: "stay" });
  expect(must(next.tests.unrestored())).toEqual([]);
  expect(rig.meddler.asked.filter((line) => line.startsWith("POST"))).toHaveLength(1);
  const { target } = input();
  expect(must(await next.tests.points.restore({ target }))).toMatchObject({ restored: true });
  expect((await rig.callbacks()).number).toBeUndefined();
});

test("[P9] where the network is down when the next process begins, it is tried again until it goes on", async () => {
  const { rig, one, input } = await workspaceRig();
  must(await one.tests.points.start(input({ until: LATER, atQuit: "stay" })));
  await until(one, ({ phase }) => phase === "standing");
  const during = await rig.callbacks();
  await one.tests.close();
  await one.receivers.close();
  const next = await rig.process({ waits: { takeUpMs: [1] } });
  rig.meddler.meddle(/^GET|^POST/, { kind: "loseRequest" });
  next.tests.vaultOpened();
  const down = await until(next, ({ phase }) => phase === "ended");
  expect(down.pointedAt).toBeUndefined();
  rig.meddler.stop();
  const state = await until(next, ({ phase }) => phase === "standing");
  expect(state).toMatchObject({ resumed: true, point: down.point });
  expect(await rig.callbacks()).toEqual(during);
  const { target } = input();
  expect(must(await next.tests.points.restore({ target }))).toMatchObject({ restored: true });
  // What was ended here is not gone on with.
  expect(next.tests.points.all().filter(({ phase }) => phase === "standing")).toEqual([]);
  expect((await rig.callbacks()).number).toBeUndefined();
});

test("[P9] at a quit without that choice it is given back, also where an end was told", async () => {
  const { rig, one, input } = await workspaceRig();
  must(await one.tests.points.start(input({ until: LATER })));
  await until(one, ({ phase }) => phase === "standing");
  await one.tests.close();
  expect(one.tests.points.all()).toMatchObject([{ phase: "ended", end: "asked", restored: true }]);
  expect((await rig.callbacks()).number).toBeUndefined();
});

test("[P4] a receiver that is stopped beneath it ends it, and everything stands as it stood", async () => {
  const { rig, one, input } = await workspaceRig();
  must(await one.tests.points.start(input()));
  const { receiver } = await until(one, ({ phase }) => phase === "standing");
  must(await one.receivers.stop(receiver));
  // What ends a tunnel with its receiver is wired above this rig.
  await until(one, ({ phase }) => phase === "standing" || phase === "ended");
  const { target } = input();
  expect(must(await one.tests.points.restore({ target }))).toMatchObject({ restored: true });
  expect((await rig.callbacks()).number).toBeUndefined();
});

test("[P5] another number of the workspace is refused with the reason, and begins once the first is given back", async () => {
  const { rig, one, input } = await workspaceRig();
  const other = { phoneNumberId: PhoneNumberId.parse("106500000000099"), cc: "1", phoneNumber: "2025550188" };
  must(
    changeWorkspaces(rig.ports, ({ workspaces }) =>
      ok(workspaces.map((known) => Workspace.parse({ ...known, numbers: [...known.numbers, other] }))),
    ),
  );
  const begun = must(await one.tests.points.start(input()));
  await until(one, ({ phase }) => phase === "standing");
  const target = {
    kind: "workspace" as const,
    workspace: WorkspaceId.parse("ws-7k2q9d"),
    phoneNumberId: other.phoneNumberId,
  };
  const refused = await one.tests.points.start(input({ target }));
  const { number } = rig.sandbox;
  expect(refused).toMatchObject({
    ok: false,
    problem: { kind: "testRunning", test: begun.point, otherNumber: begun.number },
  });
  if (refused.ok) throw new Error("it is refused");
  const { what } = problemWords(translateToEnglish, refused.problem);
  expect(what.replaceAll(/\D/g, "")).toContain(`${number.cc}${number.phoneNumber}`);
  expect(what).toContain("one number at a time");
  must(await one.tests.points.restore({ target: input().target }));
  await until(one, ({ phase }) => phase === "ended");
  const next = await one.tests.points.start(input({ target }));
  expect(next.ok || next.problem.kind).not.toBe("testRunning");
});
