import { fork } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { makeCertificate } from "../../support/certificates.ts";
import { notification } from "../lib/load-child.ts";
import type { Load } from "../lib/load-process.ts";
import type { TargetAnswer, TargetQuestion } from "../lib/forward-target-child.ts";
import { startReceiver, type ReceiverProcess } from "../lib/receiver-process.ts";

/** How fast one program sends on what comes in, and how much of it arrives as it was. */
export type ForwardingResult = {
  readonly name: string;
  /** Copies that reached the endpoint, per second, in each round. */
  readonly perSecond: readonly number[];
  readonly posts: number;
  /** Of these, how many still fit the signature that was sent along. */
  readonly exact: number;
};

const BATCH = 800;
const BYTES = 1_200;
const LIMIT_MS = 20_000;
const SECRET = "an app secret of the benchmark";

/** Lets both programs forward the same notifications, in turn, to an endpoint in a process of its own. */
export async function runForwarding(
  load: Load,
  scratch: string,
  rounds: number,
): Promise<readonly ForwardingResult[]> {
  const target = await startTarget();
  const source = await startSource();
  const forward = { ca: target.ca, source: source.url };
  const ours = await startReceiver("Switchover, forwarding", scratch, SECRET, {
    ...forward,
    url: target.tlsUrl,
  });
  const smee = await startReceiver("smee-client", scratch, SECRET, { ...forward, url: target.plainUrl });
  const table = [
    {
      name: "Switchover, over TLS",
      send: (salt: string) => burstInto(load, ours, salt),
      turns: [] as Turn[],
    },
    { name: "smee-client, without TLS", send: (salt: string) => source.send(salt), turns: [] as Turn[] },
  ];
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const { send, turns } of table) {
        const startedMs = performance.now();
        const arrived = target.reached({ posts: BATCH, limitMs: LIMIT_MS });
        await send(`f${round}`);
        const { posts, exact } = await arrived;
        if (round > 0)
          turns.push({ posts, exact, perSecond: (posts / (performance.now() - startedMs)) * 1_000 });
      }
    return table.map(({ name, turns }) => ({
      name,
      perSecond: turns.map(({ perSecond }) => perSecond),
      posts: sum(turns.map(({ posts }) => posts)),
      exact: sum(turns.map(({ exact }) => exact)),
    }));
  } finally {
    await Promise.all([ours.close(), smee.close(), target.close()]);
    source.close();
  }
}

type Turn = { readonly perSecond: number; readonly posts: number; readonly exact: number };

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

async function burstInto(load: Load, { url }: ReceiverProcess, salt: string): Promise<void> {
  const { others } = await load.burst({
    url,
    secret: SECRET,
    connections: 16,
    ms: LIMIT_MS,
    requests: BATCH,
    bytes: BYTES,
    salt,
  });
  if (others > 0) throw new Error(`${others} notifications were not taken`);
}

async function startTarget() {
  const authority = await makeCertificate({ commonName: "bench authority", authority: true });
  const { cert, key } = await makeCertificate({ issuer: authority });
  const child = fork(fileURLToPath(new URL("../lib/forward-target-child.ts", import.meta.url)), [], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, BENCH_TARGET: JSON.stringify({ cert, key, secret: SECRET }) },
  });
  const [listening] = (await once(child, "message")) as [Extract<TargetAnswer, { kind: "listening" }>];
  return {
    ...listening,
    ca: authority.cert,
    async reached(question: TargetQuestion): Promise<Extract<TargetAnswer, { kind: "reached" }>> {
      child.send(question);
      const [answer] = (await once(child, "message")) as [Extract<TargetAnswer, { kind: "reached" }>];
      return answer;
    },
    async close() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** What smee.io does: every notification as a server-sent event, its body parsed. */
async function startSource() {
  const listeners = new Set<ServerResponse>();
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("event: ready\ndata: {}\n\n");
    listeners.add(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/channel`,
    async send(salt: string) {
      for (let at = 0; at < BATCH; at += 1) {
        const body = notification(`${salt}${at.toString(36).padStart(6, "0")}`, BYTES);
        const signature = `sha256=${createHmac("sha256", SECRET).update(body).digest("hex")}`;
        const event = { "x-hub-signature-256": signature, body: JSON.parse(body.toString()) as unknown };
        for (const listener of listeners) listener.write(`id: ${at}\ndata: ${JSON.stringify(event)}\n\n`);
      }
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
