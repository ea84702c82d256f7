import type { Client } from "../../../../../shared/rpc/client.ts";
import type { ReceiverState, ReceiverTrouble } from "../../../../../shared/webhook/receiver.ts";
import { translateToEnglish } from "../../../../../shared/wording/translate.ts";
import { localTime } from "../../../../../shared/wording/times.ts";
import { examples, type Define } from "../../command.ts";
import { call, coreRefusal, withCore } from "../../core-call.ts";
import { EXIT, type ExitCode } from "../../exit-codes.ts";
import { unlockVault } from "../../passphrase.ts";
import { refuse } from "../../refusal.ts";
import type { CliSession } from "../../cli-session.ts";
import { FORWARDING_LINES, obeyForwarding, tellAnswering, tellCopies, tellCopy } from "./listen-copies.ts";
import { listenWish, type ListenOptions, type ListenWish } from "./listen-input.ts";
import { openWay } from "./listen-tunnel.ts";
import { tellRisk, TUNNELS } from "./test-input.ts";
import { tellEvent } from "./tell-event.ts";
import { addBindOption, addWayOptions } from "./tunnel-options.ts";
import { untilInterrupted } from "./until-interrupted.ts";

export const defineListen: Define = (command, { action }) => {
  command
    .option("--port <PORT>", "port on 127.0.0.1; default: any free port")
    .option("--verify-token-file <FILE>", "answer verification requests that carry the token in this file")
    .option(
      "--app-secret-file <FILE>",
      "check signatures with the app secret in this file; give it twice while you change the secret",
      (file: string, all: readonly string[]) => [...all, file],
      [],
    )
    .option("--forward-to <URL>", "forward each notification to this URL, and retry until it is accepted")
    .option("--paused", "with --forward-to: start with forwarding paused")
    .option(
      "--allow-private",
      "with --forward-to: allow a private address, an IP address or a port other than 443",
    )
    .option("--ca-file <FILE>", "with --forward-to: also trust the CA in this file there");
  addWayOptions(addBindOption(command))
    .addOption(
      command.createOption("--tunnel <KIND>", "make this receiver reachable from outside").choices(TUNNELS),
    )
    .option("--answer-status <STATUS>", "answer every notification with this status, to test your own alerts")
    .option("--answer-after <SECONDS>", "wait this many seconds before each answer, for the same purpose")
    .addHelpText("after", FORWARDING_LINES)
    .addHelpText(
      "after",
      examples(
        "webhooks listen",
        "webhooks listen --port 8080 --verify-token-file token.txt --app-secret-file secret.txt --json",
        "webhooks listen --app-secret-file secret.txt --tunnel cloudflared --forward-to https://hooks.example/in",
        "webhooks listen --tunnel lan --bind 192.168.1.20:8443",
        "webhooks listen --answer-status 503 --answer-after 2",
      ),
    )
    .action(action(listen));
};

