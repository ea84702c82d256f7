import { afterEach, expect, test } from "vitest";
import { migrate, must, startHarness, type Harness } from "../../support/harness.ts";
import { ALERT_NEWS } from "../../../shared/alert/alert.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

test("[ZJ4] a migration ends as ever where its alert can't be sent, and the alert tells that it wasn't", async () => {
  rig = await startHarness();
  const core = await rig.core();
  must(
    await core.client.call("alerts.save", {
      scope: "all",
      form: "generic",
      url: "https://localhost:1/hook",
      key: "a key of the right length",
      news: [...ALERT_NEWS],
      wholeNumbers: false,
      language: "en",
      allowPrivate: true,
      systemRoots: false,
    }),
  );
  // The clock of the harness lets no time pass at the end, in which the first alert could be loaded.
  await import("../../../main/core/alerts/alert-message.ts");
  await import("../../../main/core/alerts/post-alert.ts");
  const { run, phase } = await migrate(core, rig.plan("to-cloud"));
  expect(phase).toEqual({ kind: "ended", reason: "complete" });
  await core.app.close();
  const later = await rig.core();
  const { sent } = must(await later.client.call("alerts.state", {}));
  expect(sent).toMatchObject([{ news: "ended", outcome: "not-sent" }]);
  expect(["connection-refused", "cancelled-before-sending"]).toContain(sent[0]?.why);
  expect(must(await later.client.call("migration.status", { run }))).toMatchObject([{ phase }]);
});
