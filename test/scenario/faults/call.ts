import { openCloud } from "../../../main/core/platforms/cloud/client.ts";
import type { Limits } from "../../../main/core/platforms/http/limits.ts";
import { LIMITS } from "../../../main/core/platforms/http/limits.ts";
import type { Trust } from "../../../main/core/platforms/http/trust.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import { redact } from "../../../shared/redacted.ts";
import { instant } from "../../../shared/time.ts";
import { outcomeSentence } from "../../../shared/wording/cause-words.ts";
import { proven } from "./proofs.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";

/** What one registration at this address comes to: its class, and what a person is told about it. */
export async function classAt(
  baseUrl: string,
  trust: Trust,
  limits: Partial<Limits> = {},
): Promise<{ readonly class: string; readonly told: string }> {
  const api = openCloud({
    baseUrl,
    dialect: dialectOf({ brand: "chat", apiVersion: "v23.0" }),
    businessAccountId: "102290129340398",
    phoneNumberId: "106540352242922",
    accessToken: redact("EAAtokentokentokentoken0123456789", "access token"),
    trust,
    limits: { ...LIMITS, ...limits },
    clock: {
      now: () => instant(Date.now()),
      monotonicMs: () => performance.now(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
  });
  try {
    const outcome = await api.register({
      pin: redact("482913", "pin"),
      backup: { password: redact("correct horse", "password"), data: redact("QmFja3Vw", "data") },
    });
    const { kind, cause, reason } = outcome as { kind: string; cause?: string; reason?: string };
    proven("told");
    return {
      class: [kind, cause ?? reason].filter((part) => part !== undefined).join(": "),
      told: outcomeSentence(translateToEnglish, "register", outcome) ?? "",
    };
  } finally {
    await api.close();
  }
}
