import type { Browser, Locator } from "playwright-core";
import { numberLabelOf } from "../../../../../shared/workspace/labels.ts";
import { WorkspaceId } from "../../../../../shared/workspace/workspace.ts";
import {
  button,
  carryOn,
  passPointOfNoReturn,
  practise,
  prepareMove,
  restsAt,
  startRun,
} from "../../practice-person.ts";
import type { Camera } from "../camera.ts";
import type { Chapter } from "../chapter.ts";
import { inLanguages } from "../languages.ts";
import { must, openSet, type Set } from "../set.ts";

/** Migrations to the cloud that fail, each from a reset sandbox. */
export const troubles: Chapter = {
  pictures: [
    "run-unknown",
    "run-unknown-seen",
    "run-unknown-ways",
    "overview-unknown",
    "run-paused",
    "run-unmoved",
    "run-rejected",
    "run-abandon",
    "run-abandoned",
    "history",
  ],
  async take(browser: Browser, camera: Camera) {
    const set = await openSet(browser);
    try {
      await practise(set);
      await unknown(set, camera);
      await paused(set, camera);
      await rejected(set, camera);
      await abandoned(set, camera);
      await set.go("/practice/history");
      await camera.take(set.page, "history");
    } finally {
      await set.close();
    }
  },
};

async function anew(set: Set): Promise<void> {
  must(await set.practice.call("practice.reset", { home: "on-premises" }));
  await set.go("/practice/");
}

async function toThePoint(set: Set, faults: readonly string[]): Promise<void> {
  await prepareMove(set, "to-cloud");
  await startRun(set);
  await carryOn(set, { until: ["point"] });
  must(await set.practice.call("practice.setFaults", { names: [...faults] }));
}

async function unknown(set: Set, camera: Camera): Promise<void> {
  const { page, say, practice, go } = set;
  await anew(set);
  await toThePoint(set, ["lost-register-after", "no-lookups", "onprem-lookup-missing"]);
  await passPointOfNoReturn(set);
  const rest = await restsAt(set, 60_000);
  if (rest !== "unknown") throw new Error(`the run rests at ${rest}`);
  await camera.take(page, "run-unknown");
  await inLanguages(set, camera, "run-unknown", "es", "ar");
  const fold = page.getByText(say("window.run.unknown.ways"), { exact: true });
  await fold.click();
  await camera.take(page, "run-unknown-ways", fold);
  await button(set, "window.run.unknown.seen.cloud").click();
  await page.getByRole("dialog").waitFor();
  await camera.take(page, "run-unknown-seen");
  await page.keyboard.press("Escape");
  const address = new URL(page.url()).hash.slice(1);
  await go("/practice/");
  await camera.take(page, "overview-unknown");
  await go(address);
  must(await practice.call("practice.setFaults", { names: [] }));
  await button(set, "window.run.unknown.watch.go").click();
  await button(set, "window.run.unknown.watch.go").waitFor({ state: "hidden" });
  await carryOn(set);
}

async function paused(set: Set, camera: Camera): Promise<void> {
  await anew(set);
  await toThePoint(set, ["lost-register-before"]);
  await passPointOfNoReturn(set);
  await longPause(set);
  await camera.take(set.page, "run-paused");
  await carryOn(set);
  await camera.take(set.page, "run-unmoved");
}

/** Waits until a run pauses for more than 6 s, which is long enough for every screenshot. */
async function longPause({ practice }: Set): Promise<void> {
  const giveUpAt = Date.now() + 40_000;
  while (Date.now() < giveUpAt) {
    const runs = must(await practice.call("migration.status", {}));
    const long = runs.some(
      ({ phase }) => phase.kind === "pausing" && Date.parse(phase.until) - Date.now() > 6_000,
    );
    if (long) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("no run came to a long pause");
}

async function rejected(set: Set, camera: Camera): Promise<void> {
  const { page, practice } = set;
  await anew(set);
  const { workspaces } = must(await practice.call("workspaces.list", {}));
  const number = workspaces[0]?.numbers[0];
  if (number === undefined) throw new Error("practice has a number");
  const label = numberLabelOf(WorkspaceId.parse("ws-practice"), number, "pin");
  // The chance that this is the sandbox's own PIN is one in a million.
  must(await practice.call("vault.put", { label, secretKind: "pin", value: "000000" }));
  await toThePoint(set, []);
  await passPointOfNoReturn(set);
  // The run can be resumed, so the window offers a button for it; this chapter leaves it.
  await endedTitle(set).waitFor();
  await camera.take(page, "run-rejected");
}

function endedTitle({ page }: Set): Locator {
  return page.locator('[data-phase="ended"]');
}

async function abandoned(set: Set, camera: Camera): Promise<void> {
  const { page, say } = set;
  await anew(set);
  await toThePoint(set, []);
  await button(set, "window.run.abandon.open").click();
  await page.getByRole("dialog").waitFor();
  await camera.take(page, "run-abandon");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("window.run.abandon.confirm") })
    .click();
  // Until both APIs have been queried, the earlier question is still shown.
  await endedTitle(set).waitFor();
  await camera.take(page, "run-abandoned");
}
