import { expect, test } from "vitest";
import { valueOf } from "../../support/expect-result.ts";
import { receiverHarness } from "../../support/webhooks/receiver-harness.ts";

/* A user's receiver and a webhook test's receiver are the same one. */

test("[V14] a test that begins while its receiver is just starting does not lose it in the middle", async () => {
  const { receivers } = receiverHarness();
  const [, mine] = await Promise.all([
    receivers.listen({ receiver: "terminal", stopAfterMinutes: 30 }),
    // As a webhook test starts it.
    receivers.listen({ receiver: "terminal", stopAfterMinutes: 0 }),
  ]);
  expect(valueOf(mine).listening).toBe(true);
  expect(receivers.state("terminal")?.stopsAt).toBeUndefined();
});

test("[W19] an interface that is chosen while the receiver is just starting on loopback is refused, and not left out", async () => {
  const { receivers } = receiverHarness();
  const [, chosen] = await Promise.all([
    receivers.listen({ receiver: "terminal" }),
    receivers.listen({ receiver: "terminal", bind: { address: "127.0.0.1" } }),
  ]);
  expect(chosen).toMatchObject({ ok: false, problem: { kind: "bindRefused", cause: "already-listening" } });
});

test("[V14] who borrows a receiver gives it back as its person wants it, and stops it where none does", async () => {
  const { receivers } = receiverHarness();
  const receiver = "terminal";
  const [mine, borrowed] = await Promise.all([
    receivers.listen({ receiver, stopAfterMinutes: 30 }),
    receivers.acquire({ receiver, stopAfterMinutes: 0 }),
  ]);
  const { stopsAt } = valueOf(mine);
  expect(receivers.state(receiver)?.stopsAt).toBeUndefined();
  await valueOf(borrowed).release();
  expect(receivers.state(receiver)).toMatchObject({ listening: true, stopsAt });
  await receivers.stop(receiver);
  const alone = valueOf(await receivers.acquire({ receiver, stopAfterMinutes: 0 }));
  await alone.release();
  expect(receivers.state(receiver)?.listening).toBe(false);
});

test("[V14] a receiver that somebody borrowed first stays for the person who asks for it meanwhile, with their own end", async () => {
  const { receivers } = receiverHarness();
  const receiver = "terminal";
  const borrowed = valueOf(await receivers.acquire({ receiver, stopAfterMinutes: 0 }));
  valueOf(await receivers.listen({ receiver, stopAfterMinutes: 30 }));
  expect(receivers.state(receiver)?.stopsAt).toBeUndefined();
  await borrowed.release();
  expect(receivers.state(receiver)).toMatchObject({ listening: true, stopsAt: expect.any(String) as string });
});

test("[V14] who asks while another's start fails gets a start of its own", async () => {
  const { receivers } = receiverHarness();
  const [failed, mine] = await Promise.all([
    receivers.listen({ receiver: "terminal", bind: { address: "203.0.113.1" } }),
    receivers.listen({ receiver: "terminal" }),
  ]);
  expect(failed.ok).toBe(false);
  expect(valueOf(mine).listening).toBe(true);
});
