import type { Plan } from "../../../../../shared/migration/plan.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import type { InputOf } from "../../../../../shared/rpc/api.ts";
import type { Client } from "../../../../../shared/rpc/client.ts";
import { runDetached } from "../../../../core/runtime/run-detached.ts";
import { examples, type Define } from "../../command.ts";
import { call, coreRefusal, withCore } from "../../core-call.ts";
import type { ExitCode } from "../../exit-codes.ts";
import { unlockVault } from "../../passphrase.ts";
import { refersToVault } from "../../../../core/plan/absolute-paths.ts";
import { loadPlan } from "../../plan-file/load-plan.ts";
import { nothingStarted, refusalFor, refuse, type Refusal } from "../../refusal.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible } from "../../terminal/visible.ts";
import { endAtSignals } from "./end-signals.ts";
import { followPoint, type Followed } from "./point-follow.ts";
import { refuseStart } from "./refuse-start.ts";
import { followGivenBack } from "./given-back.ts";
import { concludePoint, concludeUnconfirmed, leavePoint } from "./point-result.ts";
import { testInput, type TestOptions } from "./test-input.ts";
import { addTunnelOptions } from "./tunnel-options.ts";

type Options = Omit<TestOptions, "forward"> & {
  readonly until?: string;
  readonly forward?: boolean;
  readonly yes?: boolean;
};

export const definePoint: Define = (command, { action }) => {
  addTunnelOptions(command)
    .option("--until <ISO>", "when it ends automatically, such as 2026-12-24T18:00:00Z")
    .option("--forward", "forward notifications to the previous callback URL")
    .option("--yes", "accept that the previous callback URL gets no notifications")
    .addHelpText(
      "after",
      examples(
        "webhooks point plan.json --tunnel cloudflared --forward --until 2026-12-24T18:00:00Z",
        "webhooks point plan.json --tunnel own --public-url https://hooks.example/here --port 8080 --yes",
      ),
    )
    .action(action(point));
};

async function point(session: CliSession, planFile: string, options: Options): Promise<ExitCode> {
  const plan = loadPlan(session.path(planFile));
  if (!plan.ok) return refuse(session, plan.problem);
  const wanted = inputOf(session, plan.value, options);
  if (!wanted.ok) return refuse(session, wanted.problem);
  return withCore(session, async (client) => {
    // The vault stores the owner's token and the callback URL to restore, for the next process.
    if (refersToVault(plan.value) || session.passphraseFile !== undefined) {
      const unlocked = await unlockVault(session, client, { mayCreate: !refersToVault(plan.value) });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    const followed = followPoint(session, client);
    const stopTelling = followGivenBack(session, client, { failures: false });
    const over = new AbortController();
    const concluded = endAtSignals(session, {
      end: () => runDetached(endHere(session, { client, plan: plan.value, followed }, over.signal)),
      leave: () => leavePoint(session, followed.latest()),
    });
    try {
      return concluded(await stand(session, client, followed, wanted.value));
    } finally {
      over.abort();
      followed.stop();
      stopTelling();
    }
  });
}

/** Restores the callback URL; before the first state arrives, waits for it. */
async function endHere(
  session: CliSession,
  { client, plan, followed }: { readonly client: Client; readonly plan: Plan; readonly followed: Followed },
  over: AbortSignal,
): Promise<void> {
  while (followed.latest() === undefined && !over.aborted)
    await new Promise((resolve) => setTimeout(resolve, 50));
  if (over.aborted) return;
  if (followed.latest()?.phase === "ended") return;
  const restored = await call(client, "points.restore", { target: { kind: "plan", plan } });
  // A second signal leaves; the first must not seem to have been ignored.
  if (!restored.ok && !over.aborted) refuse(session, coreRefusal(restored.problem));
}

async function stand(
  session: CliSession,
  client: Client,
  followed: Followed,
  input: InputOf<"points.start">,
): Promise<ExitCode> {
  let begun = await call(client, "points.start", input);
  if (!begun.ok && begun.problem.kind === "wordNeeded") {
    if (!(await isConfirmed(session, begun.problem.to))) return concludeUnconfirmed(session);
    begun = await call(client, "points.start", { ...input, confirmed: true });
  }
  if (!begun.ok) return refuseStart(session, begun.problem);
  return concludePoint(session, await followed.ended(begun.value), followed.lacksToken());
}

async function isConfirmed(
  { host, interactive, report }: CliSession,
  to: string | undefined,
): Promise<boolean> {
  if (!interactive) return false;
  const { t } = report;
  const question =
    to === undefined
      ? t("terminal.webhooks.productionMisses")
      : t("terminal.webhooks.urlMisses", { url: visible(to) });
  return (await host.prompts.yes(question)) === true;
}

function inputOf(
  session: CliSession,
  plan: Plan,
  options: Options,
): Result<InputOf<"points.start">, Refusal> {
  const until = untilOf(options.until);
  if (!until.ok) return until;
  const read = testInput(session, { ...options, forward: options.forward === true }, "point");
  if (!read.ok) return read;
  const { appSecret, callbackToken, tunnel, tunnelSecret, side, level, port, caFile, allowPrivate } =
    read.value;
  const file = options.callbackTokenFile;
  return ok({
    target: {
      kind: "plan",
      plan,
      ...(appSecret === undefined ? {} : { appSecret: appSecret.reveal() }),
    },
    tunnel,
    forward: options.forward === true,
    allowPrivate,
    confirmed: options.yes === true,
    ...(side === undefined ? {} : { side }),
    ...(tunnelSecret === undefined ? {} : { tunnelSecret: tunnelSecret.reveal() }),
    ...(level === undefined ? {} : { level }),
    ...(port === undefined ? {} : { port }),
    ...(caFile === undefined ? {} : { caFile }),
    ...(until.value === undefined ? {} : { until: until.value }),
    ...(callbackToken === undefined ? {} : { callbackToken: callbackToken.reveal() }),
    ...(file === undefined ? {} : { callbackTokenFile: session.path(file) }),
  });
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

function untilOf(given: string | undefined): Result<string | undefined, Refusal> {
  if (given === undefined) return ok(undefined);
  const at = MOMENT.test(given) ? new Date(given) : new Date(Number.NaN);
  if (Number.isNaN(at.getTime())) return err(refusalFor("noUntil", {}, nothingStarted));
  return ok(at.toISOString());
}
