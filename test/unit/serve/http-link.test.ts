import { describe, expect, test } from "vitest";
import { isLinkLost } from "../../../renderer/api/link-lost.ts";
import type { ConnectionState, Link } from "../../../renderer/api/link.ts";
import { openHttpLink } from "../../../renderer/api/http-link.ts";
import type { PageParts, StreamListener } from "../../../renderer/api/http/page-parts.ts";

/** A browser with windows, and a host that can be running, stopped or replaced by another program. */
function browser() {
  const members = new Map<string, Set<(said: unknown) => void>>();
  const queues = new Map<string, (() => Promise<void>)[]>();
  const timers: { dueMs: number; work: () => void }[] = [];
  const world = {
    program: "here" as "here" | "gone" | "stranger",
    /** Opened streams, each with its window. */
    streams: [] as (StreamListener & { readonly path: string; readonly window: number })[],
    sent: [] as { readonly path: string; readonly body: string | undefined }[],
    answers: new Map<string, () => Response>(),
    nowMs: 0,
    async pass(ms: number) {
      world.nowMs += ms;
      for (;;) {
        await settle();
        const due = timers.filter(({ dueMs }) => dueMs <= world.nowMs);
        if (due.length === 0) return;
        for (const timer of due) timers.splice(timers.indexOf(timer), 1);
        for (const { work } of due) work();
      }
    },
    /** Opens the stream that waits for the host. */
    async connect() {
      for (const stream of world.streams.slice(-1)) stream.onOpen();
      await settle();
    },
    /** Closes the window that holds the stream: the next window opens its own. */
    async closeHolder() {
      for (const queue of queues.values()) {
        queue.shift();
        await queue[0]?.();
      }
      await settle();
    },
  };
  let windows = 0;
  const open = (): { readonly link: Link; readonly states: (ConnectionState["kind"] | "missed")[] } => {
    windows += 1;
    const window = windows;
    const parts: PageParts = {
      send: async (path, body) => {
        world.sent.push({ path, body });
        if (world.program === "gone") throw new TypeError("Failed to fetch");
        if (world.program === "stranger") return new Response("", { status: 401 });
        if (path === "/session") return new Response(null, { status: 204 });
        return world.answers.get(path)?.() ?? Response.json({ ok: true, value: body });
      },
      openStream: (path, listener) => void world.streams.push({ ...listener, path, window }),
      joinWindows: (name, onSaid) => {
        const known = members.get(name) ?? new Set();
        members.set(name, known.add(onSaid));
        return (said) => known.forEach((member) => member !== onSaid && member(structuredClone(said)));
      },
      whenAlone: (name, work) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        if (queue.push(work) === 1) work().catch(() => undefined);
      },
      later: (ms, work) => void timers.push({ dueMs: world.nowMs + ms, work }),
      now: () => new Date(world.nowMs).toISOString(),
    };
    const link = openHttpLink(parts);
    const states: (ConnectionState["kind"] | "missed")[] = [];
    link.connection.onChange(({ kind }) => states.push(kind));
    link.connection.onMissed(() => states.push("missed"));
    return { link, states };
  };
  return { world, open };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const ignore = (): void => undefined;
const data = (topic: string, push: unknown): string => JSON.stringify({ topic, push });

describe("a call", () => {
  test.each([400, 404, 413])(
    "that the program refused to take, with %i, did nothing: it isn't told as perhaps done",
    async (status) => {
      const { world, open } = browser();
      const { link } = open();
      world.answers.set("/rpc", () => new Response("There is no such call.", { status }));
      const answer = await link.transport.call("vault.list", {});
      expect(answer).toEqual({
        ok: false,
        problem: { kind: "badCall", method: "vault.list", where: [] },
      });
    },
  );

  test("goes to the program as it is and brings its answer back", async () => {
    const { world, open } = browser();
    const { link } = open();
    const answer = await link.transport.call("vault.list", { a: 1 });
    expect(world.sent).toEqual([{ path: "/rpc", body: `{"method":"vault.list","input":{"a":1}}` }]);
    expect(answer).toEqual({ ok: true, value: `{"method":"vault.list","input":{"a":1}}` });
  });

  test("waits for the stream, so that no push falls between its answer and the listening", async () => {
    const { world, open } = browser();
    const { link, states } = open();
    link.transport.subscribe("runs", ignore);
    const answered = link.transport.call("migration.status", {});
    await settle();
    expect(world.sent).toEqual([]);
    await world.connect();
    expect((await answered).ok).toBe(true);
    expect(states).toEqual([]);
  });

  test("waits two seconds at most; a stream that comes later has everything read anew", async () => {
    const { world, open } = browser();
    const { link, states } = open();
    link.transport.subscribe("runs", ignore);
    const answered = link.transport.call("migration.status", {});
    await world.pass(2_000);
    expect((await answered).ok).toBe(true);
    await world.connect();
    expect(states).toEqual(["missed"]);
  });

  test("to a program that is gone is lost, never answered", async () => {
    const { world, open } = browser();
    const { link } = open();
    world.program = "gone";
    const cause: unknown = await link.transport.call("app.info", {}).catch((error: unknown) => error);
    expect(isLinkLost(cause)).toBe(true);
    expect(link.connection.state()).toEqual({ kind: "lost", since: "1970-01-01T00:00:00.000Z" });
  });

  test("that the program failed at carries its reference, and the link stays", async () => {
    const { world, open } = browser();
    const { link } = open();
    world.answers.set("/rpc", () => Response.json({ reference: "0badcafe" }, { status: 500 }));
    await expect(link.transport.call("app.info", {})).rejects.toThrow(/reference 0badcafe/);
    expect(link.connection.state().kind).toBe("live");
  });

  test("for practice that cannot be opened carries the program's sentence", async () => {
    const { world, open } = browser();
    const { link } = open();
    world.answers.set("/rpc", () => Response.json({ says: "Practice is open elsewhere." }, { status: 409 }));
    await expect(link.transport.call("practice:app.info", {})).rejects.toThrow(
      /^Practice is open elsewhere\.$/,
    );
  });
});

