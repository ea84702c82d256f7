import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { startSandbox, type Sandbox } from "../../../../../main/sandbox/index.ts";
import { PhoneNumberId } from "../../../../../shared/ids.ts";
import { Workspace, WorkspaceId } from "../../../../../shared/workspace/workspace.ts";
import { button } from "../../practice-person.ts";
import type { Camera } from "../camera.ts";
import type { Chapter } from "../chapter.ts";
import { manyNumbers } from "../numbers.ts";
import { must, openSet, type Set } from "../set.ts";

const ID = WorkspaceId.parse("ws-northwind");
const MANY = WorkspaceId.parse("ws-thousand");
const ADDRESS = `/workspaces/${ID}`;
const WRONG = Array.from({ length: 32 }, () => "5A").join(":");

/** A user's own workspace, connected to a sandbox that responds: forms, tests, certificates, numbers. */
export const connections: Chapter = {
  pictures: [
    "connect-filled",
    "connect-failed",
    "connect-cloud-done",
    "certificate-trust",
    "connect-numbers",
    "connect-sheet",
    "connect-sheet-made",
    "connect-done",
    "connections",
    "certificate-changed",
    "workspace-discover",
    "number-by-hand",
    "overview-own",
    "number-own",
    "overview-many",
    "overview-many-found",
  ],
  async take(browser, camera) {
    const sandbox = await startSandbox();
    const set = await openSet(browser);
    try {
      must(await set.own.call("vault.unlock", { passphrase: "one passphrase for all", allowCreate: true }));
      await save(set, { id: ID, name: "Northwind Bakery", numbers: [] });
      await set.go(ADDRESS);
      await connectCloud(set, sandbox, camera);
      await connectOnPrem(set, sandbox, camera);
      await takeNumbers(set, camera);
      await changeFingerprint(set, camera);
      await takeMany(set, camera);
    } finally {
      await set.close();
      await sandbox.close();
    }
  },
};

async function save({ own }: Set, workspace: object): Promise<Workspace> {
  const { revision } = must(await own.call("workspaces.list", {}));
  const whole = Workspace.parse({ dialect: { brand: "chat", apiVersion: "v23.0" }, ...workspace });
  must(await own.call("workspaces.save", { revision, workspace: whole }));
  return whole;
}

function row({ page, say }: Set, name: "cloud" | "onPrem" | "numbers" | "recovery"): Locator {
  return page.getByRole("region", { name: say(`window.workspace.section.${name}`), exact: true });
}

async function connectCloud(set: Set, { cloud, caPem }: Sandbox, camera: Camera): Promise<void> {
  const { page, say } = set;
  const form = row(set, "cloud");
  await form.getByLabel(say("window.workspace.cloud.address")).fill(cloud.baseUrl);
  await form.getByLabel(say("window.workspace.cloud.account")).fill(cloud.businessAccountId);
  await form.getByLabel(say("window.workspace.cloud.app")).fill(cloud.appId);
  await form.getByLabel(say("window.workspace.cloud.token"), { exact: true }).fill(cloud.accessToken);
  await camera.take(page, "connect-filled");
  await button(set, "window.workspace.saveAndTest").click();
  await page
    .getByRole("region", { name: say("window.workspace.cloud.results") })
    .waitFor({ timeout: 60_000 });
  await camera.take(page, "connect-failed");
  await form
    .locator(`input[type="file"]`)
    .setInputFiles({ name: "authority.pem", mimeType: "application/x-pem-file", buffer: Buffer.from(caPem) });
  await row(set, "onPrem").getByLabel(say("window.workspace.onPrem.address")).waitFor({ timeout: 60_000 });
  await camera.take(page, "connect-cloud-done");
}

async function connectOnPrem(set: Set, { onPrem }: Sandbox, camera: Camera): Promise<void> {
  const { page, say } = set;
  const form = row(set, "onPrem");
  await form.getByLabel(say("window.workspace.onPrem.address")).fill(onPrem.baseUrl);
  await form.getByText(say("window.workspace.onPrem.byLogin"), { exact: true }).click();
  await form.getByLabel(say("window.workspace.onPrem.username"), { exact: true }).fill(onPrem.username);
  await form.getByLabel(say("window.workspace.onPrem.password"), { exact: true }).fill(onPrem.password);
  await form.getByText(say("window.workspace.more"), { exact: true }).click();
  const dialog = await lookAtCertificate(set);
  await camera.take(page, "certificate-trust");
  await dialog.getByRole("checkbox", { name: say("window.certificate.compared") }).check();
  await dialog.getByRole("button", { name: say("window.certificate.trust"), exact: true }).click();
  await button(set, "window.workspace.numbers.fromAccount").waitFor({ timeout: 60_000 });
}

