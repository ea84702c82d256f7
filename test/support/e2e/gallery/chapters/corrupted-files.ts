import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SecretLabel } from "../../../../../shared/ids.ts";
import { Workspace, WorkspaceId } from "../../../../../shared/workspace/workspace.ts";
import type { Chapter } from "../chapter.ts";
import { inLanguages } from "../languages.ts";
import { must, openSet } from "../set.ts";

const BAKERY = WorkspaceId.parse("ws-7k2q9d");

/** A corrupted value of the vault and a settings file that was set aside, where they are told. */
export const corruptedFiles: Chapter = {
  pictures: ["overview-corrupted", "settings-corrupted"],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say, own, go } = set;
    try {
      must(await own.call("vault.unlock", { passphrase: "one passphrase for all", allowCreate: true }));
      must(await own.call("workspaces.save", { revision: 0, workspace: workspace() }));
      for (const secret of ["cloud-token", "onprem-token"] as const)
        must(
          await own.call("vault.put", {
            label: SecretLabel.parse(`${BAKERY}.${secret}`),
            secretKind: "other",
            value: "a token",
          }),
        );
      const { dataDir } = must(await own.call("app.info", {}));
      const vault = join(dataDir, "vault");
      const record = readdirSync(vault).find((name) => name.endsWith(".sealed")) ?? "";
      writeFileSync(join(vault, record), "{");
      writeFileSync(join(dataDir, "settings.json"), "{");
      must(await own.call("settings.change", { workspace: BAKERY }));
      // Each change of the vault lets the window ask for what is in it.
      must(await own.call("vault.lock", {}));
      must(await own.call("vault.unlock", { passphrase: "one passphrase for all", allowCreate: false }));
      await go("/");
      await page.getByText(say("window.overview.matter.settingsLost.title")).waitFor();
      await camera.take(page, "overview-corrupted");
      await go("/settings");
      await page.getByText(say("window.settings.damaged.what", { count: 1 })).waitFor();
      await camera.take(page, "settings-corrupted");
      await inLanguages(set, camera, "settings-corrupted", "es", "pt-BR");
    } finally {
      await set.close();
    }
  },
};

function workspace(): Workspace {
  return Workspace.parse({
    id: BAKERY,
    name: "Northwind Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: {
      baseUrl: "https://cloud.example",
      businessAccountId: "102290129340398",
      appId: "1234567890",
    },
    onPrem: { baseUrl: "https://onprem.example", signIn: { kind: "token" } },
    numbers: [{ phoneNumberId: "106540352242922", cc: "1", phoneNumber: "2025550123", displayName: "Shop" }],
  });
}
