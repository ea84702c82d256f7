import {
  button,
  carryOn,
  link,
  practise,
  prepareMove,
  startRun,
  type Person,
} from "../../practice-person.ts";
import { askedForWord, sendAnswer, verdict, writeOnPhone } from "../../webhook-person.ts";
import type { Chapter } from "../chapter.ts";
import { fromRightToLeft, inSpanish } from "../languages.ts";
import { openSet } from "../set.ts";

/** A complete migration with its proofs, the evidence behind it, and its certificate. */
export const finale: Chapter = {
  pictures: ["run-proven", "run-evidence", "run-messages", "certificate"],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say } = set;
    try {
      await practise(set);
      await prepareMove(set, "to-cloud");
      await startRun(set);
      await carryOn(set);
      const address = page.url();
      await prove(set);
      await page.goto(address);
      await page.getByRole("list", { name: say("window.proof.list") }).waitFor();
      await camera.take(page, "run-proven");
      await button(set, "window.run.evidenceOf.open").click();
      await page.getByRole("dialog").waitFor();
      await camera.take(page, "run-evidence");
      await page.getByRole("tab", { name: say("window.run.evidenceOf.tab.messages") }).click();
      await camera.take(page, "run-messages");
      await page.keyboard.press("Escape");
      await link(set, "window.run.certificate").click();
      await page.getByRole("article").waitFor();
      await camera.take(page, "certificate");
      await inSpanish(set, () => camera.takeOne(page, "certificate", "es"));
      await fromRightToLeft(set, () => camera.takeOne(page, "certificate", "rtl"));
    } finally {
      await set.close();
    }
  },
};

/** Runs the webhook test with a reply, and the endpoint check. */
async function prove(set: Person): Promise<void> {
  const { page, say } = set;
  await link(set, "window.proof.do.message").first().click();
  const word = await askedForWord(set);
  const offered = page.getByRole("button", { name: say("window.webhooks.test.reply.open") });
  // In the first seconds after a move messages vanish, as they do on the platform.
  for (let tries = 0; tries < 20 && !(await offered.isVisible()); tries += 1) {
    await writeOnPhone(set, word);
    await page.waitForTimeout(1_000);
  }
  await sendAnswer(set);
  await verdict(set, "arrives").waitFor({ timeout: 60_000 });
}
