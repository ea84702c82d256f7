import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, request as plainRequest } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { must } from "../../support/harness.ts";
import {
  connectivityHarness,
  VERIFY_TOKEN,
  type ConnectivityHarness,
  type TestProcess,
} from "../../support/webhooks/connectivity-harness.ts";
import { visit } from "../../unit/sandbox/visitor.ts";

/* While production's callback is borrowed, production gets what comes, or a person has said that it may not. */

const posts = (endpoint: { readonly arrivals: readonly { readonly method: string }[] }): number =>
  endpoint.arrivals.filter(({ method }) => method === "POST").length;

async function setClient({ sandbox }: ConnectivityHarness, url: string): Promise<void> {
  const visitor = await visit(sandbox);
  onTestFinished(() => visitor.leave());
  await visitor.onPrem("PATCH", "/settings/application", { webhooks: { url } });
}

function point({ plan }: ConnectivityHarness, process: TestProcess, change: object = {}) {
  return process.tests.points.start({
    target: { kind: "plan", plan },
    side: "cloud",
    tunnel: { kind: "practice" },
    forward: true,
    allowPrivate: true,
    confirmed: false,
    atQuit: "give-back",
    ...change,
  });
}

async function standingNumber(rig: ConnectivityHarness) {
  const production = await rig.production();
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  return production;
}

test("[C6] [P2] the client's production gets its copies also where the receiver passes the cloud's on somewhere", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const [production, cloudOnes] = [await rig.production(), await rig.production()];
  await setClient(rig, production.url);
  const one = await rig.process();
  must(await one.receivers.listen({ receiver: "terminal" }));
  must(
    await one.receivers.declare({
      receiver: "terminal",
      forwardTo: cloudOnes.url,
      allowPrivate: true,
      caFile: "ca.pem",
    } as never),
  );
  const run = await one.start({ side: "on-premises", allowPrivate: true });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  expect(run.latest().phase).toBe("awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  await run.ended();
  // It was told that copies go on, and that nothing is lost to production.
  await expect.poll(() => posts(production), { timeout: 3_000 }).toBe(1);
});

test("[P2] a standing callback asks first where its receiver passes on to somewhere that is not production", async () => {
  const rig = await connectivityHarness();
  const elsewhere = await rig.production();
  await standingNumber(rig);
  const one = await rig.process();
  must(await one.receivers.listen({ receiver: "terminal" }));
  must(
    await one.receivers.declare({
      receiver: "terminal",
      forwardTo: elsewhere.url,
      allowPrivate: true,
      caFile: "ca.pem",
    } as never),
  );
  const begun = await point(rig, one, { forward: false });
  expect(begun).toMatchObject({ ok: false, problem: { kind: "wordNeeded" } });
});

test("[V12] [V17] a chosen answer does not hide from the platform that production did not take its copy", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const production = await rig.production();
  await setClient(rig, production.url);
  const one = await rig.process();
  must(await one.receivers.listen({ receiver: "terminal" }));
  must(await one.receivers.declare({ receiver: "terminal", answering: { status: 200 } } as never));
  production.status = 503;
  const run = await one.start({ side: "on-premises", allowPrivate: true });
  const asked = await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  expect(asked.phase).toBe("awaiting-message");
  const { onPremUrl = "" } = one.receivers.state("terminal") ?? {};
  const answer = await fetch(onPremUrl, { method: "POST", body: '{"messages":[]}' });
  must(await one.tests.finish(run.id));
  await run.ended();
  expect(posts(production)).toBe(1);
  expect(answer.status).toBe(503);
});

test("[P2] a standing callback that passes on no longer, since a copy came back, does not go on saying that it does", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const production = await rig.production();
  await setClient(rig, production.url);
  const one = await rig.process();
  must(await point(rig, one, { side: "on-premises" }));
  await expect.poll(() => one.tests.points.all()[0]?.phase).toBe("standing");
  expect(one.tests.points.all()[0]?.forwardsTo).toBeDefined();
  const { onPremUrl = "" } = one.receivers.state("terminal") ?? {};
  const deliver = (headers: Record<string, string> = {}) =>
    fetch(onPremUrl, { method: "POST", body: '{"messages":[]}', headers });
  expect((await deliver()).status).toBe(200);
  const mark = production.arrivals.find(({ method }) => method === "POST")?.headers["switchover-forwarded"];
  // Production's own mirror sends one copy back, once.
  expect((await deliver({ "switchover-forwarded": String(mark) })).status).toBe(508);
  const next = await deliver();
  const [state] = one.tests.points.all();
  const isLost = next.status === 200 && posts(production) === 1;
  expect(isLost && state?.phase === "standing" && state.forwardsTo !== undefined).toBe(false);
});

test("[P2] a standing callback from whose production a copy came back puts senders off and is given back", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const production = await rig.production();
  await setClient(rig, production.url);
  const one = await rig.process();
  must(await point(rig, one, { side: "on-premises" }));
  await expect.poll(() => one.tests.points.all()[0]?.phase).toBe("standing");
  const { onPremUrl = "" } = one.receivers.state("terminal") ?? {};
  const deliver = (headers: Record<string, string> = {}) =>
    fetch(onPremUrl, { method: "POST", body: '{"messages":[]}', headers });
  await deliver();
  const mark = production.arrivals.find(({ method }) => method === "POST")?.headers["switchover-forwarded"];
  await deliver({ "switchover-forwarded": String(mark) });
  // Nobody has said that production may go without: the sender comes again, when its callback is production's.
  expect((await deliver()).status).toBe(503);
  await expect
    .poll(() => one.tests.points.all()[0], { timeout: 5_000 })
    .toMatchObject({ phase: "ended", end: "circle", restored: true });
  expect(one.tests.points.all()[0]?.forwardsTo).toBeUndefined();
});

