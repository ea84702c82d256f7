import { describe, expect, test } from "vitest";
import { readContent } from "../../../main/core/storage/row-versions.ts";
import { isRefusalStill, upcastOutcome } from "../../../main/core/storage/upcast-outcome.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";

type Answer = { readonly status: number; readonly code?: number; readonly reason?: string };

/** An outcome as version 0.1.0 wrote it. */
const refused = (step: string, { status, code, reason = "other" }: Answer) => ({
  kind: "outcome",
  step,
  attempt: 1,
  outcome: {
    kind: "rejected",
    reason,
    evidence: {
      at: "2026-11-22T09:00:00.000Z",
      durationMs: 12,
      httpStatus: status,
      ...(code === undefined ? {} : { apiError: { code, title: "No" } }),
    },
  },
});

function outcomeIn(content: object): Extract<JournalEntry, { kind: "outcome" }>["outcome"] {
  const read = readContent(JSON.stringify(content));
  if (read.kind !== "entry" || read.entry.kind !== "outcome") throw new Error("expected an outcome");
  return read.entry.outcome;
}

describe("[F37] a refusal that version 0.1.0 recorded", () => {
  test.each([
    ["register", { status: 200, code: 131_000 }],
    ["register", { status: 202, code: 1 }],
    ["register", { status: 200, code: 133_005 }],
    ["register", { status: 400, code: 2 }],
    ["register", { status: 400, code: 131_016 }],
    ["register", { status: 400, code: 131_057 }],
    ["register", { status: 400, code: 80_007 }],
    ["register", { status: 400, reason: "success-false" }],
    ["account", { status: 400, code: 1000 }],
    ["account", { status: 200, code: 1005 }],
    ["code", { status: 400, code: 1014 }],
    ["code", { status: 200, reason: "success-false" }],
    ["shards", { status: 400, code: 1016 }],
  ] as const)("of %s is unknown today on %j", (step, answer) => {
    const written = refused(step, answer);
    expect(outcomeIn(written)).toMatchObject({ kind: "unknown", evidence: written.outcome.evidence });
  });

  test.each([
    ["register", { status: 200, reason: "success-false" }],
    ["register", { status: 200, code: 131_000, reason: "success-false" }],
    ["register", { status: 400, code: 133_005, reason: "pin-wrong" }],
    ["register", { status: 401, code: 190, reason: "token-invalid" }],
    ["register", { status: 429, code: 80_007, reason: "rate-limited" }],
    ["account", { status: 403, code: 1005 }],
    ["code", { status: 400, code: 1008, reason: "code-wrong" }],
    ["subscribe", { status: 200, code: 131_000 }],
    ["backup", { status: 400, code: 1000 }],
  ] as const)("of %s is one today on %j", (step, answer) => {
    expect(outcomeIn(refused(step, answer))).toEqual(refused(step, answer).outcome);
  });

  test("is judged by whoever knows the calls: call, status and code are told, whatever else stands there", () => {
    const asked: unknown[] = [];
    const ask = (...about: unknown[]): boolean => {
      asked.push(about);
      return true;
    };
    const content = { ...refused("code", { status: 400, code: 1008 }), later: 1 };
    expect(upcastOutcome(content, ask)).toBe(content);
    expect(asked).toEqual([["verifyCode", 400, 1008]]);
    expect(upcastOutcome(content, () => false)).toMatchObject({ later: 1, outcome: { kind: "unknown" } });
  });

  test("of today's form is left alone", () => {
    const today = { v: 2, ...refused("register", { status: 200, code: 131_000 }) };
    expect(outcomeIn(today).kind).toBe("rejected");
  });

  test.each([undefined, 202, 302, 500])("counts for none under the status %s", (status) => {
    expect(isRefusalStill("register", status, 133_005)).toBe(false);
  });
});

test.each(["not JSON", "[]", "null", '"text"', "{}", '{"v":2}', '{"v":2.5,"kind":"erased","members":[]}'])(
  "[F26] %s is no row",
  (text) => {
    expect(readContent(text)).toEqual({ kind: "unreadable" });
  },
);
