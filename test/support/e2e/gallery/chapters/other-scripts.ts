import { practise, prepareMove, restsAt, startRun } from "../../practice-person.ts";
import type { Chapter } from "../chapter.ts";
import { must, openSet, type Set } from "../set.ts";

/** Names as they are written in Arabic and Chinese, the first from right to left between words from left to right. */
const NAMES = ["مخبز رياح الشمال للحلويات الشرقية", "北风面包房（国际贸易中心店）"] as const;

/** Screens that show names in other scripts beside numbers and words of the window's own language. */
export const otherScripts: Chapter = {
  pictures: ["scripts-overview", "scripts-number", "scripts-connections", "scripts-run"],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, go, practice } = set;
    try {
      await practise(set);
      await nameAll(set);
      await go("/practice");
      await page.waitForTimeout(500);
      await camera.take(page, "scripts-overview");
      const [workspace] = must(await practice.call("workspaces.list", {})).workspaces;
      const [number] = workspace?.numbers ?? [];
      if (workspace === undefined || number === undefined) return;
      await go(`/practice/workspaces/${workspace.id}/numbers/${number.phoneNumberId}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await camera.take(page, "scripts-number");
      await go("/practice/connections");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await camera.take(page, "scripts-connections");
      await prepareMove(set, "to-cloud");
      await startRun(set);
      await restsAt(set);
      await camera.take(page, "scripts-run");
    } finally {
      await set.close();
    }
  },
};

async function nameAll({ practice }: Set): Promise<void> {
  const { revision, workspaces } = must(await practice.call("workspaces.list", {}));
  const [workspace] = workspaces;
  if (workspace === undefined) return;
  const numbers = workspace.numbers.map((number, index) => ({
    ...number,
    displayName: NAMES[index % 2] ?? "",
  }));
  must(
    await practice.call("workspaces.save", {
      revision,
      workspace: { ...workspace, name: `${NAMES[0]} · ${NAMES[1]}`, numbers },
    }),
  );
}
