import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { ObservationCause } from "../../../shared/migration/observation.ts";
import { redactedRow, RedactedRow } from "../../../shared/support/redacted-row.ts";
import { lastTwoDigits } from "../../../shared/support/short-numbers.ts";

const FIRST_CAUSE = ObservationCause.options[0];
const AT = "2026-11-26T08:00:00.000Z";
const evidence = {
  at: AT,
  durationMs: 80.6,
  httpStatus: 400,
  traceId: "hunter2",
  apiError: { code: 133005, title: "hunter2", details: "hunter2" },
  clientVersion: "hunter2",
};
const rejected = { kind: "rejected", reason: "pin-wrong", evidence } as const;
const reading = {
  at: AT,
  cloud: { kind: "confirmed", evidence: { at: AT, durationMs: 1 } },
  onPrem: {
    kind: "notSent",
    cause: "sign-in-refused",
    signIn: "token-expired",
    evidence: { at: AT, durationMs: 2 },
  },
  ownApp: "hunter2",
  clientServes: "12025550123",
  cloudSays: "cloud",
  clientSays: "silent",
  home: "cloud",
  reason: "cloud-says-cloud",
  working: true,
};
const base = { seq: 3, at: AT, appVersion: "0.1.0" };
const row = (entry: object) => redactedRow({ ...base, entry: entry as JournalEntry });

describe("[ZU6] a journal row in a support bundle tells its course and nothing else", () => {
  test.each<[object, object]>([
    [{ kind: "opened", plan: { hunter2: "hunter2" }, workspace: "hunter2", run: "hunter2" }, {}],
    [
      {
        kind: "outcome",
        step: "register",
        attempt: 1,
        outcome: rejected,
        yield: { kind: "pair", ref: "hunter2" },
      },
      {
        step: "register",
        attempt: 1,
        outcome: { kind: "rejected", why: "pin-wrong", status: 400, code: 133005, ms: 81 },
      },
    ],
    [
      { kind: "looked", because: "resumed", step: "register", reading },
      {
        step: "register",
        because: "resumed",
        observation: {
          location: "cloud",
          why: "cloud-says-cloud",
          working: true,
          cloud: { kind: "confirmed", ms: 1 },
          onPrem: { kind: "notSent", why: "sign-in-refused", signIn: "token-expired", ms: 2 },
        },
      },
    ],
    [
      { kind: "confirmed", what: "point-of-no-return", by: "person" },
      { confirmed: "point-of-no-return", by: "person" },
    ],
    [{ kind: "attested", home: "on-premises" }, { reported: "on-premises" }],
    [{ kind: "ended", reason: "complete" }, { ended: "complete" }],
    [
      { kind: "skipped", step: "shards", why: "not-wanted" },
      { step: "shards", skipped: "not-wanted" },
    ],
    [{ kind: "recent-register", register: { at: AT, run: "hunter2" } }, {}],
  ])("%o", (entry, expected) => {
    const given = "because" in entry ? { ...entry, because: FIRST_CAUSE } : entry;
    const wanted = "because" in expected ? { ...expected, because: FIRST_CAUSE } : expected;
    const found = row(given);
    expect(found).toEqual({
      seq: 3,
      at: AT,
      version: "0.1.0",
      kind: (entry as { kind: string }).kind,
      ...wanted,
    });
    expect(JSON.stringify(found)).not.toMatch(/hunter2|2025550123/);
  });

  test("a code that no table lists, a version of another form and a status that is none are left out", () => {
    const outcome = { ...rejected, evidence: { ...evidence, httpStatus: 7, apiError: { code: 482913 } } };
    const entry = { kind: "outcome", step: "register", attempt: 1, outcome } as JournalEntry;
    expect(redactedRow({ ...base, appVersion: "+12025550123", entry })).toEqual({
      seq: 3,
      at: AT,
      kind: "outcome",
      step: "register",
      attempt: 1,
      outcome: { kind: "rejected", why: "pin-wrong", ms: 81 },
    });
  });

  test("no member of a row takes a text that isn't of a closed list, a time or a version", () => {
    const texts: string[] = [];
    const walk = (schema: z.core.$ZodType, path: string): void => {
      if (schema instanceof z.ZodObject)
        for (const [name, inner] of Object.entries<z.core.$ZodType>(schema.shape))
          walk(inner, `${path}.${name}`);
      else if (schema instanceof z.ZodUnion) schema.options.forEach((one) => walk(one, path));
      else if (schema instanceof z.ZodOptional) walk(schema.unwrap(), path);
      else if (
        !(schema instanceof z.ZodEnum || schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean)
      )
        texts.push(path);
    };
    walk(RedactedRow, "row");
    expect(texts).toEqual(["row.at", "row.version"]);
  });

  test("a number is its last two digits", () => {
    expect(["+1 202 555 0123", "2025550123", "7", ""].map(lastTwoDigits)).toEqual(["…23", "…23", "…7", "…"]);
  });
});