describe("the connection", () => {
  test("that was lost is looked for, and everybody is told when it is back", async () => {
    const { world, open } = browser();
    const { link, states } = open();
    link.transport.subscribe("runs", ignore);
    await world.connect();
    world.program = "gone";
    world.streams[0]?.onFailure();
    await world.pass(1_000);
    await world.pass(1_000);
    expect(states).toEqual(["lost"]);
    world.program = "here";
    await world.pass(1_000);
    expect(states).toEqual(["lost", "live"]);
    expect(world.streams).toHaveLength(2);
    await world.connect();
    expect(states).toEqual(["lost", "live", "missed"]);
  });

  test("whose stream was cut off by a program that is there reads anew without a word of loss", async () => {
    const { world, open } = browser();
    const { link, states } = open();
    link.transport.subscribe("runs", ignore);
    await world.connect();
    world.streams[0]?.onFailure();
    await world.pass(1_000);
    await world.connect();
    expect(states).toEqual(["missed"]);
  });

  test("is signed out where the program was started anew, and back after a new address was opened", async () => {
    const { world, open } = browser();
    const { link, states } = open();
    world.program = "stranger";
    await link.transport.call("app.info", {}).catch(ignore);
    await world.pass(1_000);
    expect(states).toEqual(["signed-out"]);
    world.program = "here";
    await world.pass(1_000);
    expect(states).toEqual(["signed-out", "live"]);
  });

  test("does not open a refused stream more than once a second", async () => {
    const { world, open } = browser();
    open().link.transport.subscribe("runs", ignore);
    for (let second = 0; second < 5; second += 1) {
      world.streams.at(-1)?.onFailure();
      await world.pass(1_000);
    }
    expect(world.streams).toHaveLength(6);
  });
});

describe("pushes", () => {
  test("reach the listeners of their topic and realm; the practice stream is opened when it is first listened to", async () => {
    const { world, open } = browser();
    const { link } = open();
    const heard: unknown[] = [];
    const end = link.transport.subscribe("runs", (push) => heard.push(["own", push]));
    expect(world.streams.map(({ path }) => path)).toEqual(["/events/own"]);
    link.transport.subscribe("practice:runs", (push) => heard.push(["practice", push]));
    expect(world.streams.map(({ path }) => path)).toEqual(["/events/own", "/events/practice"]);
    world.streams[0]?.onData(data("runs", 1));
    world.streams[1]?.onData(data("runs", 2));
    end();
    world.streams[0]?.onData(data("runs", 3));
    expect(heard).toEqual([
      ["own", 1],
      ["practice", 2],
    ]);
  });

  test("reach every window of a browser over the stream of one", async () => {
    const { world, open } = browser();
    const windows = Array.from({ length: 8 }, open);
    const heard: unknown[] = [];
    windows.forEach(({ link }, at) => link.transport.subscribe("runs", (push) => heard.push([at, push])));
    await world.connect();
    expect(world.streams).toHaveLength(1);
    world.streams[0]?.onData(data("runs", "x"));
    expect(heard).toEqual(windows.map((_window, at) => [at, "x"]));
    expect(windows.map(({ states }) => states)).toEqual(windows.map(() => []));
  });

  test("go on over the next window when that one is closed, and the windows read anew", async () => {
    const { world, open } = browser();
    const windows = [open(), open(), open()];
    const heard: unknown[] = [];
    windows.forEach(({ link }, at) => link.transport.subscribe("runs", (push) => heard.push([at, push])));
    await world.connect();
    await Promise.race([world.closeHolder(), settle()]);
    expect(world.streams.map(({ window }) => window)).toEqual([1, 2]);
    await world.connect();
    expect(windows.slice(1).map(({ states }) => states)).toEqual([["missed"], ["missed"]]);
    world.streams[1]?.onData(data("runs", "y"));
    // The closed window receives nothing more, and no window receives anything twice.
    expect(heard).toEqual([
      [1, "y"],
      [2, "y"],
    ]);
  });
});
