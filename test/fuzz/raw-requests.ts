import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { announced } from "../../main/core/webhooks/open-events.ts";
import { RECEIVER_LIMITS } from "../../main/core/webhooks/receiver/limits.ts";
import { createReceivers } from "../../main/core/webhooks/receivers.ts";
import type { Receivers } from "../../main/core/webhooks/receiver/port.ts";
import { openVault } from "../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../main/core/vault/passphrase-source.ts";
import { hostPorts } from "../../main/hosts/common/ports/host-ports.ts";
import { redact } from "../../shared/redacted.ts";
import { ok } from "../../shared/result.ts";
import { WebhookSettings } from "../../shared/webhook/settings.ts";
import { randomFrom, type SeededRandom } from "../support/seeded-random.ts";
import { memoryStore, type MemoryStore } from "../support/webhooks/memory-store.ts";
import { mutated } from "./mutate.ts";
import { seedsOf } from "./target.ts";
import { APP_SECRET, headersFor, signatureFor } from "./targets/notifications.ts";

const VERIFY_TOKEN = "a-verify-token-of-the-test";
/** What a request may be answered with. */
const STATUSES: ReadonlySet<number> = new Set([
  100, 200, 400, 401, 403, 404, 408, 413, 414, 417, 429, 431, 503,
]);
/** Requests of one receiver, after which the next one begins. */
const EACH_RECEIVER = 20_000;
const AT_ONCE = 24;
/** How long a connection may stay open after its last byte, with the limits below, on a busy machine. */
const LONGEST_OPEN_MS = 10_000;
const LIMITS = {
  ...RECEIVER_LIMITS,
  headersMs: 400,
  requestMs: 800,
  checkEveryMs: 100,
  keepAliveMs: 300,
  lingerMs: 50,
};

export type RawFlaw = { readonly index: number; readonly what: string; readonly input: Buffer };
export type RawCounts = {
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Notifications that were taken as valid: all of them were sent with the right signature. */
  readonly taken: number;
  readonly heapGrowth: number;
  readonly flaws: readonly RawFlaw[];
};
export type RawWish = {
  readonly count: number;
  readonly seed: number;
  readonly perSecond: number;
  readonly onRequests?: (done: number) => void;
};

