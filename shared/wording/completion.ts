import type { RunSnapshot } from "../migration/run-snapshot.ts";

/** How much of a complete migration is confirmed: no sentence may claim more. */
export type Completion =
  /** Version 0.1.0 marked it complete on a check that does not confirm it: the outcome of a step is unknown. */
  | "unproven"
  /** Every step was answered, and a check of both APIs agreed. */
  | "looked"
  /** Every step was answered; at the last check only the API that the number left reported anything. */
  | "source-looked"
  /** Every step was answered; this deployment answers no queries. */
  | "answered"
  /** A person reported a step as done; a check of both APIs agreed in the end. */
  | "attested-looked"
  /** A person reported a step as done, and no query was answered. */
  | "attested"
  /** A response was lost, but a webhook that only a number in the cloud can cause confirmed the step; no query was answered. */
  | "witnessed"
  /** The number was on the target before the migration began. */
  | "there-already";

/** Derives from the steps how much of a complete migration is confirmed. */
export function completionOf(run: Pick<RunSnapshot, "steps" | "direction" | "lastReading">): Completion {
  const { steps } = run;
  const states = steps.map(({ state }) => state);
  if (states.some((state) => state.kind === "unknown")) return "unproven";
  const looked = steps.some(
    ({ step, state }) => step === "verify" && state.kind === "confirmed" && state.by === "look-up",
  );
  if (states.some((state) => state.kind === "confirmed" && state.by === "person"))
    return looked ? "attested-looked" : "attested";
  if (!looked && states.some((state) => state.kind === "confirmed" && state.by === "webhook"))
    return "witnessed";
  const wasThere = states.some(
    (state) =>
      state.kind === "skipped" && (state.why === "already-on-target" || state.why === "already-registered"),
  );
  if (wasThere) return "there-already";
  if (!looked) return "answered";
  return targetIsSilent(run) ? "source-looked" : "looked";
}

function targetIsSilent({ direction, lastReading }: Pick<RunSnapshot, "direction" | "lastReading">): boolean {
  if (lastReading === undefined) return false;
  return direction === "to-cloud"
    ? lastReading.cloudSays === "silent" || lastReading.cloudSays === "somewhere"
    : lastReading.clientSays === "silent";
}
