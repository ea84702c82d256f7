/* `switchover serve` with a small window and a core that answers slowly, as a process of its own. */
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import { EXIT } from "../../../main/hosts/headless/exit-codes.ts";
import { nodeHost } from "../../../main/hosts/headless/node-host.ts";
import { runWindow } from "../../../main/hosts/headless/serve/run-window.ts";
import { openCliSession } from "../../../main/hosts/headless/cli-session.ts";
import { openWindowFiles } from "../../../main/hosts/common/window-files/window-files.ts";
import { echoCore } from "./fake-core.ts";

const [folder = "", dataDir = "", port = "0", answerAfterMs = "0"] = process.argv.slice(2);
const host = nodeHost();
const session = openCliSession(host, { dataDir, json: true, input: false }, terminalEnglish);
const own = echoCore("own", {
  "migration.proceed": async () => {
    const step = { run: "r-20260115-fakeru", at: "2026-01-15T12:00:00.000Z", attempt: 1, step: "register" };
    own.push("steps", { ...step, phase: "intent", limitMs: 60_000 });
    await host.clock.sleep(Number(answerAfterMs));
    own.push("steps", { ...step, phase: "outcome", outcome: "confirmed", by: "answer" });
    return { ok: true, value: "rested" };
  },
});
// The window's own way in, so that the steps above are known to fit the contract.
clientOver(own).subscribe("steps", () => undefined);
process.exitCode = await runWindow(
  session,
  { transport: own, close: async () => undefined },
  {
    files: openWindowFiles(folder, "own-origin"),
    port: Number(port),
    openPractice: async () => ({ transport: echoCore("practice"), close: async () => undefined }),
    openBrowser: undefined,
    onEnter: undefined,
    onEnd: (listener) => host.onInterrupt(listener),
  },
);
if (process.exitCode !== EXIT.done) process.stderr.write("ended with an exit code of its own\n");
