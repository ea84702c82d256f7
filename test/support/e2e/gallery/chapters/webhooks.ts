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
import { inLanguages } from "../languages.ts";
import { must, openSet, type Set } from "../set.ts";
import { button } from "../../practice-person.ts";

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
    "webhooks-endpoint-ready",
    "webhooks-endpoint-failed",
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
      await inLanguages(set, camera, "webhooks-test-word", "es", "ar");
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
      await checkEndpoint(set);
      await camera.take(page, "webhooks-endpoint-ready");
      await inLanguages(set, camera, "webhooks-endpoint-ready", "es", "id");
      must(await set.practice.call("practice.setFaults", { names: ["production-fails"] }));
      await button(set, "window.webhooks.endpoint.again").click();
      await page.getByRole("heading", { level: 1, name: /^Not ready/ }).waitFor({ timeout: 90_000 });
      await camera.take(page, "webhooks-endpoint-failed");
      must(await set.practice.call("practice.setFaults", { names: [] }));
      await openTab(set, "privacy");
      const stored = page.getByRole("region", { name: set.say("window.webhooks.privacy.title") });
      await camera.take(page, "webhooks-privacy", stored);
    } finally {
      await set.close();
    }
  },
};

/** Checks the practice business's endpoint with test notifications, and waits for the report. */
async function checkEndpoint(set: Set): Promise<void> {
  const { page, say } = set;
  await page.getByLabel(say("window.webhooks.endpoint.send")).check();
  await button(set, "window.webhooks.endpoint.goSend").click();
  const title = say("window.webhooks.endpoint.headline.ready");
  await page.getByRole("heading", { level: 1, name: title }).waitFor({ timeout: 90_000 });
}
