import type { RunSnapshot } from "../migration/run-snapshot.ts";

/** How much is known of a run that is complete: no sentence may claim more. */
export type Completion =
  /** Version 0.1.0 called it complete on a look that does not prove it: a step is still an open question. */
  | "unproven"
  /** Every step was answered, and a look at both sides agreed. */
  | "looked"
  /** Every step was answered; at the last look only the side that gave the number away told anything. */
  | "source-looked"
  /** Every step was answered; this deployment offers no look-ups. */
  | "answered"
  /** A step counts as done by a person's word; a look at both sides agreed in the end. */
  | "attested-looked"
  /** A step counts as done by a person's word, and nothing could be looked up. */
  | "attested"
  /** A lost answer was made good by a webhook that only a number in the cloud can have caused; nothing could be looked up. */
  | "witnessed"
  /** The number was on the target before the run began. */
  | "there-already";

/** Finds out from the steps how a complete run came to be so. */
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
