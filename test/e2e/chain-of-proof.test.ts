import { expect, test } from "vitest";
import { LONG } from "../support/e2e/long-tests.ts";
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
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { askedForWord, sendAnswer, verdict, writeOnPhone } from "../support/e2e/webhook-person.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

test(
  "[H1][H2][H3][H6] from the end of a move each missing proof is one button away, and the number's page shows it after a restart",
  LONG,
  async () => {
    const { page, restart } = await openStage(browser());
    const person: Person = { page, say: english };
    const marks = () =>
      page
        .getByRole("list", { name: english("window.proof.list") })
        .getByRole("listitem")
        .evaluateAll((items) =>
          items.map((item) => item.querySelector("[role=img]")?.getAttribute("aria-label") ?? "?"),
        );
    await practise(person);
    await prepareMove(person, "to-cloud");
    await startRun(person);
    await carryOn(person);
    await expect.poll(marks).toEqual(["Confirmed", "Not yet", "Not yet", "Not yet"]);

    await link(person, "window.proof.do.message").first().click();
    const word = await askedForWord(person);
    await writeOnPhone(person, word);
    await sendAnswer(person);
    await verdict(person, "arrives").waitFor();

    await page.goto(`${await restart()}`);
    await link(person, "window.frame.rail.overview").click();
    await page.getByRole("main").getByRole("link", { name: SPOKEN }).first().click();
    await expect.poll(marks).toEqual(["Confirmed", "Confirmed", "Confirmed", "Not yet"]);

    await link(person, "window.proof.do.endpoint").click();
    await button(person, "window.webhooks.endpoint.go").waitFor();
  },
);
