import { startChromium } from "../chromium.ts";
import { openCamera } from "./camera.ts";
import { CHAPTERS } from "./chapters.ts";
import { isWished, readWishes } from "./wishes.ts";

const wishes = readWishes(process.argv.slice(2));
const wished = CHAPTERS.filter(({ pictures }) => pictures.some((name) => isWished(wishes, name)));
const startedAt = performance.now();
const browser = await startChromium();
const camera = openCamera(wishes);
const failed: string[] = [];
try {
  for (const { pictures, take } of wished) {
    const chapterAt = performance.now();
    await take(browser, camera).catch((cause: unknown) => {
      failed.push(`${pictures[0] ?? ""}…: ${cause instanceof Error ? cause.message : String(cause)}`);
    });
    say(`${pictures[0] ?? ""}… took ${seconds(chapterAt)} s`);
  }
} finally {
  await browser.close();
}
const taken = await camera.done();
const bytes = taken.reduce((sum, picture) => sum + picture.bytes, 0);
say(`${taken.length} pictures, ${Math.round(bytes / 1024)} KB, in ${seconds(startedAt)} s: ${wishes.out}`);
for (const { file, bytes: size } of taken)
  if (size > 60 * 1024) say(`Large: ${file} ${Math.round(size / 1024)} KB`);
for (const one of failed) say(`FAILED ${one}`);
process.exitCode = failed.length === 0 && taken.length > 0 ? 0 : 1;

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 100) / 10;
}
