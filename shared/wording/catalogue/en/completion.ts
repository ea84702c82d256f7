import type { Direction } from "../../../migration/direction.ts";
import type { Completion } from "../../completion.ts";

/** The result of a complete migration, by how much of it is confirmed: no sentence may claim more. */
export const complete = {
  unproven: {
    "to-cloud":
      "An earlier version of Switchover marked this migration complete, but its records don't confirm that {{spoken}} moved to the cloud.",
    "to-onprem":
      "An earlier version of Switchover marked this migration complete, but its records don't confirm that {{spoken}} moved to the on-premises client.",
  },
  looked: {
    "to-cloud": "{{spoken}} moved to the cloud, and every step is confirmed.",
    "to-onprem": "{{spoken}} moved to the on-premises client, and every step is confirmed.",
  },
  "source-looked": {
    "to-cloud":
      "{{spoken}} moved to the cloud: the platform answered every step, and the on-premises client no longer has the number. The cloud itself didn't report where it is.",
    "to-onprem":
      "{{spoken}} moved to the on-premises client: the platform answered every step, and the cloud no longer has the number. The on-premises client itself didn't report whether it serves it.",
  },
  answered: {
    "to-cloud":
      "{{spoken}} moved to the cloud: the platform answered every step. No query was answered, so the result couldn't be checked.",
    "to-onprem":
      "{{spoken}} moved to the on-premises client: the platform answered every step. No query was answered, so the result couldn't be checked.",
  },
  "attested-looked": {
    "to-cloud": "{{spoken}} moved to the cloud. 1 step was reported by you as done; a later check agreed.",
    "to-onprem":
      "{{spoken}} moved to the on-premises client. 1 step was reported by you as done; a later check agreed.",
  },
  attested: {
    "to-cloud":
      "You reported that {{spoken}} moved to the cloud. The other steps were answered, but the platform itself hasn't confirmed the move.",
    "to-onprem":
      "You reported that {{spoken}} moved to the on-premises client. The other steps were answered, but the platform itself hasn't confirmed the move.",
  },
  witnessed: {
    "to-cloud":
      "{{spoken}} moved to the cloud: the response to 1 request was lost, but a signed message received since confirms it. No query was answered, so the result couldn't be checked again.",
    "to-onprem":
      "{{spoken}} moved to the on-premises client: the response to 1 request was lost, but what was received since confirms it. No query was answered, so the result couldn't be checked again.",
  },
  "there-already": {
    "to-cloud": "{{spoken}} was already in the cloud. This migration didn't move it.",
    "to-onprem":
      "{{spoken}} was already registered with the on-premises client. This migration didn't move it.",
  },
} as const satisfies Readonly<Record<Completion, Readonly<Record<Direction, string>>>>;
