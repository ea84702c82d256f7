import {
  askedForWord,
  openTab,
  practiseInCloud,
  sendAnswer,
  startReceiver,
  verdict,
  writeOnPhone,
} from "../../webhook-person.ts";
import type { Chapter } from "../chapter.ts";
import { inSpanish } from "../languages.ts";
import { openSet } from "../set.ts";

/** The webhook test and its screens, in practice mode, with a sandbox that sends real webhooks. */
export const webhooks: Chapter = {
  pictures: [
    "webhooks-overview",
    "webhooks-test-start",
    "webhooks-test-word",
    "webhooks-test-answer",
    "webhooks-test-arrived",
    "webhooks-answered",
    "webhooks-routes",
    "webhooks-endpoint",
    "webhooks-privacy",
  ],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page } = set;
    try {
      await practiseInCloud(set);
      await openTab(set, "test");
      await camera.take(page, "webhooks-test-start");
      const word = await askedForWord(set);
      await camera.take(page, "webhooks-test-word");
      await inSpanish(set, () => camera.takeOne(page, "webhooks-test-word", "es"));
      await writeOnPhone(set, word);
      await set.page.getByRole("button", { name: set.say("window.webhooks.test.reply.open") }).waitFor();
      await camera.take(page, "webhooks-test-answer");
      await sendAnswer(set);
      await verdict(set, "arrives").waitFor({ timeout: 60_000 });
      await camera.take(page, "webhooks-test-arrived");
      await openTab(set, "overview");
      await camera.take(page, "webhooks-answered");
      await startReceiver(set);
      // The answer and the path stand on top.
      await page.evaluate(`document.querySelector("main")?.scrollTo({ top: 0 })`);
      await camera.take(page, "webhooks-overview");
      await openTab(set, "routes");
      await page.getByRole("button", { name: set.say("window.webhooks.routes.again") }).waitFor();
      await camera.take(page, "webhooks-routes");
      await openTab(set, "endpoint");
      await camera.take(page, "webhooks-endpoint");
      await openTab(set, "privacy");
      await camera.take(page, "webhooks-privacy");
    } finally {
      await set.close();
    }
  },
};
