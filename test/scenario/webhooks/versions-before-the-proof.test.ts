import { expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { must } from "../../support/harness.ts";
import { checkOf, connectivityHarness } from "../../support/webhooks/connectivity-harness.ts";

/*
 * A platform that lists an app's fields under v19.0 until someone sets the callback URL through v23.0. The call
 * that proves the owner's token is the first that does.
 */

const SETS = /^POST \/\w+\/subscriptions/;

type Listed = { data: { callback_url: string; fields: { name: string; version: string }[] }[] };

async function agedApp() {
  const rig = await connectivityHarness({}, { patienceMs: 10_000 });
  const { appId, appSecret, endpointToken } = rig.sandbox.cloud;
  const real = (await rig.call(
    "GET",
    `${appId}/subscriptions`,
    undefined,
    `${appId}|${appSecret}`,
  )) as Listed;
  const listed = (): Listed => {
    const last = rig.meddler.asked.findLast((line) => SETS.test(line));
    const url = /"callback_url":"([^"]+)"/.exec(last ?? "")?.[1];
    const version = last === undefined ? "v19.0" : "v23.0";
    return {
      data: real.data.map((one) => ({
        ...one,
        callback_url: url ?? one.callback_url,
        fields: one.fields.map(({ name }) => ({ name, version })),
      })),
    };
  };
  const body = { toJSON: listed };
  rig.meddler.meddle(/^GET \/\w+\/subscriptions/, { kind: "answer", status: 200, body });
  const token = redact(endpointToken, "verify token");
  return { rig, token };
}

test("[C4] [I26] versions that the proof of the token changed are those from before it, and are told at the end", async () => {
  const { rig, token } = await agedApp();
  const one = await rig.process();
  const run = await one.start({ level: "application" });
  await run.until(({ phase }) => phase === "awaiting-token");
  must(await one.tests.giveToken({ test: run.id, token }));
  await run.until(({ phase }) => phase === "awaiting-message");
  must(await one.tests.finish(run.id));
  const ended = await run.ended();
  expect(ended.restored).toBe(false);
  expect(checkOf(ended, "webhooks.restored")).toMatchObject({
    status: "warn",
    said: { key: "connectivity.found.otherVersions" },
  });
});

test("[C4] [I26] they are told too where the test ends after the proof alone", async () => {
  const { rig, token } = await agedApp();
  const one = await rig.process();
  const run = await one.start({ level: "application" });
  await run.until(({ phase }) => phase === "awaiting-token");
  const proof = {
    kind: "first",
    does: async () => {
      await one.tests.finish(run.id);
    },
  } as const;
  rig.meddler.meddle(SETS, proof, 1);
  must(await one.tests.giveToken({ test: run.id, token }));
  const ended = await run.ended();
  expect(rig.meddler.asked.filter((line) => SETS.test(line))).toHaveLength(1);
  expect(ended).toMatchObject({ verdict: "stopped", restored: false });
  expect(checkOf(ended, "webhooks.restored")?.said?.key).toBe("connectivity.found.otherVersions");
});

test("[C4] [I26] a process that dies with the proof leaves on disk what the versions were", async () => {
  const { rig, token } = await agedApp();
  const one = await rig.process();
  const run = await one.start({ level: "application" });
  await run.until(({ phase }) => phase === "awaiting-token");
  const reached = Promise.withResolvers<void>();
  const does = (): Promise<void> => {
    reached.resolve();
    // The process never gets an answer, and sends nothing more.
    return new Promise(() => undefined);
  };
  rig.meddler.meddle(SETS, { kind: "first", does }, 1);
  must(await one.tests.giveToken({ test: run.id, token }));
  await reached.promise;
  const next = await rig.afterKill();
  expect(must(next.tests.unrestored())).toMatchObject([{ level: "application" }]);
  const given = must(await next.tests.restore(run.id));
  expect(given).toMatchObject({ restored: false, check: { cause: "changed-meanwhile" } });
  expect(given.check.said?.key).toBe("connectivity.found.otherVersions");
  expect(must(next.tests.unrestored())).toEqual([]);
});