/** Sends mutated requests to real receivers over loopback sockets, at most so many a second. */
export async function fuzzRequests({ count, seed, perSecond, onRequests }: RawWish): Promise<RawCounts> {
  const statuses: Record<string, number> = {};
  const flaws: RawFlaw[] = [];
  const startedMs = performance.now();
  let taken = 0;
  let firstHeap: number | undefined;
  let heapGrowth = 0;
  const heard = (cause: unknown): void =>
    void flaws.push({ index: -1, what: `unhandled: ${String(cause)}`, input: Buffer.alloc(0) });
  process.on("uncaughtExceptionMonitor", heard);
  try {
    for (let done = 0; done < count && flaws.length < 20; done += EACH_RECEIVER) {
      const receiver = await openReceiver();
      const until = Math.min(count, done + EACH_RECEIVER);
      let next = done;
      const sender = async (): Promise<void> => {
        while (next < until) {
          const index = next;
          next += 1;
          const dueMs = startedMs + (index * 1_000) / perSecond;
          if (dueMs > performance.now()) await pause(dueMs - performance.now());
          const input = requestAt(seed, index, receiver);
          const answer = await sent(receiver.port, input, randomFrom(seed ^ index));
          for (const status of answer.statuses) statuses[status] = (statuses[status] ?? 0) + 1;
          const what = wrongIn(answer);
          if (what !== undefined) flaws.push({ index, what, input });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
      const judged = await receiver.judge();
      taken += judged.taken;
      flaws.push(...judged.flaws.map((what) => ({ index: until, what, input: Buffer.alloc(0) })));
      await receiver.close();
      const { heapUsed, external } = process.memoryUsage();
      firstHeap ??= heapUsed + external;
      heapGrowth = Math.max(heapGrowth, heapUsed + external - firstHeap);
      onRequests?.(until);
    }
    return { requests: count, statuses, taken, heapGrowth, flaws };
  } finally {
    process.off("uncaughtExceptionMonitor", heard);
  }
}

type Open = {
  readonly port: number;
  readonly seeds: readonly Uint8Array[];
  /** Whether the receiver still takes what is signed, and took nothing else. */
  judge(): Promise<{ readonly taken: number; readonly flaws: readonly string[] }>;
  close(): Promise<void>;
};

async function openReceiver(): Promise<Open> {
  const folder = mkdtempSync(join(tmpdir(), "switchover-fuzz-"));
  const store = memoryStore();
  const ports = hostPorts(join(folder, "data"), "0.0.0-test", { stateDir: join(folder, "state") });
  const receivers = createReceivers({
    ports,
    vault: openVault({ ...ports, keySource: passphraseSource({ N: 2, r: 1, p: 1 }) }),
    events: announced(store.events, () => undefined),
    settings: {
      read: () => ok(WebhookSettings.parse({ revision: 1 })),
      change: () => ok(WebhookSettings.parse({ revision: 1 })),
    },
    push: () => undefined,
    limits: LIMITS,
  });
  const paths = await listening(receivers);
  return {
    port: paths.port,
    seeds: requestSeeds(paths.cloud, paths.onPrem),
    judge: () => judged(store, paths),
    async close() {
      await receivers.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Paths = { readonly port: number; readonly cloud: string; readonly onPrem: string };

async function listening(receivers: Receivers): Promise<Paths> {
  const state = await receivers.listen({
    receiver: "terminal",
    verifyToken: redact(VERIFY_TOKEN, "verify token"),
    appSecrets: [redact(APP_SECRET, "app secret")],
  });
  const address = receivers.address("terminal");
  if (!state.ok || address === undefined) throw new Error("the receiver does not listen");
  return { port: address.port, cloud: address.cloudPath, onPrem: address.onPremPath };
}

const BODIES = [
  '{"object":"chat_business_account","entry":[]}',
  '{"statuses":[{"id":"1","status":"read"}]}',
] as const;

async function judged(store: MemoryStore, { port, cloud }: Paths): ReturnType<Open["judge"]> {
  const flaws: string[] = [];
  const valid = store.kept.filter(({ signature }) => signature === "valid");
  const right = new Set<string>(BODIES);
  if (valid.some(({ body }) => !right.has(body.toString("latin1"))))
    flaws.push("a notification counts as signed whose body nobody signed");
  if (store.kept.some(({ signature, refused }) => signature === "invalid" && refused === undefined))
    flaws.push("a notification with a wrong signature is not marked as refused");
  const good = Buffer.from(requestWith("POST", cloud, BODIES[0], signatureFor(Buffer.from(BODIES[0]))));
  const { statuses } = await sent(port, good, randomFrom(1));
  if (statuses[0] !== 200) flaws.push(`a good request is answered with ${statuses.join()} afterwards`);
  return { taken: valid.length, flaws };
}

function requestWith(method: string, path: string, body: string, hex: string, more = ""): string {
  return (
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
    `X-Hub-Signature-256: sha256=${hex}\r\n${more}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

function requestSeeds(cloud: string, onPrem: string): readonly Uint8Array[] {
  const [first, second] = BODIES;
  const hex = signatureFor(Buffer.from(first));
  const [, , ...wrong] = headersFor(Buffer.from(first));
  const chunked = `${first.length.toString(16)};a=b\r\n${first}\r\n0\r\nTrailer: x\r\n\r\n`;
  const query = `hub.mode=subscribe&hub.verify_token=${VERIFY_TOKEN}&hub.challenge=1158201444`;
  return seedsOf(
    requestWith("POST", cloud, first, hex),
    requestWith("POST", onPrem, second, "00"),
    ...wrong
      .slice(0, 4)
      .map((header) => requestWith("POST", cloud, first, (header ?? "").replace("sha256=", ""))),
    requestWith("POST", cloud, first, hex, "Expect: 100-continue\r\nConnection: keep-alive\r\n"),
    requestWith("POST", cloud, first, hex, "Transfer-Encoding: chunked\r\n"),
    requestWith("POST", cloud, first, hex, "Origin: https://evil.example\r\nX-Forwarded-For: 10.0.0.1\r\n"),
    `POST ${cloud} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nX-Hub-Signature-256: sha256=${hex}\r\n\r\n${chunked}`,
    `GET ${cloud}?${query} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET ${cloud}?${query}&hub.challenge=2 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    `HEAD / HTTP/1.0\r\n\r\nOPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n`,
    `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
    `\u0016\u0003\u0001\u0002\u0000\u0001\u0000`,
    `CONNECT localhost:443 HTTP/1.1\r\nHost: localhost:443\r\n\r\n`,
    `GET ${cloud} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  );
}

const WORDS = [
  "Content-Length",
  "Transfer-Encoding",
  "chunked",
  "identity",
  "Host",
  "localhost",
  "Expect",
  "100-continue",
  "Connection",
  "close",
  "HTTP/1.1",
  "HTTP/0.9",
  "hub.mode",
  "hub.challenge",
  "%00",
  "3145729",
  "18446744073709551616",
  "-1",
  "0x10",
];

/** One to three requests, one after the other on one connection, of which most were changed. */
function requestAt(seed: number, index: number, { seeds }: Open): Buffer {
  const random = randomFrom(seed + Math.imul(index, 0x9e3779b1));
  const material = { corpus: seeds, words: WORDS };
  const one = (): Buffer =>
    random.next() < 0.1 ? Buffer.from(seeds[0] ?? []) : mutated(random, material).subarray(0, 24_000);
  return Buffer.concat(Array.from({ length: random.next() < 0.8 ? 1 : random.between(2, 3) }, one));
}

type RawAnswer = {
  readonly statuses: readonly number[];
  /** All of it consists of answers of the receiver's own, one after the other. */
  readonly wellFormed: boolean;
  readonly ended: boolean;
  readonly tells: boolean;
};

function wrongIn({ statuses, wellFormed, ended, tells }: RawAnswer): string | undefined {
  const strange = statuses.find((status) => !STATUSES.has(status));
  if (strange !== undefined) return `answered with ${strange}`;
  if (!wellFormed) return "answered with something else than responses";
  if (tells) return "an answer that tells of the program or of a secret";
  return ended ? undefined : "the connection stays open";
}

/** Writes bytes, closes this side (or, seldom, waits for the receiver's limits), and reads until it ends. */
function sent(port: number, bytes: Buffer, random: SeededRandom): Promise<RawAnswer> {
  const waits = random.next() < 0.003;
  const cut = random.next() < 0.2 ? random.between(0, bytes.length) : undefined;
  return new Promise((resolve) => {
    // Loopback has many addresses, and a port can be used anew only after a while.
    const localAddress = `127.0.0.${random.between(1, 8)}`;
    const socket: Socket = connect({ host: "127.0.0.1", port, localAddress, allowHalfOpen: true });
    const pieces: Buffer[] = [];
    let settled = false;
    const end = (ended: boolean): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      socket.destroy();
      resolve({ ...read(Buffer.concat(pieces).toString("latin1")), ended });
    };
    const timer = setTimeout(() => end(false), LONGEST_OPEN_MS);
    socket.on("data", (piece: Buffer) => pieces.push(piece));
    socket.on("error", () => end(true));
    socket.on("close", () => end(true));
    socket.on("end", () => end(true));
    socket.on("connect", () => {
      if (cut !== undefined) socket.write(bytes.subarray(0, cut));
      const rest = bytes.subarray(cut ?? 0);
      if (waits) socket.write(rest);
      else socket.end(rest);
    });
  });
}

function read(text: string): Omit<RawAnswer, "ended"> {
  const statuses: number[] = [];
  let left = text;
  for (;;) {
    const head = /^HTTP\/1\.1 (\d{3})[^\r\n]*\r\n((?:[A-Za-z-]+: ?[^\r\n]*\r\n)*)\r\n/.exec(left);
    if (head === null) break;
    statuses.push(Number(head[1]));
    const length = Number(/^content-length: *(\d+)/im.exec(head[2] ?? "")?.[1] ?? 0);
    // A HEAD request gets the length without the body.
    left = left.slice(head[0].length);
    if (!left.startsWith("HTTP/1.1 ")) left = left.slice(length);
  }
  const tells = new RegExp(`${VERIFY_TOKEN}|${APP_SECRET}|node_modules|at Object\\.|^server:`, "im").test(
    text,
  );
  return { statuses, wellFormed: left === "", tells };
}