async function listen(session: CliSession, options: ListenOptions): Promise<ExitCode> {
  const wish = listenWish(session, options);
  if (!wish.ok) return refuse(session, wish.problem);
  return withCore(session, async (client) => {
    if (session.passphraseFile !== undefined) {
      // Encrypted bodies are resent only while the vault is unlocked.
      const unlocked = await unlockVault(session, client, { mayCreate: true });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    const told = follow(session, client);
    if (wish.value.tunnel !== undefined) tellRisk(session, wish.value.tunnel.choice);
    const listening = await call(client, "webhooks.listen", wish.value.listen);
    if (!listening.ok) return refuse(session, coreRefusal(listening.problem));
    tellListening(session, listening.value);
    told.authority(listening.value);
    const stops = [tellAnswering(session, wish.value.answering)];
    const exit = await carryOn(session, client, { wish: wish.value, state: listening.value, stops, told });
    for (const stop of stops) stop();
    await client.call("webhooks.stop", { receiver: "terminal" });
    return exit;
  });
}

type Standing = {
  readonly wish: ListenWish;
  readonly state: ReceiverState;
  readonly stops: (() => void)[];
  readonly told: ReturnType<typeof follow>;
};

/**
 * Opens the tunnel and starts forwarding if requested, then waits until the person or a failed tunnel ends
 * it.
 */
async function carryOn(
  session: CliSession,
  client: Client,
  { wish, state, stops, told }: Standing,
): Promise<ExitCode> {
  const interrupted = untilInterrupted(session);
  let failed: Promise<void> | undefined;
  if (wish.tunnel !== undefined) {
    const way = await openWay(session, client, { tunnel: wish.tunnel, receiver: state });
    if (!way.ok) return refuse(session, way.problem);
    stops.push(() => way.value.end());
    failed = way.value.failed;
  }
  told.begin();
  const { forwardTo } = wish;
  if (forwardTo !== undefined) {
    // Declared again with the tunnel open: only now can a forwarding loop be detected.
    const { allowPrivate = false, caFile } = wish.listen;
    const begun = await call(client, "webhooks.declare", {
      receiver: "terminal",
      forwardTo,
      durable: true,
      allowPrivate,
      paused: wish.paused,
      ...(caFile === undefined ? {} : { caFile }),
    });
    if (!begun.ok) return refuse(session, coreRefusal(begun.problem));
    tellForwarding(session, begun.value, wish.paused);
    stops.push(obeyForwarding(session, client));
  }
  const ended = interrupted.then(() => EXIT.done);
  return failed === undefined ? ended : Promise.race([ended, failed.then(() => EXIT.endedSafely)]);
}

/** Prints the certificate authority, which is new at each start; senders must trust it. */
function tellAuthority({ report }: CliSession, authority: NonNullable<ReceiverState["authority"]>): void {
  report.line("authority", authority);
  if (report.json) return;
  report.show(`Senders must trust this certificate authority. It is new at each start and expires ${localTime(translateToEnglish, authority.until)}.
SHA-256 ${authority.fingerprint}
${authority.pem.trim()}`);
}

function tellListening({ report }: CliSession, state: ReceiverState): void {
  const { localUrl, onPremUrl, checksSignatures, hasVerifyToken } = state;
  report.line("listening", { localUrl, onPremUrl });
  if (report.json) return;
  report.show(`Listening on this computer until Ctrl-C:
  ${localUrl}  (${checksSignatures ? "signed notifications from the cloud" : "notifications, signatures not checked: without an app secret, arrivals confirm nothing"})
  ${onPremUrl}  (callbacks from an on-premises client, which doesn't sign them)`);
  if (!hasVerifyToken) report.say("No verify token was given. Verification requests will fail.");
}

function tellForwarding({ report }: CliSession, { forwardsTo }: ReceiverState, paused: boolean): void {
  report.line("forwarding", { to: forwardsTo, paused });
  if (report.json) return;
  report.show(
    `Notifications are forwarded to ${forwardsTo ?? ""}, with retries for up to 3 days until it accepts them. ${paused ? "Forwarding is paused; type resume to continue." : "Type pause or resume to control forwarding."}`,
  );
}

/** Prints events in order, but none before the first line. Also prints those stored while the core closes. */
function follow(
  session: CliSession,
  client: Client,
): { readonly begin: () => void; readonly authority: (state: ReceiverState) => void } {
  let authority: string | undefined;
  const tellNewAuthority = (state: ReceiverState): void => {
    if (state.authority === undefined || state.authority.fingerprint === authority) return;
    authority = state.authority.fingerprint;
    tellAuthority(session, state.authority);
  };
  let waiting: (() => void)[] | undefined = [];
  let trouble: ReceiverTrouble | undefined;
  let dropped = false;
  let toldCopies = false;
  const tell = (line: () => void): void => {
    if (waiting === undefined) line();
    else waiting.push(line);
  };
  client.subscribe("handshakes", ({ receiver, ok: succeeded, at }) => {
    if (receiver === "terminal") tell(() => tellHandshake(session, succeeded, at));
  });
  client.subscribe("arrivals", ({ receiver, arrivals }) => {
    if (receiver !== "terminal") return;
    for (const { event, duplicateOf } of arrivals) tell(() => tellEvent(session, event, duplicateOf));
  });
  client.subscribe("copies", (one) => {
    if (one.receiver === "terminal") tell(() => tellCopy(session, one));
  });
  client.subscribe("receivers", (state) => {
    if (state.receiver !== "terminal") return;
    if (authority !== undefined) tellNewAuthority(state);
    const { copies } = state;
    if (copies !== undefined && !toldCopies) {
      toldCopies = true;
      if (copies.waiting + copies.others > 0) tell(() => tellCopies(session, copies));
    }
    if (state.counts.dropped > 0 && !dropped) {
      dropped = true;
      tell(() => session.report.say(DROPPED));
    }
    if (state.trouble === trouble) return;
    trouble = state.trouble;
    const words = trouble === undefined ? "Notifications are accepted again." : TROUBLES[trouble];
    tell(() => session.report.say(words));
  });
  return {
    authority: tellNewAuthority,
    begin() {
      const lines = waiting ?? [];
      waiting = undefined;
      for (const line of lines) line();
    },
  };
}

/** Printed once: a sender that opens too many connections would otherwise flood the terminal. */
const DROPPED =
  "Too many simultaneous connections. The excess ones are closed unread, and their senders get no response.";
const LATER = "Senders are asked to retry later.";
const TROUBLES: Readonly<Record<ReceiverTrouble, string>> = {
  "port-taken": "Another program is using the port.",
  "disk-full": `The data folder's disk is full. ${LATER}`,
  "store-full": `Event storage is full, and only protected events that haven't been exported are left. ${LATER}`,
  "store-failed": `Events can't be written to storage. ${LATER}`,
  "copies-circle": "A forwarded notification came back here. Forwarding has stopped.",
  "vault-locked": `The vault is locked. ${LATER}`,
};

function tellHandshake({ report }: CliSession, succeeded: boolean, at: string): void {
  report.line("handshake", { at, ok: succeeded });
  if (report.json) return;
  const mark = succeeded ? report.paint.show("green", "✓") : report.paint.show("red", "✗");
  report.show(
    `${mark} ${succeeded ? "Verification request succeeded." : "Verification request failed: wrong token or invalid form."}`,
  );
}
