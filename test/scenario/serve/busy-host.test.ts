import { once } from "node:events";
import { expect, test } from "vitest";
import { answersWhenBusy, ASKED_WHILE_BUSY, type AskedWhileBusy } from "../../support/asked-while-busy.ts";
import { callHeaders, serverRig } from "./rig.ts";

/** As the host's own, but shorter. */
const TIME = {
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 200,
};
/** Node adds a second to the last of these limits. */
const busyMs = (standing: AskedWhileBusy): number =>
  standing === "on a connection that was used" ? 1_400 : 600;

test.each(ASKED_WHILE_BUSY)(
  "[ZC2] a call %s that came while the host was busy for longer than its limits is answered",
  async (standing) => {
    const rig = await serverRig({ time: TIME });
    const headers = callHeaders(rig.port, await rig.signedIn());
    const lines = Object.entries({ host: `127.0.0.1:${rig.port}`, ...headers });
    const head = `POST /rpc HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}`;
    const body = JSON.stringify({ method: "migration.status", input: {} });
    const answers = await answersWhenBusy(
      await rig.socket(),
      { head, body },
      { standing, busyMs: busyMs(standing) },
    );
    expect(answers).toBe(standing === "on a connection that was used" ? "200,200" : "200");
  },
);

test.each([
  ["100-continue", /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /],
  ["something else", /^HTTP\/1\.1 417 /],
])("[ZC2] a call that expects %s is answered as Node answers it", async (expectation, wanted) => {
  const rig = await serverRig({ time: TIME });
  const headers = callHeaders(rig.port, await rig.signedIn());
  const body = JSON.stringify({ method: "migration.status", input: {} });
  const lines = Object.entries({
    host: `127.0.0.1:${rig.port}`,
    ...headers,
    expect: expectation,
    connection: "close",
    "content-length": body.length,
  });
  const socket = await rig.socket();
  let heard = "";
  socket.on("data", (part: Buffer) => (heard += part.toString()));
  const closed = once(socket, "close");
  socket.write(
    `POST /rpc HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`,
  );
  await closed;
  expect(heard).toMatch(wanted);
});
