import type { Redacted } from "../../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import type { Client } from "../../../../../shared/rpc/client.ts";
import type { ReceiverTrouble } from "../../../../../shared/webhook/receiver.ts";
import { examples, type Define } from "../../command.ts";
import { call, coreRefusal, withCore } from "../../core-call.ts";
import { EXIT, type ExitCode } from "../../exit-codes.ts";
import { portOf } from "../../port-option.ts";
import { refusal, refuse, type Refusal } from "../../refusal.ts";
import { secretFrom } from "../../secret-file.ts";
import type { Session } from "../../session.ts";
import { untilInterrupted } from "./until-interrupted.ts";
import { tellEvent } from "./tell-event.ts";

type Options = {
  readonly port?: string;
  readonly verifyTokenFile?: string;
  readonly appSecretFile: readonly string[];
};

const MOST_SECRETS = 2;

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
    .addHelpText(
      "after",
      examples(
        "webhooks listen",
        "webhooks listen --port 8080 --verify-token-file token.txt --app-secret-file secret.txt --json",
      ),
    )
    .action(action(listen));
};

async function listen(session: Session, options: Options): Promise<ExitCode> {
  const port = portOf("--port", options.port);
  if (!port.ok) return refuse(session, port.problem);
  const secrets = secretsOf(session, options);
  if (!secrets.ok) return refuse(session, secrets.problem);
  const { verifyToken, appSecrets } = secrets.value;
  return withCore(session, async (client) => {
    const told = follow(session, client);
    const listening = await call(client, "webhooks.listen", {
      receiver: "terminal",
      ...(port.value === undefined || port.value === 0 ? {} : { port: port.value }),
      ...(verifyToken === undefined ? {} : { verifyToken: verifyToken.reveal() }),
      appSecrets: appSecrets.map((secret) => secret.reveal()),
      stopAfterMinutes: 0,
    });
    if (!listening.ok) return refuse(session, coreRefusal(listening.problem));
    const { localUrl, onPremUrl, checksSignatures, hasVerifyToken } = listening.value;
    session.report.line("listening", { localUrl, onPremUrl });
    if (!session.report.json) {
      session.report.show(`Listening on this machine until Ctrl-C:
  ${localUrl}  (${checksSignatures ? "signed notifications of the cloud" : "notifications, unchecked: no app secret was given, so nothing that arrives is proof"})
  ${onPremUrl}  (callbacks of an on-premises client, which signs nothing)`);
      if (!hasVerifyToken) session.report.say("No verify token was given, so no handshake will succeed.");
    }
    told.begin();
    await untilInterrupted(session);
    await client.call("webhooks.stop", { receiver: "terminal" });
    return EXIT.done;
  });
}

/** Tells what comes, in order, but nothing before the first line. What is filed while the core closes is told too. */
function follow(session: Session, client: Client): { readonly begin: () => void } {
  let waiting: (() => void)[] | undefined = [];
  let trouble: ReceiverTrouble | undefined;
  let dropped = false;
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
  client.subscribe("receivers", (state) => {
    if (state.receiver !== "terminal") return;
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

function tellHandshake({ report }: Session, succeeded: boolean, at: string): void {
  report.line("handshake", { at, ok: succeeded });
  if (report.json) return;
  const mark = succeeded ? report.paint.show("green", "✓") : report.paint.show("red", "✗");
  report.show(
    `${mark} ${succeeded ? "A handshake succeeded." : "A handshake failed: its token or its form was not right."}`,
  );
}

type Secrets = {
  readonly verifyToken: Redacted<string> | undefined;
  readonly appSecrets: readonly Redacted<string>[];
};

function secretsOf(session: Session, { verifyTokenFile, appSecretFile }: Options): Result<Secrets, Refusal> {
  if (appSecretFile.length > MOST_SECRETS)
    return err(
      refusal(
        "--app-secret-file may be given twice at most: the current secret and the next one.",
        "Leave one out.",
      ),
    );
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
