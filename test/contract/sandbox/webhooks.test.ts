import { describe, expect, test } from "vitest";
import { steppedClock, type SandboxMemory } from "../../../main/sandbox/index.ts";
import { createOutbound } from "../../../main/sandbox/webhook-sender/outbound.ts";
import { openEndpoint } from "./endpoint.ts";
import {
  cloudEndpoint,
  DAY_MS,
  HELLO,
  MINUTE_MS,
  onPremEndpoint,
  posts,
  practise,
  setNumberCallback,
  signedWith,
  told,
} from "./webhook-practice.ts";

describe("the cloud's notifications", () => {
  test("[A5.10] come over TLS, signed over the raw escaped bytes, which no re-serialised JSON equals", async () => {
    const { sandbox, endpoint } = await cloudEndpoint();
    expect(sandbox.world.inbound(HELLO)).toBe("cloud");
    await sandbox.world.tick();
    const [post] = posts(endpoint);
    if (post === undefined) throw new Error("nothing came");
    expect(post.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "webhook-sender/1.0",
      "content-length": String(post.bytes.length),
    });
    expect(signedWith(sandbox.cloud.appSecret, post)).toBe(true);
    const text = post.bytes.toString("latin1");
    expect(text).toMatch(/^[\0-\x7f]*$/);
    expect(text).toContain(String.raw`"body":"\u00a1Buenos d\u00edas! \u2600\ufe0f\ud83d\ude00"`);
    expect(JSON.stringify(JSON.parse(text))).not.toBe(text);
    expect(sandbox.world.deliveries()).toEqual({
      delivered: 1,
      failed: 0,
      waiting: 0,
      givenUp: 0,
      nextAtMs: undefined,
    });
  });

  test("[A5.5] none comes before the app is subscribed", async () => {
    const practice = await practise({ startsOn: "onprem" });
    const endpoint = await openEndpoint(practice.sandbox);
    practice.sandbox.world.setNumber({ home: "cloud", gateway: "unregistered" });
    await practice.sandbox.world.advance(MINUTE_MS);
    await setNumberCallback(practice, endpoint.url);
    expect(practice.sandbox.world.inbound(HELLO)).toBe("unheard");
    await practice.sandbox.world.tick();
    expect(posts(endpoint)).toEqual([]);
    await practice.visitor.cloud("POST", `/${practice.sandbox.cloud.businessAccountId}/subscribed_apps`);
    expect(practice.sandbox.world.inbound(HELLO)).toBe("cloud");
    await practice.sandbox.world.tick();
    expect(posts(endpoint)).toHaveLength(1);
  });

  test("[A5.7] one that is answered with 500 comes again, and again, until it is answered with 200", async () => {
    const { sandbox, endpoint } = await cloudEndpoint();
    endpoint.status = 500;
    sandbox.world.inbound(HELLO);
    await sandbox.world.tick();
    await sandbox.world.tick();
    expect(posts(endpoint)).toHaveLength(1);
    await sandbox.world.advance(9_999);
    expect(posts(endpoint)).toHaveLength(1);
    await sandbox.world.advance(1);
    expect(posts(endpoint)).toHaveLength(2);
    endpoint.status = 200;
    await sandbox.world.advance(30_000);
    expect(posts(endpoint)).toHaveLength(3);
    expect(new Set(posts(endpoint).map(({ bytes }) => bytes.toString()))).toHaveLength(1);
    expect(sandbox.world.deliveries()).toMatchObject({ delivered: 1, failed: 2, waiting: 0 });
  });

  test("[A5.7] after seven days it is given up, and not a day before", async () => {
    const { sandbox, endpoint } = await cloudEndpoint();
    endpoint.status = 503;
    sandbox.world.inbound(HELLO);
    await sandbox.world.advance(5 * DAY_MS);
    expect(sandbox.world.deliveries()).toMatchObject({ waiting: 1, givenUp: 0 });
    await sandbox.world.advance(2 * DAY_MS);
    expect(sandbox.world.deliveries()).toMatchObject({ delivered: 0, waiting: 0, givenUp: 1 });
    const tries = posts(endpoint).length;
    expect(tries).toBeGreaterThan(10);
    endpoint.status = 200;
    await sandbox.world.advance(14 * DAY_MS);
    expect(posts(endpoint)).toHaveLength(tries);
  });

  test("[A5.7] a retry goes to every subscribed app, so that who took it has it twice", async () => {
    const { sandbox, endpoint, posted } = await cloudEndpoint({ faults: ["webhooks-to-second-app"] });
    let count = 0;
    Object.defineProperty(endpoint, "status", { get: () => ((count += 1) === 1 ? 500 : 200) });
    sandbox.world.inbound(HELLO);
    await sandbox.world.tick();
    expect(posted.map(({ status }) => String(status)).toSorted()).toEqual(["200", "500"]);
    await sandbox.world.advance(10_000);
    expect(posts(endpoint)).toHaveLength(4);
    expect(new Set(posted.map(({ appId }) => appId))).toHaveLength(2);
    expect(sandbox.world.deliveries()).toMatchObject({ delivered: 1, failed: 1, waiting: 0 });
  });

  test("[A5.14] what waits goes out together, and one failure sends all of it again", async () => {
    const { sandbox, endpoint } = await cloudEndpoint();
    endpoint.status = 500;
    for (const text of ["one", "two", "three"]) sandbox.world.inbound({ text, type: "text" });
    await sandbox.world.tick();
    expect(posts(endpoint)).toHaveLength(1);
    expect(told(endpoint)).toEqual(["one", "two", "three"]);
    endpoint.status = 200;
    await sandbox.world.advance(10_000);
    expect(posts(endpoint)).toHaveLength(2);
    expect(sandbox.world.deliveries()).toMatchObject({ delivered: 3, failed: 1 });
  });

  test("no answer in time is told apart from a connection that breaks", async () => {
    const { sandbox, endpoint } = await cloudEndpoint();
    endpoint.status = "silence";
    const hasty = createOutbound(sandbox.caPem, 100);
    const post = { method: "POST", url: endpoint.url, body: Buffer.from("{}") } as const;
    expect(await hasty.send(post)).toEqual({ kind: "failed", why: "no answer in time", silent: true });
    const patient = createOutbound(sandbox.caPem);
    const broken = patient.send(post);
    await expect.poll(() => posts(endpoint).length).toBe(2);
    endpoint.release();
    expect(await broken).toEqual({ kind: "failed", why: "ECONNRESET", silent: false });
  });

  test("what goes to the production endpoint is taken as delivered, and nothing leaves the machine", async () => {
    const { sandbox, posted } = await practise();
    sandbox.world.inbound(HELLO);
    await sandbox.world.tick();
    expect(posted).toMatchObject([{ url: "https://callbacks.example/cloud", status: 200 }]);
    expect(sandbox.world.deliveries()).toMatchObject({ delivered: 1, failed: 0 });
  });

  test("[A5.18] statuses of an automatic answer follow the message at the platform's pace", async () => {
    const { sandbox, endpoint } = await cloudEndpoint({
      autoReply: true,
      pace: { looksMs: 0, changesMs: 5 },
    });
    sandbox.world.inbound({ text: "SW-7K2Q", type: "text" });
    await sandbox.world.tick();
    expect(told(endpoint)).toEqual(["SW-7K2Q"]);
    await sandbox.world.advance(15);
    expect(told(endpoint)).toEqual(["SW-7K2Q", "sent", "delivered", "read"]);
  });

  test("errors of the platform's own are told too", async () => {
    const { sandbox, endpoint } = await cloudEndpoint();
    sandbox.world.platformError({ code: 131000, title: "Something went wrong", details: "Try again" });
    await sandbox.world.tick();
    expect(posts(endpoint)[0]?.bytes.toString()).toContain('"errors":[{"code":131000');
  });
});

