import { coreRefusal } from "../../core-call.ts";
import { EXIT, type ExitCode } from "../../exit-codes.ts";
import { refuse } from "../../refusal.ts";
import type { CliSession } from "../../cli-session.ts";

/**
 * Prints why a test, or pointing a callback URL here, cannot start, with the option that helps if one does.
 */
export function refuseStart(session: CliSession, problem: Parameters<typeof coreRefusal>[0]): ExitCode {
  const refusal = coreRefusal(problem);
  if (problem.kind === "testRunning") return refuse(session, { ...refusal, exit: EXIT.held });
  return refuse(
    session,
    problem.kind === "placeUnknown"
      ? {
          ...refusal,
          words: (t) => ({
            ...refusal.words(t),
            // As for a PIN: the same number, and the same two places.
            next: t("terminal.pin.whichSide.set"),
          }),
        }
      : refusal,
  );
}
