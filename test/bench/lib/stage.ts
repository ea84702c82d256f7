import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { connect } from "node:tls";
import { parentPort } from "node:worker_threads";
import { startSandbox, type Sandbox } from "../../../main/sandbox/index.ts";
import { startDelayProxy, type DelayProxy } from "./delay-proxy.ts";
import type { Answer, Order, Scene, Sighting } from "./stage-client.ts";

// The far end of a benchmark, in a thread of its own: a contestant that keeps its own thread busy must not slow down
// the server that it talks to.

type Set = {
  readonly sandbox: Sandbox;
  readonly proxies: readonly DelayProxy[];
  readonly closeEcho: () => void;
};

let set: Set | undefined;

parentPort?.on("message", (order: Order) => {
  carryOut(order).then(
    (value) => tell({ ok: true, value }),
    (fault: unknown) => tell({ ok: false, fault: String(fault) }),
  );
});

function tell(answer: Answer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage(answer);
}

async function carryOut(order: Order): Promise<unknown> {
  switch (order.kind) {
    case "open":
      return open();
    case "delay":
      for (const proxy of set?.proxies ?? []) proxy.setOneWayMs(order.oneWayMs);
      return undefined;
    case "sightings":
      return sightings();
    case "close":
      await close();
      return undefined;
  }
}

async function open(): Promise<Scene> {
  await close();
  // Finer than whole milliseconds, because the gap between two requests is measured on this clock.
  const sandbox = await startSandbox({ clock: { nowMs: () => performance.timeOrigin + performance.now() } });
  const echo = createServer({ noDelay: true }, (socket) => socket.pipe(socket));
  echo.listen(0, "127.0.0.1");
  await once(echo, "listening");
  const ports = [sandbox.cloud.baseUrl, sandbox.onPrem.baseUrl].map((url) => Number(new URL(url).port));
  const cloud = await startDelayProxy(ports[0] ?? 0);
  const onPrem = await startDelayProxy(ports[1] ?? 0);
  const echoProxy = await startDelayProxy((echo.address() as AddressInfo).port);
  set = { sandbox, proxies: [cloud, onPrem, echoProxy], closeEcho: () => echo.close() };
  const { number } = sandbox;
  return {
    cloud: { ...sandbox.cloud, baseUrl: `https://127.0.0.1:${cloud.port}` },
    onPrem: { ...sandbox.onPrem, baseUrl: `https://127.0.0.1:${onPrem.port}` },
    number: { ...number },
    caPem: sandbox.caPem,
    onPremPem: await certificateAt(ports[1] ?? 0),
    echoPort: echoProxy.port,
  };
}

async function close(): Promise<void> {
  const closing = set;
  set = undefined;
  closing?.closeEcho();
  await Promise.all(closing?.proxies.map((proxy) => proxy.close()) ?? []);
  await closing?.sandbox.close();
}

function sightings(): { readonly requests: readonly Sighting[]; readonly home: string } {
  if (set === undefined) throw new Error("nothing is open");
  const { world } = set.sandbox;
  const requests = world
    .requests()
    .map(({ method, path, atMs, connectionId }) => ({ method, path, atMs, connectionId }));
  return { requests, home: world.truth().home };
}

async function certificateAt(port: number): Promise<string> {
  const socket = connect({ host: "127.0.0.1", port, rejectUnauthorized: false });
  await once(socket, "secureConnect");
  const pem = socket.getPeerX509Certificate()?.toString() ?? "";
  socket.destroy();
  return pem;
}
