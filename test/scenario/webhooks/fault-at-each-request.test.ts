import { expect, test } from "vitest";
import { must } from "../../support/harness.ts";
import { SIDES, startAndGiveToken, type Scene } from "../../support/webhooks/each-request.ts";
import type { ProxyFault } from "../../support/webhooks/fault-proxy.ts";

/*
 * One request of a test is lost, loses its response or gets an odd one, one run for each. "Everything is as
 * before" is said exactly where it is so, and what is not given back stays named.
 */

/** What a list of either API looks like when it is empty for once; settings and numbers leave all out. */
const EMPTY_LIST = { certificates: [], settings: { application: {} }, webhook_configuration: {} };
const EMPTY_PAGE = { data: [], webhook_configuration: {} };

const FAULTS: readonly (readonly [string, ProxyFault])[] = [
  ["the response is lost", { kind: "loseAnswer" }],
  ["the request is lost", { kind: "loseRequest" }],
  ["everything is left out of the response", { kind: "answer", status: 200, body: {} }],
  ["the client's list is empty", { kind: "answer", status: 200, body: EMPTY_LIST }],
  ["the page is empty", { kind: "answer", status: 200, body: EMPTY_PAGE }],
  ["the platform fails", { kind: "answer", status: 500, body: { error: { code: 131000, message: "x" } } }],
];

/** In a usual run every ninth request, begun elsewhere for each fault. */
const STEP = process.env["SWITCHOVER_LONG_TESTS"] === "1" ? 1 : 9;

/** Applies the fault to this request of the next test only; returns whether the test sent so many. */
function faultAt({ meddler }: Scene, request: number, fault: ProxyFault): () => boolean {
  let sent = 0;
  let isSet = false;
  const set = (): void => {
    isSet = true;
    meddler.stop();
    meddler.meddle(/./, fault, 1);
  };
  const count = (): void => {
    sent += 1;
    if (sent === request - 1) set();
  };
  if (request === 1) set();
  else meddler.meddle(/./, { kind: "first", does: count });
  return () => isSet;
}

test.each(SIDES)(
  "[C11] [C12] [C20] [I26] a test %s says that everything is as before exactly where it is, whichever request fails",
  { timeout: 240_000 },
  async (_name, open) => {
    let runs = 0;
    for (const [index, [label, fault]] of FAULTS.entries())
      for (let request = 1 + (index % STEP); request < 100; request += STEP) {
        const scene = await open();
        const before = await scene.standing();
        const wasSet = faultAt(scene, request, fault);
        const one = await scene.rig.process();
        const run = await startAndGiveToken(one, scene.start);
        // One that has stopped by itself is not there any more.
        await one.tests.finish(run.id);
        const { restored } = await run.ended();
        scene.meddler.stop();
        if (!wasSet()) break;
        runs += 1;
        const where = `${label}, request ${String(request)}`;
        const isAsBefore = (await scene.standing()) === before;
        expect(restored === true, where).toBe(isAsBefore);
        expect(must(one.tests.unrestored()).length > 0, where).toBe(!isAsBefore);
      }
    expect(runs).toBeGreaterThan(60 / STEP);
  },
);
