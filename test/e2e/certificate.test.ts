import { expect, test } from "vitest";
import {
  carryOn,
  link,
  practise,
  prepareMove,
  startRun,
  type Person,
} from "../support/e2e/practice-person.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

test("the end of a migration leads to a certificate that prints as one page, without the frame, marked as Practice", async () => {
  const { page } = await openStage(browser());
  const person: Person = { page, say: english };
  await practise(person);
  await prepareMove(person, "to-cloud");
  await startRun(person);
  await carryOn(person);
  await link(person, "window.run.certificate").click();
  const paper = page.getByRole("article");
  await paper.getByRole("list", { name: english("window.proof.list") }).waitFor();
  await paper.getByText("PRACTICE: nothing here is real").waitFor();
  // What is missing is named, and offers nothing to press on paper.
  await paper.getByText("No test since the move.").waitFor();
  expect(await paper.getByRole("link").count()).toBe(0);
  expect(await paper.getByRole("button").count()).toBe(0);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  // A4 at 96 dots per inch.
  await page.setViewportSize({ width: 794, height: 1_123 });
  expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
  expect(await page.evaluate(`getComputedStyle(document.querySelector("article")).backgroundColor`)).toBe(
    "rgb(255, 255, 255)",
  );
  expect((await paper.boundingBox())?.x).toBeLessThan(1);
  const hidden = await page.evaluate(
    `(() => { const one = document.querySelector("article"); return one.scrollHeight - one.clientHeight; })()`,
  );
  expect(hidden).toBeLessThanOrEqual(1);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
