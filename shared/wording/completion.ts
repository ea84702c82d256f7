import type { Direction } from "../migration/direction.ts";
import type { RunSnapshot } from "../migration/run-snapshot.ts";

/** How much is known of a run that is complete: no sentence may claim more. */
export type Completion =
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
  /** The number was on the target before the run began. */
  | "there-already";

/** Finds out from the steps how a complete run came to be so. */
export function completionOf(run: Pick<RunSnapshot, "steps" | "direction" | "lastReading">): Completion {
  const { steps } = run;
  const states = steps.map(({ state }) => state);
  const looked = steps.some(
    ({ step, state }) => step === "verify" && state.kind === "confirmed" && state.by === "look-up",
  );
  if (states.some((state) => state.kind === "confirmed" && state.by === "person"))
    return looked ? "attested-looked" : "attested";
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

type Sentence = (spoken: string) => string;

/** What is said of a complete run, by how much is known of it. */
export const COMPLETE_WORDS: Readonly<Record<Completion, Readonly<Record<Direction, Sentence>>>> = {
  looked: {
    "to-cloud": (spoken) => `${spoken} was moved to the cloud, and every step is confirmed.`,
    "to-onprem": (spoken) => `${spoken} was moved to the on-premises client, and every step is confirmed.`,
  },
  "source-looked": {
    "to-cloud": (spoken) =>
      `${spoken} was moved to the cloud: the platform answered every step, and the on-premises client has it no longer. The cloud does not tell where a number is, so it could not be asked.`,
    "to-onprem": (spoken) =>
      `${spoken} was moved to the on-premises client: the platform answered every step, and the cloud has it no longer. The on-premises client does not tell whether it serves the number, so it could not be asked.`,
  },
  answered: {
    "to-cloud": (spoken) =>
      `${spoken} was moved to the cloud: the platform answered every step. This deployment offers no look-ups, so it could not be checked again.`,
    "to-onprem": (spoken) =>
      `${spoken} was moved to the on-premises client: the platform answered every step. This deployment offers no look-ups, so it could not be checked again.`,
  },
  "attested-looked": {
    "to-cloud": (spoken) =>
      `${spoken} is in the cloud. One step counts as done by your word; a look at both sides agreed with it afterwards.`,
    "to-onprem": (spoken) =>
      `${spoken} is on-premises. One step counts as done by your word; a look at both sides agreed with it afterwards.`,
  },
  attested: {
    "to-cloud": (spoken) =>
      `${spoken} is in the cloud by your word. The other steps were answered, but the platform itself has not confirmed the move.`,
    "to-onprem": (spoken) =>
      `${spoken} is on-premises by your word. The other steps were answered, but the platform itself has not confirmed the move.`,
  },
  "there-already": {
    "to-cloud": (spoken) => `${spoken} was in the cloud already; webhooks are subscribed now.`,
    "to-onprem": (spoken) => `The on-premises client answered that ${spoken} is registered with it already.`,
  },
};
