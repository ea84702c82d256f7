import type { Redacted } from "../../../../shared/redacted.ts";
import { ok, type Result } from "../../../../shared/result.ts";
import { isoOf, type Instant } from "../../../../shared/time.ts";
import type { ReceiverId, ReceiverState } from "../../../../shared/webhook/receiver.ts";
import type { SenderCheck } from "../../allowlist/sender-check.ts";
import { shownAddress } from "../../checks/words.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import type { Push } from "../../runtime/topics.ts";
import type { ForwardTo, TemporaryTarget } from "../forwarding/target.ts";
import type { EventStore, Incoming } from "../store/port.ts";
import { isMadeUp } from "../../endpoint/test-mark.ts";
import { openMarks, type Marks, type OpenMark } from "../outgoing/marks.ts";
import { type VerifyTokens, verificationHandler, verifyTokens } from "./verification.ts";
import { hosts } from "./hosts.ts";
import { startHttpServer, type HttpServer, type NotListening, type Secure } from "./http-server.ts";
import { intake } from "./intake.ts";
import type { Answering } from "./answers.ts";
import { hostOf } from "./lan-choice.ts";
import type { LanIdentity } from "./lan-identity.ts";
import type { ReceiverLimits } from "./limits.ts";
import { liveForwarder, type LiveForwarder } from "./live-forwarder.ts";
import { randomPath, type KeptAddress } from "./paths-file.ts";
import type { ProbePath, ReceiverAddress } from "./port.ts";
import { probes } from "./probes.ts";
import { keepRenewed } from "./renewing.ts";
import { router, type RequestHandlers } from "./router.ts";
import type { ReceiverSecrets } from "./secrets.ts";
import { signatureCheck, type SignatureCheck } from "../../endpoint/notification-signature.ts";
import { receiverReport, type ReceiverReport } from "./state.ts";

/** One receiver. Allowed hosts, expected tokens and forwarding targets survive a stop and a start. */
export type Receiver = {
  readonly report: ReceiverReport;
  listen(options: ListenOptions): Promise<Result<null, NotListening>>;
  stop(): Promise<void>;
  address(): ReceiverAddress | undefined;
  allowHost(host: string): () => void;
  openProbe(): ProbePath | undefined;
  expectVerification(token: Redacted<string>, onSeen: () => void): () => void;
  forward(to: ForwardTo | undefined): void;
  /** Sets a temporary target, which precedes the user's target for its API. */
  lend(to: TemporaryTarget | undefined): void;
  /** Pauses or resumes a durable target. */
  pause(paused: boolean): void;
  answerWith(answering: Answering | undefined): void;
  /** The number that the on-premises path serves instead of the initial one; undefined ends that. */
  standFor(number: Incoming["number"]): void;
  /** Uses these secrets from the next request on, including requests that are being read. */
  use(secrets: ReceiverSecrets): void;
  /** Returns a new mark that is recognized here until it is closed. */
  openMark(): OpenMark;
  /** Stops listening and closes the forwarding. */
  close(): Promise<void>;
};

export type ListenOptions = {
  readonly store: EventStore;
  readonly secrets: ReceiverSecrets;
  readonly paths: KeptAddress;
  /** Ports to try in this order; 0 selects any free one. */
  readonly ports: readonly number[];
  /** The number that an on-premises client serves. */
  readonly number: Incoming["number"];
  readonly stopsAt: Instant | undefined;
  /** The interface to listen on with TLS; loopback if missing. */
  readonly secure?: Secure;
};

export type ReceiverDeps = {
  readonly receiver: ReceiverId;
  readonly ports: Pick<HostPorts, "clock" | "random" | "practice" | "managed" | "proxies" | "authorities">;
  /** Tells a receiver on an interface whether the address that posted is one of the platform's. */
  readonly checkSender: SenderCheck;
  readonly push: Push;
  readonly limits: ReceiverLimits;
  /** Called when one of our copies came back: the caller must end that forwarding. */
  readonly onCircle: () => void;
};

function newMark({ ports }: Pick<ReceiverDeps, "ports">): string {
  return randomPath(ports.random).slice(1);
}

function openMark(marks: Marks, mark: string): OpenMark {
  let came = false;
  return { mark, came: () => came, close: marks.open(mark, () => (came = true)) };
}

type Open = {
  readonly server: HttpServer;
  readonly address: ReceiverAddress;
  readonly store: EventStore;
  readonly keys: Keys;
  readonly endRenewing: () => void;
};

