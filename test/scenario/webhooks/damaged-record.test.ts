import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  connectivityHarness,
  type ConnectivityHarness,
} from "../../support/webhooks/connectivity-harness.ts";
import { pointHarness } from "../../support/webhooks/point-harness.ts";
import { json, visit } from "../../unit/sandbox/visitor.ts";

async function urlAt({ sandbox }: ConnectivityHarness): Promise<string> {
  const visitor = await visit(sandbox);
  onTestFinished(() => visitor.leave());
  const seen = json(await visitor.onPrem("GET", "/settings/application"));
  return (seen as { settings: { application: { webhooks: { url: string } } } }).settings.application.webhooks
    .url;
}

test("[C12] [I26] while a record that may be the only trace is damaged, nobody says that all stands as it stood", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const before = await urlAt(rig);
  const killed = await rig.process();
  const run = await killed.start({ side: "on-premises" });
  await run.until(({ phase }) => phase === "awaiting-message");
  // As a disk leaves it that has lost the end of the file.
  const folder = join(rig.ports.dataDir, "tests");
  for (const name of readdirSync(folder))
    if (name.endsWith(".json")) writeFileSync(join(folder, name), '{"form');
  const next = await rig.afterKill();
  const told = await (await next.start({ side: "on-premises" })).ended();
  expect(told).toMatchObject({ verdict: "stopped" });
  const again = await next.start({ side: "on-premises", forward: false });
  await again.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  await next.tests.finish(again.id);
  const ended = await again.ended();
  // It knows, or could know, that ours still stands there: the address lies in a file beside the damaged one.
  expect({ restored: ended.restored === true, asBefore: (await urlAt(rig)) === before }).not.toEqual({
    restored: true,
    asBefore: false,
  });
});

test("[C12] [I26] restore doesn't say that nothing is replaced beside a damaged record, however often it is asked", async () => {
  const rig = await pointHarness();
  const before = await rig.standing();
  const program = rig.start("test");
  await program.printed(/"word":/);
  program.signal("SIGKILL");
  await program.ended;
  const folder = join(rig.folder, "data", "tests");
  for (const name of readdirSync(folder))
    if (name.endsWith(".json")) writeFileSync(join(folder, name), "{ broken");
  for (let times = 0; times < 3; times += 1) {
    const { code, stdout, stderr } = await rig.run("restore");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(".json.damaged");
  }
  expect(await rig.standing()).not.toBe(before);
}, 90_000);

test("[C12] [I26] what another record names is restored beside it, and not everything is called restored", async () => {
  const rig = await pointHarness();
  const before = await rig.standing();
  const program = rig.start("test");
  await program.printed(/"word":/);
  program.signal("SIGKILL");
  await program.ended;
  const folder = join(rig.folder, "data", "tests");
  writeFileSync(join(folder, "t-20260101-aaaaaa.json.damaged"), "{ broken");
  const { code, lines, stderr } = await rig.run("restore");
  expect(lines.at(-1)).toMatchObject({ type: "result", restored: false, found: true, reason: "not-known" });
  expect(stderr).toContain("Unknown whether");
  expect(code).toBe(1);
  expect(await rig.standing()).toBe(before);
  expect((await rig.run("restore")).code).toBe(2);
}, 90_000);
