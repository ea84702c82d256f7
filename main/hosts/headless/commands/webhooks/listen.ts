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
    .option("--port <PORT>", "port on 127.0.0.1; any free one where it is left out")
    .option("--verify-token-file <FILE>", "answer handshakes that bring the token in this file")
    .option(
      "--app-secret-file <FILE>",
      "check signatures with the app secret in this file; twice while the secret is being changed",
      (file: string, all: readonly string[]) => [...all, file],
      [],
    )
    .option("--forward-to <URL>", "send what comes on to this address, again and again until it is taken")
    .option("--paused", "with --forward-to: begin with nothing being sent on")
    .option("--allow-private", "with --forward-to: a private address, an IP address or another port than 443")
    .option("--ca-file <FILE>", "with --forward-to: trust this authority there in place of the public roots");
  addWayOptions(addBindOption(command))
    .addOption(
      command.createOption("--tunnel <KIND>", "open a way from outside to this receiver").choices(TUNNELS),
    )
    .option("--answer-status <STATUS>", "answer everything with this status, to test your own alarms")
    .option("--answer-after <SECONDS>", "answer only after so many seconds, for the same")
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
      // Bodies that are kept sealed are sent again only while the vault is open.
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

/** Opens the way in and lets what comes go on, then waits for the person to end it. */
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
    // Asked once more now that the way in is open: what leads back here shows only then.
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

/** The authority is of this start: whoever is to post here has to be told to trust it. */
function tellAuthority({ report }: CliSession, authority: NonNullable<ReceiverState["authority"]>): void {
  report.line("authority", authority);
  if (report.json) return;
  report.show(`Whoever posts there has to trust this certificate authority, which is new with each start and ends ${localTime(translateToEnglish, authority.until)}.
SHA-256 ${authority.fingerprint}
${authority.pem.trim()}`);
}

function tellListening({ report }: CliSession, state: ReceiverState): void {
  const { localUrl, onPremUrl, checksSignatures, hasVerifyToken } = state;
  report.line("listening", { localUrl, onPremUrl });
  if (report.json) return;
  report.show(`Listening on this machine until Ctrl-C:
  ${localUrl}  (${checksSignatures ? "signed notifications of the cloud" : "notifications, unchecked: no app secret was given, so nothing that arrives is proof"})
  ${onPremUrl}  (callbacks of an on-premises client, which signs nothing)`);
  if (!hasVerifyToken) report.say("No verify token was given, so no handshake will succeed.");
}

function tellForwarding({ report }: CliSession, { forwardsTo }: ReceiverState, paused: boolean): void {
  report.line("forwarding", { to: forwardsTo, paused });
  if (report.json) return;
  report.show(
    `What comes goes on to ${forwardsTo ?? ""}, again and again until it is taken, for three days at most. ${paused ? "It is paused; the line resume lets it go on." : "The lines pause and resume hold it back and let it go on."}`,
  );
}

/** Tells what comes, in order, but nothing before the first line. What is filed while the core closes is told too. */
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
    const words = trouble === undefined ? "Notifications are taken again." : TROUBLES[trouble];
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

/** Said once: whoever opens too many would else fill the terminal as well. */
const DROPPED =
  "More connections came at once than are held open. The others are closed unread, and their senders get no answer.";
const LATER = "Senders are asked to come again later.";
const TROUBLES: Readonly<Record<ReceiverTrouble, string>> = {
  "port-taken": "The port belongs to another program.",
  "disk-full": `The disk of the data folder is full. ${LATER}`,
  "store-full": `The store of events is full, and all that is left in it is evidence that nobody has exported. ${LATER}`,
  "store-failed": `The store of events cannot be written to. ${LATER}`,
  "copies-circle": "What was passed on came back here. Nothing is passed on any more.",
  "vault-locked": `The vault is locked. ${LATER}`,
};

function tellHandshake({ report }: CliSession, succeeded: boolean, at: string): void {
  report.line("handshake", { at, ok: succeeded });
  if (report.json) return;
  const mark = succeeded ? report.paint.show("green", "✓") : report.paint.show("red", "✗");
  report.show(
    `${mark} ${succeeded ? "A handshake succeeded." : "A handshake failed: its token or its form was not right."}`,
  );
}
