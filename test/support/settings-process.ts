// Separate process for the tests of settings: `node settings-process.ts FOLDER COUNT`. Waits for a line on its input,
// then notes COUNT names as seen, one change each.
import { changeWindowSettings } from "../../main/core/settings/window-settings.ts";
import type { SettingsChange } from "../../shared/settings/settings.ts";
import { instant, type Clock } from "../../shared/time.ts";

const clock: Clock = {
  now: () => instant(Date.now()),
  monotonicMs: () => performance.now(),
  sleep: () => Promise.resolve(),
};
/** Tries again where another process had the lock for too long: on a busy computer that may be so. */
async function changed(change: SettingsChange): Promise<unknown> {
  const done = await changeWindowSettings({ dataDir, clock }, change);
  if (done.ok) return undefined;
  const { problem } = done;
  const isBusy = problem.kind === "storageFailed" && problem.code === "SETTINGS_BUSY";
  return isBusy ? changed(change) : problem;
}

const [dataDir = "", count = "0"] = process.argv.slice(2);
process.stdout.write("ready\n");
await new Promise((resolve) => process.stdin.once("data", resolve));
for (let name = 0; name < Number(count); name += 1) {
  const problem = await changed({ seen: [`other-${name}`] });
  if (problem !== undefined) throw new Error(JSON.stringify(problem));
}
process.exit();
