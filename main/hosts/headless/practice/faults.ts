import type { FaultChoice } from "../../../sandbox/index.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import { refusal, type Refusal } from "../refusal.ts";
import { visible } from "../terminal/visible.ts";

/** Kills the process during the step that moves the number: a fault of this computer, not of the platform. */
export const INTERRUPTION = "interruption";

/** A value of --fault: a fault of the sandbox (`delay-register:20` sets its seconds), or the interruption. */
export type RehearsalFault = FaultChoice | typeof INTERRUPTION;

/** Parses a value of --fault. The refusal lists every name. */
export async function faultArgument(given: string): Promise<Result<RehearsalFault, Refusal>> {
  if (given === INTERRUPTION) return ok(given);
  return platformFault(given);
}

/** Parses a fault of the sandbox. The refusal lists every name. */
export async function platformFault(given: string): Promise<Result<FaultChoice, Refusal>> {
  const { isFaultName } = await import("../../../sandbox/index.ts");
  const [name = "", seconds, ...rest] = given.split(":");
  const timed = seconds === undefined || /^[0-9]{1,4}$/.test(seconds);
  if (isFaultName(name) && timed && rest.length === 0)
    return ok<FaultChoice>(seconds === undefined ? name : `${name}:${Number(seconds)}`);
  return err(
    refusal(
      `Unknown fault “${visible(given.slice(0, 80))}”. Available faults:\n${await faultList()}`,
      "Choose one of them.",
      "Nothing was started.",
    ),
  );
}

/** Every fault with its sentence, one per line. */
export async function faultList(): Promise<string> {
  const { faultNames } = await import("../../../sandbox/index.ts");
  const lines = faultNames().map(
    (name) =>
      `  ${name.padEnd(28)} ${translateToEnglish(`faults.${name}.says`)} ${translateToEnglish(`faults.${name}.lesson`)}`,
  );
  return [
    ...lines,
    `  ${INTERRUPTION.padEnd(28)} Switchover is killed while the number moves, and a new process resumes.`,
  ].join("\n");
}
