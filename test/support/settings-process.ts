// Separate process for the tests of settings: `node settings-process.ts FOLDER COUNT`. Waits for a line on its input,
// then notes COUNT names as seen, one change each.
import { changeWindowSettings } from "../../main/core/settings/window-settings.ts";
import { instant, type Clock } from "../../shared/time.ts";

const clock: Clock = {
  now: () => instant(Date.now()),
  monotonicMs: () => performance.now(),
  sleep: () => Promise.resolve(),
};
const [dataDir = "", count = "0"] = process.argv.slice(2);
process.stdout.write("ready\n");
await new Promise((resolve) => process.stdin.once("data", resolve));
for (let name = 0; name < Number(count); name += 1) {
  const changed = await changeWindowSettings({ dataDir, clock }, { seen: [`other-${name}`] });
  if (!changed.ok) throw new Error(JSON.stringify(changed.problem));
}
process.exit();
