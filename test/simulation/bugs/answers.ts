import type { Bug } from "./bug.ts";
import { each, faultAt, HTTP } from "./legs.ts";

/** Mistakes about answers: what they prove, and what may be sent after them. */
export const ANSWERS: readonly Bug[] = [
  {
    name: "an error in a 2xx answer counts as a refusal",
    rules: ["I9"],
    file: `${HTTP}/classify.ts`,
    find: `      : { kind: "unknown", cause: "unlisted-refusal" };
  if (saysNo(answer)) {`,
    put: `      : { kind: "rejected", reason: "other" };
  if (saysNo(answer)) {`,
    settings: [{ direction: "to-cloud" }],
    legs: [
      [
        {
          faults: [
            { at: 17, fault: "error-in-2xx-after" },
            { at: 24, fault: "reset-after" },
          ],
          jumpMs: 86_400_000,
          rival: { at: 5, folder: "other" },
        },
        {},
      ],
    ],
  },
  {
    name: "a server error counts as a refusal",
    rules: ["I9"],
    file: `${HTTP}/classify.ts`,
    find: `isRefusal(answer) ? rejectedFor(answer) : { kind: "unknown", cause: "server-error" }`,
    put: `rejectedFor(answer)`,
    settings: [{ direction: "to-onprem", shards: 2 }],
    legs: [[faultAt(14, "gateway-error-after"), {}]],
  },
  {
    name: "an unlisted code counts as a refusal",
    rules: ["I9"],
    file: `${HTTP}/classify.ts`,
    find: `if (hasError(answer) || saysNo(answer)) return { kind: "unknown", cause: "unlisted-refusal" };`,
    put: ``,
    settings: [{ direction: "to-cloud", wrongPin: true }],
    legs: [
      [
        { habit: "mistypes", otherFolder: true, jumpMs: 2_592_000_000 },
        {
          faults: [
            { at: 2, fault: "server-error-before" },
            { at: 2, fault: "generic-error-after" },
          ],
          short: true,
          habit: "repeats",
          restMs: 720_000_000,
        },
        {
          faults: [
            { at: 20, fault: "refused" },
            { at: 12, fault: "told-to-wait" },
            { at: 7, fault: "generic-error-after" },
          ],
          failsAt: { write: 3, count: 1, code: "ENOSPC" },
          short: true,
          habit: "impatient",
          jumpMs: 86_400_000,
          restMs: 30_000,
        },
        {},
      ],
    ],
  },
  {
    name: "any JSON with 200 confirms",
    rules: ["I9"],
    file: `${HTTP}/classify.ts`,
    find: `    successWords.yes.includes(membersOf(json)?.["success"])
      ? { kind: "confirmed"`,
    put: `    membersOf(json) !== undefined
      ? { kind: "confirmed"`,
    settings: [{ direction: "to-cloud" }],
    legs: [
      [
        {
          faults: [
            { at: 17, fault: "other-json-before" },
            { at: 4, fault: "other-json-after" },
          ],
          habit: "impatient",
          restMs: 30_000,
        },
        {
          faults: [{ at: 6, fault: "html-before" }],
          diesAt: 68,
          failsAt: { write: 5, count: 3, code: "EIO" },
          habit: "abandons",
          rival: { at: 22, folder: "other" },
        },
        {},
      ],
    ],
  },
  {
    name: "a timeout counts as not sent",
    rules: ["I9", "I4"],
    file: `${HTTP}/exchange.ts`,
    find: `settle(written ? { kind: "unknown", cause } : { kind: "notSent", cause: notSent });`,
    put: `settle({ kind: "notSent", cause: notSent });`,
  },
  {
    name: "a request that the computer slept through counts as not sent",
    rules: ["I18"],
    file: `${HTTP}/exchange.ts`,
    find: `settle({ kind: "unknown", cause: "timeout" });`,
    put: `settle(
        clock.monotonicMs() - startedMs < 2 * request.deadlineMs
          ? { kind: "unknown", cause: "timeout" }
          : { kind: "notSent", cause: "cancelled-before-sending" },
      );`,
    legs: each(40, (at) => [{ sleepsAt: { at, ms: 9 * 3_600_000, clockStops: false } }]),
  },
  {
    name: "a refused token is renewed and the change sent again",
    rules: ["I21"],
    file: "main/core/platforms/on-prem/caller.ts",
    find: `      if (isStaleToken(outcome)) session.forget(token);
      return outcome;`,
    put: `      if (!isStaleToken(outcome)) return outcome;
      session.forget(token);
      const again = await session.current();
      return again.kind === "confirmed" ? send(spec, bearer(again.value.token)) : outcome;`,
    settings: [{ direction: "to-onprem" }],
    legs: each(24, (at) => [faultAt(at, "token-refused")]),
  },
];