test("[C6] while one API's callback is borrowed, the other's notifications go on to where its person has them go", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const [production, cloudOnes] = [await rig.production(), await rig.production()];
  await setClient(rig, production.url);
  const one = await rig.process();
  must(await one.receivers.listen({ receiver: "terminal" }));
  must(
    await one.receivers.declare({
      receiver: "terminal",
      forwardTo: cloudOnes.url,
      allowPrivate: true,
      caFile: "ca.pem",
    } as never),
  );
  const run = await one.start({ side: "on-premises", allowPrivate: true });
  await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  const { localUrl = "" } = one.receivers.state("terminal") ?? {};
  await fetch(localUrl, { method: "POST", body: '{"object":"chat_business_account","entry":[]}' });
  expect([posts(production), posts(cloudOnes)]).toEqual([0, 1]);
  must(await one.tests.finish(run.id));
  await run.ended();
});

test("[V12] [V16] while production's callback is borrowed its own answer goes back, also where copies are durable otherwise", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const production = await rig.production();
  await setClient(rig, production.url);
  const one = await rig.process();
  must(await one.receivers.listen({ receiver: "terminal" }));
  must(
    await one.receivers.declare({
      receiver: "terminal",
      forwardTo: production.url,
      durable: true,
      allowPrivate: true,
      caFile: "ca.pem",
    } as never),
  );
  production.status = 503;
  const run = await one.start({ side: "on-premises", allowPrivate: true });
  const asked = await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  expect(asked.phase).toBe("awaiting-message");
  const { onPremUrl = "" } = one.receivers.state("terminal") ?? {};
  const answer = await fetch(onPremUrl, { method: "POST", body: '{"messages":[]}' });
  must(await one.tests.finish(run.id));
  await run.ended();
  expect(answer.status).toBe(503);
});

/** Starts a test that replaces the production callback; it waits for its message. */
async function replacing(one: TestProcess) {
  const run = await one.start({ allowPrivate: true });
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-token");
  must(await one.tests.giveToken({ test: id, token: redact(VERIFY_TOKEN, "verify token") }));
  await run.until(({ phase }) => phase === "awaiting-message");
  return { run, id };
}

test("[V15] production that passes bodies and signatures on to this receiver gets each a few times, not for ever", async () => {
  const rig = await connectivityHarness();
  let to = "";
  let copies = 0;
  // Its queue knows nothing of our mark, and posts to its second endpoint after the response.
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { searchParams } = new URL(request.url ?? "/", "https://production.example");
      if (request.method === "GET") return void response.end(searchParams.get("hub.challenge") ?? "");
      copies += 1;
      response.writeHead(200).end();
      const signature = String(request.headers["x-hub-signature-256"]);
      const headers = { "content-type": "application/json", "x-hub-signature-256": signature };
      if (to !== "")
        fetch(to, { method: "POST", headers, body: Buffer.concat(chunks) }).catch(() => undefined);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    to = "";
    server.closeAllConnections();
    server.close();
  });
  const front = await rig.sandbox.openFront((server.address() as { readonly port: number }).port);
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: { override_callback_uri: `${front.publicUrl}/hook`, verify_token: VERIFY_TOKEN },
  });
  const one = await rig.process();
  await replacing(one);
  to = one.receivers.state("terminal")?.localUrl ?? "";
  const accepted = (): number => one.receivers.state("terminal")?.counts.accepted ?? 0;
  rig.sandbox.world.inbound({ text: "an order", type: "text" });
  await expect.poll(accepted).toBeGreaterThanOrEqual(2);
  await setTimeout(500);
  const rounds = accepted();
  await setTimeout(500);
  expect(accepted()).toBe(rounds);
  expect(copies).toBeLessThanOrEqual(3);
});

test("[C6] a notification on its way while the callback is restored is retried by the platform, and reaches production", async () => {
  const rig = await connectivityHarness();
  const production = await standingNumber(rig);
  const { appSecret } = rig.sandbox.cloud;
  const one = await rig.process();
  // The person's receiver listens on after the test, and forwards nothing by itself.
  must(await one.receivers.listen({ receiver: "terminal", appSecrets: [redact(appSecret, "app secret")] }));
  const { run, id } = await replacing(one);
  const body = JSON.stringify({ object: "chat_business_account", entry: [] });
  const { localUrl = "" } = one.receivers.state("terminal") ?? {};
  const post = plainRequest(localUrl, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "x-hub-signature-256": `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`,
    },
  });
  const answered = once(post, "response");
  post.write(body.slice(0, 20));
  await setTimeout(50);
  must(await one.tests.finish(id));
  expect(await run.ended()).toMatchObject({ restored: true });
  post.end(body.slice(20));
  const [response] = (await answered) as [{ readonly statusCode: number }];
  expect({ status: response.statusCode, copies: posts(production) }).toEqual({ status: 503, copies: 0 });
});
