import type { Locator, Page } from "playwright-core";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { Words } from "./words.ts";

/** The practice number as the window shows it, and its digits as they are typed. */
export const SPOKEN = "+1 202 555 0123";
export const DIGITS = "12025550123";

/** A user who works in practice mode and finds elements by their texts alone. */
export type Person = { readonly page: Page; readonly say: Words };

/** Where a run can stop: what it asks for, or its state. */
export type Rest =
  | "warnings"
  | "sending"
  | "point"
  | "phrase"
  | "name"
  | "code"
  | "unknown"
  | "take-up"
  | "ended";

export function button({ page, say }: Person, key: string): Locator {
  return page.getByRole("button", { name: say(key), exact: true });
}

export function link({ page, say }: Person, key: string): Locator {
  const named = page.getByRole("link", { name: say(key), exact: true });
  // The navigation comes first; a screen's tab may have the same name.
  return key.startsWith("window.frame.rail.") ? named.first() : named;
}

/** Enters practice mode from the start screen, and practices without a guide. */
export async function practise(person: Person): Promise<void> {
  await button(person, "window.start.practise.do").click();
  await link(person, "window.scenarios.free").click();
  await button(person, "window.overview.move").waitFor();
}

/** Starts the scenario that is next, from the home of practice mode. */
export async function startNextScenario(person: Person, number: number): Promise<void> {
  const { page, say } = person;
  await page.getByRole("button", { name: say("window.scenarios.start", { number }), exact: true }).click();
  await guide(person).waitFor();
}

/** The guide of the scenario that is played. */
export function guide({ page, say }: Person): Locator {
  return page.getByLabel(say("window.scenarios.guide.label"), { exact: true });
}

/** Waits until the guide says this. */
export async function guideSays(person: Person, step: string): Promise<void> {
  const pin = "\u0000";
  const [before = "", after = ""] = person.say(`window.scenarios.guide.says.${step}`, { pin }).split(pin);
  const said = guide(person).getByRole("status").filter({ hasText: before }).filter({ hasText: after });
  await said.waitFor();
}

/** Waits for the end of a scenario, and returns to the home of practice mode. */
export async function scenarioIsDone(person: Person, number: number): Promise<void> {
  const { say } = person;
  const words =
    number === 6 ? say("window.scenarios.guide.allDone") : say("window.scenarios.guide.done", { number });
  await guide(person).getByRole("heading", { name: words }).waitFor();
  await guide(person)
    .getByRole("link", { name: say("window.scenarios.all") })
    .click();
}

/** Opens the screen that prepares a migration of the practice number. */
export async function prepareMove(person: Person, direction: Direction): Promise<void> {
  const { page, say } = person;
  await link(person, "window.frame.rail.migrate").click();
  await page.getByRole("radio", { name: say(`window.migrate.begin.directions.${direction}`) }).check();
  await link(person, "window.migrate.begin.go").click();
  await page.getByRole("complementary", { name: say("window.move.plan.title") }).waitFor();
}

/** Starts the run once the preflight checks are done. */
export async function startRun(person: Person): Promise<void> {
  await button(person, "window.move.start.go").click();
}

/** Waits until the run stops at a question or a state, and returns which. */
export async function restsAt(person: Person, timeout = 45_000): Promise<Rest> {
  const marks = marksOf(person);
  const any = Object.values(marks).reduce((all, one) => all.or(one));
  await any.first().waitFor({ timeout });
  // A run that ended and can be resumed matches both locators; the offer to resume takes precedence.
  if (await marks["take-up"].isVisible()) return "take-up";
  for (const [rest, mark] of Object.entries(marks) as [Rest, Locator][])
    if (await mark.first().isVisible()) return rest;
  return restsAt(person, timeout);
}

