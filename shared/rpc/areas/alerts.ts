import { z } from "zod";
import {
  AlertForm,
  AlertNews,
  AlertScope,
  AlertsState,
  SentAlert,
  SentScope,
  SHORTEST_ALERT_KEY,
} from "../../alert/alert.ts";
import { Digest, DigestPlan } from "../../alert/digest.ts";
import { LANGUAGES } from "../../language.ts";
import { redact } from "../../redacted.ts";
import { InputProblem, StorageProblem, VaultProblem } from "../problems.ts";
import { SecretIn } from "../secret-in.ts";

const DataProblem = z.union([StorageProblem, VaultProblem]);

/** Alerts to a server or a chat tool. In Practice there are none. */
export const alertsArea = {
  "alerts.state": { input: z.strictObject({}), output: AlertsState, problem: StorageProblem },
  /** Sets where the alerts of a scope go; a secret that is left out stays as it is stored. */
  "alerts.save": {
    input: z.strictObject({
      scope: AlertScope,
      form: AlertForm,
      url: SecretIn("alert URL").optional(),
      /** Signs the generic form, which needs one. */
      key: z
        .string()
        .min(SHORTEST_ALERT_KEY)
        .max(4096)
        .transform((text) => redact(text, "alert key"))
        .optional(),
      news: z.array(AlertNews).max(20),
      /** Missing: no digest is sent. */
      digest: DigestPlan.optional(),
      wholeNumbers: z.boolean(),
      language: z.enum(LANGUAGES),
      allowPrivate: z.boolean(),
      systemRoots: z.boolean(),
    }),
    output: AlertsState,
    problem: z.union([
      DataProblem,
      InputProblem,
      z.object({ kind: z.literal("addressRefused"), cause: z.string() }),
      z.object({ kind: z.literal("noSuchWorkspace"), workspace: z.string() }),
    ]),
  },
  /** Sets when the desktop shows a digest as a notice; without one, it shows none. It needs no target and no vault. */
  "alerts.desktop": {
    input: z.strictObject({ digest: DigestPlan.optional() }),
    output: AlertsState,
    problem: StorageProblem,
  },
  /** Removes a target with its secrets; without effect where there is none. */
  "alerts.remove": {
    input: z.strictObject({ scope: AlertScope }),
    output: AlertsState,
    problem: DataProblem,
  },
  /** Sends a test alert now, once; missing where there is no target. */
  "alerts.test": {
    input: z.strictObject({ scope: AlertScope }),
    output: SentAlert.optional(),
    problem: DataProblem,
  },
  /**
   * Shows the digest of the last day or week as it would be sent, and sends nothing; missing where there is no target. Daily
   * where none is chosen. That of the desktop needs no target; its text is that of the notice, in `language`.
   */
  "alerts.digest": {
    input: z.strictObject({ scope: SentScope, language: z.enum(LANGUAGES).optional() }),
    output: z.object({ text: z.string(), digest: Digest }).optional(),
    problem: StorageProblem,
  },
} as const;