/** Creates a receiver that does not listen yet. */
export function createReceiver(deps: ReceiverDeps): Receiver {
  const { receiver, ports, push } = deps;
  const report = receiverReport(receiver, push);
  const tokens = verifyTokens();
  const mark = newMark(deps);
  const endCircle = (): void => {
    forwarding.cameBack();
    report.copiesCameBack();
    deps.onCircle();
  };
  const forwarding = liveForwarder(ports, {
    receiver,
    mark,
    store: () => open?.store,
    push,
    report,
  });
  const parts: Parts = {
    ...deps,
    report,
    tokens,
    forwarding,
    answering: undefined,
    lentNumber: undefined,
    desk: handlersOf(deps, report, tokens),
  };
  const { marks } = parts.desk;
  marks.open(mark, endCircle);
  let open: Open | undefined;

  const reportTarget = (): void => {
    const url = forwarding.goesTo();
    // The query may hold a production key, and every window shows this URL.
    report.forwardsTo(url === undefined ? undefined : shownAddress(url));
  };
  const stop = async (): Promise<void> => {
    const closing = open;
    if (closing === undefined) return;
    open = undefined;
    closing.keys.forget();
    closing.endRenewing();
    report.stopped();
    await closing.server.close();
  };
  return {
    report,
    async listen(options) {
      const opened = await openOn(parts, options);
      if (!opened.ok) return opened;
      open = opened.value;
      report.listening(listeningOf(parts, open, options));
      return ok(null);
    },
    stop,
    address: () => open?.address,
    allowHost: (name) => parts.desk.hosts.allow(name),
    openProbe: () => (open === undefined ? undefined : parts.desk.probes.open(randomPath(ports.random))),
    expectVerification(token, onSeen) {
      const forget = tokens.expect(token, onSeen);
      report.hasVerifyToken(tokens.any());
      return () => {
        forget();
        report.hasVerifyToken(tokens.any());
      };
    },
    forward(to) {
      forwarding.to(to);
      reportTarget();
    },
    lend(to) {
      forwarding.lend(to);
      reportTarget();
    },
    pause: (paused) => forwarding.pause(paused),
    answerWith(answering) {
      parts.answering = answering;
      report.answering(answering);
    },
    standFor(number) {
      parts.lentNumber = number;
    },
    openMark: () => openMark(marks, newMark(deps)),
    use(secrets) {
      if (open === undefined) return;
      open.keys.use(secrets);
      report.checksSignatures(secrets.appSecrets.length > 0);
      report.hasVerifyToken(tokens.any());
    },
    async close() {
      await stop();
      await forwarding.close();
      report.end();
    },
  };
}

/** The parts of a receiver, whether it listens or not. */
type Parts = ReceiverDeps & {
  readonly report: ReceiverReport;
  readonly tokens: VerifyTokens;
  readonly forwarding: LiveForwarder;
  answering: Answering | undefined;
  lentNumber: Incoming["number"];
  readonly desk: Omit<RequestHandlers, "paths" | "take"> & { readonly marks: Marks };
};

function handlersOf({ ports }: ReceiverDeps, report: ReceiverReport, tokens: VerifyTokens): Parts["desk"] {
  const { clock } = ports;
  return {
    hosts: hosts(),
    probes: probes(),
    marks: openMarks(),
    monotonicMs: () => clock.monotonicMs(),
    handshake: verificationHandler({ clock, tokens, report }),
    busy: () => report.busy(),
  };
}

