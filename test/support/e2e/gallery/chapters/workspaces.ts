import { Workspace } from "../../../../../shared/workspace/workspace.ts";
import type { Chapter } from "../chapter.ts";
import { must, openSet } from "../set.ts";

const NAMES = [
  "Alder Dental",
  "Birch Bakery",
  "Cedar Clinic",
  "Dogwood Deli",
  "Elm Electric",
  "Fir Flowers",
  "Ginkgo Gym",
];

/** Several clients: switching between them, handing one over and taking one. */
export const workspaces: Chapter = {
  pictures: ["workspace-switcher", "workspace-handover", "workspace-take"],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say, go, own } = set;
    try {
      for (const [index, name] of NAMES.entries()) {
        const { revision } = must(await own.call("workspaces.list", {}));
        const workspace = Workspace.parse({
          id: `ws-client${index}`,
          name,
          dialect: { brand: "chat", apiVersion: "v23.0" },
          numbers: [],
        });
        must(await own.call("workspaces.save", { revision, workspace }));
      }
      must(await own.call("workspaces.archive", { workspace: "ws-client5", archived: true }));
      await go("/workspaces/new");
      await page.getByText(say("window.workspace.take.drop")).waitFor();
      const made = must(
        await own.call("handover.make", {
          workspace: "ws-client1",
          passphrase: "a passphrase of the file",
          withSecrets: false,
        }),
      );
      await page.locator('input[type="file"]').setInputFiles({
        name: "birch.switchover",
        mimeType: "application/octet-stream",
        buffer: Buffer.from(made.content),
      });
      await page
        .getByLabel(say("window.workspace.take.passphrase"), { exact: true })
        .fill("a passphrase of the file");
      await page.getByRole("button", { name: say("window.workspace.take.show") }).click();
      const add = page.getByRole("button", { name: say("window.workspace.take.addAsNew") });
      await add.waitFor({ timeout: 60_000 });
      await camera.take(page, "workspace-take", add);
      await go("/workspaces/ws-client1");
      await page.getByRole("button", { name: say("window.workspace.section.handover") }).click();
      const save = page.getByRole("button", { name: say("window.workspace.handover.save") });
      await save.waitFor();
      await camera.take(page, "workspace-handover", save);
      await go("/");
      await page
        .getByRole("button", { name: say("window.frame.switcher.named", { name: "Alder Dental" }) })
        .click();
      await page.getByLabel(say("window.frame.switcher.search")).waitFor();
      await camera.take(page, "workspace-switcher");
    } finally {
      await set.close();
    }
  },
};
