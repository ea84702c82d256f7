import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { isatty } from "node:tty";
import type { ExitCode } from "./exit-codes.ts";
import { listenForEnd, listenUntilGone } from "./listen-for-end.ts";
import type { Host, Incomplete, OwnApp } from "./host.ts";
import { main } from "./main.ts";
import { machineClock } from "../common/ports/clock.ts";
import { misplacedFolder } from "../common/ports/misplaced.ts";
import { clackPrompts, widthOf } from "./terminal/prompts.ts";
import { inputBytes, outputFault, readIn, writeOut } from "./terminal/stdio.ts";
import { APP_VERSION } from "./version.ts";

/** Runs the command line on plain Node; see `main`. */
export function mainOnNode(argv: readonly string[], incomplete: Incomplete): Promise<ExitCode> {
  return main(argv, { ...nodeHost(), incomplete });
}

/** Creates the commands' host on plain Node. */
export function nodeHost(): Host {
  return {
    env: process.env,
    folder: startFolder(),
    terminal: { input: isatty(0), output: isatty(1), error: isatty(2) },
    // Reached late, as every stream of the process: only where it is a terminal, and something has to fit
    // into it.
    columns: () => (isatty(1) ? widthOf(process.stdout.columns) : undefined),
    clock: machineClock,
    prompts: clackPrompts,
    write: writeOut,
    unwritten: outputFault,
    readInput: readIn,
    inputStream: inputBytes,
    openApp,
    misplaced: misplacedFolder,
    onInterrupt: listenForEnd,
    onEndSignal: listenUntilGone,
    onStray(listener) {
      process.on("uncaughtException", listener);
      process.on("unhandledRejection", listener);
    },
    async log(dataDir, event) {
      const { logCommand } = await import("./command-log.ts");
      logCommand(dataDir, event);
    },
    leave: (code) => process.exit(code),
  };
}

async function openApp(
  dataDir: string,
  kind: "terminal" | "browser" = "terminal",
  stateDir?: string,
): Promise<OwnApp> {
  const [
    { createApp },
    { hostPorts },
    { operationalLog },
    { headlessPower },
    sheets,
    { pagePrinter },
    { browserMachine },
  ] = await Promise.all([
    import("../../core/app/app.ts"),
    import("../common/ports/host-ports.ts"),
    import("../common/ports/log.ts"),
    import("./power.ts"),
    kind === "browser" ? import("./serve/sheet-files.ts") : undefined,
    import("./print-page.ts"),
    import("./serve/open-browser.ts"),
  ]);
  return createApp({
    ...hostPorts(dataDir, APP_VERSION, stateDir === undefined ? {} : { stateDir }),
    host: kind,
    // A rehearsal's folder is deleted with everything in it.
    ...(stateDir === undefined ? { log: operationalLog(dataDir) } : {}),
    ...(sheets === undefined ? {} : { sheets: sheets.sheetFiles() }),
    printPage: pagePrinter(browserMachine(process.env)),
    power: headlessPower({ env: process.env, platform: process.platform }),
  });
}

// `npm run` changes to the package's folder and keeps the original working folder in INIT_CWD.
function startFolder(): string {
  const script = process.env["npm_lifecycle_event"];
  const from = process.env["INIT_CWD"];
  const throughNpm = script === "switchover" || script === "rehearse" || script === "start";
  return throughNpm && from !== undefined && existsSync(from) ? resolve(from) : process.cwd();
}
