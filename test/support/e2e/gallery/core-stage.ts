import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { FakeCore, Script } from "../../fake-core.ts";
import { coreWithRuns } from "../../../ui/overview/imagined.ts";
import { openWindow } from "../chromium.ts";
import { serveCore } from "../serve-core.ts";
import { arrived } from "./set.ts";

const DIST = join(import.meta.dirname, "../../../../dist/window");

/** A window over a fake core, for what would need a platform that sends or weeks that pass. */
export type CoreStage = {
  readonly core: FakeCore;
  readonly page: Page;
  readonly go: (address: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens a window over a fake core that answers as the script says and has no migration. */
export async function openCore(browser: Browser, script: Script): Promise<CoreStage> {
  const { core, transport } = coreWithRuns({ host: "browser", vault: "locked", ...script });
  const served = await serveCore(transport, DIST);
  const { page, context } = await openWindow(browser, { width: 900, height: 600 });
  await page.goto(served.url);
  await arrived(page);
  return {
    core,
    page,
    go: async (address) => {
      await page.evaluate(`location.hash = ${JSON.stringify(address)}`);
      await page.locator(`main h1`).waitFor();
      await arrived(page);
    },
    close: async () => {
      await context.close();
      await served.close();
    },
  };
}
