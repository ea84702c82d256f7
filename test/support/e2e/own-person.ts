import type { Locator, Page } from "playwright-core";
import type { Sandbox } from "../../../main/sandbox/index.ts";

/** Passphrase of the tests' vaults. */
export const PASSPHRASE = "correct horse battery staple";

/** Creates a workspace from the start screen and opens its screen. */
export async function addWorkspace(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Connect a real number" }).click();
  await page.getByRole("textbox", { name: "Workspace name" }).fill(name);
  await page.getByRole("button", { name: "Add workspace" }).click();
  await section(page, "Cloud API").waitFor();
}

/** A card of a screen, by its title. */
export function section(page: Page, title: string): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

/** Opens a folded row of the Connect screen. */
export async function openRow(page: Page, title: string): Promise<Locator> {
  const row = section(page, title);
  await row.getByRole("button", { name: `Edit: ${title}` }).click();
  return row;
}

/** Waits until a connection was tested and its row is folded; a test with failures leaves it open. */
async function testedRow(page: Page, title: string): Promise<void> {
  await section(page, title)
    .getByRole("img", { name: /^(Works|Answers|Failed|Not everything)/ })
    .waitFor({ timeout: 60_000 });
}

type CloudParts = Pick<Sandbox, "cloud" | "caPem"> & { readonly baseUrl?: string };

/**
 * Fills in the cloud connection and the vault's passphrase, then trusts the sandbox's authority by its CA file, which
 * saves and tests.
 */
async function connectCloud(page: Page, { cloud, caPem, baseUrl }: CloudParts): Promise<void> {
  const form = section(page, "Cloud API");
  await form.getByLabel("Cloud API URL").fill(baseUrl ?? cloud.baseUrl);
  await form.getByLabel("Business account ID").fill(cloud.businessAccountId);
  await form.getByLabel("App ID (optional)").fill(cloud.appId);
  await form.getByLabel("Access token", { exact: true }).fill(cloud.accessToken);
  await form.getByLabel("New passphrase").fill(PASSPHRASE);
  await form.getByLabel("Confirm passphrase").fill(PASSPHRASE);
  await form.getByText("More options").click();
  const chooser = page.waitForEvent("filechooser");
  await form.getByRole("button", { name: "Use CA file" }).click();
  await (
    await chooser
  ).setFiles({ name: "authority.pem", mimeType: "application/x-pem-file", buffer: Buffer.from(caPem) });
  await testedRow(page, "Cloud API");
}

/**
 * Fills in the on-premises connection with user name and password, and trusts the certificate by its
 * fingerprint, which saves and tests.
 */
async function connectOnPrem(page: Page, { onPrem }: Pick<Sandbox, "onPrem">): Promise<void> {
  const form = section(page, "On-premises client");
  await form.getByLabel("On-premises client URL").fill(onPrem.baseUrl);
  await form.getByText("Username and password", { exact: true }).click();
  await form.getByLabel("Username", { exact: true }).fill(onPrem.username);
  await form.getByLabel("Password", { exact: true }).fill(onPrem.password);
  await form.getByText("More options").click();
  await form.getByRole("button", { name: "Check certificate" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Do you trust this certificate?" });
  await dialog.getByRole("checkbox", { name: "I compared the fingerprint" }).check();
  await dialog.getByRole("button", { name: "Trust certificate" }).click();
  await dialog.waitFor({ state: "hidden" });
  await testedRow(page, "On-premises client");
}

/** Saves a connection and starts its test. */
export async function saveAndTest(page: Page, title: string): Promise<void> {
  await section(page, title).getByRole("button", { name: "Save and test" }).click();
}

/** Creates the vault in the dialog that asks for it. */
export async function makeVault(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Create a vault" });
  await dialog.getByLabel("New passphrase").fill(PASSPHRASE);
  await dialog.getByLabel("Confirm passphrase").fill(PASSPHRASE);
  await dialog.getByRole("button", { name: "Create vault" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Unlocks the vault in the dialog that asks for it. */
export async function openVault(page: Page, passphrase = PASSPHRASE): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Unlock vault" });
  await dialog.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await dialog.getByRole("button", { name: "Unlock vault" }).click();
}

/** Adds the practice number to the workspace from the account's list. */
export async function takeNumber(page: Page, name = "Northwind Bakery"): Promise<void> {
  await section(page, "Numbers").getByRole("button", { name: "Import from account" }).click();
  const dialog = page.getByRole("dialog", { name: "Import numbers from the account" });
  await dialog.getByRole("checkbox", { name }).check();
  await dialog.getByRole("button", { name: "Add 1 number" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Connects both APIs of a sandbox through the forms, and adds its number. */
export async function connectByHand(
  page: Page,
  sandbox: Sandbox,
  parts: { readonly baseUrl?: string } = {},
): Promise<void> {
  await addWorkspace(page, "My bakery");
  await connectCloud(page, { ...sandbox, ...parts });
  const client = section(page, "On-premises client");
  if (!(await client.getByLabel("On-premises client URL").isVisible()))
    await openRow(page, "On-premises client");
  await connectOnPrem(page, sandbox);
}
