import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { must } from "../../support/harness.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import type { TestProcess } from "../../support/webhooks/connectivity-harness.ts";
import { SIDES, startAndGiveToken, type Scene } from "../../support/webhooks/each-request.ts";
import type { FaultProxy } from "../../support/webhooks/fault-proxy.ts";

/*
 * A test's process dies before each of its requests, one run for each. The next process, with the vault
 * unlocked, gives back what was borrowed, deletes what was sealed, and can test the number again.
 */

/** Resolves when this request is about to be sent; neither it nor a later one ever leaves. */
async function hangAt(meddler: FaultProxy, request: number): Promise<true> {
  const reached = Promise.withResolvers<true>();
  let sent = 0;
  meddler.meddle(/./, {
    kind: "first",
    does: () => {
      sent += 1;
      if (sent === request) reached.resolve(true);
      // What is sent beside or after it by the dead process does not leave either.
      return sent < request ? undefined : new Promise(() => undefined);
    },
  });
  return reached.promise;
}

/** Runs a test until it is about to send this request, which then never leaves; false if it sends fewer. */
async function killedBefore({ rig, meddler, start }: Scene, request: number): Promise<boolean> {
  const reached = hangAt(meddler, request);
  const one = await rig.process();
  const drive = async (): Promise<false> => {
    const run = await startAndGiveToken(one, start);
    must(await one.tests.finish(run.id));
    expect(await run.ended()).toMatchObject({ restored: true });
    return false;
  };
  return Promise.race([reached, drive()]);
}

function namesIn(dataDir: string, folder: string, ending: string): readonly string[] {
  const path = join(dataDir, folder);
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(ending)) : [];
}

/** The next process clears everything up by itself, and the number can be tested again. */
async function expectCleared(
  { rig, standing, start }: Scene,
  next: TestProcess,
  { before, where }: { readonly before: string; readonly where: string },
): Promise<void> {
  next.tests.vaultOpened();
  await expect
    .poll(() => [...namesIn(next.dataDir, "tests", ""), ...namesIn(next.dataDir, "vault", ".sealed")], {
      message: where,
      timeout: 10_000,
    })
    .toEqual([]);
  expect(await standing(), where).toBe(before);
  expect(must(next.tests.unrestored()), where).toEqual([]);
  const again = await start(next);
  const asked = await again.until(({ phase }) => phase.startsWith("awaiting") || phase === "ended");
  expect(asked.phase, where).not.toBe("ended");
  must(await next.tests.finish(again.id));
  await again.ended();
  rig.meddler.stop();
}

// The simulation kills tests at each request of a number's callback URL; here every third one is played by processes,
// and every second one of the clearing up.
const IS_LONG = process.env["SWITCHOVER_LONG_TESTS"] === "1";
const STEP = IS_LONG ? 1 : 3;
const STEP_OF_CLEARING = IS_LONG ? 1 : 2;

test.each(SIDES)(
  "[P6] [C13] [C20] a test %s that is killed before any of its requests leaves nothing that the next start does not clear up",
  { timeout: 240_000 },
  async (_name, open) => {
    let borrowed = 0;
    for (let request = 1; request < 100; request += STEP) {
      const scene = await open();
      const before = await scene.standing();
      if (!(await killedBefore(scene, request))) break;
      const isBorrowed = (await scene.standing()) !== before;
      if (isBorrowed) borrowed += 1;
      scene.meddler.stop();
      const where = `request ${String(request)}${isBorrowed ? ", while borrowed" : ""}`;
      await expectCleared(scene, await scene.rig.afterKill(), { before, where });
    }
    // Fewer would mean that the tests ended early.
    expect(borrowed).toBeGreaterThanOrEqual(STEP === 1 ? 3 : 1);
  },
);

test.each(SIDES)(
  "[P6] [C13] [C20] a test %s whose clearing up is killed before any request is cleared up by the one after that",
  { timeout: 240_000 },
  async (_name, open) => {
    let borrowed = 0;
    for (let request = 1; request < 100; request += STEP_OF_CLEARING) {
      const scene = await open();
      const before = await scene.standing();
      await startAndGiveToken(await scene.rig.process(), scene.start);
      expect(await scene.standing()).not.toBe(before);
      const second = await scene.rig.afterKill();
      const reached = hangAt(scene.meddler, request);
      second.tests.vaultOpened();
      const cleared = async (): Promise<false> => {
        await expect.poll(() => namesIn(second.dataDir, "tests", ""), { timeout: 10_000 }).toEqual([]);
        return false;
      };
      const clearing = cleared();
      if (!(await Promise.race([reached, clearing]))) break;
      clearing.catch(() => undefined);
      if ((await scene.standing()) !== before) borrowed += 1;
      scene.meddler.stop();
      const copy = tempFolder();
      cpSync(second.dataDir, copy, { recursive: true, filter: (path) => !path.includes("locks") });
      const where = `request ${String(request)} of the second`;
      await expectCleared(scene, await scene.rig.processOn(copy), { before, where });
    }
    expect(borrowed).toBeGreaterThanOrEqual(IS_LONG ? 2 : 1);
  },
);
