import { CloudLevel, type TestState } from "../../../../../shared/webhook/connectivity-test.ts";
import { EventSource } from "../../../../../shared/webhook/event.ts";
import type { Client } from "../../../../../shared/rpc/client.ts";
import { spoken } from "../../../../../shared/phone.ts";
import { background } from "../../../../core/background.ts";
import { examples, type Define } from "../../command.ts";
import { call, coreRefusal, withCore } from "../../core-call.ts";
import { EXIT, type ExitCode } from "../../exit-codes.ts";
import { unlockVault } from "../../passphrase.ts";
import { refersToVault } from "../../plan-file/absolute-paths.ts";
import { loadPlan } from "../../plan-file/load-plan.ts";
import { refuse } from "../../refusal.ts";
import type { Session } from "../../session.ts";
import { concludeTest, leaveTest } from "./test-result.ts";
import { followTest, type Followed } from "./test-follow.ts";
import { TUNNELS, testInput, type TestInput, type TestOptions } from "./test-input.ts";

export const defineTest: Define = (command, { action }) => {
  command
    .argument("<PLAN>", "the plan file")
    .addOption(
      command
        .createOption("--tunnel <KIND>", "how the platform reaches this machine")
        .choices(TUNNELS)
        .makeOptionMandatory(),
    )
    .option("--public-url <URL>", "the public https address, where the tunnel does not tell it")
    .option("--ssh <USER@HOST:PORT>", "the ssh server that lends its address")
    .option("--ssh-key-file <FILE>", "private key for it; the ssh agent where it is left out")
    .option("--ssh-host-key <SHA256>", "fingerprint of its host key, SHA256:…")
    .option("--remote-port <PORT>", "port on the ssh server that its TLS front passes on")
    .option("--ngrok-authtoken-file <FILE>", "your authtoken for ngrok")
    .option("--cloudflared-token-file <FILE>", "token of a named tunnel, read by cloudflared alone")
    .option("--port <PORT>", "port on 127.0.0.1, for a reverse proxy that has to know it")
    .option("--app-secret-file <FILE>", "check signatures with the app secret in this file")
    .option("--callback-token-file <FILE>", "verify token of the callback that stands there now")
    .addOption(
      command
        .createOption("--level <LEVEL>", "set the callback at this level and no other")
        .choices(CloudLevel.options),
    )
    .addOption(
      command
        .createOption("--side <SIDE>", "where the number is; without it both sides are asked")
        .choices(EventSource.options),
    )
    .option("--allow-private", "copies may go to a private address, an IP address or another port than 443")
    .option("--no-forward", "do not pass on what arrives to the callback that stood there")
    .option("--wait <MINUTES>", "how long to wait for the message; 15 unless told")
    .option("--ca-file <FILE>", "trust this authority in place of the public roots, for tests")
    .addHelpText(
      "after",
      examples(
        "webhooks test plan.json --tunnel cloudflared --app-secret-file secret.txt",
        "webhooks test plan.json --tunnel own --public-url https://hooks.example/test --port 8080",
        "webhooks test plan.json --tunnel ssh --ssh me@relay.example --remote-port 9000 --public-url https://relay.example",
      ),
    )
    .action(action(test));
};

async function test(session: Session, planFile: string, options: TestOptions): Promise<ExitCode> {
  const plan = loadPlan(session.path(planFile));
  if (!plan.ok) return refuse(session, plan.problem);
  const input = testInput(session, options);
  if (!input.ok) return refuse(session, input.problem);
  return withCore(session, async (client) => {
    // Without a vault the owner's token lies in memory alone; a passphrase makes it outlast a crash.
    if (refersToVault(plan.value) || session.passphraseFile !== undefined) {
      const unlocked = await unlockVault(session, client, { mayCreate: !refersToVault(plan.value) });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    const listening = await listenFirst(session, client, input.value);
    if (listening !== undefined) return listening;
    const { callbackToken } = input.value;
    const { cc, phoneNumber } = plan.value.number;
    const followed = followTest(session, client, { callbackToken, spokenNumber: spoken(cc, phoneNumber) });
    const { side, appSecret, tunnel, tunnelSecret, caFile, level } = input.value;
    const { forward, allowPrivate, messageWaitMinutes } = input.value;
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
      ...(tunnelSecret === undefined ? {} : { tunnelSecret: tunnelSecret.reveal() }),
      ...(caFile === undefined ? {} : { caFile }),
      ...(level === undefined ? {} : { level }),
    });
    if (!begun.ok) {
      followed.stop();
      const refusal = coreRefusal(begun.problem);
      return refuse(
        session,
        begun.problem.kind === "testRunning" ? { ...refusal, exit: EXIT.held } : refusal,
      );
    }
    const stopWatching = finishAtInterrupt(session, client, followed, begun.value);
    const ended = await followed.ended(begun.value);
    stopWatching();
    return concludeTest(session, ended, followed.lacksToken());
  });
}

/** A reverse proxy of one's own has to be told where to lead, before anything is tried through it. */
async function listenFirst(
  session: Session,
  client: Client,
  { port, tunnel, appSecret }: TestInput,
): Promise<ExitCode | undefined> {
  if (tunnel.kind !== "own" && port === undefined) return undefined;
  const listening = await call(client, "webhooks.listen", {
    receiver: "terminal",
    stopAfterMinutes: 0,
    ...(port === undefined ? {} : { port }),
    ...(appSecret === undefined ? {} : { appSecrets: [appSecret.reveal()] }),
  });
  if (!listening.ok) return refuse(session, coreRefusal(listening.problem));
  const { localUrl, onPremUrl } = listening.value;
  session.report.line("listening", { localUrl, onPremUrl });
  if (!session.report.json && localUrl !== undefined)
    session.report.say(`Listening on ${new URL(localUrl).origin}. Your proxy has to lead there.`);
  return undefined;
}

const SAME_PRESS_MS = 1_000;

/** The first Ctrl-C gives everything back and ends; a second one leaves at once, and says what stands where. */
function finishAtInterrupt(
  session: Session,
  client: Client,
  followed: Followed,
  { test: id }: TestState,
): () => void {
  let pressedMs: number | undefined;
  return session.host.onInterrupt(() => {
    const now = session.host.clock.monotonicMs();
    // One key press may arrive several times.
    if (pressedMs !== undefined && now - pressedMs < SAME_PRESS_MS) return;
    if (pressedMs !== undefined) return session.host.leave(leaveTest(session, followed.latest()));
    pressedMs = now;
    session.report.say(
      "\nStopping: the callback is given back first. Press Ctrl-C again to leave at once, without that.",
    );
    // What it answers is told by the state that follows.
    background(client.call("tests.finish", { test: id }));
  });
}
