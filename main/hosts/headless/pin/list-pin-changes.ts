import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { PinChange } from "../../../../shared/pin/pin-change.ts";
import { spokenDigits } from "../../../../shared/phone.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import type { CliSession } from "../cli-session.ts";
import { table } from "../terminal/table.ts";

/** Is this a PIN change with unknown outcome for the number of one of these migrations? */
export function concerns({ state, number }: PinChange, runs: readonly RunSnapshot[]): boolean {
  return state === "unknown" && runs.some((run) => run.number === number);
}

/** Prints the changes of two-step PINs as a table below the migrations; nothing if there are none. */
export async function showPinChanges(
  { host, report }: CliSession,
  changes: readonly PinChange[],
  damaged: number,
): Promise<void> {
  const { t } = report;
  const columns = ["number", "twoStepPin", "side", "outcome", "updated"] as const;
  if (changes.length > 0)
    report.show(
      await table(
        columns.map((column) => t(`terminal.columns.${column}`)),
        changes.map(({ number, action, side, state, startedAt, endedAt }) => [
          spokenDigits(number.replace(/\D/g, "")),
          t(`pin.action.${action}`),
          t(`homes.${side}`),
          t(`pin.state.${state}`),
          localTime(t, endedAt ?? startedAt),
        ]),
        host.columns?.(),
      ),
    );
  if (damaged > 0) report.show(t("terminal.pin.corrupted", { count: damaged }));
}
