import { expect, test } from "vitest";
import { button, practise, switchFaultsOn, type Person } from "../support/e2e/practice-person.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { openTab } from "../support/e2e/webhook-person.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

test("in practice the doctor offers the practice business's own endpoint, which passes, and fails where a fault says so", async () => {
  const { page } = await openStage(browser());
  const person: Person = { page, say: english };
  await practise(person);
  await openTab(person, "endpoint");
  const address = page.getByLabel(english("window.webhooks.endpoint.address"));
  await expect.poll(() => address.inputValue()).toBe("https://callbacks.example/cloud");
  await button(person, "window.webhooks.endpoint.goSend").click();
  await page.getByText(english("window.webhooks.endpoint.headline.ready"), { exact: true }).waitFor();

  await switchFaultsOn(person, ["production-fails"]);
  await openTab(person, "endpoint");
  await button(person, "window.webhooks.endpoint.again").click();
  await page.getByRole("heading", { level: 1, name: /^Not ready/ }).waitFor();
});
