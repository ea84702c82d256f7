import { chooseWindow, hasDesktop } from "./lib/choose-window.mjs";
import { becomeProgram } from "./lib/become-program.mjs";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { runElectron } from "./lib/run-electron.mjs";
import { say } from "./lib/say.mjs";

// The window: as a desktop application where there is a runtime and a display, otherwise in a browser.
await ensureInstalled();
await continueOnNode24(import.meta.url);
await ensureBuilt();
const args = process.argv.slice(2);
const machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  hasDesktop: hasDesktop(),
  args,
};
const chosen = await chooseWindow(machine, () =>
  say("Downloading the Electron runtime, for at most a minute (SWITCHOVER_NO_ELECTRON=1 does without) ..."),
);
const ended = "electron" in chosen ? await runElectron(chosen.electron, args) : chosen;
if ("code" in ended) process.exitCode = ended.code;
else {
  say(`${ended.because} The window is served to a browser instead.`);
  await becomeProgram(["serve", ...args]);
}
