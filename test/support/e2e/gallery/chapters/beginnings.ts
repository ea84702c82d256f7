import type { Chapter } from "../chapter.ts";
import { openSet } from "../set.ts";
import { button } from "../../practice-person.ts";

const PASSPHRASE = "one passphrase for the pictures";

/** The first minutes with an empty data folder: start screen, workspace, vault, and the general screens. */
export const beginnings: Chapter = {
  pictures: [
    "start",
    "history-empty",
    "workspace-new",
    "connect-begin",
    "overview-empty",
    "vault-create",
    "vault-unlock",
    "vault-wrong",
    "settings",
    "about",
    "shortcuts",
  ],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say, go } = set;
    try {
      await button(set, "window.start.practise.do").waitFor();
      await camera.take(page, "start");
      await go("/history");
      await camera.take(page, "history-empty");
      await go("/workspaces/new");
      await camera.take(page, "workspace-new");
      await page.getByLabel(say("window.workspace.name")).fill("Northwind Bakery");
      await button(set, "window.workspace.new.save").click();
      await page.getByLabel(say("window.workspace.cloud.address")).waitFor();
      await camera.take(page, "connect-begin");
      await go("/");
      await camera.take(page, "overview-empty");

      await button(set, "window.vault.title.absent").click();
      const first = page.getByLabel(say("window.vault.new.first"), { exact: true });
      await first.fill(PASSPHRASE);
      await camera.take(page, "vault-create");
      await page.getByLabel(say("window.vault.new.second"), { exact: true }).fill(PASSPHRASE);
      await button(set, "window.vault.new.create").click();
      await button(set, "window.frame.vault.lock").click();
      await button(set, "window.vault.title.locked").click();
      const passphrase = page.getByLabel(say("window.vault.unlock.passphrase"), { exact: true });
      await passphrase.waitFor();
      await camera.take(page, "vault-unlock");
      await passphrase.fill("another one");
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("window.vault.unlock.open") })
        .click();
      await page.getByText(say("window.vault.unlock.wrong")).waitFor();
      await camera.take(page, "vault-wrong");
      await page.keyboard.press("Escape");

      await go("/settings");
      await camera.take(page, "settings");
      await go("/about");
      await camera.take(page, "about");
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
      await camera.take(page, "shortcuts");
    } finally {
      await set.close();
    }
  },
};
