import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeBatchFolder } from "../../../../../main/hosts/headless/practice/batch-folder.ts";
import { startSandbox } from "../../../../../main/sandbox/index.ts";
import { button } from "../../practice-person.ts";
import type { Chapter } from "../chapter.ts";
import { must, openSet } from "../set.ts";

const NUMBERS = 4;

/** A batch from its table to its summary: one number first, and it is paused in between. */
export const batch: Chapter = {
  pictures: ["batch-read", "batch-confirm", "batch-under-way", "batch-paused", "batch-ended"],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say, own, go } = set;
    const folder = mkdtempSync(join(tmpdir(), "switchover-batch-"));
    const sandbox = await startSandbox({ numbers: NUMBERS, pace: { looksMs: 100, changesMs: 1_500 } });
    const dialog = page.getByRole("dialog");
    const titled = (title: string) =>
      page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor({ timeout: 120_000 });
    try {
      must(await own.call("vault.unlock", { passphrase: "one passphrase for all", allowCreate: true }));
      const { batches } = writeBatchFolder(folder, sandbox);
      await go("/tools/batch");
      await page.getByRole("textbox", { name: say("window.batch.folder") }).fill(folder);
      await page.locator('input[type="file"]').setInputFiles({
        name: "bakeries.csv",
        mimeType: "text/csv",
        buffer: readFileSync(batches["to-cloud"]),
      });
      await page
        .getByText(say("window.batch.read.title_other", { count: NUMBERS, name: "bakeries.csv" }))
        .waitFor();
      await page.getByRole("textbox", { name: say("window.batch.folder") }).fill("/home/you/bakeries");
      await camera.take(page, "batch-read");
      await button(set, "window.batch.start").click();
      await dialog.getByText(say("window.batch.confirm.covers")).waitFor();
      await camera.take(page, "batch-confirm");
      await dialog.getByRole("textbox").fill(String(NUMBERS));
      await dialog.getByRole("button", { name: say("window.batch.confirm.go") }).click();
      await titled(say("window.batch.title.running"));
      await page.getByText(say("window.batch.at.in-progress")).first().waitFor();
      await camera.take(page, "batch-under-way");
      await button(set, "window.batch.pause").click();
      await titled(say("window.batch.title.paused"));
      await camera.take(page, "batch-paused");
      await button(set, "window.batch.resume").click();
      await titled(say("window.batch.title.ended"));
      await camera.take(page, "batch-ended");
    } finally {
      await set.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
