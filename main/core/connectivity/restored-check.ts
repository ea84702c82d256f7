import type { CheckResult } from "../../../shared/checks/result.ts";
import { shownAddress } from "../checks/words.ts";
import { answerAbout, finding, found, levelWords } from "./findings.ts";
import type { ReplacedRecord } from "./records.ts";
import type { RestoreOutcome } from "./restore-outcome.ts";

/** The finding about an attempt to restore a callback URL. */
export function restoredCheck(
  restored: RestoreOutcome,
  replaced: Pick<ReplacedRecord, "level" | "before">,
): CheckResult {
  const level = levelWords(replaced.level);
  const before = shownAddress(replaced.before ?? "");
  switch (restored.kind) {
    case "restored":
      return finding(
        "webhooks.restored",
        "pass",
        found(restored.otherwise === true ? "restoredOtherwise" : "restored"),
        { level: replaced.level },
      );
    case "notOurs":
      return finding(
        "webhooks.restored",
        { status: "warn", cause: "changed-meanwhile" },
        restored.to === undefined
          ? found("notOursNothing", { level })
          : found("notOurs", { level, to: shownAddress(restored.to) }),
      );
    case "urlMissing":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "not-restored" },
        found("restoreUrlLost", { level, before }),
      );
    case "changed":
      return finding(
        "webhooks.restored",
        { status: "warn", cause: "changed-meanwhile" },
        restored.to === undefined
          ? found("changedToNothing", { level })
          : found("changedMeanwhile", { level, to: shownAddress(restored.to) }),
      );
    case "otherSettings":
      return finding(
        "webhooks.restored",
        { status: "warn", cause: "changed-meanwhile" },
        found(restored.versions === true ? "otherVersions" : "otherSettings", { level }),
      );
    case "switchedOff":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "not-restored" },
        found("restoreSwitchedOff"),
      );
    case "tokenMissing":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "token-needed" },
        found("restoreNeedsToken", { level, before }),
      );
    case "secretMissing":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "app-secret-missing" },
        found("restoreNeedsSecret", { level }),
      );
    case "refused":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "not-restored" },
        restored.outcome === undefined
          ? found("notRestoredNow", { level })
          : found("notRestored", { level, answer: answerAbout("callbackChange", restored.outcome) }),
      );
    case "mayComeLate":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "may-come-late" },
        found("restoreMayComeLate", { level }),
      );
    case "notKnown":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "not-known" },
        found("restoreUnknown", { level, answer: answerAbout("callbackChange", restored.outcome) }),
      );
  }
}
