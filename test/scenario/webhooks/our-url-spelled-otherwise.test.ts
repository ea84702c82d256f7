import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { must } from "../../support/harness.ts";
import { checkOf, connectivityHarness } from "../../support/webhooks/connectivity-harness.ts";
import { visit } from "../../unit/sandbox/visitor.ts";

/* A platform stores our URL in another spelling than the one that was typed. */

const SETS = /^POST \/\d+ .*override_callback_uri/;

test.each([
  ["as a URL parser writes it", (url: string) => new URL(url).href],
  ["with its host in capitals", (url: string) => url.replace(/localhost/i, "LocalHost")],
  ["with a dot after its host", (url: string) => url.replace(/localhost/i, "localhost.")],
])("[C13] [I26] our own URL, kept %s, is ours: it is set, and given back", async (_how, spelled) => {
  const rig = await connectivityHarness();
  const port = await freePort();
  const { publicUrl } = await rig.sandbox.openFront(port);
  const held = (): string | undefined => {
    const sent = rig.meddler.asked.findLast((line) => SETS.test(line));
    const url = /"override_callback_uri":"([^"]*)"/.exec(sent ?? "")?.[1];
    return url === undefined || url === "" ? undefined : spelled(url);
  };
  const toJSON = () => ({
    id: rig.sandbox.cloud.phoneNumberId,
    webhook_configuration: {
      ...(held() === undefined ? {} : { phone_number: held() }),
      application: "https://callbacks.example/cloud",
    },
  });
  rig.meddler.meddle(/^GET \/\d+\?fields=webhook_configuration/, {
    kind: "answer",
    status: 200,
    body: { toJSON },
  });
  const one = await rig.process();
  const typed = publicUrl.replace("127.0.0.1", "LOCALHOST");
  const run = await one.start({ tunnel: { kind: "own", publicUrl: typed }, caFile: "ca.pem", port });
  const set = await run.until(({ phase }) => phase === "ended" || phase === "awaiting-message");
  expect(set.phase).toBe("awaiting-message");
  // It is sent in the spelling in which it is compared.
  const sent = rig.meddler.asked.findLast((line) => SETS.test(line));
  expect(sent).toContain(`"override_callback_uri":"https://localhost:`);
  must(await one.tests.finish(run.id));
  expect(await run.ended()).toMatchObject({ restored: true });
  expect(held()).toBeUndefined();
  expect(readdirSync(join(rig.ports.dataDir, "tests"))).toEqual([]);
});

test("[C17] [I26] a URL with our path that stood there before is not ours: set again by its owner, it ends the test as inconclusive", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const visitor = await visit(rig.sandbox);
  onTestFinished(() => visitor.leave());
  const one = await rig.process();
  must(await one.receivers.listen({ receiver: "terminal" }));
  const { onPremUrl = "" } = one.receivers.state("terminal") ?? {};
  // The receiver's path, entered by hand under another host name.
  const byHand = { webhooks: { url: `https://relay.customer.example${new URL(onPremUrl).pathname}` } };
  await visitor.onPrem("PATCH", "/settings/application", byHand);
  const { clock } = rig.ports;
  const sleep = clock.sleep.bind(clock);
  const over = Promise.withResolvers<void>();
  Object.assign(clock, {
    sleep: (ms: number, signal?: AbortSignal) => (ms === 60_000 ? over.promise : sleep(ms, signal)),
  });
  const run = await one.start({ side: "on-premises", forward: false, messageWaitMinutes: 1 });
  await run.until(({ phase }) => phase === "awaiting-message");
  await visitor.onPrem("PATCH", "/settings/application", byHand);
  over.resolve();
  const ended = await run.ended();
  expect(ended.verdict).toBe("inconclusive");
  expect(checkOf(ended, "webhooks.message")?.cause).toBe("went-elsewhere");
});
