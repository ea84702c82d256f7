import type { Direction } from "../../../migration/direction.ts";
import type { Completion } from "../../completion.ts";

/** What is said of a complete run, by how much is known of it: no sentence may claim more. */
export const complete = {
  unproven: {
    "to-cloud":
      "An earlier version of Switchover called this run complete, but what it recorded does not prove that {{spoken}} was moved to the cloud.",
    "to-onprem":
      "An earlier version of Switchover called this run complete, but what it recorded does not prove that {{spoken}} was moved to the on-premises client.",
  },
  looked: {
    "to-cloud": "{{spoken}} was moved to the cloud, and every step is confirmed.",
    "to-onprem": "{{spoken}} was moved to the on-premises client, and every step is confirmed.",
  },
  "source-looked": {
    "to-cloud":
      "{{spoken}} was moved to the cloud: the platform answered every step, and the on-premises client has it no longer. The cloud itself did not tell where it is.",
    "to-onprem":
      "{{spoken}} was moved to the on-premises client: the platform answered every step, and the cloud has it no longer. The on-premises client itself did not tell whether it serves it.",
  },
  answered: {
    "to-cloud":
      "{{spoken}} was moved to the cloud: the platform answered every step. No look-up was answered, so it could not be checked again.",
    "to-onprem":
      "{{spoken}} was moved to the on-premises client: the platform answered every step. No look-up was answered, so it could not be checked again.",
  },
  "attested-looked": {
    "to-cloud":
      "{{spoken}} is in the cloud. One step counts as done by your word; a look afterwards agreed with it.",
    "to-onprem":
      "{{spoken}} is on-premises. One step counts as done by your word; a look afterwards agreed with it.",
  },
  attested: {
    "to-cloud":
      "{{spoken}} is in the cloud by your word. The other steps were answered, but the platform itself has not confirmed the move.",
    "to-onprem":
      "{{spoken}} is on-premises by your word. The other steps were answered, but the platform itself has not confirmed the move.",
  },
  witnessed: {
    "to-cloud":
      "{{spoken}} was moved to the cloud: the answer to one request was lost, but a signed message that arrived since proves it. No look-up was answered, so it could not be checked again.",
    "to-onprem":
      "{{spoken}} was moved to the on-premises client: the answer to one request was lost, but what arrived since proves it. No look-up was answered, so it could not be checked again.",
  },
  "there-already": {
    "to-cloud": "{{spoken}} was in the cloud already, so this run did not move it.",
    "to-onprem":
      "{{spoken}} was registered with the on-premises client already, so this run did not move it.",
  },
} as const satisfies Readonly<Record<Completion, Readonly<Record<Direction, string>>>>;
