import type { Chapter } from "../chapter.ts";
import { openSet } from "../set.ts";

/** The page of tools, and each tool with something in it. */
export const tools: Chapter = {
  pictures: ["tools", "tool-report", "tool-report-none"],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say, go } = set;
    try {
      await go("/tools");
      await page.getByRole("heading", { level: 1, name: say("window.tools.title") }).waitFor();
      await camera.take(page, "tools");
      await go("/tools/report");
      await page.getByText(say("window.tools.report.drop")).waitFor();
      await camera.take(page, "tool-report");
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: "letter.md", mimeType: "text/markdown", buffer: Buffer.from("# A letter\n") });
      await page.getByRole("heading", { level: 1, name: say("window.tools.report.title.unknown") }).waitFor();
      await camera.take(page, "tool-report-none");
    } finally {
      await set.close();
    }
  },
};
