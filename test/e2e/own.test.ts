import { describe, expect, onTestFinished, test } from "vitest";
import { startSandbox, type Sandbox } from "../../main/sandbox/index.ts";
import { LONG } from "../support/e2e/long-tests.ts";
import { connectByHand, openVault, PASSPHRASE, section, takeNumber } from "../support/e2e/own-person.ts";
import { button, carryOn, SPOKEN, type Person } from "../support/e2e/practice-person.ts";
import { LOST_LINK, openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { keptInPage, tapWire } from "../support/e2e/wire-tap.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

async function ownPlatform(options: Parameters<typeof startSandbox>[0] = {}): Promise<Sandbox> {
  const sandbox = await startSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

describe("a person's own numbers", () => {
  test("are connected by hand and moved; secrets go in and never come back", async () => {
    const sandbox = await ownPlatform();
    const { page } = await openStage(browser());
    const person: Person = { page, say: english };
    const tap = await tapWire(page);
    await page.reload();
    await connectByHand(page, sandbox);
    await section(page, "What the test of the cloud found").getByText("The connection works").waitFor();
    await section(page, "What the test of the on-premises client found")
      .getByText(/The connection works/)
      .waitFor();
    await takeNumber(page);
    await page.getByRole("link", { name: SPOKEN }).click();
    await page.getByLabel("Two-step PIN", { exact: true }).fill(sandbox.number.pin);
    await page.getByLabel("Registration certificate", { exact: true }).fill(sandbox.number.cert);
    await page.getByRole("button", { name: "Store what I typed" }).click();
    await page.getByRole("group", { name: "Two-step PIN" }).getByText("stored").waitFor();
    const after = tap.texts().length;
    const pages = [await keptInPage(page)];
    await page.reload();
    await page.getByRole("group", { name: "Registration certificate" }).getByText("stored").waitFor();
    pages.push(await keptInPage(page));

    await page.getByRole("button", { name: "Look again" }).click();
    await page.getByRole("figure", { name: `${SPOKEN} is on-premises` }).waitFor();
    await page.getByRole("link", { name: "Move the number to the cloud" }).click();
    await button(person, "window.move.start.go").click();
    await carryOn(person);
    await page.getByText(`${SPOKEN} is in the cloud and connected.`).waitFor();
    expect(sandbox.world.truth().home).toBe("cloud");
    pages.push(await keptInPage(page));

    const told = [...tap.texts().slice(after), ...pages].join("\n");
    const { cloud, onPrem, number } = sandbox;
    const secrets = {
      token: cloud.accessToken,
      password: onPrem.password,
      cert: number.cert,
      passphrase: PASSPHRASE,
    };
    expect(
      Object.entries(secrets)
        .filter(([, secret]) => told.includes(secret))
        .map(([name]) => name),
    ).toEqual([]);
    expect(new RegExp(String.raw`(?<![0-9A-Za-z])${number.pin}(?![0-9A-Za-z])`).test(told)).toBe(false);
  });

  test("need the passphrase again after a restart; a wrong one opens nothing and says so", LONG, async () => {
    const sandbox = await ownPlatform();
    const stage = await openStage(browser(), { mayComplain: LOST_LINK });
    const { page } = stage;
    await connectByHand(page, sandbox);
    await takeNumber(page);
    await stage.kill();
    await page
      .getByRole("alert")
      .getByText(/cannot be reached since/)
      .waitFor();
    await page.goto(await stage.restart());
    await page.getByText("Vault locked").waitFor();
    await page.getByRole("link", { name: SPOKEN }).click();
    await page.getByRole("button", { name: "Look again" }).click();
    await openVault(page, "wrong horse battery staple");
    await page
      .getByText("This is not the passphrase of the vault. Nothing was changed; try again.")
      .waitFor();
    await page.getByText("Vault locked").waitFor();
    await openVault(page);
    await page.getByText("Vault open").waitFor();
    await page.getByRole("figure", { name: `${SPOKEN} is on-premises` }).waitFor();
    await page.getByRole("button", { name: "Lock the vault" }).click();
    await page.getByText("Vault locked").waitFor();
    expect(sandbox.world.truth().home).toBe("onprem");
  });

  test("are not spoken about to a server whose certificate changed: it is told, and trusted only after comparing", async () => {
    const sandbox = await ownPlatform();
    const { page } = await openStage(browser());
    await connectByHand(page, sandbox);
    await takeNumber(page);
    const ports = { onPrem: Number(new URL(sandbox.onPrem.baseUrl).port) };
    await sandbox.close();
    const other = await ownPlatform({ ports });
    const form = section(page, "On-premises connection");
    await form.getByRole("button", { name: "Save and test" }).click();
    await form
      .getByText("The server shows a certificate other than the pinned one.")
      .or(form.getByText(/check.? failed/))
      .first()
      .waitFor();
    expect(other.world.requests().filter(({ api }) => api === "onprem")).toEqual([]);
    await form.getByRole("button", { name: "Look at the certificate" }).first().click();
    const dialog = page.getByRole("dialog", { name: "This is not the certificate you trusted" });
    await dialog
      .getByRole("alert")
      .getByText(/somebody may stand between you and the server/)
      .waitFor();
    const trust = dialog.getByRole("button", { name: "Trust the new certificate instead" });
    expect(await trust.isDisabled()).toBe(true);
    await dialog
      .getByRole("checkbox", { name: "I compared the new fingerprint on the server itself" })
      .check();
    expect(await trust.isDisabled()).toBe(true);
    await dialog
      .getByRole("checkbox", { name: "I know that the certificate was replaced on purpose" })
      .check();
    await trust.click();
    await dialog.waitFor({ state: "hidden" });
    expect(other.world.requests().filter(({ api }) => api === "onprem")).toEqual([]);
  });
});
