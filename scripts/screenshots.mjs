import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureFonts } from "./lib/fonts.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";
import { giveUp } from "./lib/say.mjs";

await ensureInstalled();
await continueOnNode24(import.meta.url);
if ((await ensureChromium()) === undefined)
  giveUp("No Chromium: install one or name it in SWITCHOVER_CHROMIUM.");
await ensureFonts();
await ensureBuilt();
const gallery = inRoot("test", "support", "e2e", "gallery", "main.ts");
const { code } = await runNode(process.execPath, [gallery, ...process.argv.slice(2)], { output: "inherit" });
process.exitCode = code;