function marksOf(person: Person): Readonly<Record<Rest, Locator>> {
  const { page, say } = person;
  return {
    warnings: button(person, "window.run.ask.warnings.go"),
    sending: button(person, "window.run.ask.sending.go"),
    point: button(person, "window.run.ask.point.stay"),
    phrase: button(person, "window.run.ask.phrase.go"),
    name: button(person, "window.run.ask.name.go"),
    code: page.getByLabel(say("window.code.group"), { exact: true }),
    unknown: page.locator('[data-phase="unknown"]'),
    ended: page.locator('[data-phase="ended"]'),
    "take-up": button(person, "window.run.ready.again"),
  };
}

/** Answers the one thing that a run asks for. */
export async function answer(person: Person, rest: Rest): Promise<void> {
  const { page, say } = person;
  switch (rest) {
    case "warnings":
      await page.getByRole("checkbox", { name: say("window.run.ask.warnings.accept") }).check();
      return button(person, "window.run.ask.warnings.go").click();
    case "sending":
      await page.getByRole("checkbox", { name: say("window.run.ask.sending.accept") }).check();
      return button(person, "window.run.ask.sending.go").click();
    case "point":
      return passPointOfNoReturn(person);
    case "code":
      await typeCode(person, await codeOnPhone(person));
      return button(person, "window.code.go").click();
    case "take-up":
      return button(person, "window.run.ready.again").click();
    case "phrase":
      return typePhrase(person);
    case "name":
    case "unknown":
    case "ended":
      throw new Error(`a run that rests at "${rest}" needs a decision of its own`);
  }
}

/** Types the phrase that confirms an earlier registration; other phrases are decisions of their own. */
async function typePhrase(person: Person): Promise<void> {
  const { page, say } = person;
  for (const what of ["recent-register", "older-registration"] as const) {
    const field = page.getByLabel(say(`questions.${what}.label`), { exact: true });
    if (!(await field.isVisible())) continue;
    await field.fill(say(`questions.${what}.word`));
    return button(person, "window.run.ask.phrase.go").click();
  }
  throw new Error("a run asks for a phrase that needs a decision of its own");
}

/** Types the number and confirms the point of no return. */
export async function passPointOfNoReturn(person: Person): Promise<void> {
  await typeNumber(person);
  await pointButton(person).click();
  await pointButton(person).waitFor({ state: "hidden" });
}

/** The button that moves the number, in either direction. */
export function pointButton(person: Person): Locator {
  return button(person, "window.run.ask.point.go.to-cloud").or(
    button(person, "window.run.ask.point.go.to-onprem"),
  );
}

/** Types the number's digits into the field that asks for them. */
export async function typeNumber({ page, say }: Person, scope: Page | Locator = page): Promise<void> {
  await scope.getByLabel(say("window.run.type.number", { spoken: SPOKEN })).fill(DIGITS);
}

/** The code that the practice phone shows, as six digits. */
export async function codeOnPhone({ page, say }: Person): Promise<string> {
  const phone = page.getByRole("region", { name: say("window.practice.phone.title") });
  const text = await phone.getByText(/\d{3}-\d{3}/).innerText();
  const digits = /(\d{3})-(\d{3})/.exec(text);
  if (digits === null) throw new Error("the practice phone shows a code");
  return `${digits[1]}${digits[2]}`;
}

/** Has a code arrived on the practice phone? */
export async function phoneHasCode({ page, say }: Person): Promise<boolean> {
  const phone = page.getByRole("region", { name: say("window.practice.phone.title") });
  await phone.waitFor();
  return (await phone.getByText(say("window.practice.phone.none")).count()) === 0;
}

/** Abandons the run and confirms it. */
export async function abandon(person: Person): Promise<void> {
  await button(person, "window.run.abandon.open").click();
  await button(person, "window.run.abandon.confirm").click();
  await button(person, "window.run.abandon.open").waitFor({ state: "hidden" });
}

/** Types a code into its field, digit by digit. */
export async function typeCode({ page, say }: Person, code: string): Promise<void> {
  const field = page.getByLabel(say("window.code.group"), { exact: true });
  await field.fill("");
  await field.focus();
  await page.keyboard.type(code);
}

