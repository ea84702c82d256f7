import type { Redacted } from "../../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import { TunnelChoice } from "../../../../../shared/tunnel/tunnel.ts";
import type { CloudLevel } from "../../../../../shared/webhook/connectivity-test.ts";
import type { EventSource } from "../../../../../shared/webhook/event.ts";
import type { Values } from "../../../../../shared/wording/translate.ts";
import { asSeen, asTyped, inPlainDigits, wholeNumber } from "../../../../../shared/typed-value.ts";
import { isEveryInterface } from "../../../../core/webhooks/receiver/lan-choice.ts";
import { portOf } from "../../port-option.ts";
import { refusalFor, type Refusal, type RefusalKey } from "../../refusal.ts";
import { secretFrom } from "../../secret-file.ts";
import type { CliSession } from "../../cli-session.ts";

export const TUNNELS = ["ssh", "cloudflared", "ngrok", "own", "lan"] as const;

/** The options as typed. */
export type TestOptions = {
  readonly tunnel: (typeof TUNNELS)[number];
  readonly publicUrl?: string;
  readonly bind?: string;
  readonly ssh?: string;
  readonly sshKeyFile?: string;
  readonly sshHostKey?: string;
  readonly remotePort?: string;
  readonly ngrokAuthtokenFile?: string;
  readonly cloudflaredTokenFile?: string;
  readonly port?: string;
  readonly appSecretFile?: string;
  readonly callbackTokenFile?: string;
  readonly level?: CloudLevel;
  readonly side?: EventSource;
  readonly forward: boolean;
  readonly allowPrivate?: boolean;
  readonly wait?: string;
  readonly reply?: boolean;
  readonly caFile?: string;
};

type WayOptions = Pick<
  TestOptions,
  | "tunnel"
  | "publicUrl"
  | "bind"
  | "ssh"
  | "sshKeyFile"
  | "sshHostKey"
  | "remotePort"
  | "cloudflaredTokenFile"
  | "port"
>;

/** The parsed options of a webhook test; the plan is separate. */
export type TestInput = {
  readonly tunnel: TunnelChoice;
  readonly tunnelSecret: Redacted<string> | undefined;
  readonly appSecret: Redacted<string> | undefined;
  readonly callbackToken: Redacted<string> | undefined;
  readonly port: number | undefined;
  readonly level: CloudLevel | undefined;
  readonly side: EventSource | undefined;
  readonly forward: boolean;
  readonly allowPrivate: boolean;
  readonly messageWaitMinutes: number;
  readonly reply: boolean;
  readonly caFile: string | undefined;
};

/** Parses the options; a refusal names the first invalid one and repeats no value. */
export function testInput(
  session: CliSession,
  options: TestOptions,
  command: "test" | "point" = "test",
): Result<TestInput, Refusal> {
  const tunnel = tunnelOf(session, options, command);
  if (!tunnel.ok) return tunnel;
  const port = portOf("--port", options.port);
  if (!port.ok) return port;
  const messageWaitMinutes = minutesOf(options.wait);
  if (!messageWaitMinutes.ok) return messageWaitMinutes;
  const appSecret = secretFrom(session, "--app-secret-file", options.appSecretFile);
  if (!appSecret.ok) return appSecret;
  const callbackToken = secretFrom(session, "--callback-token-file", options.callbackTokenFile);
  if (!callbackToken.ok) return callbackToken;
  const authtoken = secretFrom(session, "--ngrok-authtoken-file", options.ngrokAuthtokenFile);
  if (!authtoken.ok) return authtoken;
  tellRisk(session, tunnel.value);
  return ok({
    tunnel: tunnel.value,
    tunnelSecret: authtoken.value,
    appSecret: appSecret.value,
    callbackToken: callbackToken.value,
    port: port.value === 0 ? undefined : port.value,
    level: options.level,
    side: options.side,
    forward: options.forward,
    allowPrivate: options.allowPrivate === true,
    messageWaitMinutes: messageWaitMinutes.value,
    reply: options.reply === true,
    caFile: options.caFile === undefined ? undefined : session.path(options.caFile),
  });
}

/** Prints which devices can connect to a receiver on the local network, before it listens. */
export function tellRisk({ report }: CliSession, choice: TunnelChoice): void {
  if (choice.kind !== "lan") return;
  const { address } = choice;
  const risk = isEveryInterface(address) ? "everyNetwork" : "oneNetwork";
  report.say(report.t(`terminal.webhooks.risk.${risk}`, { address }));
}

/** The tunnel that the options select. */
export function tunnelOf(
  session: CliSession,
  options: WayOptions,
  command: string,
): Result<TunnelChoice, Refusal> {
  const wanted = wantedTunnel(session, options);
  if (!wanted.ok) return err(forForm(wanted.problem, command));
  const parsed = TunnelChoice.safeParse(wanted.value);
  if (parsed.success) return ok(parsed.data);
  const optionOf = (member: string): string =>
    options.tunnel === "lan" && member === "port" ? "--bind" : (OPTION_OF[member] ?? "--tunnel");
  const names = [...new Set(parsed.error.issues.map(({ path }) => optionOf(String(path[0]))))];
  const values = { tunnel: options.tunnel, options: names.join(", ") };
  return err(unstarted(names.length === 1 ? "tunnelOption" : "tunnelOptions", values));
}

