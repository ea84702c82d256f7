import { must, type Set } from "./set.ts";

/** Shows the window in Spanish while `work` runs. */
export async function inSpanish({ own, page }: Set, work: () => Promise<void>): Promise<void> {
  must(await own.call("settings.change", { language: "es" }));
  await page.locator("html[lang=es]").waitFor();
  try {
    await work();
  } finally {
    must(await own.call("settings.change", { language: "system" }));
    await page.locator("html[lang=en]").waitFor();
  }
}

/** Shows the window from right to left while `work` runs. */
export async function fromRightToLeft({ page }: Set, work: () => Promise<void>): Promise<void> {
  await page.evaluate(`document.documentElement.dir = "rtl"`);
  try {
    await work();
  } finally {
    await page.evaluate(`document.documentElement.dir = "ltr"`);
  }
}