describe("the on-premises client's callbacks", () => {
  test("[A5.13] come unsigned, with arrays at the top level, and to the address of the settings", async () => {
    const { sandbox, endpoint } = await onPremEndpoint();
    expect(sandbox.world.inbound(HELLO)).toBe("onprem");
    await sandbox.world.tick();
    const [post] = posts(endpoint);
    expect(post?.headers).not.toHaveProperty("x-hub-signature-256");
    expect(endpoint.notifications()).toMatchObject([
      { contacts: [{}], messages: [{ type: "text", text: { body: HELLO.text } }] },
    ]);
    expect(endpoint.arrivals.every(({ method }) => method === "POST")).toBe(true);
  });

  test("[A5.13] wait longer by three seconds after each failure, and do not end after seven days", async () => {
    const { sandbox, endpoint } = await onPremEndpoint();
    endpoint.status = 500;
    sandbox.world.inbound(HELLO);
    await sandbox.world.tick();
    for (const [index, seconds] of [3, 6, 9].entries()) {
      await sandbox.world.advance(seconds * 1_000 - 1);
      expect(posts(endpoint)).toHaveLength(index + 1);
      await sandbox.world.advance(1);
      expect(posts(endpoint)).toHaveLength(index + 2);
    }
    await sandbox.world.advance(8 * DAY_MS);
    expect(sandbox.world.deliveries()).toMatchObject({ waiting: 1, givenUp: 0 });
    endpoint.status = 200;
    await sandbox.world.advance(15 * MINUTE_MS);
    expect(sandbox.world.deliveries()).toMatchObject({ waiting: 0, delivered: 1 });
  });

  test("[A5.13] no more are under way at once than the settings say", async () => {
    const { sandbox, visitor, endpoint } = await onPremEndpoint();
    await visitor.onPrem("PATCH", "/settings/application", { webhooks: { max_concurrent_requests: 2 } });
    endpoint.status = "silence";
    for (let count = 0; count < 5; count += 1) sandbox.world.inbound(HELLO);
    const ended = sandbox.world.tick();
    await expect.poll(() => posts(endpoint).length).toBe(2);
    endpoint.status = 200;
    endpoint.release();
    await ended;
    expect(posts(endpoint)).toHaveLength(5);
    await sandbox.world.advance(3_000);
    expect(sandbox.world.deliveries()).toMatchObject({ delivered: 5, failed: 2 });
  });

  test("[A5.18] tell only of the statuses that the settings name", async () => {
    const { sandbox, endpoint } = await onPremEndpoint({ autoReply: true });
    sandbox.world.inbound({ text: "SW-7K2Q", type: "text" });
    await sandbox.world.tick();
    expect(told(endpoint).toSorted()).toEqual(["SW-7K2Q", "delivered"]);
  });
});

