import { digitsOf, spokenDigits } from "../../../../../shared/phone.ts";
import type { Client } from "../../../../../shared/rpc/client.ts";
import type { GivenBack } from "../../../../../shared/webhook/connectivity-test.ts";
import { causeWording } from "../../../../../shared/wording/checks.ts";
import { translateToEnglish } from "../../../../../shared/wording/translate.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible } from "../../terminal/visible.ts";

/**
 * Tells of each callback that an earlier process had left behind: that it was given back, or why it could not be. A
 * test's own lines, and a standing callback's, tell of failures by themselves, and may still mend them.
 */
export function followGivenBack(
  session: CliSession,
  client: Client,
  { failures }: { readonly failures: boolean },
): () => void {
  const told = new Map<string, string>();
  return client.subscribe("givenBack", (given) => {
    // It is tried again and again; a person hears of it once, and again where the reason is another one.
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
    check?.status === "warn"
      ? `${whose}, still replaced from an earlier start, was left as is: ${found}.${rest}`
      : `${whose}, still replaced from an earlier start, couldn't be restored: ${found}.${rest}`,
  );
}
