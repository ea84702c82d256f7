import { findWindow } from "../../common/window-files/find-window.ts";
import { openWindowFiles } from "../../common/window-files/window-files.ts";
import { examples, type Define } from "../command.ts";
import type { ExitCode } from "../exit-codes.ts";
import type { Host } from "../host.ts";
import { portOf } from "../port-option.ts";
import { call, misplacedRefusal } from "../core-call.ts";
import { unlockVault } from "../passphrase.ts";
import { nothingStarted, refusalFor, refuse, type Refusal } from "../refusal.ts";
import { followGivenBack } from "./webhooks/given-back.ts";
import { onEnterKey } from "../serve/enter-key.ts";
import { browserMachine, openBrowser } from "../serve/open-browser.ts";
import { openPracticeRealm } from "../serve/practice-realm.ts";
import { tellLocked } from "../serve/tell-locked.ts";
import { ok, type Result } from "../../../../shared/result.ts";
import { clientOver, type Client } from "../../../../shared/rpc/client.ts";
import { runWindow, type WindowParts } from "../serve/run-window.ts";
import type { CliSession } from "../cli-session.ts";

type Options = { readonly port?: string; readonly open?: boolean };

export const define: Define = (command, { action }) => {
  command
    .option("--port <PORT>", "port on 127.0.0.1; default: any free port")
    .option("--open", "open a browser; default where there is a display and no --json")
    .option("--no-open", "don't open a browser; only print the URL")
    .addHelpText("after", examples("serve", "serve --port 4000 --no-open", "serve --json --no-input"))
    .action(action(serve));
};

async function serve(session: CliSession, options: Options): Promise<ExitCode> {
  const port = portOf("--port", options.port);
  if (!port.ok) return refuse(session, port.problem);
  const folder = findWindow(import.meta.dirname);
  if (folder === undefined) return refuse(session, NOT_BUILT);
  const misplaced = misplacedRefusal(session);
  if (misplaced !== undefined) return refuse(session, misplaced);
  const { host, report, dataDir } = session;
  const wanted = options.open ?? !report.json;
  const app = await host.openApp(dataDir, "browser");
  let stopTelling: (() => void) | undefined;
  try {
    const client = clientOver(app.transport);
    stopTelling = followGivenBack(session, client, { failures: true });
    const opened = await openVault(session, client);
    if (!opened.ok) return refuse(session, opened.problem);
    await tellLocked(session, client);
    return await runWindow(session, app, {
      files: openWindowFiles(folder, "own-origin"),
      port: port.value ?? 0,
      openPractice: () => openPracticeRealm(dataDir),
      openBrowser: wanted ? (newAddress) => openBrowser(browserMachine(host.env), newAddress) : undefined,
      onEnter: session.interactive ? onEnterKey : undefined,
      onEnd: onEndOf(host),
    });
  } finally {
    stopTelling?.();
    await app.close();
  }
}

/** Unlocks the vault if a passphrase file is named, so that callback URLs are restored without a person. */
async function openVault(session: CliSession, client: Client): Promise<Result<null, Refusal>> {
  if (session.passphraseFile === undefined) return ok(null);
  const state = await call(client, "vault.state", {});
  if (state.ok && state.value === "absent") {
    session.report.say(session.report.t("terminal.serve.noVault"));
    return ok(null);
  }
  return unlockVault(session, client, { mayCreate: false });
}

const NOT_BUILT = refusalFor(
  "windowNotBuilt",
  { build: "npm run build", start: "npm start" },
  nothingStarted,
);

function onEndOf(host: Host): WindowParts["onEnd"] {
  return (listener) => host.onInterrupt(listener);
}
