import { expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { must } from "../../support/harness.ts";
import { VERIFY_TOKEN, type TestProcess } from "../../support/webhooks/connectivity-harness.ts";
import { stablePoint, type StablePoint } from "../../support/webhooks/stable-point.ts";

/*
 * The secrets that proved themselves at the start of a standing callback outlive whatever is given when it is
 * resumed. Something given later is used only where they are refused.
 */

const tokenOf = (value: string) => ({ callbackToken: redact(value, "verify token") });

type Change = NonNullable<Parameters<StablePoint["input"]>[0]>;

async function standing({ rig, input }: StablePoint, change: Change): Promise<TestProcess> {
  const process = await rig.process();
  must(await process.tests.points.start(input(change)));
  await expect.poll(() => process.tests.points.all()[0]?.phase, { timeout: 10_000 }).toBe("standing");
  return process;
}

/** Quits so that it stays in place. */
async function quit({ tests, receivers }: TestProcess): Promise<void> {
  await tests.close();
  await receivers.close();
}

test("[P10] [I26] a token given when it is resumed replaces no proven one: this process and the next give back", async () => {
  const scene = await stablePoint();
  const { rig, input } = scene;
  const before = await scene.overProduction();
  await quit(await standing(scene, tokenOf(VERIFY_TOKEN)));
  const asked = rig.meddler.asked.length;
  const second = await standing(scene, tokenOf("another number's token"));
  expect(second.tests.points.all()[0]).toMatchObject({ resumed: true });
  expect(rig.meddler.asked.slice(asked).filter((line) => line.startsWith("POST"))).toEqual([]);
  await quit(second);
  const third = await standing(scene, {});
  const { target } = input();
  expect(must(await third.tests.points.restore({ target }))).toMatchObject({ restored: true });
  expect((await rig.callbacks()).number).toBe(before);
});

test("[P10] [I26] a token file named when it is resumed replaces no earlier one", async () => {
  const scene = await stablePoint();
  const { rig, input } = scene;
  const before = await scene.overProduction();
  const files = new Map([
    ["owner.txt", VERIFY_TOKEN],
    ["wrong.txt", "another number's token"],
  ]);
  Object.assign(rig.ports.secrets, {
    file: (name: string) => ({ ok: true, value: redact(files.get(name) ?? "none", "verify token") }),
  });
  // Without a vault the file is the only way to have the token again.
  const one = await rig.process({ unlocked: false });
  must(await one.tests.points.start(input({ callbackTokenFile: "owner.txt" })));
  await expect.poll(() => one.tests.points.all()[0]?.phase, { timeout: 10_000 }).toBe("standing");
  await quit(one);
  const two = await rig.process({ unlocked: false });
  must(await two.tests.points.start(input({ callbackTokenFile: "wrong.txt" })));
  await expect.poll(() => two.tests.points.all()[0]?.phase, { timeout: 10_000 }).toBe("standing");
  await quit(two);
  const three = await rig.process({ unlocked: false });
  const { target } = input();
  expect(must(await three.tests.points.restore({ target }))).toMatchObject({ restored: true });
  expect((await rig.callbacks()).number).toBe(before);
});

test("[P10] a token that its owner changed meanwhile is the one given later, also for the next process", async () => {
  const scene = await stablePoint();
  const { rig, input } = scene;
  const before = await scene.overProduction();
  await quit(await standing(scene, tokenOf(VERIFY_TOKEN)));
  await quit(await standing(scene, tokenOf("the token from now on")));
  // The endpoint refuses the token that proved itself at the start.
  const refusal = { error: { message: "callback verification failed", code: 100 } };
  rig.meddler.meddle(new RegExp(`^POST .*"verify_token":"${VERIFY_TOKEN}"`), {
    kind: "answer",
    status: 400,
    body: refusal,
  });
  rig.meddler.meddle(/^POST .*the token from now on/, {
    kind: "answer",
    status: 200,
    body: { success: true },
  });
  const third = await rig.process();
  const asked = rig.meddler.asked.length;
  await third.tests.points.restore({ target: input().target });
  const sent = rig.meddler.asked.slice(asked).filter((line) => line.startsWith("POST"));
  expect(sent[0]).toContain(VERIFY_TOKEN);
  expect(sent[1]).toContain("the token from now on");
  rig.meddler.stop();
  expect(must(await third.tests.points.restore({ target: input().target }))).toMatchObject({
    restored: true,
  });
  expect((await rig.callbacks()).number).toBe(before);
});

test("[P10] [I26] an app secret given when it is resumed replaces no earlier one", async () => {
  const scene = await stablePoint();
  const { rig, input } = scene;
  const before = await rig.callbacks();
  const ofApp = { level: "application", ...tokenOf(rig.sandbox.cloud.endpointToken) } as const;
  await quit(await standing(scene, ofApp));
  expect(await rig.callbacks()).not.toEqual(before);
  const wrong = {
    target: { kind: "plan", plan: rig.plan, appSecret: redact("0".repeat(32), "app secret") },
  } as const;
  const two = await rig.process();
  await two.tests.points.start(input({ ...ofApp, ...wrong }));
  await expect.poll(() => two.tests.points.all()[0]?.phase, { timeout: 20_000 }).toMatch(/standing|ended/);
  await quit(two);
  const three = await rig.process();
  const { kind, plan } = input().target as { kind: "plan"; plan: typeof rig.plan };
  expect(must(await three.tests.points.restore({ target: { kind, plan } }))).toMatchObject({
    restored: true,
  });
  expect(await rig.callbacks()).toEqual(before);
});
