import { describe, expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import {
  abandon,
  button,
  carryOn,
  link,
  passPointOfNoReturn,
  prepareMove,
  restsAt,
  SPOKEN,
  showSteps,
  stepLine,
  toPointOfNoReturn,
  typeNumber,
  type Person,
} from "../support/e2e/practice-person.ts";
import { practiceHome } from "../support/e2e/practice-truth.ts";
import { sharedPractice, type SharedStage } from "../support/e2e/shared-practice.ts";
import { sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

// Between its looks the product waits for up to 16 seconds.
const openPractice = sharedPractice(sharedBrowser(), { hasty: true });

type Lost = "lost-register-before" | "lost-register-after";
type Standing = { readonly stage: SharedStage; readonly person: Person };

/** A move whose register answer is lost; in the dark, neither side answers look-ups from then on. */
async function lose(fault: Lost, { dark }: { readonly dark: boolean }): Promise<Standing> {
  const stage = await openPractice();
  const person: Person = { page: stage.page, say: english };
  await toPointOfNoReturn(person, "to-cloud");
  await stage.fail(dark ? [fault, "no-lookups", "onprem-lookup-missing"] : [fault]);
  await passPointOfNoReturn(person);
  return { stage, person };
}

describe("an answer that is lost while both sides can be asked", () => {
  test("is found out by looking, when the number has moved: nothing is sent twice", async () => {
    const { stage, person } = await lose("lost-register-after", { dark: false });
    await carryOn(person);
    const { page } = stage;
    await page.getByText(`${SPOKEN} is in the cloud and connected.`).waitFor();
    await showSteps(person);
    await stepLine(person, "register").getByText("confirmed by a check").waitFor();
    expect(await linesSent(person)).toBe(1);
    expect(practiceHome(stage.dataDir)).toBe("cloud");
  });

  test("is found out by looking, when the number has not moved: a new run is offered", LONG, async () => {
    const { stage, person } = await lose("lost-register-before", { dark: false });
    const { page } = stage;
    await carryOn(person);
    await page.getByText(/found the number where it was/).waitFor();
    await page.getByRole("figure", { name: `${SPOKEN} is on-premises` }).waitFor();
    expect(practiceHome(stage.dataDir)).toBe("onprem");
    await link(person, "window.run.ended.newRun").click();
    await button(person, "window.move.start.go").click();
    await carryOn(person);
    await page.getByText(`${SPOKEN} is in the cloud and connected.`).waitFor();
  });
});

describe("an answer that is lost in the dark", () => {
  test(
    "[I17] is found by an automatic check as soon as an API answers, without anybody asking",
    LONG,
    async () => {
      const { stage, person } = await lose("lost-register-after", { dark: true });
      const { page } = stage;
      expect(await restsAt(person)).toBe("unknown");
      await stage.fail([]);
      await page.getByText(`${SPOKEN} is in the cloud and connected.`).waitFor({ timeout: 45_000 });
      expect(await linesSent(person)).toBe(1);
      expect(practiceHome(stage.dataDir)).toBe("cloud");
    },
  );

  test("leaves the number's place unknown: it is said everywhere, with the ways to find out, the surest first", async () => {
    const { stage, person } = await lose("lost-register-after", { dark: true });
    const { page } = stage;
    expect(await restsAt(person)).toBe("unknown");
    await page.getByRole("figure", { name: `Location of ${SPOKEN} is unknown` }).waitFor();
    await page.getByRole("region", { name: "A message can confirm the cloud" }).waitFor();
    await page.getByRole("button", { name: "Check now" }).click();
    await page.getByRole("button", { name: "Check now", disabled: false }).waitFor();
    await askPerson(person);
    const fold = page.getByRole("group").filter({ hasText: "I know where it is" });
    expect(await fold.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
      "Report the location",
      "Resend the registration",
      "Abandon this migration",
    ]);
    await fold.getByText(/^Left: \d in this migration, \d+ within 72\sh/).waitFor();
    expect(await restsAt(person)).toBe("unknown");
    expect(await linesSent(person)).toBe(1);
    await link(person, "window.frame.rail.overview").click();
    await page.getByRole("heading", { level: 1, name: `Location of ${SPOKEN} is unknown` }).waitFor();
    await page
      .getByRole("region", { name: "Needs attention" })
      .getByText(`Location of ${SPOKEN} is unknown`)
      .waitFor();
    await link(person, "window.frame.rail.history").click();
    await page.getByText(/Not ended: location unknown/).waitFor();
  });

  test("goes on by a person's word, which is asked for twice and stays a word", LONG, async () => {
    const { stage, person } = await lose("lost-register-after", { dark: true });
    const { page } = stage;
    await askPerson(person);
    await page.getByRole("button", { name: "Report cloud…" }).click();
    const dialog = page.getByRole("dialog", { name: `Report that ${SPOKEN} is in the cloud?` });
    const say = dialog.getByRole("button", { name: "Report cloud" });
    expect(await say.isDisabled()).toBe(true);
    await typeNumber(person, dialog);
    await say.click();
    await leaveUnknown(person);
    await carryOn(person);
    await page
      .getByText(`You reported that ${SPOKEN} is in the cloud. The platform hasn't confirmed it.`)
      .waitFor();
    await showSteps(person);
    await stepLine(person, "register").getByText("reported by you", { exact: true }).waitFor();
    await page.getByRole("main").getByText("reported by you", { exact: true }).first().waitFor();
    expect(practiceHome(stage.dataDir)).toBe("cloud");
  });

  test("is sent once more only when a person says so twice, and then no third time", LONG, async () => {
    const { stage, person } = await lose("lost-register-before", { dark: true });
    const { page } = stage;
    await askPerson(person);
    await page.getByRole("button", { name: "Resend…" }).click();
    const dialog = page.getByRole("dialog", { name: `Resend the registration of ${SPOKEN}?` });
    await typeNumber(person, dialog);
    await dialog.getByRole("button", { name: "Resend registration" }).click();
    await leaveUnknown(person);
    await carryOn(person);
    expect(practiceHome(stage.dataDir)).toBe("cloud");
    expect(await linesSent(person)).toBe(2);
  });

  test("can be given up: no new run begins before somebody says where the number is", LONG, async () => {
    const { stage, person } = await lose("lost-register-before", { dark: true });
    const { page } = stage;
    await askPerson(person);
    await abandon(person);
    await leaveUnknown(person);
    await carryOn(person);
    await page.getByRole("figure", { name: `Location of ${SPOKEN} is unknown` }).waitFor();
    await page.getByText(/Location unknown\. Check both APIs again/).waitFor();
    await page.getByRole("button", { name: "Report on-premises…" }).click();
    const dialog = page.getByRole("dialog", { name: `Report that ${SPOKEN} is on-premises?` });
    await typeNumber(person, dialog);
    await dialog.getByRole("button", { name: "Report on-premises" }).click();
    await page
      .getByText(`You reported that ${SPOKEN} is on-premises. The platform hasn't confirmed it.`)
      .waitFor();
    await stage.fail([]);
    await prepareMove(person, "to-cloud");
    await button(person, "window.move.start.go").click();
    // Less than an hour ago a register went out whose outcome nobody knows.
    await page.getByLabel(english("questions.recent-register.label")).fill("register again");
    await button(person, "window.run.ask.phrase.go").click();
    await page.getByLabel(english("questions.recent-register.label")).waitFor({ state: "hidden" });
    await carryOn(person);
    await page.getByText(`${SPOKEN} is in the cloud and connected.`).waitFor();
    expect(practiceHome(stage.dataDir)).toBe("cloud");
  });
});

/** Opens what only a person can do about an unknown location. */
async function askPerson({ page }: Person): Promise<void> {
  await page.getByText("I know where it is", { exact: true }).click();
}

/** The run goes on from where its number's place was unknown. */
async function leaveUnknown({ page }: Person): Promise<void> {
  await page.locator('[data-phase="unknown"]').waitFor({ state: "hidden" });
}

async function linesSent(person: Person): Promise<number> {
  await showSteps(person);
  const line = stepLine(person, "register").first();
  const sent = line.getByText(/^Sent, attempt/);
  if (!(await sent.first().isVisible()))
    await line.getByText("Requests and responses", { exact: true }).click();
  await sent.first().waitFor();
  return sent.count();
}
