import { expect, test } from "vitest";
import type { AlertsDeps } from "../../../main/core/alerts/alerts.ts";
import { openAlerts } from "../../../main/core/app/open-alerts.ts";
import { createLateCalls } from "../../../main/core/handlers/when-called.ts";
import { createTopics } from "../../../main/core/runtime/topics.ts";
import type { LogEvent } from "../../../shared/log/log-event.ts";
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

test("alerts that can't be loaded, as while the program is replaced, are noted once and end no migration", async () => {
  const folder = alertsFolder();
  valueOf((await folder.open()).alerts.save(choice()));
  const deps = await folder.deps();
  const noted: LogEvent[] = [];
  const log = {
    write: (row: LogEvent) => void noted.push(row),
    setLevel: () => undefined,
    flush: () => undefined,
  };
  let isWhole = false;
  const replaced: AlertsDeps = {
    ...deps,
    ports: { ...deps.ports, log },
    get vault() {
      if (!isWhole) throw Object.assign(new Error("not there"), { code: "ERR_MODULE_NOT_FOUND" });
      return deps.vault;
    },
  };
  const topics = createTopics();
  const alerts = openAlerts(replaced, topics, createLateCalls().whenCalled);
  for (let rows = 0; rows < 2; rows += 1) {
    topics.push("runs", run(isoOf(folder.clock.now()), ENDED));
    await folder.settled();
  }
  expect([folder.sent, noted]).toEqual([[], [expect.objectContaining({ event: "unexpected" })]]);
  isWhole = true;
  topics.push("runs", run(isoOf(folder.clock.now()), ENDED));
  await Promise.all([alerts.endFollowing(), alerts.close()]);
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
