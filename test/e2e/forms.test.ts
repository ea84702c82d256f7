import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import {
  addWorkspace,
  makeVault,
  openRow,
  openVault,
  PASSPHRASE,
  section,
} from "../support/e2e/own-person.ts";
import { paste } from "../support/e2e/clipboard.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

async function inWorkspace(): Promise<Page> {
  const { page } = await openStage(browser());
  await addWorkspace(page, "My bakery");
  return page;
}

describe("a form says what is wrong with what was typed, beside the field, and keeps it to itself", () => {
  test("in the name of a workspace", LONG, async () => {
    const { page } = await openStage(browser());
    await page.getByRole("button", { name: "Connect a real number" }).click();
    await page.getByRole("button", { name: "Add workspace" }).click();
    const name = page.getByRole("textbox", { name: "Workspace name" });
    await saidOf(name, "Enter a name.");
    await name.fill("x".repeat(81));
    await saidOf(name, "At most 80 characters.");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Add workspace");
  });

  test("in the address of an API", async () => {
    const page = await inWorkspace();
    const field = section(page, "Cloud API").getByLabel("Cloud API URL");
    const faults = [
      ["cloud.example", "Enter the whole URL with https://"],
      ["http://cloud.example", "Use https://."],
      ["https://me:secret@cloud.example", "Remove the username and password from the URL."],
      ["https://cloud.example/?a=b", "Remove everything from ? or # on."],
      ["https://exa mple", "This isn't a URL."],
    ] as const;
    for (const [typed, said] of faults) {
      await field.fill(typed);
      await saidOf(field, said);
    }
    await field.fill("");
    await field.focus();
    await paste(page, " https://cloud.example/v23.0/me ");
    await page.getByText("You pasted more than the server's URL.").waitFor();
    await page.getByRole("button", { name: "Use https://cloud.example", exact: true }).click();
    expect(await field.inputValue()).toBe("https://cloud.example");
  });

  test("in everything that a connection needs", LONG, async () => {
    const page = await inWorkspace();
    const form = section(page, "Cloud API");
    await form.getByRole("button", { name: "Save and test" }).click();
    for (const label of ["Cloud API URL", "Business account ID", "Access token"])
      await saidOf(form.getByLabel(label, { exact: true }), "Required.");
    await form.getByLabel("Cloud API URL").fill("https://");
    await saidOf(form.getByLabel("Cloud API URL"), "Required.");
    await form.getByLabel("Business account ID").fill("12 34/5");
    await saidOf(
      form.getByLabel("Business account ID"),
      "Use letters, digits, - and _, as shown by the platform: at most 64.",
    );
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("in a phone number that is written by hand", LONG, async () => {
    const page = await inWorkspace();
    await openRow(page, "Numbers");
    await section(page, "Numbers").getByRole("button", { name: "Enter manually" }).click();
    const dialog = page.getByRole("dialog", { name: "Enter a number" });
    const number = dialog.getByLabel("Phone number", { exact: true });
    await dialog.getByRole("button", { name: "Add number" }).click();
    await dialog.getByText("Required.").first().waitFor();
    await number.fill("2025550123");
    await number.blur();
    await saidOf(number, "Choose a country, or paste the whole number with its +.");
    await number.fill("+1 202 555 0123");
    expect(await dialog.getByLabel("Country").inputValue()).toMatch(/United States/);
    await number.fill("20");
    await number.blur();
    await dialog
      .getByText(/too short/)
      .first()
      .waitFor();
    await number.fill("+1 202 555 0123");
    await dialog.getByLabel("Phone number ID").fill("106540352242922");
    await dialog.getByRole("button", { name: "Add number" }).click();
    await dialog.waitFor({ state: "hidden" });
    await section(page, "Numbers").getByRole("link", { name: "+1 202 555 0123" }).click();
    const pin = page.getByLabel("Two-step PIN", { exact: true });
    for (const wrong of ["12345a", "1234567", "pin"]) {
      await pin.fill(wrong);
      await saidOf(pin, "A PIN has exactly 6 digits.");
    }
    await pin.fill("12345");
    await page.getByRole("button", { name: "Save secrets" }).click();
    await saidOf(pin, "A PIN has exactly 6 digits.");
    const cert = page.getByLabel("Registration certificate", { exact: true });
    await cert.fill("-----BEGIN CERTIFICATE-----");
    await saidOf(cert, "This isn't a certificate");
    await page.getByRole("link", { name: "Overview", exact: true }).click();
    await page.getByRole("dialog", { name: "Unsaved changes" }).waitFor();
    await page.getByRole("button", { name: "Leave without saving" }).click();
    await page.getByRole("region", { name: "Connections" }).waitFor();
  });

  test("in a passphrase, and a wrong one opens nothing", LONG, async () => {
    const page = await inWorkspace();
    const rail = page.getByRole("navigation");
    await rail.getByRole("button", { name: "Create a vault" }).click();
    const dialog = page.getByRole("dialog", { name: "Create a vault" });
    await dialog.getByLabel("New passphrase").fill("short");
    await dialog.getByText("Too short: at least 8 characters.").waitFor();
    await dialog.getByLabel("Confirm passphrase").fill("short");
    await dialog.getByRole("button", { name: "Create vault" }).click();
    await dialog.getByText("Use at least 8 characters.").waitFor();
    await dialog.getByLabel("New passphrase").fill(PASSPHRASE);
    await dialog.getByLabel("Confirm passphrase").fill(`${PASSPHRASE}!`);
    await dialog.getByRole("button", { name: "Create vault" }).click();
    await dialog.getByText("The passphrases don't match. Type the second one again.").waitFor();
    await makeVault(page);
    await page.getByText("Vault unlocked").waitFor();
    await rail.getByRole("button", { name: "Lock vault" }).click();
    await page.getByText("Vault locked").waitFor();
    await rail.getByRole("button", { name: "Unlock vault" }).click();
    await openVault(page, "something else altogether");
    await page.getByText("Wrong passphrase. Nothing was changed; try again.").waitFor();
    expect(await page.getByRole("dialog").getByLabel("Passphrase", { exact: true }).inputValue()).toBe("");
    await openVault(page);
    await page.getByText("Vault unlocked").waitFor();
  });

  test("in the word that removes something for good", LONG, async () => {
    const page = await inWorkspace();
    const row = await openRow(page, "Remove workspace");
    await row.getByRole("button", { name: "Remove workspace", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Remove this workspace?" });
    const remove = dialog.getByRole("button", { name: "Remove workspace" });
    await dialog.getByRole("textbox").fill("my bakery?");
    expect(await remove.isDisabled()).toBe(true);
    await dialog.getByRole("textbox").fill("My bakery");
    await remove.click();
    await page.getByRole("heading", { level: 1, name: english("window.start.title") }).waitFor();
  });
});

/** What a person hears of a field: it is invalid, and why stands in its description or beside it. */
async function saidOf(field: Locator, why: string): Promise<void> {
  await field.and(field.page().locator("[aria-invalid=true]")).waitFor();
  const ids = ((await field.getAttribute("aria-describedby")) ?? "").split(" ").filter((id) => id !== "");
  const texts = ids.map((id) => field.page().locator(`[id="${id}"]`).textContent());
  const described = (await Promise.all(texts)).join(" ");
  expect(described).toContain(why);
}
