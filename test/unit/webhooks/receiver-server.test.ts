import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { startHttpServer } from "../../../main/core/webhooks/receiver/http-server.ts";
import { RECEIVER_LIMITS } from "../../../main/core/webhooks/receiver/limits.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";

const start = (port = 0) =>
  startHttpServer(port, RECEIVER_LIMITS, {
    request: (_request, response) => void response.end(),
    dropped: () => undefined,
  });

const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

test("[V9] a receiver takes connections on 127.0.0.1 and on no other address of this machine", async () => {
  const server = valueOf(await start());
  const reached = (host: string): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect({ host, port: server.port })
        .once("connect", () => resolve(true))
        .once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
  const own = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address) ?? []);
  const others = [...new Set([...own, "127.0.0.2", "::1"])].filter((address) => address !== "127.0.0.1");
  const found = await Promise.all(others.map(async (address) => ((await reached(address)) ? [address] : [])));
  expect(found.flat()).toEqual([]);
  expect(await reached("127.0.0.1")).toBe(true);
  await server.close();
});

test("a port that is taken is told by its number", async () => {
  const server = valueOf(await start());
  expect(problemIn(await start(server.port))).toEqual({ kind: "portTaken", port: server.port });
  await server.close();
});

test("one that was closed leaves nothing behind that wakes the program", async () => {
  const before = timers();
  const server = valueOf(await start());
  await server.close();
  expect(timers()).toBe(before);
});
