import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { connectivityHarness } from "../../support/webhooks/connectivity-harness.ts";
import { must } from "../../support/harness.ts";
import { json, visit, type Visitor } from "../../unit/sandbox/visitor.ts";

/* A process may be killed between the upload of our authority and the call that borrows the callback. */

const PATH = "/certificates/webhooks/ca";

async function listed(one: Visitor): Promise<readonly unknown[]> {
  return (json(await one.onPrem("GET", PATH)) as { certificates: unknown[] }).certificates;
}

test("[C20] [P7] an authority that a killed standing callback had uploaded is taken away by the next start of the window", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const client = await visit(rig.sandbox);
  onTestFinished(() => client.leave());
  const before = await listed(client);
  const settings = json(await client.onPrem("GET", "/settings/application")) as {
    settings: { application: { webhooks: { url: string } } };
  };
  const killed = await rig.process({ unlocked: false });
  must(
    await killed.tests.points.start({
      target: { kind: "plan", plan: rig.plan },
      side: "on-premises",
      tunnel: { kind: "lan", address: "127.0.0.2" },
      forward: false,
      allowPrivate: false,
      confirmed: true,
      atQuit: "give-back",
    }),
  );
  await expect.poll(() => killed.tests.points.all()[0]?.phase).toBe("standing");
  // As it lies there before the address is borrowed: the authority is with the client, and nothing else.
  const folder = join(rig.ports.dataDir, "tests");
  const name = readdirSync(folder).find((one) => one.endsWith(".json")) ?? "";
  const {
    borrowed: _none,
    address: _file,
    checksum: _sum,
    ...record
  } = JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, unknown>;
  writeFileSync(join(folder, name), JSON.stringify(record));
  await client.onPrem("PATCH", "/settings/application", {
    webhooks: { url: settings.settings.application.webhooks.url },
  });
  expect(await listed(client)).toHaveLength(before.length + 1);
  const next = await rig.afterKill();
  next.tests.begin();
  await expect.poll(() => listed(client), { timeout: 5_000 }).toEqual(before);
});
