import { button, practise, prepareMove, restsAt, startRun } from "../../practice-person.ts";
import type { WorkspaceNumber } from "../../../../../shared/workspace/workspace.ts";
import type { Camera } from "../camera.ts";
import type { Chapter } from "../chapter.ts";
import { manyNumbers } from "../numbers.ts";
import { must, openSet, type Set } from "../set.ts";

/** The overview with a few numbers, with many, and the notice of a migration that ended elsewhere. */
export const overviews: Chapter = {
  pictures: [
    "overview-outage",
    "number-outage",
    "overview-waiting",
    "overview-three",
    "overview-selected",
    "overview-toast",
  ],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say, go, practice } = set;
    try {
      await practise(set);
      const [workspace] = must(await practice.call("workspaces.list", {})).workspaces;
      await takeOutage(set, camera);
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

/** A number at rest whose APIs tell nothing any more: where it was stays known, with its age. */
async function takeOutage(set: Set, camera: Camera): Promise<void> {
  const { page, go, practice } = set;
  await go("/practice");
  await button(set, "window.overview.lookAgain").click();
  await page.waitForTimeout(1_500);
  must(await practice.call("practice.setFaults", { names: ["token-expired", "lost-health"] }));
  await button(set, "window.overview.lookAgain").click();
  await page.waitForTimeout(1_500);
  await camera.take(page, "overview-outage");
  await page
    .getByRole("main")
    .getByRole("link", { name: /202 555 0123/ })
    .first()
    .click();
  await page.waitForTimeout(300);
  await camera.take(page, "number-outage");
  must(await practice.call("practice.setFaults", { names: [] }));
  await go("/practice");
}

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
