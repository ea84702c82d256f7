import { afterEach, expect, test } from "vitest";
import { runTitle } from "../../../renderer/components/run/run-title.ts";
import { stretchOf } from "../../../renderer/components/run/shown-place.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";
import { openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, startHarness, type Harness } from "../../support/harness.ts";

const t = await loadWindowTranslation("en");
const BLIND = ["no-lookups", "onprem-lookup-missing"] as const;
let rig: Harness;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig.close();
});

test("[I9] a migration that asks about a recent register whose outcome is unknown does not say that nothing has moved", async () => {
  rig = await startHarness();
  hands = await openCoreDriver(rig);
  const lost = await hands.migrate(rig.plan("to-cloud"), () =>
    rig.sandbox.world.setFaults(["lost-register-after", ...BLIND]),
  );
  must(await hands.abandon(lost));
  rig.sandbox.world.setFaults([...BLIND]);
  // A mistake, or a register that takes effect later: the number is in the cloud.
  must(await hands.resolve(lost, { kind: "seen", home: "on-premises" }));
  const next = await hands.start(rig.plan("to-cloud"));
  const asked = await hands.goOn(must(next));
  expect(rig.sandbox.world.truth().home).toBe("cloud");
  expect(asked.phase).toMatchObject({ kind: "awaiting-confirmation", what: ["recent-register"] });
  expect(runTitle(t, asked)).not.toContain("nothing has moved");
  expect([asked.move, stretchOf(asked)]).toEqual(["not-known", "moving"]);
});
