import type { World } from "../../../sandbox/index.ts";
import { parseRegistrationCode } from "../../../../shared/pin.ts";
import type { Prompter } from "../../../core/batch/run-to-rest.ts";
import type { Report } from "../terminal/report.ts";

/** Maximum number of codes entered: further rejected codes would show nothing new. */
const MOST_CODES = 2;

/** A prompter that confirms everything and reads the code from the sandbox. */
export function practicePerson(world: Pick<World, "lastCode">, report: Report): Prompter {
  let entered = 0;
  return {
    confirm: async () => "person",
    // Nothing in the sandbox is real, and its vault has a passphrase.
    waiver: async () => undefined,
    async code() {
      const shown = world.lastCode();
      const code = shown === undefined ? undefined : parseRegistrationCode(shown);
      if (code?.ok !== true || entered >= MOST_CODES) return undefined;
      entered += 1;
      report.say(`${report.paint.say("cyan", "☎")} ${report.t("terminal.rehearsal.codeEntered")}`);
      return code.value;
    },
  };
}
