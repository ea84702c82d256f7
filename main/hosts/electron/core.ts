import { app, clipboard, shell } from "electron";
import { createApp } from "../../core/app/app.ts";
import type { Log } from "../../core/log/log.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { loginStart } from "./login-start.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import { onceOnly } from "../common/once-only.ts";
import { hostPorts } from "../common/ports/host-ports.ts";
import { systemMetered } from "../common/ports/metered.ts";
import { operationalLog } from "../common/ports/log.ts";
import { shutDown } from "./shutdown.ts";
import { systemProxies } from "./system-proxy.ts";
import { electronUpdates, type RunningPackage } from "./updates/update-port.ts";
import { electronPower } from "./power.ts";
import { systemKeyStore } from "./key-store.ts";
import { type PendingCalls, watchCalls } from "./pending-calls.ts";
import type { DesktopPort, PagePrinter, SheetPort } from "../../core/runtime/ports.ts";
import { desktopPrinter, desktopSheets, type SheetMeans } from "./sheets.ts";

/**
 * Clipboard and file manager access. The clipboard is read only to see whether it holds a text of ours. Only the data folder is
 * ever opened, whatever path is requested.
 */
function desktopPort(dataDir: string): Omit<DesktopPort, "openedFile" | "showDigest"> {
  const startAtLogin = loginStart(dataDir);
  return {
    ...(startAtLogin === undefined ? {} : { startAtLogin }),
    async copyText(text) {
      await clipboard.writeText(text);
    },
    async clearText(text) {
      if ((await clipboard.readText()) === text) clipboard.clear();
    },
    async showFolder(path) {
      if (path !== dataDir) throw new Error("only the data folder can be shown");
      const problem = await shell.openPath(dataDir);
      if (problem !== "") throw new Error(`the system didn't open the data folder: ${problem}`);
    },
  };
}

/** Prints and saves recovery sheets and reports; the hidden window is loaded when the first one is made. */
function printing(): { readonly sheets: SheetPort; readonly printPage: PagePrinter } {
  const loaded = async (): Promise<SheetMeans> => (await import("./sheet-window.ts")).sheetMeans;
  const means: SheetMeans = {
    openPage: async (html) => (await loaded()).openPage(html),
    chooseFile: async (name, title) => (await loaded()).chooseFile(name, title),
  };
  return { sheets: desktopSheets(means), printPage: desktopPrinter(means) };
}

/** The core of this process, with both realms. */
export type Core = { readonly transport: Transport; readonly underWay: PendingCalls; close(): Promise<void> };

type Practice = { readonly transport: Transport; close(): Promise<void> };

/** Connects the core to the desktop. Practice is opened by the first call to it. */
export function openCore(
  dataDir: string,
  desktop: Required<Pick<DesktopPort, "openedFile" | "showDigest">>,
): Core {
  const machine = systemProxies(async () => {
    await app.whenReady();
    const { session } = await import("electron");
    return (url) => session.defaultSession.resolveProxy(url);
  });
  const log = operationalLog(dataDir);
  const own = createApp({
    ...hostPorts(dataDir, app.getVersion(), { proxies: machine }),
    host: "desktop",
    log,
    desktop: { ...desktopPort(dataDir), ...desktop },
    power: electronPower(),
    metered: systemMetered(process),
    ...printing(),
    updates: electronUpdates(thisPackage(() => whole)),
    keyStore: systemKeyStore({
      platform: process.platform,
      async safeStorage() {
        await app.whenReady();
        return (await import("electron")).safeStorage;
      },
    }),
  });
  const practice = onceOnly(() => openPracticeRealm(dataDir, log.practice));
  const openedPractice = async (): Promise<Transport> => (await practice.get()).transport;
  const { transport, underWay } = watchCalls(joinRealms(own.transport, openedPractice));
  const whole: Core = {
    transport,
    underWay,
    async close() {
      await Promise.all([own.close(), practice.ifThere()?.then((realm) => realm.close())]);
    },
  };
  return whole;
}

/** The running program, as an update replaces it. */
function thisPackage(core: () => Core): RunningPackage {
  return {
    isPackaged: app.isPackaged,
    platform: process.platform,
    arch: process.arch,
    env: process.env,
    version: app.getVersion(),
    // Undefined where nothing is packaged.
    resources: process.resourcesPath ?? "",
    userData: app.getPath("userData"),
    busy: () => core().underWay.count(),
    admit: (yes) => core().underWay.admit(yes),
    comeToRest: () => shutDown(core()),
    quit: () => app.quit(),
    exit(again) {
      if (again) app.relaunch();
      app.exit(0);
    },
  };
}

// Loads the sandbox with its certificates only when Practice is used.
async function openPracticeRealm(dataDir: string, log: Log): Promise<Practice> {
  const { openPractice } = await import("../common/practice/open-practice.ts");
  return openPractice({
    dataDir,
    appVersion: app.getVersion(),
    host: "desktop",
    log,
    desktop: desktopPort(dataDir),
    ...printing(),
  });
}
