import { expect, vi, type TestOptions } from "vitest";
import type { Browser } from "playwright-core";
import type { SandboxSnapshot } from "../../../main/sandbox/memory/snapshot.ts";
import { targetOf, type Direction } from "../../../shared/migration/direction.ts";
import { STEP_TRAITS, STEPS, type StepName } from "../../../shared/migration/step.ts";
import { LONG } from "../long-tests.ts";
import {
  abandon,
  beginAgain,
  button,
  carryOn,
  codeOnPhone,
  link,
  passPointOfNoReturn,
  phoneHasCode,
  practise,
  prepareMove,
  SPOKEN,
  startRun,
  typeCode,
  type Person,
} from "./practice-person.ts";
import { practiceHome, practiceTruth } from "./practice-truth.ts";
import { LOST_LINK, openStage, type Stage } from "./stage.ts";
import { english } from "./words.ts";

/** The step during which a host is killed. */
export type Kill = {
  readonly direction: Direction;
  readonly step: StepName;
  /**
   * The sandbox's response time in milliseconds; half of it passes before the sandbox processes a request.
   */
  readonly paceMs: number;
  /** What the sandbox must have done before the kill. If absent, the number must not have moved by then. */
  readonly heard?: (truth: SandboxSnapshot) => boolean;
};

/**
 * Test options of a kill: it always runs if the sandbox has by then processed the request that moves the
 * number or sends its code, and otherwise runs only among the long tests. The engine's own tests kill it in
 * every step and at every write each time.
 */
export function rehearsed({ heard }: Pick<Kill, "heard">): TestOptions {
  return heard === undefined ? LONG : {};
}

/**
 * Kills the host in the middle of a step, checks that the window reports it, restarts it on the same port,
 * and continues the run from the screen that the window shows until the number has moved and the window and
 * the sandbox agree. Returns the number's actual location.
 */
export async function rehearseKill(browser: Browser, kill: Kill): Promise<string> {
  const { direction, step, heard, paceMs } = kill;
  const stage = await openStage(browser, { paceMs, mayComplain: LOST_LINK });
  const { page, dataDir } = stage;
  const person: Person = { page, say: english };
  await practise(person);
  if (direction === "to-onprem") await beginAgain(person, "cloud");
  if (step === "shards") await wantTwoShards(person);
  await bringToStep(person, direction, step);
  await underWay(person, step);
  if (heard !== undefined)
    await vi.waitUntil(() => heard(practiceTruth(dataDir)), { timeout: 20_000, interval: 10 });
  await stage.kill();
  if (heard === undefined) expect(practiceHome(dataDir)).toBe(homeBefore(kill));

  const run = new URL(page.url()).hash;
  await page
    .getByRole("alert")
    .getByText(/Can't reach Switchover since/)
    .waitFor();
  await page.goto(await stage.restart());
  await page.waitForURL((address) => address.hash === run);
  // Where the number may have moved, the window checks by itself and continues.
  if (!STEP_TRAITS[step].moves) await button(person, "window.run.ready.again").click();
  await toTheEnd(person);
  await agrees(stage, direction);
  return practiceHome(dataDir);
}

/**
 * Resolves at the moment when the step's line shows that it is in progress. Polling from outside the page
 * would be too late.
 */
async function underWay({ page, say }: Person, step: StepName): Promise<void> {
  const name = JSON.stringify(say(`steps.${step}.name`));
  await page.evaluate(`new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error("never under way: " + ${name})), 30_000);
    const look = () => {
      const lines = document.querySelectorAll("li[aria-current=step] *");
      const named = [...lines].some((one) => one.textContent === ${name});
      if (!named) return requestAnimationFrame(look);
      clearTimeout(tooLate);
      resolve();
    };
    look();
  })`);
}

/** The number's location before a step has done anything. */
function homeBefore({ direction, step }: Kill): "onprem" | "cloud" {
  const steps = STEPS[direction];
  const moved = steps.findIndex((each) => STEP_TRAITS[each].moves) < steps.indexOf(step);
  return (direction === "to-cloud") === moved ? "cloud" : "onprem";
}

/** Sets the shards option as well, so that no step is left out. */
async function wantTwoShards(person: Person): Promise<void> {
  const { page, say } = person;
  await link(person, "window.frame.rail.overview").click();
  await page.getByRole("link", { name: SPOKEN, exact: true }).click();
  await page.getByRole("combobox", { name: say("window.number.options.shards") }).click();
  await page.getByRole("option", { name: "2", exact: true }).click();
  await button(person, "window.number.saveOptions").click();
  await page.getByText(say("window.workspace.discard")).waitFor({ state: "hidden" });
}

/** Does everything that comes before a step; the last action does not wait for what follows. */
async function bringToStep(person: Person, direction: Direction, step: StepName): Promise<void> {
  await prepareMove(person, direction);
  await startRun(person);
  if (step === "inspect" || step === "backup") return;
  await carryOn(person, { until: ["point"] });
  await passPointOfNoReturn(person);
  if (direction === "to-cloud" || step === "account") return;
  await carryOn(person, { until: ["code"] });
  await typeCode(person, await codeOnPhone(person));
  await button(person, "window.code.go").click();
}

/**
 * Continues a run until the number has moved. A run whose moving request never arrived is abandoned and
 * replaced by a new one.
 */
async function toTheEnd(person: Person): Promise<void> {
  const { page } = person;
  const { rest } = await carryOn(person, { until: ["ended", "code"] });
  if (rest === "code" && !(await phoneHasCode(person))) {
    // The request was never sent, so no code arrives and the run is abandoned.
    await page.getByText(/may have been sent at/).waitFor();
    await abandon(person);
  }
  await carryOn(person);
  const complete = link(person, "window.run.certificate");
  const again = link(person, "window.run.ended.newRun");
  await complete.or(again).first().waitFor();
  if (await complete.isVisible()) return;
  await page.getByText(/found the number where it was|The migration was abandoned/).waitFor();
  await again.click();
  await page.getByRole("complementary", { name: english("window.move.plan.title") }).waitFor();
  await startRun(person);
  await carryOn(person);
  await complete.waitFor();
}

/** Checks that the window shows the number in the target location and that the sandbox holds it there. */
async function agrees({ page, dataDir }: Stage, direction: Direction): Promise<void> {
  const cloud = targetOf(direction) === "cloud";
  await page
    .getByRole("figure", { name: `${SPOKEN} is ${cloud ? "in the cloud" : "on-premises"}` })
    .waitFor();
  expect(practiceHome(dataDir)).toBe(cloud ? "cloud" : "onprem");
}
