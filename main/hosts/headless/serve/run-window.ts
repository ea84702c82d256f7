import { err, ok, type Result } from "../../../../shared/result.ts";
import { clientOver, type Transport } from "../../../../shared/rpc/client.ts";
import { joinRealms } from "../../../../shared/rpc/realm.ts";
import { systemCode } from "../../common/ports/read-capped.ts";
import type { WindowFiles } from "../../common/window-files/window-files.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import type { App } from "../host.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";
import type { BrowserObstacle } from "./browsers.ts";
import { logMistake } from "../mistake-log.ts";
import { nothingStarted, refusalFor, refuse, type Refusal } from "../refusal.ts";
import type { CliSession } from "../cli-session.ts";
import { printAddress, startAddress } from "./addresses.ts";
import { createCalls } from "./calls.ts";
import { onceOnly } from "../../common/once-only.ts";
import { createSignIn, type SignIn } from "./sign-in.ts";
import { followStepsUnderWay } from "./steps-under-way.ts";
import { createStreams } from "./streams.ts";
import { untilEnded } from "./until-ended.ts";
import { startWindowServer, type WindowServer } from "./window-server.ts";

/** The parts of the system that the window host uses; tests replace them. */
export type WindowParts = {
  readonly files: WindowFiles;
  /** 0 for any free port. */
  readonly port: number;
  readonly openPractice: () => Promise<App>;
  /**
   * Opens a browser at the URL that it requests from `newAddress`; resolves with the reason if that failed.
   */
  readonly openBrowser: ((newAddress: () => string) => Promise<BrowserObstacle | undefined>) | undefined;
  /** Calls the listener at each press of Enter. */
  readonly onEnter: ((listener: () => void) => () => void) | undefined;
  /** Calls the listener at each request to end. */
  readonly onEnd: (listener: () => void) => () => void;
};

/** Serves the window on loopback until the program is asked to end. */
export async function runWindow(session: CliSession, own: App, parts: WindowParts): Promise<ExitCode> {
  const practice = onceOnly(parts.openPractice);
  const transport = joinRealms(own.transport, async () => (await practice.get()).transport);
  const signIn = createSignIn(session.host.clock);
  const onMistake = mistakes(session);
  const calls = createCalls(transport, onMistake, session.host.incomplete?.fileOf);
  const steps = followStepsUnderWay(clientOver(own.transport));
  const started = await listen(parts, { transport, signIn, calls, onMistake, t: session.report.t });
  if (!started.ok) return refuse(session, started.problem);
  const server = started.value;
  // Listens for requests to end before the URL is printed.
  const ended = untilEnded(session, {
    steps: steps.now,
    calls: calls.underWay,
    takeNoMore: calls.takeNoMore,
    onEnd: parts.onEnd,
  });
  greet(session, signIn, { server, canAsk: parts.onEnter !== undefined });
  const stopListening = parts.onEnter?.(() => printAddress(session, signIn, server.port));
  const newAddress = (): string => startAddress(server.port, signIn.newToken("own-user"));
  let stopEnding: (() => void) | undefined;
  try {
    [stopEnding] = await Promise.all([ended, openWindow(session, parts, newAddress)]);
  } finally {
    stopListening?.();
    steps.stop();
    await server.close();
    // The call that opened Practice has already reported why it failed.
    await practice.ifThere()?.then(
      (app) => app.close(),
      () => undefined,
    );
    stopEnding?.();
  }
  session.report.say(session.report.t("terminal.serve.closed"));
  return EXIT.done;
}

type Wiring = {
  readonly transport: Transport;
  readonly signIn: SignIn;
  readonly calls: ReturnType<typeof createCalls>;
  readonly onMistake: (error: unknown) => string;
  readonly t: TerminalTranslate;
};

async function listen(
  { port, files }: WindowParts,
  { transport, signIn, calls, onMistake, t }: Wiring,
): Promise<Result<WindowServer, Refusal>> {
  const streams = createStreams(transport);
  try {
    return ok(await startWindowServer(port, { files, signIn, calls, streams, onMistake, t }));
  } catch (error) {
    streams.close();
    const code = systemCode(error);
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    // As it was typed, without the separators of a large number.
    return err(refusalFor("portUnusable", { port: String(port), code }, nothingStarted));
  }
}

function greet(
  session: CliSession,
  signIn: SignIn,
  { server, canAsk }: { readonly server: WindowServer; readonly canAsk: boolean },
): void {
  const { t } = session.report;
  session.report.say(t("terminal.serve.link"));
  printAddress(session, signIn, server.port);
  const another = canAsk ? `${t("terminal.serve.anotherLink")} ` : "";
  session.report.say(`${another}${t("terminal.serve.quit")}`);
}

async function openWindow(
  { report }: CliSession,
  { openBrowser }: WindowParts,
  newAddress: () => string,
): Promise<void> {
  const obstacle = await openBrowser?.(newAddress);
  if (obstacle !== undefined)
    report.say(`${report.t(`terminal.serve.obstacles.${obstacle}`)} ${report.t("terminal.serve.openIt")}`);
}

/** Logs what was thrown in the data folder, without its message, and prints and returns the reference. */
function mistakes({ report, dataDir }: CliSession): (error: unknown) => string {
  return (error) => {
    const { reference, file } = logMistake(dataDir, error);
    const { t } = report;
    const details = file === undefined ? "" : ` ${t("terminal.start.mistake.file", { file })}`;
    report.say(`${t("terminal.serve.mistake", { reference })}${details}`);
    return reference;
  };
}
