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
import type { ReceiverName } from "../lib/receiver-child.ts";
import { startReceiver, type ReceiverProcess } from "../lib/receiver-process.ts";

/** How fast one program sends on what comes in, and how much of it arrives as it was. */
export type ForwardingResult = {
  readonly name: string;
  /** Copies that reached the endpoint, per second, in each round. */
  readonly perSecond: readonly number[];
  /** Processor time of the program for each copy, in microseconds. */
  readonly cpuMicros: readonly number[];
  readonly posts: number;
  /** Of these, how many still fit the signature that was sent along. */
  readonly exact: number;
};

const BATCH = 2_000;
/** Rounds in which code warms up: a copy goes through more of it than any other measured request. */
const UNCOUNTED = 4;
const BYTES = 1_200;
const LIMIT_MS = 20_000;
const SECRET = "an app secret of the benchmark";

/** Lets the programs forward the same notifications, in turn, to an endpoint in a process of its own. */
export async function runForwarding(
  load: Load,
  scratch: string,
  rounds: number,
): Promise<readonly ForwardingResult[]> {
  const target = await startTarget();
  const source = await startSource();
  const forward = { ca: target.ca, source: source.url };
  const started: ReceiverProcess[] = [];
  const start = async (name: ReceiverName, url: string): Promise<ReceiverProcess> => {
    const program = await startReceiver(name, scratch, SECRET, { ...forward, url });
    started.push(program);
    return program;
  };
  const ours = await start("Switchover, forwarding", target.tlsUrl);
  const bare = await start("receive and post", target.tlsUrl);
  const checking = await start("receive, check and post", target.tlsUrl);
  const smeeTls = await start("smee-client", target.tlsUrl);
  const smeePlain = await start("smee-client", target.plainUrl);
  const table: {
    name: string;
    program: ReceiverProcess;
    send: (salt: string) => Promise<void>;
    turns: Turn[];
  }[] = [
    { name: "Switchover", program: ours, send: (salt) => burstInto(load, ours, salt), turns: [] },
    { name: "receive and post", program: bare, send: (salt) => burstInto(load, bare, salt), turns: [] },
    {
      name: "receive, check and post",
      program: checking,
      send: (salt) => burstInto(load, checking, salt),
      turns: [],
    },
    { name: "smee-client", program: smeeTls, send: (salt) => source.send(salt, 0), turns: [] },
    {
      name: "smee-client without TLS",
      program: smeePlain,
      send: (salt) => source.send(salt, 1),
      turns: [],
    },
  ];
  try {
    for (let round = 0; round < UNCOUNTED + rounds; round += 1)
      for (const { program, send, turns } of table) {
        const before = await program.usage();
        const startedMs = performance.now();
        const arrived = target.reached({ posts: BATCH, limitMs: LIMIT_MS });
        await send(`f${round}`);
        const { posts, exact } = await arrived;
        const perSecond = (posts / (performance.now() - startedMs)) * 1_000;
        const cpuMicros = ((await program.usage()).cpuMicros - before.cpuMicros) / posts;
        if (round >= UNCOUNTED) turns.push({ posts, exact, perSecond, cpuMicros });
      }
    return table.map(({ name, turns }) => ({
      name,
      perSecond: turns.map(({ perSecond }) => perSecond),
      cpuMicros: turns.map(({ cpuMicros }) => cpuMicros),
      posts: sum(turns.map(({ posts }) => posts)),
      exact: sum(turns.map(({ exact }) => exact)),
    }));
  } finally {
    await Promise.all([...started.map((program) => program.close()), target.close()]);
    source.close();
  }
}

type Turn = {
  readonly posts: number;
  readonly exact: number;
  readonly perSecond: number;
  readonly cpuMicros: number;
};

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
  const listeners: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("event: ready\ndata: {}\n\n");
    listeners.push(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/channel`,
    /** Sends to the listener that was the first, the second and so on to connect. */
    async send(salt: string, listener: number) {
      for (let at = 0; at < BATCH; at += 1) {
        const body = notification(`${salt}${at.toString(36).padStart(6, "0")}`, BYTES);
        const signature = `sha256=${createHmac("sha256", SECRET).update(body).digest("hex")}`;
        const event = { "x-hub-signature-256": signature, body: JSON.parse(body.toString()) as unknown };
        listeners[listener]?.write(`id: ${at}\ndata: ${JSON.stringify(event)}\n\n`);
      }
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
