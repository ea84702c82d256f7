import type { OutputOf } from "../../../../../shared/rpc/api.ts";
import { restorationOf } from "../../../../../shared/webhook/test-outcome.ts";
import { restoredSentence } from "../../../../../shared/wording/restored-words.ts";
import type { Client } from "../../../../../shared/rpc/client.ts";
import { examples, type Define } from "../../command.ts";
import { call, coreRefusal, withCore } from "../../core-call.ts";
import { EXIT, type ExitCode } from "../../exit-codes.ts";
import { finishFirst } from "../../finish-first.ts";
import { unlockVault } from "../../passphrase.ts";
import { refersToVault } from "../../../../core/plan/absolute-paths.ts";
import { loadPlan } from "../../plan-file/load-plan.ts";
import { refuse } from "../../refusal.ts";
import { secretFrom } from "../../secret-file.ts";
import { showResult } from "../../run/show-result.ts";
import type { CliSession } from "../../cli-session.ts";
import { tellStep } from "./test-follow.ts";

export const defineRestore: Define = (command, { action }) => {
  command
    .argument("<PLAN>", "the plan file")
    .option("--app-secret-file <FILE>", "app secret, needed to restore an app's callback URL")
    .addHelpText(
      "after",
      examples("webhooks restore plan.json", "webhooks restore plan.json --app-secret-file secret.txt"),
    )
    .action(action(restore));
};

type Options = { readonly appSecretFile?: string };

async function restore(session: CliSession, planFile: string, options: Options): Promise<ExitCode> {
  const secret = secretFrom(session, "--app-secret-file", options.appSecretFile);
  if (!secret.ok) return refuse(session, secret.problem);
  const plan = loadPlan(session.path(planFile));
  if (!plan.ok) return refuse(session, plan.problem);
  return withCore(session, async (client) => {
    // Without a vault, no restore data is encrypted, and none needs unlocking.
    if ((refersToVault(plan.value) || session.passphraseFile !== undefined) && (await hasVault(client))) {
      const unlocked = await unlockVault(session, client, { mayCreate: false });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    const appSecret = secret.value === undefined ? {} : { appSecret: secret.value.reveal() };
    const target = { kind: "plan" as const, plan: plan.value, ...appSecret };
    const ask = () => finishFirst(session, () => call(client, "points.restore", { target }));
    let given = await ask();
    // An interactive session asks for the passphrase of encrypted data; a script names its file.
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

async function hasVault(client: Client): Promise<boolean> {
  const state = await call(client, "vault.state", {});
  return !state.ok || state.value !== "absent";
}

/** Causes with which the callback URL may be as it was before. */
const UNKNOWN: ReadonlySet<string> = new Set(["not-known", "may-come-late", "copied"]);

function conclude(session: CliSession, { restored, found, check }: OutputOf<"points.restore">): ExitCode {
  if (!found) return concludeNothing(session);
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
  const isUnknown = UNKNOWN.has(check.cause ?? "");
  const restoration = restorationOf({
    ...(isUnknown ? {} : { restored }),
    steps: [{ id: "webhooks.restored", state: "done", check }],
  });
  const isDone = restored || check.status !== "fail";
  const advice = check.cause === "app-secret-missing" ? "withSecret" : "fixLine";
  return showResult(session.report, facts, (t) => ({
    what: t(`terminal.webhooks.restored.${restoration}`),
    works: restoredSentence(t, restoration),
    next: isDone ? "" : t(`terminal.webhooks.next.${advice}`),
  }));
}

/** Prints that nothing needs restoring. The platform was not queried, so its state is unknown. */
function concludeNothing({ report }: CliSession): ExitCode {
  const facts = {
    outcome: "complete",
    found: false,
    numberIs: "unknown",
    proof: "none",
    next: "nothing",
  } as const;
  return showResult(report, facts, (t) => ({
    what: t("terminal.webhooks.noneReplaced.what"),
    works: t("terminal.webhooks.noneReplaced.works"),
    next: "",
  }));
}
