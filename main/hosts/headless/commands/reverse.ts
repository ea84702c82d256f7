import { plainJson } from "../../../../shared/visible.ts";
import { reverseNote } from "../../../../shared/wording/run-words.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import type { ExitCode } from "../exit-codes.ts";
import { printedEnd } from "../output-file.ts";
import { nothing, refuse } from "../refusal.ts";
import { runArgument } from "../run/run-argument.ts";
import type { CliSession } from "../cli-session.ts";
import { visible } from "../terminal/visible.ts";

export const define: Define = (command, { action }) => {
  command
    .argument("<RUN>", "ID of the migration to reverse")
    .addHelpText("after", examples("reverse r-20261121-7k2q9d > reverse.json"))
    .action(action(reverse));
};

async function reverse(session: CliSession, given: string): Promise<ExitCode> {
  const run = runArgument(given);
  if (!run.ok) return refuse(session, run.problem);
  return withCore(session, async (client) => {
    const way = await call(client, "migration.wayBack", { run: run.value });
    if (!way.ok) return refuse(session, coreRefusal(way.problem));
    const { plan, notes } = way.value;
    const { t } = session.report;
    for (const note of notes) session.report.say(`! ${reverseNote(t, note) ?? visible(note)}`);
    if (!session.report.json) {
      session.report.show(plainJson(JSON.stringify(plan, null, 2)));
      return printedEnd(session, nothing("output"));
    }
    session.report.line("plan", { run: run.value, plan, notes });
    const status = await call(client, "migration.status", { run: run.value });
    const { numberIs, proof } = (status.ok ? status.value[0] : undefined) ?? {
      numberIs: "unknown",
      proof: "none",
    };
    session.report.line("result", {
      run: run.value,
      outcome: "complete",
      numberIs,
      proof,
      next: "fix-and-check",
      message: "The plan for the reverse migration was printed.",
    });
    return printedEnd(session, nothing("output"));
  });
}