async function lookAtCertificate(set: Set): Promise<Locator> {
  await button(set, "window.certificate.look").click();
  const dialog = set.page.getByRole("dialog");
  await dialog.waitFor();
  return dialog;
}

async function takeNumbers(set: Set, camera: Camera): Promise<void> {
  const { page, say, own, go } = set;
  await button(set, "window.workspace.numbers.fromAccount").click();
  const list = page.getByRole("list", { name: say("window.workspace.discover.list") });
  await list.getByRole("checkbox").first().waitFor();
  for (const box of (await list.getByRole("checkbox").all()).slice(0, 3)) await box.check();
  await camera.take(page, "workspace-discover");
  for (const box of await list.getByRole("checkbox").all()) await box.check();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("window.workspace.discover.add", { count: 5 }), exact: true })
    .click();
  await page.getByRole("table").waitFor();
  await camera.take(page, "connect-numbers");
  await button(set, "window.workspace.numbers.byHand").click();
  await page.getByRole("dialog").waitFor();
  await camera.take(page, "number-by-hand");
  await leaveDialog(page);
  await button(set, "window.workspace.connect.goOn").click();
  await page.getByText(say("window.recovery.lead")).waitFor();
  await camera.take(page, "connect-sheet");
  const save = button(set, "window.recovery.save.html");
  const folder = mkdtempSync(join(tmpdir(), "switchover-sheet-"));
  await page.getByLabel(say("window.recovery.folder")).fill(folder);
  await save.click();
  await page.getByLabel(say("window.recovery.lastFour")).waitFor();
  await camera.take(page, "connect-sheet-made");
  rmSync(folder, { recursive: true, force: true });
  const title = say("window.workspace.section.recovery");
  await page.getByRole("button", { name: say("window.workspace.connect.closeNamed", { title }) }).click();
  await camera.take(page, "connect-done");
  await go("/connections");
  await camera.take(page, "connections");
  const { workspaces } = must(await own.call("workspaces.list", {}));
  const numbers = workspaces[0]?.numbers ?? [];
  for (const { phoneNumberId } of numbers) await own.call("numbers.look", { workspace: ID, phoneNumberId });
  await go("/");
  await camera.take(page, "overview-own");
  const id = numbers.find(({ phoneNumber }) => phoneNumber === "2025550123")?.phoneNumberId;
  await go(`${ADDRESS}/numbers/${id ?? PhoneNumberId.parse("none")}`);
  await camera.take(page, "number-own");
}

async function changeFingerprint(set: Set, camera: Camera): Promise<void> {
  const { workspaces } = must(await set.own.call("workspaces.list", {}));
  const [workspace] = workspaces;
  await save(set, { ...workspace, onPrem: { ...workspace?.onPrem, tls: { sha256: WRONG } } });
  await set.go(ADDRESS);
  await row(set, "onPrem")
    .getByRole("button", { name: new RegExp(`^${set.say("window.workspace.connect.edit")}`) })
    .click();
  await lookAtCertificate(set);
  await camera.take(set.page, "certificate-changed");
  await leaveDialog(set.page);
}

/** Where its picture isn't wanted, a dialog that is only being opened doesn't hear the first key. */
async function leaveDialog(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  while (await dialog.isVisible()) {
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden", timeout: 2_000 }).catch(() => undefined);
  }
}

async function takeMany(set: Set, camera: Camera): Promise<void> {
  const { page, say, own, go } = set;
  const { workspaces } = must(await own.call("workspaces.list", {}));
  const known = workspaces[0];
  await save(set, {
    ...known,
    id: MANY,
    name: "Every branch of Northwind, in all countries, and the numbers of its franchisees",
    numbers: [...(known?.numbers ?? []).slice(0, 1), ...manyNumbers(999)],
  });
  must(await own.call("settings.change", { workspace: MANY }));
  // An open window keeps showing its workspace; after a reload it opens with the workspace selected last.
  await page.reload();
  await go("/");
  await page.getByRole("button", { name: /^Workspace: Every branch/ }).waitFor();
  await camera.take(page, "overview-many");
  await page.getByLabel(say("window.overview.filter")).fill("Bakery and Pastry");
  await camera.take(page, "overview-many-found");
}
