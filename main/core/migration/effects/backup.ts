import { recorded } from "../../../../shared/platform/outcome.ts";
import { runDetached } from "../../background.ts";
import { missingSecret } from "../../plan/plan-secrets.ts";
import { sealBackup } from "../pair.ts";
import type { Effect, Sent } from "./effect.ts";
import { answeredWithinLast, FRESH_MS } from "./guards.ts";

/** Asks the client for the encoded metadata and seals it with its password before anything else happens. */
export const backup: Effect = async (context) => {
  const password = context.secrets.backupPassword;
  if (password === undefined)
    return { kind: "problem", problem: missingSecret(context.state.plan, "backupPassword") };
  return {
    kind: "ready",
    send: async (): Promise<Sent> => {
      const { cloud, onPrem } = context.connections;
      const answered = onPrem.backup(password);
      // The cloud connection is opened meanwhile, so that register finds one that has just answered. One that has is
      // left alone: behind a question that is under way register would have to wait.
      if (!answeredWithinLast(FRESH_MS / 2, context)) runDetached(cloud.warm());
      const outcome = await answered;
      if (outcome.kind !== "confirmed") return { outcome: recorded(outcome) };
      const sealed = sealBackup(context.vault, context.state, { password, data: outcome.value });
      return {
        outcome: recorded(outcome),
        ...(sealed.ok ? { yield: { kind: "pair", ref: sealed.value } } : {}),
      };
    },
  };
};
