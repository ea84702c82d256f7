import { RunId } from "../../../shared/ids.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import { e164, type E164 } from "../../../shared/phone.ts";

export const NUMBER: E164 = e164("1", "2025550123");
export const OTHER_NUMBER: E164 = e164("34", "600123456");

/** A run id that ends in `tail` (six letters or digits). */
export function runNamed(tail: string): RunId {
  return RunId.parse(`r-20260115-${tail}`);
}

/** The first row of a run for the number +1 2025550123, or for another national number of +1. */
export function opened(
  run: RunId,
  phoneNumber = "2025550123",
  cc = "1",
): Extract<JournalEntry, { kind: "opened" }> {
  const plan = Plan.parse({
    version: 1,
    direction: "to-cloud",
    cloud: {
      baseUrl: "https://cloud.example",
      businessAccountId: "10221",
      accessToken: { env: "CLOUD_TOKEN" },
    },
    onPrem: { baseUrl: "https://onprem.example:9090", auth: { token: { env: "ONPREM_TOKEN" } } },
    number: { phoneNumberId: `1${phoneNumber}`, cc, phoneNumber, pin: { file: "pin.txt" } },
  });
  return {
    kind: "opened",
    run,
    workspace: "default",
    plan,
    checks: [],
    sealed: {},
    wayBack: { direction: "to-onprem" },
  };
}

export const ATTESTED: JournalEntry = { kind: "attested", home: "cloud" };
export const ENDED: JournalEntry = { kind: "ended", reason: "register-refused", step: "register" };
export const REOPENED: JournalEntry = { kind: "reopened", step: "register", sealed: {} };

/** An intent of the register step. */
export function intent(attempt: number): JournalEntry {
  return { kind: "intent", step: "register", attempt, request: "ab".repeat(32), monotonicMs: attempt };
}

/** An intent of a step that a run may have once. */
export function asking(step: "account" | "code" | "shards", attempt: number): JournalEntry {
  return { kind: "intent", step, attempt, monotonicMs: attempt };
}
