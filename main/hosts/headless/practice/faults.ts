import type { FaultChoice, FaultName } from "../../../sandbox/index.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { wholeNumber } from "../../../../shared/typed-value.ts";
import { nothingStarted, refusalFor, type Refusal } from "../refusal.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";
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
  const [name = "", typed, ...rest] = given.split(":");
  const seconds = typed === undefined ? undefined : wholeNumber(typed, { least: 0, most: 9_999 });
  const isTimed = seconds !== undefined || typed === undefined;
  if (isFaultName(name) && isTimed && rest.length === 0)
    return ok<FaultChoice>(seconds === undefined ? name : `${name}:${seconds}`);
  const { faultNames } = await import("../../../sandbox/index.ts");
  const names = faultNames();
  return err(
    refusalFor(
      "unknownFault",
      (t) => ({ fault: visible(given.slice(0, 80)), list: `\n${listIn(t, names)}` }),
      nothingStarted,
    ),
  );
}

/** Every fault with its sentence, one per line. */
export async function faultList(t: TerminalTranslate): Promise<string> {
  const { faultNames } = await import("../../../sandbox/index.ts");
  return listIn(t, faultNames());
}

function listIn(t: TerminalTranslate, names: readonly FaultName[]): string {
  const lines = names.map(
    (name) => `  ${name.padEnd(28)} ${t(`faults.${name}.says`)} ${t(`faults.${name}.lesson`)}`,
  );
  return [...lines, `  ${INTERRUPTION.padEnd(28)} ${t("terminal.rehearsal.interruption")}`].join("\n");
}
