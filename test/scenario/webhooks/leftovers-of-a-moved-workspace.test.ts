import { expect, test } from "vitest";
import { changeWorkspaces } from "../../../main/core/workspaces/workspace-file.ts";
import { PhoneNumberId } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { must } from "../../support/harness.ts";
import { connectivityHarness } from "../../support/webhooks/connectivity-harness.ts";
import { openFaultProxy } from "../../support/webhooks/fault-proxy.ts";

/* A workspace may be led elsewhere after a kill: a platform that looks clean is not the one that was borrowed from. */

test("[C13] [I26] what a workspace's test left is not forgotten because the workspace leads to another platform now", async () => {
  const rig = await connectivityHarness();
  const { cloud, number } = rig.sandbox;
  const elsewhere = await openFaultProxy({ baseUrl: cloud.baseUrl, caPem: rig.sandbox.caPem });
  elsewhere.meddle(/^GET \/\d+\?fields=webhook_configuration/, {
    kind: "answer",
    status: 200,
    body: { id: cloud.phoneNumberId, webhook_configuration: { application: "https://a.example/app" } },
  });
  const at = (baseUrl: string): Workspace =>
    Workspace.parse({
      id: "ws-7k2q9d",
      name: "Northwind",
      dialect: { brand: "chat", apiVersion: "v23.0" },
      cloud: { baseUrl, businessAccountId: cloud.businessAccountId, appId: cloud.appId },
      numbers: [{ phoneNumberId: cloud.phoneNumberId, cc: number.cc, phoneNumber: number.phoneNumber }],
    });
  must(changeWorkspaces(rig.ports, () => ok([at(rig.meddler.baseUrl)])));
  const one = await rig.process();
  const token = redact(cloud.accessToken, "cloud-token");
  const workspace = at(rig.meddler.baseUrl).id;
  must(one.vault.put(labelOf(workspace, "cloud-token"), "other", token));
  const target = {
    kind: "workspace" as const,
    workspace,
    phoneNumberId: PhoneNumberId.parse(cloud.phoneNumberId),
  };
  const run = await one.start({ target, forward: false });
  await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  expect(run.latest().phase).toBe("awaiting-message");
  must(changeWorkspaces(rig.ports, () => ok([at(elsewhere.baseUrl)])));
  const next = await rig.afterKill();
  const given = must(await next.tests.restore(run.id));
  expect(given.restored).toBe(false);
  expect(must(next.tests.unrestored())).toHaveLength(1);
});
