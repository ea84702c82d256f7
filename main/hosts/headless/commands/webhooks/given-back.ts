import { digitsOf, spokenDigits } from "../../../../../shared/phone.ts";
import type { Client } from "../../../../../shared/rpc/client.ts";
import type { GivenBack } from "../../../../../shared/webhook/connectivity-test.ts";
import { causeWording } from "../../../../../shared/wording/checks.ts";
import { findingText } from "../../../../../shared/wording/findings.ts";
import type { CliSession } from "../../cli-session.ts";
import { visibleSentence } from "../../terminal/visible.ts";

/**
 * Prints the result for each callback URL that an earlier process left replaced: restored, or why not.
 * `failures` false prints no failures: the command then prints them itself and may still fix them.
 */
export function followGivenBack(
  session: CliSession,
  client: Client,
  { failures }: { readonly failures: boolean },
): () => void {
  const told = new Map<string, string>();
  return client.subscribe("givenBack", (given) => {
    // Restoring is retried; each reason is printed only when it changes.
    if (given.check?.status !== "pass" && given.check?.status !== "warn" && !failures) return;
    const reason = given.restored ? "restored" : (given.check?.cause ?? given.problem ?? "not-restored");
    if (told.get(given.test) === reason) return;
    told.set(given.test, reason);
    tell(session, given, reason);
  });
}

function tell({ report }: CliSession, given: GivenBack, reason: string): void {
  const { test, number, level, restored, check } = given;
  report.line("given-back", { test, number, level, restored, ...(restored ? {} : { reason }) });
  const { t } = report;
  const whose = { spoken: spokenDigits(digitsOf(number)), level: t(`connectivity.levels.${level}`) };
  if (restored) return report.say(t("terminal.webhooks.earlier.restored", whose));
  const found = check === undefined ? reason : visibleSentence(t, findingText(t, check));
  const remedy = check === undefined ? undefined : causeWording(t, check.cause, check.id)?.remedy;
  const isKnown = check?.status === "warn" || check?.cause === "authority-left";
  const what = t(`terminal.webhooks.earlier.${isKnown ? "replaced" : "notRestored"}`, { ...whose, found });
  report.say(remedy === undefined ? what : `${what} ${remedy}`);
}
