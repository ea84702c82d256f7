import type { InputOf } from "../../../../../shared/rpc/api.ts";
import type { Redacted } from "../../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import type { TunnelChoice } from "../../../../../shared/tunnel/tunnel.ts";
import { asTyped, wholeNumber } from "../../../../../shared/typed-value.ts";
import { bindOf, whyNotListenedOn } from "../../../../core/webhooks/receiver/lan-choice.ts";
import { coreRefusal } from "../../core-call.ts";
import { portOf } from "../../port-option.ts";
import { nothingStarted, refusalFor, withCommand, type Refusal, type RefusalKey } from "../../refusal.ts";
import { secretFrom } from "../../secret-file.ts";
import type { CliSession } from "../../cli-session.ts";
import { tunnelOf, type TestOptions } from "./test-input.ts";

/** The options as typed. */
export type ListenOptions = Partial<Omit<TestOptions, "appSecretFile" | "forward">> & {
  readonly verifyTokenFile?: string;
  readonly appSecretFile: readonly string[];
  readonly forwardTo?: string;
  readonly paused?: boolean;
  readonly answerStatus?: string;
  readonly answerAfter?: string;
};

/** The parsed options of a terminal's receiver. */
export type ListenWish = {
  readonly listen: InputOf<"webhooks.listen">;
  readonly forwardTo: string | undefined;
  readonly paused: boolean;
  readonly answering: Answering | undefined;
  readonly tunnel:
    | { readonly choice: TunnelChoice; readonly secret: Redacted<string> | undefined }
    | undefined;
};

export type Answering = { readonly status?: number; readonly afterMs?: number };

const MOST_SECRETS = 2;
const LONGEST_DELAY_S = 120;

/** Parses the options; a refusal names the first invalid one and repeats no value. */
export function listenWish(session: CliSession, options: ListenOptions): Result<ListenWish, Refusal> {
  const { forwardTo } = options;
  const port = portOf("--port", options.port);
  if (!port.ok) return port;
  const secrets = secretsOf(session, options);
  if (!secrets.ok) return secrets;
  const answering = answeringOf(options);
  if (!answering.ok) return answering;
  const refused = forwardingRefused(options);
  if (refused !== undefined) return err(refused);
  const tunnel = wayIn(session, options);
  if (!tunnel.ok) return tunnel;
  const { verifyToken, appSecrets } = secrets.value;
  const choice = tunnel.value?.choice;
  return ok({
    forwardTo,
    paused: options.paused === true,
    answering: answering.value,
    tunnel: tunnel.value,
    listen: {
      receiver: "terminal",
      ...(choice?.kind === "lan" ? { bind: bindOf(choice) } : {}),
      ...(port.value === undefined || port.value === 0 ? {} : { port: port.value }),
      ...(verifyToken === undefined ? {} : { verifyToken: verifyToken.reveal() }),
      appSecrets: appSecrets.map((secret) => secret.reveal()),
      stopAfterMinutes: 0,
      ...(answering.value === undefined ? {} : { answering: answering.value }),
      ...(forwardTo === undefined
        ? {}
        : {
            forwardTo,
            durable: true,
            // Paused until it is checked that forwarded notifications do not come back here.
            paused: true,
            // Notifications still waiting are sent to the same URL at the next start.
            keepAddress: true,
            allowPrivate: options.allowPrivate === true,
            ...(options.caFile === undefined ? {} : { caFile: session.path(options.caFile) }),
          }),
    },
  });
}

/** Rejects options that require --forward-to, and an invalid URL in it. */
function forwardingRefused(options: ListenOptions): Refusal | undefined {
  const { forwardTo } = options;
  const alone = (["paused", "allowPrivate", "caFile"] as const).find(
    (name) => options[name] !== undefined && forwardTo === undefined,
  );
  if (alone !== undefined) return usage("optionNeeds", { option: OPTION_OF[alone], needed: "--forward-to" });
  if (forwardTo !== undefined && !URL.canParse(forwardTo))
    return usage("fullUrl", { option: "--forward-to" });
  return undefined;
}

