import { digitsOf, spokenDigits } from "../../../../../shared/phone.ts";
import type { Client } from "../../../../../shared/rpc/client.ts";
import type { GivenBack } from "../../../../../shared/webhook/connectivity-test.ts";
import { causeWording } from "../../../../../shared/wording/checks.ts";
import { translateToEnglish } from "../../../../../shared/wording/translate.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible } from "../../terminal/visible.ts";

/** What to do about a callback URL that could not be restored. */
export const RESTORE_NEXT =
  "Check the callback URL in the platform's dashboard. To try restoring it again: switchover webhooks restore PLAN";

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
  const whose = `The callback URL of ${spokenDigits(digitsOf(number))} for ${translateToEnglish(`connectivity.levels.${level}`)}`;
  if (restored) {
    report.say(`${whose}, still replaced from an earlier start, was restored.`);
    return;
  }
  const found = check === undefined ? reason : visible(check.found);
  const remedy =
    check === undefined ? undefined : causeWording(translateToEnglish, check.cause, check.id)?.remedy;
  const rest = remedy === undefined ? "" : ` ${remedy}`;
  report.say(
    check?.status === "warn" || check?.cause === "authority-left"
      ? `${whose}, replaced by an earlier start: ${found}.${rest}`
      : `${whose}, still replaced from an earlier start, couldn't be restored: ${found}.${rest}`,
  );
}
