import type { Locator } from "playwright-core";
import { Workspace, WorkspaceId } from "../../../../../shared/workspace/workspace.ts";
import { PFX_CLIENT } from "../../../client-certificate.ts";
import { button } from "../../practice-person.ts";
import type { Camera } from "../camera.ts";
import type { Chapter } from "../chapter.ts";
import { inLanguages } from "../languages.ts";
import { must, openSet, type Set } from "../set.ts";

const ID = WorkspaceId.parse("ws-northwind");

/** How a workspace's servers are reached: proxy, client certificate, app secret, new password. */
export const network: Chapter = {
  pictures: [
    "network-usual",
    "network-proxy-faults",
    "network-proxy",
    "network-client-dialog",
    "network-client-pair",
    "network-client-fault",
    "network-stored",
    "network-app-secret",
    "network-new-password",
    "network-locked",
  ],
  async take(browser, camera) {
    const set = await openSet(browser);
    try {
      must(await set.own.call("vault.unlock", { passphrase: "one passphrase for all", allowCreate: true }));
      const workspace = Workspace.parse({
        id: ID,
        name: "Northwind Bakery",
        dialect: { brand: "chat", apiVersion: "v23.0" },
        cloud: { baseUrl: "https://cloud.example", businessAccountId: "102290129340398" },
        onPrem: {
          baseUrl: "https://client.northwind.example:9090",
          signIn: { kind: "login", username: "admin" },
        },
        numbers: [],
      });
      must(await set.own.call("workspaces.save", { revision: 0, workspace }));
      await set.go(`/workspaces/${ID}`);
      await openRow(set, "network");
      await nameProxy(set, camera);
      await giveCertificate(set, camera);
      await askForSecrets(set, camera);
      await openRow(set, "network");
      must(await set.own.call("vault.lock", {}));
      await camera.take(set.page, "network-locked", card(set));
    } finally {
      await set.close();
    }
  },
};

function card({ page, say }: Set): Locator {
  return page.getByRole("region", { name: say("window.workspace.section.network") });
}

async function openRow({ page, say }: Set, section: "network" | "cloud" | "onPrem"): Promise<void> {
  const title = say(`window.workspace.section.${section}`);
  await page.getByRole("button", { name: say("window.workspace.connect.editNamed", { title }) }).click();
}

async function nameProxy(set: Set, camera: Camera): Promise<void> {
  const { page, say } = set;
  await camera.take(page, "network-usual", card(set));
  await page.getByText(say("window.network.proxy.kind.own"), { exact: true }).click();
  const address = page.getByLabel(say("window.network.proxy.address"));
  await address.fill("socks5://proxy.northwind.example:1080");
  await page.getByLabel(say("window.network.proxy.username"), { exact: true }).fill("northwind");
  await button(set, "window.network.proxy.save").click();
  await camera.take(page, "network-proxy-faults", card(set));
  await address.fill("http://proxy.northwind.example:3128");
  await page.getByLabel(say("window.network.proxy.password"), { exact: true }).fill("not a real password");
  await button(set, "window.network.proxy.save").click();
  await page.getByText(say("window.network.proxy.saved")).waitFor();
  await camera.take(page, "network-proxy", card(set));
}

async function giveCertificate(set: Set, camera: Camera): Promise<void> {
  const { page, say } = set;
  await button(set, "window.network.client.add").click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await camera.take(page, "network-client-dialog");
  await dialog.getByText(say("window.network.client.kind.pem"), { exact: true }).click();
  await camera.take(page, "network-client-pair");
  await dialog.getByText(say("window.network.client.kind.pfx"), { exact: true }).click();
  const file = {
    name: "northwind-integration.p12",
    mimeType: "application/x-pkcs12",
    buffer: PFX_CLIENT.pfx,
  };
  await dialog.locator(`input[type="file"]`).setInputFiles(file);
  const passphrase = dialog.getByLabel(say("window.network.client.passphrase"), { exact: true });
  await passphrase.fill("barley");
  const store = dialog.getByRole("button", { name: say("window.network.client.store") });
  await store.click();
  await dialog.getByText(say("window.network.client.fault.does-not-open")).waitFor();
  await camera.take(page, "network-client-fault");
  await passphrase.fill(PFX_CLIENT.passphrase);
  await store.click();
  await dialog.waitFor({ state: "detached" });
  await camera.take(page, "network-stored", card(set));
  await inLanguages(set, camera, "network-stored", "es");
}

async function askForSecrets(set: Set, camera: Camera): Promise<void> {
  const { page, say } = set;
  await openRow(set, "cloud");
  await page.getByText(say("window.workspace.more"), { exact: true }).click();
  await page.getByLabel(say("window.workspace.cloud.proof")).check();
  const secret = page.getByLabel(say("window.workspace.cloud.appSecret"), { exact: true });
  await secret.fill("not a real secret");
  await camera.take(page, "network-app-secret", secret);
  await openRow(set, "onPrem");
  await page.getByText(say("window.workspace.more"), { exact: true }).nth(1).click();
  const password = page.getByLabel(say("window.workspace.onPrem.newPassword"), { exact: true });
  await camera.take(page, "network-new-password", password);
}