const OPTION_OF: Readonly<Record<string, string>> = {
  publicUrl: "--public-url",
  address: "--bind",
  host: "--ssh",
  port: "--ssh",
  user: "--ssh",
  keyFile: "--ssh-key-file",
  hostKey: "--ssh-host-key",
  remotePort: "--remote-port",
};

function wantedTunnel(session: CliSession, options: WayOptions): Result<unknown, Refusal> {
  const { tunnel, publicUrl } = options;
  if (tunnel !== "lan" && options.bind !== undefined) return err(unstarted("bindAlone"));
  switch (tunnel) {
    case "own":
      return publicUrl === undefined
        ? err(missing(tunnel, ["--public-url"]))
        : ok({ kind: tunnel, publicUrl });
    case "lan":
      return wantedLan(options);
    case "cloudflared":
      return wantedCloudflared(session, options);
    case "ngrok":
      return ok({ kind: tunnel, ...(publicUrl === undefined ? {} : { domain: hostOf(publicUrl) }) });
    case "ssh":
      return wantedSsh(session, options);
  }
}

/** `192.168.1.5`, `192.168.1.5:8443`, `fd00::5`, `[fd00::5]:8443`. */
const BIND =
  /^(?:\[(?<v6>[0-9A-Fa-f:.]+)\]|(?<v4>[0-9.]+)|(?<bare>[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*))(?::(?<port>[0-9]{1,5}))?$/;

function wantedLan({ bind, port, publicUrl }: WayOptions): Result<unknown, Refusal> {
  if (bind === undefined) return err(missing("lan", ["--bind ADDRESS[:PORT]"]));
  if (port !== undefined) return err(unstarted("portOfLan"));
  const parts = BIND.exec(asTyped(bind))?.groups;
  const address = parts?.["v6"] ?? parts?.["v4"] ?? parts?.["bare"] ?? bind;
  const at = parts?.["port"];
  return ok({
    kind: "lan",
    address,
    ...(at === undefined ? {} : { port: Number(at) }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
  });
}

/** Keeps only the path of the token's file; only cloudflared reads the file. */
function wantedCloudflared(
  session: CliSession,
  { publicUrl, cloudflaredTokenFile: file }: WayOptions,
): Result<unknown, Refusal> {
  const kind = "cloudflared";
  if (file === undefined) return ok({ kind, ...(publicUrl === undefined ? {} : { publicUrl }) });
  return publicUrl === undefined
    ? err(missing("cloudflared --cloudflared-token-file", ["--public-url"]))
    : ok({ kind, publicUrl, tokenFile: session.path(file) });
}

function wantedSsh(session: CliSession, options: WayOptions): Result<unknown, Refusal> {
  const { publicUrl, ssh, sshKeyFile, sshHostKey } = options;
  const remotePort = portOf("--remote-port", options.remotePort);
  if (!remotePort.ok) return remotePort;
  const server = ssh === undefined ? undefined : SERVER.exec(asSeen(ssh))?.groups;
  const lacks = [
    ...(server === undefined ? ["--ssh USER@HOST:PORT"] : []),
    ...(remotePort.value === undefined ? ["--remote-port"] : []),
    ...(publicUrl === undefined ? ["--public-url"] : []),
  ];
  if (server === undefined || lacks.length > 0) return err(missing("ssh", lacks));
  return ok({
    kind: "ssh",
    user: server["user"],
    host: server["bare"] ?? server["v6"],
    remotePort: remotePort.value,
    publicUrl,
    ...(server["port"] === undefined ? {} : { port: Number(inPlainDigits(server["port"])) }),
    ...(sshKeyFile === undefined ? {} : { keyFile: session.path(sshKeyFile) }),
    ...(sshHostKey === undefined ? {} : { hostKey: sshHostKey }),
  });
}

/** `user@host`, `user@host:22`, `user@[::1]:22`. */
const SERVER =
  /^(?<user>[^@\s]+)@(?:\[(?<v6>[0-9A-Fa-f:.]+)\]|(?<bare>[^:@\s[\]]+))(?::(?<port>\p{Nd}{1,5}))?$/u;

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

function missing(tunnel: string, options: readonly string[]): Refusal {
  return unstarted("tunnelNeeds", { tunnel, options: options.join(", ") });
}

function minutesOf(given: string | undefined): Result<number, Refusal> {
  if (given === undefined) return ok(15);
  const minutes = wholeNumber(given, { least: 1, most: 120 });
  return minutes === undefined ? err(unstarted("noWait")) : ok(minutes);
}

function unstarted(key: RefusalKey, values: Values = {}): Refusal {
  return refusalFor(key, values, (t) => t("terminal.run.nothingStarted"));
}

/** The same refusal, with the command whose help shows the correct form. */
function forForm(refused: Refusal, command: string): Refusal {
  return {
    ...refused,
    words: (t) => ({
      ...refused.words(t),
      next: t("terminal.webhooks.next.form", { command: `switchover webhooks ${command} --help` }),
    }),
  };
}
