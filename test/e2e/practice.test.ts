import { describe, expect, test } from "vitest";
import { move, practise, SPOKEN, type Person } from "../support/e2e/practice-person.ts";
import { practiceHome } from "../support/e2e/practice-truth.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

describe("practice, from the first start", () => {
  test("a number goes to the cloud and back with nothing but what the window says", async () => {
    const { page, dataDir } = await openStage(browser());
    const person: Person = { page, say: english };
    await page.getByRole("heading", { level: 1, name: english("window.start.title") }).waitFor();
    await practise(person);
    expect(practiceHome(dataDir)).toBe("onprem");

    expect(await move(person, "to-cloud")).toContain("point");
    const crossing = page.getByRole("figure", { name: `${SPOKEN} is in the cloud` });
    await crossing.waitFor();
    // The mark follows the number with the movement of the picture.
    await expect.poll(() => crossing.innerText()).toMatch(/confirmed/i);
    await page.getByText(`${SPOKEN} is in the cloud and connected.`).waitFor();
    await page
      .getByRole("heading", { level: 1, name: `${SPOKEN} is now in the cloud and working` })
      .waitFor();
    expect(practiceHome(dataDir)).toBe("cloud");
    await expectsBeforeAndAfter(person);
    await overviewSays(person, /in the cloud/);

    const asked = await move(person, "to-onprem");
    expect(asked).toEqual(expect.arrayContaining(["sending", "point", "code"]));
    await page.getByRole("figure", { name: `${SPOKEN} is on-premises` }).waitFor();
    await page.getByText(`${SPOKEN} is on-premises and connected.`).waitFor();
    expect(practiceHome(dataDir)).toBe("onprem");
    await overviewSays(person, /on-premises/);

    await page.getByRole("link", { name: "History", exact: true }).click();
    const history = page.getByRole("table", { name: "History" });
    await history.getByRole("row").nth(2).waitFor();
    const rows = (await history.getByRole("row").allInnerTexts()).slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain("Cloud to on-premises");
    expect(rows[1]).toContain("On-premises to cloud");
    expect(rows[0]).toContain("confirmed by both APIs");
    // What the first move proved is past since the second one.
    expect(rows[1]).toContain("a newer migration followed");
  });
});

async function expectsBeforeAndAfter({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: "Show the evidence" }).click();
  await page.getByRole("tab", { name: /^Comparisons/ }).click();
  const table = page.getByRole("dialog", { name: "Evidence" }).getByRole("table");
  await table.waitFor();
  expect(await table.getByRole("columnheader").allInnerTexts()).toEqual([
    "What",
    "Before",
    "After",
    "Compared",
  ]);
  expect(await table.getByRole("row").count()).toBeGreaterThan(3);
  expect(await table.getByText("changed unexpectedly").count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

async function overviewSays({ page }: Person, place: RegExp): Promise<void> {
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  const title = page.getByRole("heading", { level: 1, name: SPOKEN });
  await title.filter({ hasText: place }).filter({ hasText: "and works" }).waitFor();
}
