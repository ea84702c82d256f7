import type { CheckResult } from "../../../../shared/checks/result.ts";
import { isUnsent } from "../../../../shared/webhook/proof-checks.ts";
import type { EndpointReport } from "../../../stores/webhook-checks.ts";
import type { WindowTranslate } from "../../../wording/window-translate.ts";

type Reported = Pick<EndpointReport, "verdict" | "checks">;
type Checks = readonly Pick<CheckResult, "status">[];

/** The checks that were made: those that were skipped count for nothing. */
const madeOf = (checks: Checks): Checks => checks.filter(({ status }) => status !== "skip");
const countOf = (checks: Checks, one: CheckResult["status"]): number =>
  checks.filter(({ status }) => status === one).length;

/** What an endpoint check came to, as the screen's title. */
export function endpointTitle(t: WindowTranslate, { verdict, checks }: Reported): string {
  const failed = countOf(checks, "fail");
  if (failed > 0)
    return t("window.webhooks.endpoint.headline.failed", { count: failed, all: madeOf(checks).length });
  if (isUnsent(checks)) return t("window.webhooks.endpoint.headline.unsent");
  return t(`window.webhooks.endpoint.headline.${verdict}`);
}

/** The same in a word. */
export function endpointWord(
  t: WindowTranslate,
  { verdict, checks }: Reported,
): { readonly meaning: "stopped" | "attention" | "pending" | "proven"; readonly word: string } {
  const warned = countOf(checks, "warn");
  const unsent = verdict === "ready" && isUnsent(checks);
  return {
    meaning: verdict === "not-ready" ? "stopped" : warned > 0 ? "attention" : unsent ? "pending" : "proven",
    word: unsent
      ? t("window.webhooks.endpoint.verdict.unsent")
      : verdict === "ready" && warned > 0
        ? t("window.webhooks.endpoint.verdict.readyBut", { count: warned })
        : t(`window.webhooks.endpoint.verdict.${verdict}`),
  };
}

/** How many checks of those that were made passed. */
export function passedWords(t: WindowTranslate, checks: Checks): string {
  const made = madeOf(checks);
  return made.length === 0
    ? t("window.webhooks.endpoint.skipped")
    : t("window.webhooks.endpoint.passed", { count: countOf(made, "pass"), all: made.length });
}
