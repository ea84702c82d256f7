import { Menu, app, dialog, protocol } from "electron";
import { defaultDataDir, thisMachine } from "../common/ports/data-dir.ts";
import { misplacedFolder } from "../common/ports/misplaced.ts";
import { unloadableFile } from "../common/unloadable-file.ts";
import { desktopArguments, isLookedInto, isWithoutSandbox, makeProfile, scratchProfile } from "./launch.ts";
import { wordsFor } from "./language.ts";
import type { Words } from "./words/words.ts";
import { APP_SCHEME } from "./origin.ts";

// The name decides where the system's key store files our key, so it is set first and never changes.
app.setName("Switchover");
// Windows groups windows and notifications by this name; the installer registers the same one.
if (process.platform === "win32") app.setAppUserModelId("app.switchover.desktop");
app.enableSandbox();
// Otherwise Electron sets up a menu of its own, with developer tools and links, until ours is there.
Menu.setApplicationMenu(null);
protocol.registerSchemesAsPrivileged([
  {
    scheme: APP_SCHEME,
    privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
  },
]);

const dataDir = desktopArguments(process.argv, process.cwd()).dataDir ?? defaultDataDir(thisMachine());
const startedWith = {
  packaged: app.isPackaged,
  hasSwitch: (name: string) => app.commandLine.hasSwitch(name),
};
const refusal = refusalOfStart();

if (isLookedInto(startedWith)) app.exit(1);
else if (refusal !== undefined) refuse(refusal);
else if (!useProfile()) refuse(folderUnusable());
// A second instance exits before it opens anything in the data folder; the first one shows its window
// instead.
else if (!app.requestSingleInstanceLock()) app.exit(0);
else {
  try {
    const { start } = await import("./start.ts");
    start(dataDir);
  } catch (fault) {
    const file = unloadableFile(fault);
    if (file === undefined) throw fault;
    refuse({ title: words().mistake.title, detail: words().incomplete(file) });
  }
}

type Refusal = { readonly title: string; readonly detail: string };

/** Why nothing may be started here, found before anything is written to the data folder. */
function refusalOfStart(): Refusal | undefined {
  const { misplaced, withoutSandbox } = words();
  if (isWithoutSandbox(startedWith)) return withoutSandbox;
  const found = misplacedFolder(dataDir);
  return found === undefined ? undefined : { title: misplaced.title, detail: misplaced.detail(found) };
}

/**
 * Shows a refusal and ends the program. Before it is ready, Linux would only print the sentence, which a
 * person who opened the program from a menu never sees.
 */
function refuse({ title, detail }: Refusal): void {
  const profile = scratchProfile();
  if (profile !== undefined) app.setPath("userData", profile.folder);
  app
    .whenReady()
    .then(() => dialog.showErrorBox(title, detail))
    .catch(() => undefined)
    .finally(() => {
      profile?.remove();
      app.exit(1);
    });
}

// The application is not ready yet, so its own language cannot be queried.
function words(): Words {
  return wordsFor("system", app.getPreferredSystemLanguages()[0] ?? "");
}

function useProfile(): boolean {
  try {
    app.setPath("userData", makeProfile(dataDir));
    return true;
  } catch {
    return false;
  }
}

function folderUnusable(): Refusal {
  const { title, detail } = words().folderUnusable;
  return { title, detail: detail(dataDir) };
}
