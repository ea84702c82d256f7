import { describe, expect, onTestFinished, test } from "vitest";
import { startSandbox, type Sandbox } from "../../main/sandbox/index.ts";
import { LONG } from "../support/long-tests.ts";
import {
  connectByHand,
  openRow,
  openVault,
  PASSPHRASE,
  section,
  takeNumber,
} from "../support/e2e/own-person.ts";
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
    for (const title of ["Cloud API", "On-premises client"])
      await section(page, title)
        .getByRole("img", { name: /^(Works|Answers)/ })
        .waitFor();
    await takeNumber(page);
    await page.getByRole("link", { name: SPOKEN, exact: true }).click();
    await page.getByLabel("Two-step PIN", { exact: true }).fill(sandbox.number.pin);
    await page.getByLabel("Registration certificate", { exact: true }).fill(sandbox.number.cert);
    await page.getByRole("button", { name: "Save secrets" }).click();
    await page.getByRole("group", { name: "Two-step PIN" }).getByText("stored").waitFor();
    const after = tap.texts().length;
    const pages = [await keptInPage(page)];
    await page.reload();
    await page.getByRole("group", { name: "Registration certificate" }).getByText("stored").waitFor();
    pages.push(await keptInPage(page));

    await page.getByRole("button", { name: "Refresh" }).click();
    await page.getByRole("figure", { name: `${SPOKEN} is on-premises` }).waitFor();
    await page.getByRole("link", { name: "Move to the cloud" }).click();
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
      .getByText(/Can't reach Switchover since/)
      .waitFor();
    await page.goto(await stage.restart());
    await page.getByText("Vault locked").waitFor();
    await page.getByRole("link", { name: SPOKEN, exact: true }).click();
    await page.getByRole("button", { name: "Refresh" }).click();
    await openVault(page, "wrong horse battery staple");
    await page.getByText("Wrong passphrase. Nothing was changed; try again.").waitFor();
    await page.getByText("Vault locked").waitFor();
    await openVault(page);
    await page.getByText("Vault unlocked").waitFor();
    await page.getByRole("figure", { name: `${SPOKEN} is on-premises` }).waitFor();
    await page.getByRole("button", { name: "Lock vault" }).click();
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
    const form = await openRow(page, "On-premises client");
    await form.getByRole("button", { name: "Save and test" }).click();
    await form
      .getByText("The server's certificate isn't the pinned one.")
      .or(form.getByText(/check.? failed/))
      .first()
      .waitFor();
    expect(other.world.requests().filter(({ api }) => api === "onprem")).toEqual([]);
    await form.getByRole("button", { name: "Check certificate" }).first().click();
    const dialog = page.getByRole("dialog", { name: "The certificate has changed" });
    await dialog
      .getByRole("alert")
      .getByText(/someone may be intercepting your connection/)
      .waitFor();
    const trust = dialog.getByRole("button", { name: "Trust new certificate" });
    expect(await trust.isDisabled()).toBe(true);
    await dialog
      .getByRole("checkbox", { name: "I compared the new fingerprint on the server itself" })
      .check();
    expect(await trust.isDisabled()).toBe(true);
    await dialog
      .getByRole("checkbox", { name: "I know that the certificate was replaced intentionally" })
      .check();
    expect(other.world.requests().filter(({ api }) => api === "onprem")).toEqual([]);
    await trust.click();
    await dialog.waitFor({ state: "hidden" });
    // Trusting it saves, and tests again by itself.
    await expect.poll(() => other.world.requests().some(({ api }) => api === "onprem")).toBe(true);
  });
});
