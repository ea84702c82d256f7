import { app, dialog, protocol } from "electron";
import { defaultDataDir, thisMachine } from "../common/ports/data-dir.ts";
import { misplacedFolder } from "../common/ports/misplaced.ts";
import { desktopArguments, isLookedInto, makeProfile } from "./launch.ts";
import { wordsFor } from "./language.ts";
import type { Words } from "./words/words.ts";
import { APP_SCHEME } from "./origin.ts";

// The name decides where the system's key store files our key, so it is set first and never changes.
app.setName("Switchover");
// Windows groups windows and notifications by this name; the installer registers the same one.
if (process.platform === "win32") app.setAppUserModelId("app.switchover.desktop");
app.enableSandbox();
protocol.registerSchemesAsPrivileged([
  {
    scheme: APP_SCHEME,
    privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
  },
]);

const dataDir = desktopArguments(process.argv, process.cwd()).dataDir ?? defaultDataDir(thisMachine());
const looked = isLookedInto({
  packaged: app.isPackaged,
  hasSwitch: (name) => app.commandLine.hasSwitch(name),
});

if (looked) app.exit(1);
else if (isMisplaced()) app.exit(1);
else if (!useProfile()) app.exit(1);
// A second instance exits before it opens anything in the data folder; the first one shows its window
// instead.
else if (!app.requestSingleInstanceLock()) app.exit(0);
else {
  const { start } = await import("./start.ts");
  start(dataDir);
}

/** Says why the data folder can't be where it is, before anything is written there. */
function isMisplaced(): boolean {
  const misplaced = misplacedFolder(dataDir);
  if (misplaced === undefined) return false;
  const { title, detail } = words().misplaced;
  dialog.showErrorBox(title, detail(misplaced));
  return true;
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
    const { title, detail } = words().folderUnusable;
    dialog.showErrorBox(title, detail(dataDir));
    return false;
  }
}
