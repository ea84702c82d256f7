import { expect, test, vi } from "vitest";
import { must } from "../../support/harness.ts";
import { connectivityHarness } from "../../support/webhooks/connectivity-harness.ts";

/* After a webhook test used a receiver, the person's settings for it are restored. */

test("[V14] a receiver that was to stop by itself still does so after a test has used it", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const before = must(await one.receivers.listen({ receiver: "terminal", stopAfterMinutes: 30 }));
  expect(before.stopsAt).toBeDefined();
  const run = await one.start();
  await run.until(({ phase }) => phase === "awaiting-message");
  must(await one.tests.finish(run.id));
  await run.ended();
  expect(one.receivers.state("terminal")).toMatchObject({
    listening: true,
    stopsAt: before.stopsAt,
  });
});

test("[T18] [V14] a person's own tunnel stands again, under its address, after a test through another one", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const receiver = "terminal";
  must(await one.receivers.listen({ receiver }));
  const port = one.receivers.address(receiver)?.port ?? 0;
  const front = await rig.sandbox.openFront(port);
  const mine = { kind: "own", publicUrl: front.publicUrl } as const;
  const before = must(await one.tunnels.open({ receiver, choice: mine }));
  expect(before).toMatchObject({ status: "open", publicUrl: front.publicUrl });
  const begun = await one.tests.start({
    target: { kind: "plan", plan: rig.plan },
    side: "cloud",
    tunnel: { kind: "practice" },
    forward: false,
    allowPrivate: false,
    messageWaitMinutes: 15,
  });
  // It may be refused as well.
  const phase = () => one.states.at(-1)?.phase ?? "ended";
  await vi.waitFor(() => expect(phase()).toMatch(/^(?:awaiting-message|ended)$/), 15_000);
  for (const { test: id } of one.tests.all()) await one.tests.finish(id);
  await vi.waitFor(() => expect(phase()).toBe("ended"), 15_000);
  expect(typeof begun.ok).toBe("boolean");
  expect(one.tunnels.all()).toMatchObject([{ status: "open", kind: "own", publicUrl: front.publicUrl }]);
});

test("[T18] [V14] a tunnel that a test opened is closed with it, and stays where a person has asked for it meanwhile", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  for (const wanted of [false, true]) {
    must(await one.receivers.listen({ receiver: "terminal" }));
    const run = await one.start();
    await run.until(({ phase }) => phase === "awaiting-message");
    if (wanted) must(await one.tunnels.open({ receiver: "terminal", choice: { kind: "practice" } }));
    must(await one.tests.finish(run.id));
    await run.ended();
    expect(one.tunnels.all()).toMatchObject([{ status: wanted ? "open" : "closed" }]);
  }
});
