import { expect, test } from "vitest";
import { lanAddresses } from "../../main/core/webhooks/receiver/lan-choice.ts";
import { practise, SPOKEN, type Person } from "../support/e2e/practice-person.ts";
import { practiceTruth } from "../support/e2e/practice-truth.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { askedForWord, leaveUnanswered, openTab, writeOnPhone } from "../support/e2e/webhook-person.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();
const [here] = lanAddresses();

test.skipIf(here === undefined)(
  "[C20] in the window a message of the on-premises client arrives straight over the local network",
  async () => {
    const { page, dataDir } = await openStage(browser());
    const person: Person = { page, say: english };
    await practise(person);
    await openTab(person, "test");
    await page
      .getByLabel(english("window.webhooks.test.side.label", { spoken: SPOKEN }), { exact: true })
      .selectOption("on-premises");
    await page.getByRole("radio", { name: english("window.webhooks.tunnel.kind.lan") }).click();
    await page
      .getByLabel(english("window.webhooks.tunnel.lan.address"), { exact: true })
      .selectOption(here?.address ?? "");
    await page.getByText(english("window.webhooks.tunnel.lan.risk")).waitFor();
    const word = await askedForWord(person);
    expect(practiceTruth(dataDir).world.onPrem.webhookAuthorities).toHaveLength(1);
    await writeOnPhone(person, word);
    await leaveUnanswered(person);
    await page
      .getByRole("main")
      .getByRole("status")
      .getByText(english("window.webhooks.test.verdict.unsigned.what"))
      .waitFor();
    await expect.poll(() => practiceTruth(dataDir).world.onPrem.webhookAuthorities).toEqual([]);
  },
);