async function openOn(parts: Parts, options: ListenOptions): Promise<Result<Open, NotListening>> {
  const { receiver, ports, limits, report, tokens, forwarding, desk } = parts;
  const { store, secrets, paths, number } = options;
  const keys = keysOf(tokens, secrets);
  // Behind a tunnel every request comes from this machine.
  const checkSender = options.secure === undefined ? undefined : parts.checkSender;
  const take = intake({
    ports,
    store,
    check: (header, body) => keys.check(header, body),
    isMadeUp: ({ lane, request, body }, signed) =>
      isMadeUp(request.headers, body, {
        path: lane === "cloud" ? paths.cloudPath : paths.onPremPath,
        appSecrets: keys.appSecrets(),
        signed,
      }),
    common({ lane, request }) {
      if (lane === "on-premises") return onPremises(receiver, parts.lentNumber ?? number);
      const source = keys.areChecked() ? "cloud" : "either";
      // Only the platform's addresses are listed: the on-premises client posts from one of the business.
      const sender = checkSender?.(request.socket.remoteAddress);
      return sender === undefined ? { receiver, source } : { receiver, source, sender };
    },
    accepted(taken) {
      report.accepted(taken.receivedAt, taken.signature === "valid" && !taken.madeUp);
      return forwarding.take(taken);
    },
    refused: () => report.refused(),
    answering: () => parts.answering,
    busy: (trouble) => report.busy(trouble),
  });
  const callbacks = { request: router({ ...desk, paths, take }, limits), dropped: () => report.dropped() };
  const server = await startOnOneOf(options.ports, (port) =>
    startHttpServer(port, limits, callbacks, options.secure),
  );
  if (!server.ok) {
    keys.forget();
    return server;
  }
  const { cloudPath, onPremPath } = paths;
  return ok({
    server: server.value,
    store,
    address: { port: server.value.port, cloudPath, onPremPath, ...lanOf(options) },
    keys,
    endRenewing: renewedOn(parts, options, server.value),
  });
}

function renewedOn({ ports, report }: Parts, { secure }: ListenOptions, server: HttpServer): () => void {
  if (secure === undefined) return () => undefined;
  const { identities } = secure;
  return keepRenewed(ports, { server, identities }, (next) => report.authority(authorityOf(next)));
}

/** The secrets that a listening receiver checks with. */
type Keys = {
  readonly check: SignatureCheck;
  appSecrets(): ReceiverSecrets["appSecrets"];
  areChecked(): boolean;
  use(secrets: ReceiverSecrets): void;
  /** Stops accepting its own verify token. */
  forget(): void;
};

function keysOf(tokens: VerifyTokens, first: ReceiverSecrets): Keys {
  let check: SignatureCheck = () => ({ state: "unchecked" });
  let secrets: ReceiverSecrets["appSecrets"] = [];
  let forget = (): void => undefined;
  const use = ({ verifyToken, appSecrets }: ReceiverSecrets): void => {
    check = signatureCheck(appSecrets);
    secrets = appSecrets;
    const before = forget;
    // Adds the new token before removing the old one, so that an unchanged token stays accepted throughout.
    forget = verifyToken === undefined ? () => undefined : tokens.expect(verifyToken, () => undefined);
    before();
  };
  use(first);
  return {
    check: (header, body) => check(header, body),
    appSecrets: () => secrets,
    areChecked: () => secrets.length > 0,
    use,
    forget: () => forget(),
  };
}

function listeningOf(
  { ports, tokens }: Parts,
  { address }: Open,
  { secrets, stopsAt, secure }: ListenOptions,
): Parameters<ReceiverReport["listening"]>[0] {
  const { port, cloudPath, onPremPath, lan } = address;
  const at = lan === undefined ? `http://127.0.0.1:${port}` : `https://${lan.host}:${port}`;
  return {
    localUrl: `${at}${cloudPath}`,
    onPremUrl: `${at}${onPremPath}`,
    ...(secure === undefined ? {} : { authority: authorityOf(secure.identities.current()) }),
    since: isoOf(ports.clock.now()),
    ...(stopsAt === undefined ? {} : { stopsAt: isoOf(stopsAt) }),
    checksSignatures: secrets.appSecrets.length > 0,
    hasVerifyToken: tokens.any(),
  };
}

function authorityOf({ caPem, caFingerprint, caUntil }: LanIdentity): Authority {
  return { pem: caPem, fingerprint: caFingerprint, until: caUntil };
}

type Authority = NonNullable<ReceiverState["authority"]>;

/** Without an app secret, the two formats cannot be told apart by URL. */
function onPremises(
  receiver: ReceiverId,
  number: Incoming["number"],
): Pick<Incoming, "receiver" | "source" | "number"> {
  return { receiver, source: "on-premises", ...(number === undefined ? {} : { number }) };
}

async function startOnOneOf(
  [port = 0, ...others]: readonly number[],
  start: (port: number) => ReturnType<typeof startHttpServer>,
): Promise<Result<HttpServer, NotListening>> {
  const started = await start(port);
  return started.ok || others.length === 0 ? started : startOnOneOf(others, start);
}

function lanOf({ secure }: ListenOptions): Pick<ReceiverAddress, "lan"> {
  if (secure === undefined) return {};
  const { address, identities } = secure;
  return {
    lan: {
      host: hostOf(address),
      get caPem() {
        return identities.current().caPem;
      },
    },
  };
}
