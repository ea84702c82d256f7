import { once } from "node:events";
import { request } from "node:https";
import { expect, test } from "vitest";
import type { SenderState } from "../../../shared/webhook/event.ts";
import { receiverHarness, signed } from "../../support/webhooks/receiver-harness.ts";

const ELSEWHERE = "127.0.0.2";

/** Posts to a receiver that is bound to an interface, and returns the status. */
async function post(url: string, ca: string, signature?: string): Promise<number> {
  const sent = request(url, {
    method: "POST",
    ca,
    agent: false,
    ...(signature === undefined ? {} : { headers: { "x-hub-signature-256": signature } }),
  });
  sent.end("{}");
  const [answer] = (await once(sent, "response")) as [{ statusCode: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

async function bound(state: SenderState | undefined) {
  const asked: (string | undefined)[] = [];
  const rig = receiverHarness({
    checkSender: (address) => {
      asked.push(address);
      return state;
    },
  });
  await rig.listen({ bind: { address: ELSEWHERE, publicHost: "laptop.example" } });
  rig.receivers.allowHost("terminal", ELSEWHERE);
  const at = rig.receivers.address("terminal");
  if (at?.lan === undefined) throw new Error("it listens there");
  const base = `https://${ELSEWHERE}:${at.port}`;
  const { caPem } = at.lan;
  return {
    rig,
    asked,
    cloud: (signature?: string) => post(`${base}${at.cloudPath}`, caPem, signature),
    onPrem: () => post(`${base}${at.onPremPath}`, caPem),
    senders: () => rig.store.kept.map(({ sender }) => sender),
  };
}

test.each<[SenderState | undefined]>([["listed"], ["unlisted"], [undefined]])(
  "[G9] a sender that is %s changes no answer: the signature decides alone",
  async (state) => {
    const { cloud, senders, asked } = await bound(state);
    expect(await cloud(signed("{}"))).toBe(200);
    expect(await cloud()).toBe(401);
    expect(await cloud(`sha256=${"0".repeat(64)}`)).toBe(401);
    expect(senders()).toEqual([state, state, state]);
    expect(asked.every((address) => address?.startsWith("127.0.0.") === true)).toBe(true);
  },
);

test("[G9] what came to the on-premises URL is the customer's own, and no list of the platform applies", async () => {
  const { onPrem, senders, asked } = await bound("unlisted");
  expect(await onPrem()).toBe(200);
  expect([senders(), asked]).toEqual([[undefined], []]);
});

test("[G9] behind a tunnel every request comes from this machine, so nothing is told", async () => {
  const asked: unknown[] = [];
  const rig = receiverHarness({ checkSender: (address) => (asked.push(address), "unlisted") });
  const { cloudUrl } = await rig.listen();
  const answer = await fetch(cloudUrl, { method: "POST", body: "{}" });
  expect([answer.status, asked, rig.store.kept[0]?.sender]).toEqual([401, [], undefined]);
});
