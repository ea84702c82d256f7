import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { PinChange } from "../../../../shared/pin/pin-change.ts";
import { spokenDigits } from "../../../../shared/phone.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import type { CliSession } from "../cli-session.ts";
import { table } from "../terminal/table.ts";

/** Is this a PIN change with unknown outcome for the number of one of these migrations? */
export function concerns({ state, number }: PinChange, runs: readonly RunSnapshot[]): boolean {
  return state === "unknown" && runs.some((run) => run.number === number);
}

/** Prints the changes of two-step PINs as a table below the migrations; nothing if there are none. */
export async function showPinChanges(
  { report }: CliSession,
  changes: readonly PinChange[],
  damaged: number,
): Promise<void> {
  if (changes.length > 0)
    report.show(
      await table(
        ["Number", "Two-step PIN", "Side", "Outcome", "Updated"],
        changes.map(({ number, action, side, state, startedAt, endedAt }) => [
          spokenDigits(number.replace(/\D/g, "")),
          translateToEnglish(`pin.action.${action}`),
          translateToEnglish(`homes.${side}`),
          translateToEnglish(`pin.state.${state}`),
          localTime(translateToEnglish, endedAt ?? startedAt),
        ]),
      ),
    );
  if (damaged > 0)
    report.show(
      `${damaged} PIN change ${damaged === 1 ? "record is" : "records are"} corrupted and not shown.`,
    );
}
