import type { CheckStatus } from "../../../../shared/checks/result.ts";
import { goWords } from "../../../../shared/wording/verdicts.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import type { ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { refersToVault } from "../../../core/plan/absolute-paths.ts";
import { loadPlan } from "../plan-file/load-plan.ts";
import { refuse } from "../refusal.ts";
import { followChecks } from "../run/check-lines.ts";
import { placeFrom } from "../../../core/batch/carry-number.ts";
import { showNoGo } from "../run/conclude.ts";
import { showResult } from "../run/show-result.ts";
import type { CliSession } from "../cli-session.ts";

export const define: Define = (command, { query }) => {
  command
    .argument("<PLAN>", "the plan file")
    .addHelpText("after", examples("check plan.json", "check plan.json --json"))
    .action(query(check));
};

async function check(session: CliSession, planFile: string): Promise<ExitCode> {
  const plan = loadPlan(session.path(planFile));
  if (!plan.ok) return refuse(session, plan.problem);
  return withCore(session, async (client) => {
    if (refersToVault(plan.value)) {
      const unlocked = await unlockVault(session, client, { mayCreate: false });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    const stop = followChecks(client, session.report, "all");
    const ran = await call(client, "checks.run", { plan: plan.value });
    stop();
    if (!ran.ok) return refuse(session, coreRefusal(ran.problem));
    const { checks, verdict } = ran.value;
    if (verdict === "no-go") return showNoGo(session, checks, planFile);
    const countOf = (wanted: CheckStatus): number => checks.filter(({ status }) => status === wanted).length;
    const warnings = countOf("warn");
    return showResult(
      session.report,
      { outcome: "go", ...placeFrom(checks), warnings, next: "migrate" },
      (t) => goWords(t, { warnings, skipped: countOf("skip") }),
      { plan: planFile },
    );
  });
}
