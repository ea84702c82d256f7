import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];

// Counts everything drawn inside a control as its label. A check's line and the workspace switcher draw a value beside
// their label, and what is to be called out does begin their names.
const LEFT_OUT = ["label-content-name-mismatch"];

/** Keeps everything that axe finds on a page, look by look: all of it in light, and once more the contrast in dark. */
export function lookForFlaws(page: Page) {
  const found: string[] = [];
  const keep = ({ violations }: AxeResults, where: string): void => {
    for (const { id, nodes } of violations)
      found.push(`${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  };
  return {
    flaws: (): readonly string[] => found,
    look: async (where: string, except: readonly string[] = []): Promise<void> => {
      const light = (await auditor(page)).withTags(RULES).disableRules([...LEFT_OUT, ...except]);
      keep(await light.analyze(), `${where}, light`);
      await wear(page, "dark");
      const dark = (await auditor(page)).withRules("color-contrast");
      keep(await dark.analyze(), `${where}, dark`);
      await wear(page, "light");
    },
  };
}

/**
 * Looks at the page itself: it has no frames, whose results would be joined in a page opened for each look. Every rule
 * looks at everything; only what is wrong is told with each place, since finding words for the places that are right
 * takes longer than looking. A page that has axe already is not given it again.
 */
async function auditor(page: Page): Promise<AxeBuilder> {
  const there = await page.evaluate(`typeof window.axe === "object"`);
  return new AxeBuilder({ page, ...(there === true ? { axeSource: "void 0" } : {}) })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true);
}

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;

/** Changes the appearance of the system, which the window follows. */
async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
}
