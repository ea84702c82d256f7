import { expect, test } from "vitest";
import { openAlerts } from "../../../main/core/app/open-alerts.ts";
import { createLateCalls } from "../../../main/core/handlers/when-called.ts";
import { createTopics } from "../../../main/core/runtime/topics.ts";
import { isoOf } from "../../../shared/time.ts";
import { alertsFolder, choice, ENDED, run } from "../../support/alerts-folder.ts";
import { valueOf } from "../../support/expect-result.ts";

test("[ZJ3] the end of a migration that is published just before its command closes is told", async () => {
  const folder = alertsFolder();
  valueOf((await folder.open()).alerts.save(choice()));
  const topics = createTopics();
  const alerts = openAlerts(await folder.deps(), topics, createLateCalls().whenCalled);
  topics.push("runs", run(isoOf(folder.clock.now()), ENDED));
  // What sends it is still being loaded.
  await Promise.all([alerts.endFollowing(), alerts.close()]);
  topics.push("runs", run(isoOf(folder.clock.now()), ENDED, { run: "r-20260115-after1" as never }));
  expect(folder.sent).toHaveLength(1);
});

test("without a target no migration is followed, and from the first one on each is", async () => {
  const folder = alertsFolder();
  const topics = createTopics();
  const alerts = openAlerts(
    { ...(await folder.deps()), push: topics.push },
    topics,
    createLateCalls().whenCalled,
  );
  expect(topics.isHeard("runs")).toBe(false);
  valueOf(await alerts.handlers["alerts.save"](choice() as never));
  expect(topics.isHeard("runs")).toBe(true);
  await alerts.endFollowing();
  await alerts.close();
  expect(topics.isHeard("runs")).toBe(false);
});
