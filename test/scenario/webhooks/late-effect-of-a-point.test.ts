import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changeWorkspaces } from "../../../main/core/workspaces/workspace-file.ts";
import { PhoneNumberId } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { freePort } from "../../support/free-port.ts";
import { must } from "../../support/harness.ts";
import { connectivityHarness } from "../../support/webhooks/connectivity-harness.ts";

/*
 * The response to the call that sets a standing callback is lost, and the call takes effect seconds later. The
 * receiver was started by a person, listens on, and answers to the token that the call carries.
 */

const SETS = /^POST \/\d+ .*"override_callback_uri":"https/;

async function listening() {
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
  must(await one.receivers.listen({ receiver: workspace.id, port, stopAfterMinutes: 0 }));
  const start = () =>
    one.tests.points.start({
      target: {
        kind: "workspace",
        workspace: workspace.id,
        phoneNumberId: PhoneNumberId.parse(cloud.phoneNumberId),
      },
      side: "cloud",
      tunnel: { kind: "own", publicUrl },
      caFile: "ca.pem",
      port,
      forward: false,
      allowPrivate: false,
      confirmed: true,
      atQuit: "give-back",
    });
  return { rig, one, start };
}

test("[C12] [I26] a late effect that the receiver would answer for is waited for and undone, before the end", async () => {
  const { rig, one, start } = await listening();
  const before = await rig.callbacks();
  const looksAfterRestoring = (): number => {
    const { asked } = rig.meddler;
    const restored = asked.findLastIndex((line) => /^POST \/\d+ /.test(line) && !SETS.test(line));
    return restored < 0 ? 0 : asked.slice(restored).filter((line) => line.startsWith("GET")).length;
  };
  let late: Promise<unknown> | undefined;
  const takeEffect = (): Promise<unknown> => {
    const line = rig.meddler.asked.find((asked) => SETS.test(asked)) ?? "";
    late ??= rig.call("POST", rig.sandbox.cloud.phoneNumberId, JSON.parse(line.slice(line.indexOf("{"))));
    return late;
  };
  rig.meddler.meddle(SETS, { kind: "loseRequest" }, 1);
  rig.meddler.meddle(/^GET .*webhook_configuration/, {
    kind: "first",
    does: async () => {
      if (looksAfterRestoring() === 3) await takeEffect();
    },
  });
  must(await start());
  await expect.poll(() => one.tests.points.all()[0]?.phase, { timeout: 10_000 }).toBe("ended");
  expect(await takeEffect()).toMatchObject({ success: true });
  expect(one.tests.points.all()[0]).toMatchObject({ end: "not-begun", restored: true });
  expect(readdirSync(join(rig.ports.dataDir, "tests"))).toEqual([]);
  expect(await rig.callbacks()).toEqual(before);
});
