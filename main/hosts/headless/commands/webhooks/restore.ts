import type { OutputOf } from "../../../../../shared/rpc/api.ts";
import { sayEnglish } from "../../../../../shared/wording/say.ts";
import { examples, type Define } from "../../command.ts";
import { call, coreRefusal, withCore } from "../../core-call.ts";
import { EXIT, type ExitCode } from "../../exit-codes.ts";
import { unlockVault } from "../../passphrase.ts";
import { refersToVault } from "../../plan-file/absolute-paths.ts";
import { loadPlan } from "../../plan-file/load-plan.ts";
import { refuse } from "../../refusal.ts";
import { showResult } from "../../run/show-result.ts";
import type { Session } from "../../session.ts";
import { tellStep } from "./test-follow.ts";

export const defineRestore: Define = (command, { action }) => {
  command
    .argument("<PLAN>", "the plan file")
    .addHelpText("after", examples("webhooks restore plan.json"))
    .action(action(restore));
};

async function restore(session: Session, planFile: string): Promise<ExitCode> {
  const plan = loadPlan(session.path(planFile));
  if (!plan.ok) return refuse(session, plan.problem);
  return withCore(session, async (client) => {
    if (refersToVault(plan.value) || session.passphraseFile !== undefined) {
      const unlocked = await unlockVault(session, client, { mayCreate: false });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    const ask = () => call(client, "points.restore", { target: { kind: "plan" as const, plan: plan.value } });
    let given = await ask();
    // What was sealed is opened by a person who is there; a script names the passphrase's file.
    if (!given.ok && given.problem.kind === "vaultLocked" && session.interactive) {
      const unlocked = await unlockVault(session, client, { mayCreate: false });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
      given = await ask();
    }
    if (!given.ok) {
      const words = coreRefusal(given.problem);
      return refuse(session, given.problem.kind === "testRunning" ? { ...words, exit: EXIT.held } : words);
    }
    return conclude(session, given.value);
  });
}

function conclude(session: Session, { restored, found, check }: OutputOf<"points.restore">): ExitCode {
  tellStep(session, { id: "webhooks.restored", state: "done", check });
  const facts = {
    outcome: restored ? "complete" : "stopped",
    restored,
    found,
    numberIs: "unknown",
    proof: "none",
    next: "nothing",
    ...(restored ? {} : { reason: check.cause ?? "not-restored" }),
  } as const;
  const what = !found
    ? "Nothing of ours was borrowed."
    : restored
      ? "The callback was given back."
      : check.status === "fail"
        ? "The callback could not be given back."
        : "The callback was changed by somebody else, and was left as it is.";
  const works = sayEnglish(restored ? "connectivity.restoredYes" : "connectivity.restoredNo");
  const next =
    restored || check.status !== "fail" ? "" : "Put right what the line above says, then run it again.";
  return showResult(session.report, facts, { what, works, next });
}
