import type { Page } from "playwright-core";
import { anotherWindow } from "../../support/e2e/chromium.ts";
import { passPointOfNoReturn, practise, toPointOfNoReturn } from "../../support/e2e/practice-person.ts";
import { english } from "../../support/e2e/words.ts";

/** Long enough for departure, waiting, arrival and what follows. */
const WATCHED_MS = 8_000;

/**
 * Moves the practice number to the cloud with a response that takes 5 s, and returns the duration of each frame from
 * the press that sends the request to the end of the crossing, in ms.
 */
export async function bridgeFrames(signedIn: Page, origin: string): Promise<readonly number[]> {
  const { page } = await anotherWindow(signedIn.context());
  try {
    await page.goto(`${origin}/#/start`);
    const person = { page, say: english };
    await practise(person);
    await toPointOfNoReturn(person, "to-cloud");
    await slowDown(page);
    const frames = page.evaluate(recordFrames, WATCHED_MS);
    await passPointOfNoReturn(person);
    return await frames;
  } finally {
    await page.close();
  }
}

/** Switches on the fault that delays the response to the registration by 5 s. */
async function slowDown(page: Page): Promise<void> {
  const answer = await page.evaluate(
    async (input) => {
      const response = await fetch("/rpc", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ method: "practice:practice.setFaults", input }),
      });
      return response.text();
    },
    { names: ["delay-register"] },
  );
  if (!answer.includes('"ok":true')) throw new Error(`No fault was switched on: ${answer.slice(0, 300)}`);
}

// Runs in the page.
function recordFrames(forMs: number): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    const startedAt = performance.now();
    let last = startedAt;
    const step = (now: number): void => {
      frames.push(now - last);
      last = now;
      if (now - startedAt < forMs) requestAnimationFrame(step);
      else resolve(frames.slice(1));
    };
    requestAnimationFrame(step);
  });
}
