import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import { paste } from "../support/e2e/clipboard.ts";
import {
  button,
  carryOn,
  codeOnPhone,
  handInCode,
  prepareMove,
  SPOKEN,
  startRun,
  showSteps,
  stepLine,
  typeCode,
  type Person,
} from "../support/e2e/practice-person.ts";
import { practiceHome } from "../support/e2e/practice-truth.ts";
import { sharedPractice, type SharedStage } from "../support/e2e/shared-practice.ts";
import { sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

const openPractice = sharedPractice(sharedBrowser(), { hasty: true });

/** How far the machine of the host is ahead of everybody else: it stays there for a second try. */
let skippedMinutes = 0;

/** A run on the way on-premises that waits for its code. */
async function awaitCode(): Promise<{
  readonly stage: SharedStage;
  readonly person: Person;
  readonly code: string;
}> {
  const stage = await openPractice({ side: "cloud" });
  const person: Person = { page: stage.page, say: english };
  await prepareMove(person, "to-onprem");
  await startRun(person);
  await carryOn(person, { until: ["code"] });
  return { stage, person, code: await codeOnPhone(person) };
}

function codeField({ page }: Person) {
  return page.getByLabel("Registration code", { exact: true });
}

describe("the registration code", () => {
  test("that is wrong is told apart from one that ran out, leaves the number alone, and the right one still works", async () => {
    const { stage, person, code } = await awaitCode();
    const { page, dataDir } = stage;
    await typeCode(person, otherThan(code));
    await button(person, "window.code.go").click();
    await page.getByRole("alert").getByText("Rejected", { exact: true }).waitFor();
    await page.getByText("1 code rejected so far.").waitFor();
    expect(await codeField(person).inputValue()).toBe("");
    expect(practiceHome(dataDir)).toBe("cloud");
    await handInCode(person, code);
    await carryOn(person);
    await page.getByText(`${SPOKEN} is on-premises and connected.`).waitFor();
    expect(practiceHome(dataDir)).toBe("onprem");
  });

  test("that has expired asks for another one, by text or call, once the wait that is counted down is over", async () => {
    const { stage, person, code } = await awaitCode();
    const { page } = stage;
    if (skippedMinutes > 0) await page.clock.setSystemTime(Date.now() + skippedMinutes * 60_000);
    await stage.fail(["code-expired"]);
    await typeCode(person, code);
    await button(person, "window.code.go").click();
    await page.getByRole("alert").getByText("Rejected", { exact: true }).waitFor();
    expect(await codeField(person).isDisabled()).toBe(true);
    expect(await button(person, "window.code.go").isDisabled()).toBe(true);
    expect(practiceHome(stage.dataDir)).toBe("cloud");
    for (const channel of ["Resend by SMS", "Request a call"])
      expect(await secondsLeft(page, channel)).toBeLessThan(61);
    const left = await secondsLeft(page, "Request a call");
    await expect.poll(() => secondsLeft(page, "Request a call")).toBeLessThan(left);
    // The platform's own wait between two codes is a minute, which passes on both ends of the wire at once.
    stage.host().skipMinute();
    skippedMinutes += 1;
    await page.clock.setSystemTime(Date.now() + skippedMinutes * 60_000);
    await page.getByRole("button", { name: "Request a call", exact: true }).click();
    await page.getByText(/^Sent by phone call to /).waitFor();
    const newest = await codeOnPhone(person);
    expect(newest).not.toBe(code);
    await handInCode(person, newest);
    await carryOn(person);
    expect(practiceHome(stage.dataDir)).toBe("onprem");
    await showSteps(person);
    const account = stepLine(person, "account");
    await account.getByText("Requests and responses", { exact: true }).click();
    await account.getByText("Sent, attempt 2, code by phone call").waitFor();
  });

  test("is taken from the clipboard in every usual shape, and nothing else is", LONG, async () => {
    const { person, code } = await awaitCode();
    const { page } = person;
    const shapes = [
      `${code.slice(0, 3)}-${code.slice(3)}`,
      ` ${code} `,
      `${code.slice(0, 3)} ${code.slice(3)}`,
    ];
    for (const shape of shapes) {
      await codeField(person).focus();
      await paste(page, shape);
      expect(await codeField(person).inputValue()).toBe(code);
      await clear(person);
    }
    for (const bad of [`${code}7`, "no code here"]) {
      await codeField(person).focus();
      await paste(page, bad);
      await page.getByText("The pasted text has no 6-digit code.").waitFor();
      expect(await codeField(person).inputValue()).toBe("");
      expect(await button(person, "window.code.go").isDisabled()).toBe(true);
    }
    await codeField(person).focus();
    await paste(page, code.slice(1));
    expect(await codeField(person).inputValue()).toBe(code.slice(1));
    expect(await button(person, "window.code.go").isDisabled()).toBe(true);
    await clear(person);
    await codeField(person).focus();
    await page.keyboard.type("12ab34");
    expect(await codeField(person).inputValue()).toBe("1234");
    expect(await button(person, "window.code.go").isDisabled()).toBe(true);
  });
});

/** The seconds that a channel still rests, as its button counts them down; nobody can press it meanwhile. */
async function secondsLeft(page: Page, channel: string): Promise<number> {
  const waiting = page.getByRole("button", {
    name: new RegExp(String.raw`^${channel} \(in \d:\d\d\)$`),
    disabled: true,
  });
  const [, minutes, seconds] = /(\d):(\d\d)/.exec(await waiting.innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

async function clear(person: Person): Promise<void> {
  await codeField(person).press("End");
  for (let digit = 0; digit < 7; digit += 1) await person.page.keyboard.press("Backspace");
  expect(await codeField(person).inputValue()).toBe("");
}

function otherThan(code: string): string {
  return `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
}