describe("time", () => {
  test("[A5.17] that is let pass ages codes and blocks, and leaves every token as it is", async () => {
    const { sandbox, visitor } = await practise();
    const { cc, phoneNumber, cert, pin } = sandbox.number;
    await visitor.onPrem("POST", "/account", { cc, phone_number: phoneNumber, method: "sms", cert, pin });
    const code = sandbox.world.lastCode()?.replace("-", "");
    await sandbox.world.advance(11 * MINUTE_MS);
    expect((await visitor.onPrem("POST", "/account/verify", { code })).text).toContain("stale");
    await sandbox.world.advance(30 * DAY_MS);
    expect((await visitor.onPrem("GET", "/health")).status).toBe(200);
    expect((await visitor.cloud("GET", `/${sandbox.cloud.phoneNumberId}`)).status).toBe(200);
    expect(sandbox.world.nowMs()).toBe(Date.UTC(2026, 0, 15, 12) + 30 * DAY_MS + 11 * MINUTE_MS);
  });

  test("beginning again puts the clock right and forgets what waits", async () => {
    const { sandbox, endpoint } = await cloudEndpoint();
    endpoint.status = 500;
    sandbox.world.inbound(HELLO);
    await sandbox.world.advance(DAY_MS);
    sandbox.world.beginAgain("cloud");
    expect(sandbox.world.deliveries()).toMatchObject({ delivered: 0, failed: 0, waiting: 0 });
    expect(sandbox.world.nowMs()).toBe(Date.UTC(2026, 0, 15, 12));
  });

  test("by a clock that goes by itself, notifications set out and come again by themselves", async () => {
    const started = performance.timeOrigin + performance.now();
    let ahead = 0;
    const clock = { nowMs: () => Math.floor(started + ahead) };
    const { sandbox, endpoint } = await cloudEndpoint({ clock });
    endpoint.status = 500;
    sandbox.world.inbound(HELLO);
    await expect.poll(() => posts(endpoint).length).toBe(1);
    await expect.poll(() => sandbox.world.deliveries().failed).toBe(1);
    endpoint.status = 200;
    ahead = 10_000;
    // Any new message makes the sender check its clock.
    sandbox.world.inbound({ text: "next", type: "text" });
    await expect.poll(() => sandbox.world.deliveries().delivered).toBe(2);
    expect(told(endpoint).slice(1).toSorted()).toHaveLength(2);
  });
});

test("[A5.16] what waited when the process was killed comes again, and so does what was under way", async () => {
  const clock = steppedClock(Date.UTC(2026, 0, 15, 12));
  let kept: string | undefined;
  const memory: SandboxMemory = { load: () => kept, save: (text) => (kept = text) };
  const first = await practise({ memory, clock });
  const endpoint = await openEndpoint(first.sandbox);
  await setNumberCallback(first, endpoint.url);
  endpoint.status = "silence";
  first.sandbox.world.inbound({ text: "under way", type: "text" });
  const flight = first.sandbox.world.tick();
  await expect.poll(() => posts(endpoint).length).toBe(1);
  await expect.poll(() => kept).toContain("under way");
  // A kill leaves the snapshot as it is now, whatever the process would have saved later.
  const left = kept;
  endpoint.release();
  await first.sandbox.close();
  await flight;
  kept = left;
  const second = await practise({ memory, clock });
  expect(second.sandbox.restored).toBe(true);
  expect(second.sandbox.world.deliveries()).toMatchObject({ waiting: 1, delivered: 0 });
  const front = await openEndpoint(second.sandbox);
  await setNumberCallback(second, front.url);
  await second.sandbox.world.tick();
  expect(told(front)).toEqual(["under way"]);
});
