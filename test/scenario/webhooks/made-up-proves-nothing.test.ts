import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { trigger } from "../../../main/core/webhooks/trigger/trigger.ts";
import { MADE_UP_HEADER } from "../../../main/core/endpoint/test-mark.ts";
import { redact } from "../../../shared/redacted.ts";
import { api } from "../../../shared/rpc/api.ts";
import {
  connectivityHarness,
  type ConnectivityHarness,
  type TestProcess,
} from "../../support/webhooks/connectivity-harness.ts";
import { must } from "../../support/harness.ts";

/* What Switchover itself makes up says nothing of the platform, in whichever place somebody looks for evidence. */

async function post(rig: ConnectivityHarness, one: TestProcess, side: "cloud" | "on-premises", text: string) {
  const { localUrl, onPremUrl } = one.receivers.state("terminal") ?? {};
  const input = api["webhooks.trigger"].input.parse({
    kinds: ["text", "delivered"],
    shape: side,
    to: side === "cloud" ? localUrl : onPremUrl,
    text,
    phoneNumberId: rig.sandbox.cloud.phoneNumberId,
  });
  const appSecret = redact(rig.sandbox.cloud.appSecret, "app secret");
  const sent = must(await trigger(rig.ports, { ...input, ...(side === "cloud" ? { appSecret } : {}) }));
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
}

test.each([
  ["cloud", "signed"],
  ["on-premises", "none"],
] as const)(
  "[V20] a made-up message with the keyword, rightly signed, does not prove that those of %s arrive; a real one does",
  async (side, proof) => {
    const rig = await connectivityHarness({ startsOn: side === "cloud" ? "cloud" : "onprem" });
    const one = await rig.process();
    const run = await one.start({ side, forward: false });
    const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
    await post(rig, one, side, word);
    await setTimeout(300);
    expect(run.latest()).toMatchObject({ phase: "awaiting-message", arrivals: [] });
    expect(one.receivers.state("terminal")?.counts).toMatchObject({ accepted: 2, signed: 0 });
    expect(one.receivers.state("terminal")?.lastSignedAt).toBeUndefined();
    rig.sandbox.world.inbound({ text: word, type: "text" });
    expect(await run.ended()).toMatchObject({ verdict: "arrives", proof });
  },
);

test("[V20] a mark that a stranger puts on a real message hides nothing", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const one = await rig.process();
  const run = await one.start({ side: "on-premises", forward: false });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  const messages = [{ from: "15550101", id: "gB", timestamp: "1", type: "text", text: { body: word } }];
  await fetch(one.receivers.state("terminal")?.onPremUrl ?? "", {
    method: "POST",
    body: JSON.stringify({ messages }),
    headers: { [MADE_UP_HEADER]: `a=${"0".repeat(64)},s=${"0".repeat(64)}` },
  });
  expect(await run.ended()).toMatchObject({ verdict: "arrives" });
});
