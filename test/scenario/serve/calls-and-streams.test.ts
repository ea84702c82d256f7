import { describe, expect, test } from "vitest";
import { practiceUnavailable } from "../../../main/hosts/common/practice/unavailable.ts";
import { ok } from "../../../shared/result.ts";
import { echoCore } from "./fake-core.ts";
import { readEvents, serverRig } from "./rig.ts";

const FAST = { most: 64, keepAliveMs: 20, waitingBytes: 1024 * 1024 };

describe("calls", () => {
  test("carry input and answer, in the realm that their name says", async () => {
    const rig = await serverRig();
    const cookie = await rig.signedIn();
    const own = await rig.call(cookie, "vault.put", { value: "ünïcødé" });
    expect(JSON.parse(own.body)).toEqual({ ok: true, value: { realm: "own", method: "vault.put" } });
    expect(rig.own.calls).toEqual([{ method: "vault.put", input: { value: "ünïcødé" } }]);
    const practice = await rig.call(cookie, "practice:practice.state");
    expect(JSON.parse(practice.body)).toEqual({
      ok: true,
      value: { realm: "practice", method: "practice.state" },
    });
    expect(rig.own.calls).toHaveLength(1);
  });

  test("that fail by a mistake of ours tell a reference, no message and no stack", async () => {
    const broken = async (): Promise<never> => {
      throw new TypeError("a secret value: hunter2");
    };
    const rig = await serverRig({ own: echoCore("own", { "app.info": broken }) });
    const answer = await rig.call(await rig.signedIn(), "app.info");
    expect(answer).toMatchObject({ status: 500, body: `{"reference":"0badcafe"}` });
    expect(rig.mistakes).toHaveLength(1);
  });

  test("for practice that cannot be opened are answered with the sentence that says why", async () => {
    const busy = async (): Promise<never> => {
      throw practiceUnavailable("open-elsewhere");
    };
    const rig = await serverRig({ practice: echoCore("practice", { "practice.state": busy }) });
    const answer = await rig.call(await rig.signedIn(), "practice:practice.state");
    expect(answer.status).toBe(409);
    expect(answer.body).toContain("Practice is open in another process");
    expect(rig.mistakes).toEqual([]);
  });

  test("of fifty windows at once are all answered", async () => {
    const rig = await serverRig();
    const cookie = await rig.signedIn();
    const windows = Array.from({ length: 50 }, () => readEvents(rig.port, "/events/own", cookie));
    expect(new Set(await Promise.all(windows.map(({ status }) => status)))).toEqual(new Set([200]));
    const answers = await Promise.all(windows.map(() => rig.call(cookie, "migration.status")));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    rig.own.push("runs", { revision: 1 });
    await Promise.all(windows.map((window) => window.has(1)));
    expect(windows.map(({ events }) => events)).toEqual(
      windows.map(() => [{ topic: "runs", push: { revision: 1 } }]),
    );
  });
});

describe("streams", () => {
  test("carry every topic of their realm, in order, and none of the other's", async () => {
    const rig = await serverRig();
    const cookie = await rig.signedIn();
    const own = readEvents(rig.port, "/events/own", cookie);
    const practice = readEvents(rig.port, "/events/practice", cookie);
    await Promise.all([own.status, practice.status]);
    for (let revision = 1; revision <= 100; revision += 1) rig.own.push("runs", { revision });
    rig.own.push("steps", { text: "two\nlines\n\ndata: and a false one" });
    rig.practice.push("practice", { home: "cloud" });
    await Promise.all([own.has(101), practice.has(1)]);
    expect(own.events.slice(0, 100).map(({ push }) => push)).toEqual(
      Array.from({ length: 100 }, (_none, at) => ({ revision: at + 1 })),
    );
    expect(own.events[100]).toEqual({
      topic: "steps",
      push: { text: "two\nlines\n\ndata: and a false one" },
    });
    expect(practice.events).toEqual([{ topic: "practice", push: { home: "cloud" } }]);
  });

  test("leave nothing behind when their window is closed", async () => {
    const rig = await serverRig();
    const stream = readEvents(rig.port, "/events/own", await rig.signedIn());
    await stream.status;
    expect(rig.own.listeners()).toBeGreaterThan(0);
    stream.close();
    await expect.poll(() => [rig.streams.count(), rig.own.listeners()]).toEqual([0, 0]);
  });

  test("are sixty-four at most; the next may come when one has gone", async () => {
    const rig = await serverRig();
    const cookie = await rig.signedIn();
    const streams = Array.from({ length: 64 }, () => readEvents(rig.port, "/events/own", cookie));
    await Promise.all(streams.map(({ status }) => status));
    expect(await rig.ask("/events/own", { headers: { cookie } })).toMatchObject({ status: 503 });
    streams[0]?.close();
    await expect.poll(() => rig.streams.count()).toBe(63);
    expect(await readEvents(rig.port, "/events/own", cookie).status).toBe(200);
  });

  test("say that they are alive while nothing happens", async () => {
    const rig = await serverRig({ limits: FAST });
    const socket = await rig.socket();
    let heard = "";
    socket.on("data", (part: Buffer) => (heard += part.toString()));
    socket.write(
      `GET /events/own HTTP/1.1\r\nHost: 127.0.0.1:${rig.port}\r\nCookie: ${await rig.signedIn()}\r\n\r\n`,
    );
    await expect.poll(() => heard.split("\n:\n").length).toBeGreaterThan(3);
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  test("of a window that does not read are cut off, and the others go on", async () => {
    const rig = await serverRig({ limits: { ...FAST, waitingBytes: 64 * 1024 } });
    const cookie = await rig.signedIn();
    const slow = await rig.socket();
    slow.on("error", () => undefined);
    slow.write(`GET /events/own HTTP/1.1\r\nHost: 127.0.0.1:${rig.port}\r\nCookie: ${cookie}\r\n\r\n`);
    slow.pause();
    const quick = readEvents(rig.port, "/events/own", cookie);
    await quick.status;
    await expect.poll(() => rig.streams.count()).toBe(2);
    // The system keeps some megabytes of its own for a connection before anything waits in the program.
    const push = { text: "x".repeat(16 * 1024) };
    let pushed = 0;
    while (rig.streams.count() === 2 && pushed < 4_000) {
      rig.own.push("runs", push);
      pushed += 1;
      await quick.has(pushed);
    }
    expect(rig.streams.count()).toBe(1);
    rig.own.push("runs", { last: true });
    await quick.has(pushed + 1);
    expect(quick.events.at(-1)).toEqual({ topic: "runs", push: { last: true } });
  });
});

test("a header that takes its time is not waited for longer than a few seconds", async () => {
  const rig = await serverRig();
  const socket = await rig.socket();
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.resume();
  socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${rig.port}\r\nX-Slow: `);
  await closed;
  expect(ok(socket.destroyed)).toEqual(ok(true));
});
