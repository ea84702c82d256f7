import { NOTHING_MANAGED } from "../../../../shared/settings/managed.ts";
import { managedSentences, managedSource, managedTrouble } from "../../../../shared/wording/managed-words.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { refuse } from "../refusal.ts";

export const define: Define = (command, { query }) => {
  command.addHelpText("after", examples("managed", "managed --json")).action(query(managed));
};

/** Prints what the administrator fixed. Ends with 1 if something in the managed settings can't be understood. */
async function managed(session: CliSession): Promise<ExitCode> {
  return withCore(session, async (client) => {
    const info = await call(client, "app.info", {});
    if (!info.ok) return refuse(session, coreRefusal(info.problem));
    const state = info.value.managed ?? NOTHING_MANAGED;
    const { report } = session;
    const { t } = report;
    const sentences = managedSentences(t, state, (kind) => kind);
    if (sentences.length === 0) report.show(t("managed.none"));
    for (const sentence of sentences) report.show(sentence);
    const where = managedSource(t, state);
    if (where !== undefined) report.show(where);
    for (const trouble of state.troubles) report.show(`! ${managedTrouble(t, trouble)}`);
    const { troubles, source, ...settings } = state;
    const outcome = troubles.length === 0 ? ("understood" as const) : ("not-understood" as const);
    report.line("result", { outcome, ...(source === undefined ? {} : { source }), ...settings, troubles });
    return troubles.length === 0 ? EXIT.done : EXIT.endedSafely;
  });
}
