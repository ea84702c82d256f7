import type { Client } from "../../../../../shared/rpc/client.ts";
import type { ReceiverState, ReceiverTrouble } from "../../../../../shared/webhook/receiver.ts";
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
  const { t } = report;
  const told = t("terminal.received.authority", { until: localTime(t, authority.until) });
  report.show(`${told}\nSHA-256 ${authority.fingerprint}\n${authority.pem.trim()}`);
}

function tellListening({ report }: CliSession, state: ReceiverState): void {
  const { localUrl, onPremUrl, checksSignatures, hasVerifyToken } = state;
  report.line("listening", { localUrl, onPremUrl });
  if (report.json) return;
  const { t } = report;
  const cloud = t(`terminal.received.${checksSignatures ? "signed" : "unsigned"}`);
  report.show(
    [
      t("terminal.received.listening"),
      `  ${localUrl}  ${cloud}`,
      `  ${onPremUrl}  ${t("terminal.received.onPrem")}`,
    ].join("\n"),
  );
  if (!hasVerifyToken) report.say(t("terminal.received.noToken"));
}

function tellForwarding({ report }: CliSession, { forwardsTo }: ReceiverState, paused: boolean): void {
  report.line("forwarding", { to: forwardsTo, paused });
  if (report.json) return;
  const { t } = report;
  const where = t("terminal.received.forwarding.on", { url: forwardsTo ?? "" });
  const lines = { line: "resume", first: "pause", second: "resume" };
  report.show(`${where} ${t(`terminal.received.forwarding.${paused ? "paused" : "control"}`, lines)}`);
}

/** Prints events in order, but none before the first line. Also prints those stored while the core closes. */
function follow(
  session: CliSession,
  client: Client,
): { readonly begin: () => void; readonly authority: (state: ReceiverState) => void } {
  const { t } = session.report;
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
      // Once: a sender that opens too many connections would otherwise flood the terminal.
      tell(() => session.report.say(t("terminal.received.dropped")));
    }
    if (state.trouble === trouble) return;
    trouble = state.trouble;
    const words =
      trouble === undefined
        ? t("terminal.received.acceptedAgain")
        : t(`terminal.received.troubles.${trouble}`);
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

function tellHandshake({ report }: CliSession, succeeded: boolean, at: string): void {
  report.line("handshake", { at, ok: succeeded });
  if (report.json) return;
  const mark = succeeded ? report.paint.show("green", "✓") : report.paint.show("red", "✗");
  report.show(`${mark} ${report.t(`terminal.received.verification.${succeeded ? "succeeded" : "failed"}`)}`);
}
