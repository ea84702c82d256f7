import { expect, test } from "vitest";
import type { Person } from "../support/e2e/practice-person.ts";
import { practiceTruth } from "../support/e2e/practice-truth.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { openTab, practiseInCloud, unfold } from "../support/e2e/webhook-person.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

test("[P1] from the window a number's notifications come here until that is ended, and the platform's callback stands as it stood", async () => {
  const { page, dataDir } = await openStage(browser());
  const person: Person = { page, say: english };
  await practiseInCloud(person);
  await openTab(person, "overview");
  const card = await unfold(person, "window.webhooks.point.title");
  await card.getByRole("button", { name: english("window.webhooks.point.start") }).click();
  await card.getByText(english("window.webhooks.point.up"), { exact: true }).waitFor();
  // What the practice platform keeps on disk follows what it does by a moment.
  await expect.poll(() => override(dataDir)).toMatch(/^https:\/\/127\.0\.0\.1:/);
  await card.getByRole("button", { name: english("window.webhooks.point.stop") }).click();
  await card.getByText(english("window.webhooks.point.down"), { exact: true }).waitFor();
  await expect.poll(() => override(dataDir)).toBeUndefined();
});

function override(dataDir: string): string | undefined {
  return practiceTruth(dataDir).world.number.callbackOverride;
}
