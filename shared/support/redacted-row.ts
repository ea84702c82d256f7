import { z } from "zod";
import { kindsIn } from "../log/kinds-in.ts";
import { ProgramVersion } from "../log/log-event.ts";
import { Confirmation } from "../migration/confirmation.ts";
import { EndReason } from "../migration/end-reason.ts";
import { JournalEntry, SkipReason, StepProof } from "../migration/journal-entry.ts";
import { ObservationCause, ObservationReason } from "../migration/observation.ts";
import { StepName } from "../migration/step.ts";
import { NumberLocation } from "../platform/facts.ts";
import { isListedCode } from "../platform/codes.ts";
import { NotSentCause, RefusalReason, UnknownCause, type RecordedOutcome } from "../platform/outcome.ts";

const RedactedOutcome = z.strictObject({
  kind: z.enum(["confirmed", "rejected", "notSent", "unknown"]),
  why: z.union([RefusalReason, NotSentCause, UnknownCause]).optional(),
  signIn: RefusalReason.optional(),
  status: z.number().int().min(100).max(599).optional(),
  code: z.number().int().optional(),
  ms: z.number().int().nonnegative(),
});
type RedactedOutcome = z.infer<typeof RedactedOutcome>;

const RedactedObservation = z.strictObject({
  location: NumberLocation,
  why: ObservationReason,
  working: z.boolean().optional(),
  cloud: RedactedOutcome,
  onPrem: RedactedOutcome,
});

/** A journal row as a support bundle holds it: its course, without plan, number, names, URLs or texts of a server. */
export const RedactedRow = z.strictObject({
  seq: z.number().int().nonnegative(),
  at: z.iso.datetime(),
  version: ProgramVersion.optional(),
  kind: z.enum(kindsIn([JournalEntry])),
  step: StepName.optional(),
  attempt: z.number().int().positive().optional(),
  outcome: RedactedOutcome.optional(),
  observation: RedactedObservation.optional(),
  because: ObservationCause.optional(),
  by: z.union([StepProof, z.enum(["person", "yes-option"])]).optional(),
  skipped: SkipReason.optional(),
  confirmed: Confirmation.optional(),
  reported: NumberLocation.optional(),
  ended: EndReason.optional(),
});
export type RedactedRow = z.infer<typeof RedactedRow>;

type Row = {
  readonly seq: number;
  readonly entry: JournalEntry;
  /** ISO 8601. */
  readonly at: string;
  readonly appVersion: string;
};

/** Reduces a row to its course. What isn't named here is left out, and so is what a later version adds. */
export function redactedRow({ seq, at, appVersion, entry }: Row): RedactedRow {
  const version = ProgramVersion.safeParse(appVersion);
  return RedactedRow.parse({
    seq,
    at,
    ...(version.success ? { version: version.data } : {}),
    kind: entry.kind,
    ...("step" in entry && entry.step !== undefined ? { step: entry.step } : {}),
    ...("attempt" in entry ? { attempt: entry.attempt } : {}),
    ...("outcome" in entry && entry.outcome !== undefined ? { outcome: redactedOutcome(entry.outcome) } : {}),
    ...courseOf(entry),
  } satisfies Partial<Record<keyof RedactedRow, unknown>>);
}

function courseOf(entry: JournalEntry): Partial<RedactedRow> {
  switch (entry.kind) {
    case "looked":
      return { because: entry.because, observation: redactedObservation(entry.reading) };
    case "settled":
      return {
        by: entry.by,
        ...(entry.reading === undefined ? {} : { observation: redactedObservation(entry.reading) }),
      };
    case "skipped":
      return { skipped: entry.why };
    case "confirmed":
      return { confirmed: entry.what, by: entry.by };
    case "attested":
      return { reported: entry.home };
    case "ended":
      return { ended: entry.reason };
    default:
      return {};
  }
}

function redactedObservation(
  reading: Extract<JournalEntry, { kind: "looked" }>["reading"],
): NonNullable<RedactedRow["observation"]> {
  const { home, reason, working, cloud, onPrem } = reading;
  return {
    location: home,
    why: reason,
    ...(working === undefined ? {} : { working }),
    cloud: redactedOutcome(cloud),
    onPrem: redactedOutcome(onPrem),
  };
}

function redactedOutcome(outcome: RecordedOutcome): RedactedOutcome {
  const { durationMs, httpStatus, apiError } = outcome.evidence;
  const why =
    outcome.kind === "confirmed" ? undefined : outcome.kind === "rejected" ? outcome.reason : outcome.cause;
  const signIn = outcome.kind === "notSent" ? outcome.signIn : undefined;
  // A server may put any number there, one that it was sent too.
  const code = [apiError?.code].find(
    (one) => one !== undefined && (isListedCode("cloud", one) || isListedCode("onPrem", one)),
  );
  const isStatus = httpStatus !== undefined && httpStatus >= 100 && httpStatus <= 599;
  return {
    kind: outcome.kind,
    ...(why === undefined ? {} : { why }),
    ...(signIn === undefined ? {} : { signIn }),
    ...(isStatus ? { status: httpStatus } : {}),
    ...(code === undefined ? {} : { code }),
    ms: Math.max(0, Math.round(durationMs)),
  };
}
