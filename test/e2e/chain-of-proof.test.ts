import { expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import {
  button,
  carryOn,
  link,
  practise,
  prepareMove,
  SPOKEN,
  startRun,
  type Person,
} from "../support/e2e/practice-person.ts";
import { LOST_LINK, openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { askedForWord, sendAnswer, verdict, writeOnPhone } from "../support/e2e/webhook-person.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

test(
  "[H1][H2][H3][H6] from the end of a move each missing proof is one button away, and the number's page shows it after a restart",
  LONG,
  async () => {
    const { page, kill, restart } = await openStage(browser(), { mayComplain: LOST_LINK });
    const person: Person = { page, say: english };
    const marks = async (): Promise<readonly string[]> => {
      const list = page.getByRole("list", { name: english("window.proof.list") });
      const all = await list.getByRole("listitem").getByRole("img").all();
      const names = await Promise.all(all.map((one) => one.getAttribute("aria-label")));
      // The drawing inside a mark has no name of its own.
      return names.filter((name) => name !== null);
    };
    await practise(person);
    await prepareMove(person, "to-cloud");
    await startRun(person);
    await carryOn(person);
    await expect.poll(marks).toEqual(["Confirmed", "Not yet", "Not yet", "Not yet"]);

    await link(person, "window.proof.do.message").first().click();
    const word = await askedForWord(person);
    // In the first seconds after a move messages vanish, as they do on the platform.
    const arrived = async (): Promise<boolean> => {
      await writeOnPhone(person, word);
      await page.waitForTimeout(1_000);
      return button(person, "window.webhooks.test.reply.open").isVisible();
    };
    await expect.poll(arrived, { timeout: 30_000, interval: 1_000 }).toBe(true);
    await sendAnswer(person);
    await verdict(person, "arrives").waitFor();

    await kill();
    await page.goto(await restart());
    await link(person, "window.frame.rail.overview").click();
    await page.getByRole("main").getByRole("link", { name: SPOKEN, exact: true }).first().click();
    await expect.poll(marks).toEqual(["Confirmed", "Confirmed", "Confirmed", "Not yet"]);

    await link(person, "window.proof.do.endpoint").click();
    await button(person, "window.webhooks.endpoint.goSend").waitFor();
  },
);