/** Submits a correct code, and waits until it is no longer asked for. */
export async function handInCode(person: Person, code: string): Promise<void> {
  await typeCode(person, code);
  await button(person, "window.code.go").click();
  await gone(person, "code");
}

type CarryOn = {
  /** Where to stop; default: at the end. */
  readonly until?: readonly Rest[];
  /** Called at every stop before it is answered, including the last one. */
  readonly look?: (rest: Rest) => Promise<void>;
};

/**
 * Answers everything that a run asks until it stops at one of the `until` states. Returns that state and
 * everything asked before.
 */
export async function carryOn(
  person: Person,
  { until = ["ended"], look }: CarryOn = {},
): Promise<{ readonly rest: Rest; readonly asked: readonly Rest[] }> {
  const asked: Rest[] = [];
  for (;;) {
    const rest = await restsAt(person);
    await look?.(rest);
    if (until.includes(rest)) return { rest, asked };
    if (asked.length > 12) throw new Error(`the run does not come to rest: ${asked.join(", ")}`);
    asked.push(rest);
    await answer(person, rest);
    await gone(person, rest);
  }
}

/** Takes a reset practice number to the point of no return of a migration. */
export async function toPointOfNoReturn(person: Person, direction: Direction): Promise<void> {
  await prepareMove(person, direction);
  await startRun(person);
  await carryOn(person, { until: ["point"] });
}

/** Waits until the question has disappeared, so that it is not answered twice. */
async function gone(person: Person, rest: Rest): Promise<void> {
  await marksOf(person)[rest].first().waitFor({ state: "hidden" });
}

/** A whole migration of the practice number, from the overview to its end. Returns what was asked. */
export async function move(person: Person, direction: Direction): Promise<readonly Rest[]> {
  await prepareMove(person, direction);
  await startRun(person);
  return (await carryOn(person)).asked;
}

/** The line of a step in the run's list. */
export function stepLine({ page, say }: Person, step: StepName): Locator {
  const name = page.getByText(say(`steps.${step}.name`), { exact: true });
  return page.getByRole("list").getByRole("listitem").filter({ has: name });
}

/** Opens the list of a migration's steps, which is folded while it is open. */
export async function showSteps({ page, say }: Person): Promise<void> {
  const fold = page.locator("details").filter({ hasText: say("window.run.cells.show") });
  await fold.waitFor();
  if ((await fold.getAttribute("open")) === null)
    await fold.getByText(say("window.run.cells.show"), { exact: true }).click();
}

/** Resets the sandbox with the practice number at this location. */
export async function beginAgain(person: Person, side: "on-premises" | "cloud"): Promise<void> {
  const { page, say } = person;
  await link(person, "window.frame.rail.platform").click();
  await button(person, `window.practice.again.${side}`).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: say(`window.practice.again.${side}`) }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByText(say(`window.practice.home.${side}`)).waitFor();
}

/** Turns these faults of the sandbox on, and all others off. */
export async function switchFaultsOn(person: Person, names: readonly string[]): Promise<void> {
  const { page, say } = person;
  await link(person, "window.frame.rail.platform").click();
  const more = page
    .locator("details")
    .filter({ hasText: say("window.practice.faults.more", { count: "" }).split("(")[0] ?? "" });
  await more.waitFor();
  const off = page.getByRole("button", { name: say("window.practice.faults.off"), exact: false });
  for (let left = await off.count(); left > 0; left -= 1) {
    await off.first().click();
    await page.getByText(say("window.practice.faults.on", { count: left - 1 })).waitFor();
  }
  await page.getByText(say("window.practice.faults.on", { count: 0 })).waitFor();
  if ((await more.getAttribute("open")) === null) await more.locator("summary").click();
  const filter = page.getByRole("textbox", { name: say("window.practice.faults.filter") });
  for (const [index, name] of names.entries()) {
    await filter.fill(name);
    await more.getByTitle(name, { exact: true }).getByRole("switch").click();
    await page.getByText(say("window.practice.faults.on", { count: index + 1 })).waitFor();
  }
}
