import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { button } from "../../practice-person.ts";
import type { Chapter } from "../chapter.ts";
import { must, openSet } from "../set.ts";

/** A lost passphrase: without a recovery sheet, then with one, while the vault is open and while it is locked. */
export const lostPassphrase: Chapter = {
  pictures: [
    "passphrase-change",
    "passphrase-no-sheet",
    "passphrase-by-sheet",
    "vault-no-sheet",
    "vault-by-sheet",
    "vault-by-sheet-new",
  ],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say, own, go } = set;
    const folder = mkdtempSync(join(tmpdir(), "switchover-sheet-"));
    const dialog = page.getByRole("dialog");
    const close = async (): Promise<void> => {
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    };
    const lost = dialog.getByRole("button", { name: say("window.vault.lost.sheet") });
    try {
      must(await own.call("vault.unlock", { passphrase: "one passphrase for all", allowCreate: true }));
      await go("/settings");
      await button(set, "window.settings.vault.change").click();
      await dialog.getByText(say("window.vault.lost.printFirst")).waitFor();
      await camera.take(page, "passphrase-no-sheet");
      await close();
      must(await own.call("vault.lock", {}));
      await button(set, "window.vault.title.locked").first().click();
      await dialog.getByText(say("window.vault.lost.noSheet")).waitFor();
      await camera.take(page, "vault-no-sheet");
      await close();

      must(await own.call("vault.unlock", { passphrase: "one passphrase for all", allowCreate: false }));
      must(
        await own.call("vault.makeSheet", { as: "save", language: "en", title: "Northwind Bakery", folder }),
      );
      must(await own.call("vault.lock", {}));
      await button(set, "window.settings.vault.change").click();
      await lost.waitFor();
      await camera.take(page, "passphrase-change");
      await lost.click();
      await dialog.getByLabel(say("window.vault.sheet.key")).waitFor();
      await camera.take(page, "passphrase-by-sheet");
      await close();
      await button(set, "window.vault.title.locked").first().click();
      await lost.click();
      await dialog.getByLabel(say("window.vault.sheet.key")).waitFor();
      await camera.take(page, "vault-by-sheet");
      await dialog.getByRole("checkbox", { name: say("window.vault.sheet.alsoNew") }).check();
      await camera.take(page, "vault-by-sheet-new");
    } finally {
      await set.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
