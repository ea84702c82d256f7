import { expect, test } from "vitest";
import { replaceCallback } from "../../../../main/core/connectivity/replace-callback.ts";
import type { TestJob } from "../../../../main/core/connectivity/job.ts";
import { numberLevel } from "../../../../main/core/connectivity/levels.ts";
import { keepState } from "../../../../main/core/connectivity/state.ts";
import type { TestRecordWriter } from "../../../../main/core/connectivity/test-record-writer.ts";
import type { ReplacedRecord } from "../../../../main/core/connectivity/records.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { CallbackApi } from "../../../../main/core/platforms/cloud/callback-port.ts";
import { err, ok } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import { TestId } from "../../../../shared/ids.ts";
import { randomFrom } from "../../../support/seeded-random.ts";
import { virtualClock } from "../../../support/virtual-clock.ts";

const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };

/**
 * A test about to replace the unset callback URL of its number, whose record can't be written to the disk.
 */
function aboutToBorrow(
  problem: StorageProblem,
  { save, set }: { readonly save?: TestRecordWriter["save"]; readonly set?: CallOutcome<null> } = {},
) {
  const asked: string[] = [];
  const callbacks = {
    readOfNumber: async () => ({ kind: "confirmed", value: { told: true }, evidence }),
    setOfNumber: async () => {
      asked.push("set");
      return set ?? { kind: "confirmed", value: null, evidence };
    },
  } as unknown as CallbackApi;
  const clock = virtualClock();
  const names = {
    test: TestId.parse("t-20260115-abcdef"),
    receiver: "terminal" as const,
    side: "cloud" as const,
  };
  const state = keepState(
    { ...names, phoneNumberId: "1", number: "+1", startedAt: evidence.at },
    clock,
    () => undefined,
  );
  const job = {
    input: { forward: true },
    deps: {
      ports: { clock, random: randomFrom(7) },
      tunnels: { publicAddress: () => ({ url: "https://tunnel.example/ours" }) },
      receivers: {
        expectVerification: () => {
          asked.push("listens for a handshake");
          return () => undefined;
        },
        state: () => undefined,
        forwardsTo: () => undefined,
        forward: () => undefined,
      },
    },
    target: {
      receiver: "terminal",
      source: "cloud",
      provesItself: true,
      longestAddress: 200,
      choose: async () => ({
        kind: "replace",
        level: "number",
        before: {},
        production: { kind: "nowhere" },
      }),
      level: async (level: string) => (level === "number" ? numberLevel(callbacks) : undefined),
    },
    state,
    book: { record: () => ({}), save: save ?? (() => err(problem)) },
    waits: { looksMs: [] },
    stop: new AbortController().signal,
  } as unknown as TestJob;
  return { job, state, asked };
}

test.each([
  [{ kind: "storageFull" }, "The data folder's disk is full."],
  [{ kind: "storageReadOnly" }, "Switchover can't write to the data folder."],
  [{ kind: "storageFailed", code: "EIO" }, "Switchover couldn't read or write the data folder (EIO)."],
] as const)(
  "[C5] nothing is set where what stands there cannot be recorded, and the reason is told: %o",
  async (problem, words) => {
    const { job, state, asked } = aboutToBorrow(problem);
    expect(await replaceCallback(job, () => asked.push("holds"))).toBeUndefined();
    expect(asked).toEqual([]);
    const { check } = state.now().steps.find(({ id }) => id === "webhooks.borrowed") ?? {};
    expect(check).toMatchObject({ status: "fail", cause: "not-written" });
    expect(check?.found).toBe(`nothing was set: the current callback URL couldn't be recorded. ${words}`);
  },
);

test.each([
  [{ kind: "unknown", cause: "connection-lost", evidence }, "unknown"],
  [{ kind: "rejected", reason: "callback-refused", evidence }, "rejected"],
  [{ kind: "notSent", cause: "connection-refused", evidence }, "rejected"],
  [{ kind: "confirmed", value: null, evidence }, "confirmed"],
] as const)(
  "[C11] [I26] what became of the call that sets our callback is recorded as it is: %o",
  async (outcome, recorded) => {
    const saved: ReplacedRecord[] = [];
    const { job } = aboutToBorrow(
      { kind: "storageFull" },
      {
        set: outcome as CallOutcome<null>,
        save: ({ borrowed }) => {
          if (borrowed !== undefined) saved.push(borrowed);
          return ok(null);
        },
      },
    );
    await replaceCallback(job, () => undefined);
    expect(saved.map(({ set }) => set)).toEqual(["intent", recorded]);
  },
);
