import type { Language } from "../../../../shared/language.ts";
import type { Camera } from "./camera.ts";
import { must, type Set } from "./set.ts";

/** Takes the screen that is open in each of these languages, as `NAME.LANGUAGE.light.900.png`. */
export async function inLanguages(
  { own, page }: Set,
  { takeOne }: Camera,
  name: string,
  ...languages: readonly Language[]
): Promise<void> {
  try {
    for (const language of languages) {
      must(await own.call("settings.change", { language }));
      await page.locator(`html[lang="${language}"]`).waitFor();
      await takeOne(page, name, language);
    }
  } finally {
    must(await own.call("settings.change", { language: "system" }));
    await page.locator("html[lang=en]").waitFor();
  }
}
