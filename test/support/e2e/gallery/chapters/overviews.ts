import { button, practise, prepareMove, restsAt, startRun } from "../../practice-person.ts";
import type { WorkspaceNumber } from "../../../../../shared/workspace/workspace.ts";
import type { Chapter } from "../chapter.ts";
import { manyNumbers } from "../numbers.ts";
import { must, openSet, type Set } from "../set.ts";

/** The overview with a few numbers, with many, and the notice of a migration that ended elsewhere. */
export const overviews: Chapter = {
  pictures: ["overview-waiting", "overview-three", "overview-selected", "overview-toast"],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say, go, practice } = set;
    try {
      await practise(set);
      const [workspace] = must(await practice.call("workspaces.list", {})).workspaces;
      await prepareMove(set, "to-cloud");
      await startRun(set);
      await restsAt(set);
      await go("/practice");
      const [run] = must(await practice.call("migration.status", {}));
      if (run === undefined || workspace === undefined) return;
      await camera.take(page, "overview-waiting");
      must(await practice.call("migration.abandon", { run: run.run }));
      await page.getByRole("button", { name: say("window.frame.noticeClose") }).waitFor();
      await camera.take(page, "overview-toast");
      await page.getByRole("button", { name: say("window.frame.noticeClose") }).click();
      await giveNumbers(set, workspace.numbers.concat(manyNumbers(2)));
      await button(set, "window.overview.lookAtAll").click();
      await page.waitForTimeout(1_500);
      await camera.take(page, "overview-three");
      await giveNumbers(set, workspace.numbers.concat(manyNumbers(200)));
      await page.getByRole("checkbox").nth(2).check();
      await camera.take(page, "overview-selected");
      await go("/practice");
    } finally {
      await set.close();
    }
  },
};

/** Replaces the numbers of the practice workspace, and opens the overview anew. */
async function giveNumbers({ practice, go }: Set, numbers: readonly WorkspaceNumber[]): Promise<void> {
  const { revision, workspaces } = must(await practice.call("workspaces.list", {}));
  const [workspace] = workspaces;
  if (workspace === undefined) return;
  must(
    await practice.call("workspaces.save", { revision, workspace: { ...workspace, numbers: [...numbers] } }),
  );
  await go("/practice/history");
  await go("/practice");
}
