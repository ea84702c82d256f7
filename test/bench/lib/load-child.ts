import { createHmac } from "node:crypto";
import { connect, type Socket } from "node:net";

/** What one burst of load is. */
export type LoadOrder = {
  readonly url: string;
  readonly secret: string;
  readonly connections: number;
  /** Ends after this long, or after `requests`, whatever comes first. */
  readonly ms: number;
  readonly requests?: number;
  /** Size of a body in bytes, about. */
  readonly bytes: number;
  /** Makes ids differ between bursts. */
  readonly salt: string;
};
export type LoadResult = {
  readonly answered: number;
  /** Answers other than 200. */
  readonly others: number;
  readonly elapsedMs: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly bytes: number;
};

const DISTINCT_SMALL = 20_000;
const DISTINCT_LARGE = 8;
const LARGE = 100_000;

// A process of its own, so that making load takes no time from the server: orders come in, results go out.
if (process.send !== undefined && import.meta.main)
  process.on("message", (order: LoadOrder) => void burst(order).then((result) => process.send?.(result)));

const PHRASE = "Is the table by the window still free tonight? \u00e9 ";

/** A notification of about `bytes` bytes with an id of its own; non-ASCII escaped, as the platform does it. */
export function notification(id: string, bytes: number): Buffer {
  const message = {
    from: "12025550199",
    id: `wamid.${id}`,
    timestamp: String(1_795_000_000 + (Number.parseInt(id.slice(-6), 36) % 100_000)),
    type: "text",
    text: { body: "" },
  };
  const value = {
    messaging_product: "chat",
    metadata: { display_phone_number: "12025550123", phone_number_id: "106540352242922" },
    contacts: [{ profile: { name: "A caf\u00e9" }, wa_id: "12025550199" }],
    messages: [message],
  };
  const envelope = {
    object: "chat_business_account",
    entry: [{ id: "102290129340398", changes: [{ value, field: "messages" }] }],
  };
  const room = bytes - JSON.stringify(envelope).length;
  // Each escaped letter takes five bytes more on the wire than it counts here.
  message.text.body = PHRASE.repeat(Math.max(1, Math.floor(room / (PHRASE.length + 5))));
  const text = JSON.stringify(envelope).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return Buffer.from(text);
}

async function burst(order: LoadOrder): Promise<LoadResult> {
  const { url, connections, ms } = order;
  const { host, port, pathname } = new URL(url);
  const small = order.bytes < LARGE;
  const count = Math.min(order.requests ?? Infinity, small ? DISTINCT_SMALL : DISTINCT_LARGE);
  const requests = Array.from({ length: count }, (_unused, at) => {
    const body = notification(`${order.salt}${at.toString(36).padStart(6, "0")}`, order.bytes);
    const signature = createHmac("sha256", order.secret).update(body).digest("hex");
    const head = `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nX-Hub-Signature-256: sha256=${signature}\r\nContent-Length: ${body.length}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), body]);
  });
  const most = order.requests ?? Infinity;
  const latencies: number[] = [];
  let sent = 0;
  let others = 0;
  let bytes = 0;
  const startedMs = performance.now();
  const untilMs = startedMs + ms;

  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let socket: Socket;
      let atMs = 0;
      let pending = "";
      const next = (): void => {
        atMs = performance.now();
        const request = requests[sent % requests.length];
        if (atMs >= untilMs || sent >= most || request === undefined) {
          socket.destroy();
          return resolve();
        }
        sent += 1;
        bytes += request.length;
        socket.write(request);
      };
      const open = (): void => {
        socket = connect({ host: "127.0.0.1", port: Number(port), noDelay: true });
        socket.once("connect", next);
        socket.on("error", reject);
        socket.on("data", (piece) => {
          pending += piece.toString("latin1");
          const answer = answerIn(pending);
          if (answer === undefined) return;
          pending = "";
          latencies.push(performance.now() - atMs);
          if (answer.status !== 200) others += 1;
          if (!answer.closes) return next();
          socket.destroy();
          open();
        });
      };
      open();
    });
  await Promise.all(Array.from({ length: connections }, one));
  const elapsedMs = performance.now() - startedMs;
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { answered: latencies.length, others, elapsedMs, p50Ms: at(0.5), p95Ms: at(0.95), bytes };
}

/** The one answer in a text, once it is whole. */
function answerIn(text: string): { readonly status: number; readonly closes: boolean } | undefined {
  const end = text.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const head = text.slice(0, end).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  const rest = text.slice(end + 4);
  const whole =
    length === undefined
      ? !head.includes("chunked") || rest.endsWith("0\r\n\r\n")
      : rest.length >= Number(length);
  if (!whole) return undefined;
  return { status: Number(text.slice(9, 12)), closes: head.includes("connection: close") };
}
