import type { TestState } from "../../../../../shared/webhook/connectivity-test.ts";
import type { Client } from "../../../../../shared/rpc/client.ts";
import { spoken } from "../../../../../shared/phone.ts";
import { runDetached } from "../../../../core/runtime/run-detached.ts";
import { examples, type Define } from "../../command.ts";
import { call, withCore } from "../../core-call.ts";
import type { ExitCode } from "../../exit-codes.ts";
import { unlockVault } from "../../passphrase.ts";
import { refersToVault } from "../../../../core/plan/absolute-paths.ts";
import { loadPlan } from "../../plan-file/load-plan.ts";
import { refuse } from "../../refusal.ts";
import type { CliSession } from "../../cli-session.ts";
import { endAtSignals } from "./end-signals.ts";
import { followGivenBack } from "./given-back.ts";
import { refuseStart } from "./refuse-start.ts";
import { concludeTest, leaveTest } from "./test-result.ts";
import { followTest } from "./test-follow.ts";
import { addTunnelOptions } from "./tunnel-options.ts";
import { testInput, type TestOptions } from "./test-input.ts";
import { tellReplyText } from "./test-reply.ts";

export const defineTest: Define = (command, { action }) => {
  addTunnelOptions(command)
    .option("--no-forward", "don't forward notifications to the previous callback URL")
    .option("--wait <MINUTES>", "how long to wait for the message; default: 15")
    .option("--reply", "reply once to the message that counted, with a fixed text, and wait for its delivery")
    .addHelpText(
      "after",
      examples(
        "webhooks test plan.json --tunnel cloudflared --app-secret-file secret.txt",
        "webhooks test plan.json --tunnel cloudflared --app-secret-file secret.txt --reply",
        "webhooks test plan.json --tunnel own --public-url https://hooks.example/test --port 8080",
        "webhooks test plan.json --tunnel ssh --ssh me@relay.example --remote-port 9000 --public-url https://relay.example",
      ),
    )
    .action(action(test));
};

async function test(session: CliSession, planFile: string, options: TestOptions): Promise<ExitCode> {
  const plan = loadPlan(session.path(planFile));
  if (!plan.ok) return refuse(session, plan.problem);
  const input = testInput(session, options);
  if (!input.ok) return refuse(session, input.problem);
  return withCore(session, async (client) => {
    // Without a vault the owner's token is only in memory; in the vault it survives a crash.
    if (refersToVault(plan.value) || session.passphraseFile !== undefined) {
      const unlocked = await unlockVault(session, client, { mayCreate: !refersToVault(plan.value) });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    const { callbackToken, port, reply, tunnel } = input.value;
    // The person must know the port for their own reverse proxy before anything is tried through it.
    const tellsPort = tunnel.kind === "own" || port !== undefined;
    if (reply) tellReplyText(session);
    const { cc, phoneNumber } = plan.value.number;
    const followed = followTest(session, client, {
      callbackToken,
      tellsPort,
      spokenNumber: spoken(cc, phoneNumber),
    });
    const { side, appSecret, tunnelSecret, caFile, level } = input.value;
    const { forward, allowPrivate, messageWaitMinutes } = input.value;
    followGivenBack(session, client, { failures: false });
    let asked = false;
    const over = endAtSignals(session, {
      end() {
        asked = true;
        const latest = followed.latest();
        if (latest !== undefined) finish(client, latest);
      },
      leave: () => leaveTest(session, followed.latest(), reply),
    });
    const begun = await call(client, "tests.start", {
      target: {
        kind: "plan",
        plan: plan.value,
        ...(appSecret === undefined ? {} : { appSecret: appSecret.reveal() }),
      },
      ...(side === undefined ? {} : { side }),
      tunnel,
      forward,
      allowPrivate,
      messageWaitMinutes,
      ...(reply ? { reply: "yes" as const } : {}),
      ...(tunnelSecret === undefined ? {} : { tunnelSecret: tunnelSecret.reveal() }),
      ...(caFile === undefined ? {} : { caFile }),
      ...(level === undefined ? {} : { level }),
      ...(port === undefined ? {} : { port }),
    });
    if (!begun.ok) {
      followed.stop();
      return over(refuseStart(session, begun.problem));
    }
    if (asked) finish(client, begun.value);
    const ended = await followed.ended(begun.value);
    return over(concludeTest(session, ended, { lacksToken: followed.lacksToken(), reply }));
  });
}

/** Ends the test, which restores the callback URL. The next state reports the result. */
function finish(client: Client, { test: id }: TestState): void {
  runDetached(client.call("tests.finish", { test: id }));
}
