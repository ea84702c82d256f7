import type { Page } from "playwright-core";

/** The name of the practice number, as the sandbox's platform reports it. */
const NAME = "Northwind Bakery";

/**
 * Gives the practice number another display name in everything that a page is told from now on. The sandbox itself
 * keeps its own: names as long or as hostile as these are refused by the platform's own form, never by an API.
 */
export async function renamed(page: Page, name: string): Promise<void> {
  const inJson = JSON.stringify(name).slice(1, -1);
  await page.route("**/rpc", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(NAME, inJson) });
  });
}
