import { afterEach, expect, test } from "vitest";
import { runTitle } from "../../../renderer/components/run/run-title.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { bentAlways, type Bend } from "../../support/bent.ts";
import { countOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const t = await loadWindowTranslation("en");
const BLIND = ["no-lookups", "onprem-lookup-missing"] as const;

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
const published: RunSnapshot[] = [];
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
  published.length = 0;
});

async function started(startsOn: "cloud" | "onprem"): Promise<Harness> {
  const own = await startTimedHarness({ startsOn });
  rig = own;
  return own;
}

async function open(own: Harness, options: Parameters<typeof openCoreDriver>[1] = {}): Promise<CoreDriver> {
  const push = (topic: string, value: unknown): void => {
    if (topic === "runs") published.push(value as RunSnapshot);
  };
  hands = await openCoreDriver(own, { ...options, push });
  return hands;
}

/** What no published snapshot may claim while the first request's outcome is open. */
function expectNoClaims(): void {
  const open = published.filter(({ numberIs, phase }) => numberIs === "unknown" && phase.kind !== "ended");
  expect(open.length).toBeGreaterThan(0);
  for (const run of open) {
    expect(run.move).toBe("open");
    expect(runTitle(t, run)).not.toContain("nothing has moved");
  }
}

test("[I9][I4] a rejected second code leaves the first one open: nothing says that nothing has moved", async () => {
  const own = await started("cloud");
  const first = await open(own);
  const waiting = await first.migrate(own.plan("to-onprem"));
  const code = own.sandbox.world.lastCode() ?? "";
  own.sandbox.world.setFaults(["lost-verify-after", ...BLIND]);
  const lost = must(await first.enterCode(waiting, code));
  expect(lost).toMatchObject({ phase: { kind: "unknown", step: "code" }, move: "open" });
  expect(own.sandbox.world.truth().home).toBe("onprem");
  await first.close();
  published.length = 0;
  const next = await open(own);
  const refused = must(await next.enterCode(lost, code));
  const again = must(await next.resolve(refused, { kind: "repeat" }));
  expect(again).toMatchObject({ phase: { kind: "awaiting-code" }, numberIs: "unknown", move: "open" });
  expectNoClaims();
});

test("[I9][I4] a permitted repeat that did not leave leaves the first register open", async () => {
  const own = await started("onprem");
  const line = { down: false };
  const bend: Bend = ({ cloud, ...rest }) => ({
    ...rest,
    cloud: {
      ...cloud,
      lastAnswerMs: () => (line.down ? undefined : cloud.lastAnswerMs()),
      warm: async () =>
        line.down
          ? {
              kind: "notSent",
              cause: "connection-refused",
              evidence: { at: new Date(own.clock.now()).toISOString(), durationMs: 1 },
            }
          : cloud.warm(),
    },
  });
  const first = await open(own, { deps: bentAlways(bend) });
  const resting = await first.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["lost-register-before", ...BLIND]),
  );
  expect(resting.phase).toMatchObject({ kind: "unknown", step: "register" });
  line.down = true;
  published.length = 0;
  const granted = must(await first.resolve(resting, { kind: "repeat" }));
  expect(granted).toMatchObject({ phase: { kind: "unknown" }, move: "open", numberIs: "unknown" });
  expect(countOf(own, "POST", "/register")).toBe(1);
  expectNoClaims();
});

test("a refused request without an open one before it has moved nothing", async () => {
  const own = await started("cloud");
  const driver = await open(own);
  const waiting = await driver.migrate(own.plan("to-onprem"));
  expect(waiting.move).toBe("not-made");
  const code = own.sandbox.world.lastCode() ?? "";
  const refused = must(await driver.enterCode(waiting, code === "111111" ? "222222" : "111111"));
  expect(refused).toMatchObject({ phase: { kind: "awaiting-code" }, move: "not-made" });
  expect(await driver.goOn(must(await driver.enterCode(refused, code)))).toMatchObject({ move: "made" });
});
