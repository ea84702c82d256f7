import type { Client } from "../../../../shared/rpc/client.ts";
import { spokenDigits, digitsOf } from "../../../../shared/phone.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import type { CliSession } from "../cli-session.ts";

/**
 * Prints each callback URL that should point here and waits for the vault, for people who don't see the
 * window.
 */
export async function tellLocked({ report }: CliSession, client: Client): Promise<void> {
  const left = await client.call("tests.unrestored", {});
  for (const one of left.ok ? left.value : []) {
    const { locked, standing, number, level, since } = one;
    if (locked !== true || standing === undefined) continue;
    const { until } = standing;
    report.line("unrestored", {
      number,
      level,
      since,
      locked,
      ...(until === undefined ? {} : { until }),
    });
    if (report.json) continue;
    const { t } = report;
    const spoken = spokenDigits(digitsOf(number));
    report.say(
      until === undefined
        ? t("terminal.serve.locked", { spoken })
        : t("terminal.serve.lockedUntil", { spoken, until: localTime(t, until) }),
    );
  }
}