const OPTION_OF = { paused: "--paused", allowPrivate: "--allow-private", caFile: "--ca-file" } as const;

type Secrets = {
  readonly verifyToken: Redacted<string> | undefined;
  readonly appSecrets: readonly Redacted<string>[];
};

function secretsOf(
  session: CliSession,
  { verifyTokenFile, appSecretFile }: ListenOptions,
): Result<Secrets, Refusal> {
  if (appSecretFile.length > MOST_SECRETS) return err(refusalFor("threeSecrets", {}, nothingStarted));
  const verifyToken = secretFrom(session, "--verify-token-file", verifyTokenFile);
  if (!verifyToken.ok) return verifyToken;
  const appSecrets: Redacted<string>[] = [];
  for (const file of appSecretFile) {
    const read = secretFrom(session, "--app-secret-file", file);
    if (!read.ok) return read;
    appSecrets.push(read.value);
  }
  return ok({ verifyToken: verifyToken.value, appSecrets });
}

/**
 * The chosen response status and delay, for testing the sender's alerts; undefined keeps the usual response.
 */
function answeringOf({ answerStatus, answerAfter }: ListenOptions): Result<Answering | undefined, Refusal> {
  if (answerStatus === undefined && answerAfter === undefined) return ok(undefined);
  const range = { least: 200, most: 599 };
  const status = answerStatus === undefined ? undefined : wholeNumber(answerStatus, range);
  if (answerStatus !== undefined && status === undefined)
    return err(refusalFor("wholeNumber", { option: "--answer-status", ...range }, nothingStarted));
  const typed = asTyped(answerAfter ?? "").replace("\u066b", ".");
  const seconds = /^[0-9]{1,3}(?:\.[0-9]{1,3})?$/.test(typed) ? Number(typed) : undefined;
  if (answerAfter !== undefined && (seconds === undefined || seconds > LONGEST_DELAY_S))
    return err(
      refusalFor(
        "numberOfSeconds",
        { option: "--answer-after", least: 0, most: LONGEST_DELAY_S },
        nothingStarted,
      ),
    );
  return ok({
    ...(status === undefined ? {} : { status }),
    ...(seconds === undefined ? {} : { afterMs: Math.round(seconds * 1_000) }),
  });
}

function wayIn(session: CliSession, options: ListenOptions): Result<ListenWish["tunnel"], Refusal> {
  const { tunnel } = options;
  if (tunnel === undefined) {
    const alone = TUNNEL_OPTIONS.find(([name]) => options[name] !== undefined);
    return alone === undefined
      ? ok(undefined)
      : err(usage("optionNeeds", { option: alone[1], needed: "--tunnel" }));
  }
  const choice = tunnelOf(session, { ...options, tunnel }, "listen");
  if (!choice.ok) return choice;
  const not = choice.value.kind === "lan" ? whyNotListenedOn(choice.value) : undefined;
  if (not !== undefined) return err(coreRefusal(not));
  const secret = secretFrom(session, "--ngrok-authtoken-file", options.ngrokAuthtokenFile);
  return secret.ok ? ok({ choice: choice.value, secret: secret.value }) : secret;
}

const TUNNEL_OPTIONS = [
  ["bind", "--bind"],
  ["publicUrl", "--public-url"],
  ["ssh", "--ssh"],
  ["sshKeyFile", "--ssh-key-file"],
  ["sshHostKey", "--ssh-host-key"],
  ["remotePort", "--remote-port"],
  ["ngrokAuthtokenFile", "--ngrok-authtoken-file"],
  ["cloudflaredTokenFile", "--cloudflared-token-file"],
] as const;

function usage(key: RefusalKey, values: Readonly<Record<string, string>>): Refusal {
  return withCommand(refusalFor(key, values, nothingStarted), "switchover webhooks listen --help");
}
