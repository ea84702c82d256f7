import { spawn, type ChildProcess } from "node:child_process";
import { Agent } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { postSigned } from "../support/webhooks/post-signed.ts";

/** What is played: ten events a second for a week, in notifications of two. */
const EVENTS_A_SECOND = 10;
export const WEEK_EVENTS = 7 * 86_400 * EVENTS_A_SECOND;
const EACH = 2;
const LANES = 8;
const NUMBERS = 5;
/** Memory and store are asked for after so many events, and told after so many. */
const REPORT_EVERY = 10_000;
const TOLD_EVERY = 50_000;
/**
 * Afterwards it goes on at the pace of real life, in parts after which memory is asked for. At that pace it takes some
 * minutes until the young generation that a fast week left is full, and only then does V8 give it back.
 */
const REAL_PART_SECONDS = 30;
const REAL_PARTS = 10;
const SECRET = "a secret of the soak";

/** Memory in bytes: of the process, JavaScript's own with its young generation, and buffers outside of it. */
const Report = z.object({
  rss: z.number(),
  heapTotal: z.number(),
  heapUsed: z.number(),
  young: z.number(),
  external: z.number(),
  counted: z.number(),
  events: z.number(),
  bytes: z.number(),
});
type Report = z.infer<typeof Report>;

export type WeekPlayed = {
  /** Events of the week that were sent and answered with 200, and those together with the five minutes after. */
  readonly ofWeek: number;
  readonly played: number;
  readonly first: Report;
  /** After five more minutes at the pace of real life. */
  readonly last: Report;
  /** While the week was played. */
  readonly mostRss: number;
  readonly mostBytes: number;
};

/**
 * Plays a week of ten events a second against the whole core, at most for `minutes` and `mostASecond` events, then goes on
 * for five minutes in which as many arrive as in real life. The core's clock goes with the events, and what it does each
 * minute or more seldom goes by that clock.
 */
export async function playWeek(
  dataDir: string,
  { minutes, mostASecond }: { readonly minutes: number; readonly mostASecond: number },
  told: (played: number, report: Report) => void,
): Promise<WeekPlayed> {
  const core = await startCore(dataDir);
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  let played = 0;
  const play = async (end: number, { fromMs, fromEvent, aSecond }: Pace): Promise<void> => {
    let next = played;
    const lane = async (): Promise<void> => {
      for (let event = next; event < end; event = next) {
        next += EACH;
        await untilMs(fromMs + ((event - fromEvent) / aSecond) * 1_000);
        const atMs = (event / EVENTS_A_SECOND) * 1_000;
        if (event % 100 === 0) core.at(atMs);
        const status = await postSigned(
          { url: core.url, agent, secret: SECRET },
          bodyOf(event, core.startMs + atMs),
        );
        if (status !== 200) throw new Error(`a notification was answered with ${status}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    played = end;
  };
  const startedMs = performance.now();
  const until = startedMs + minutes * 60_000;
  try {
    const first = await core.report();
    const fast = [first];
    for (const end of endsOfParts()) {
      if (performance.now() >= until) break;
      await play(end, { fromMs: startedMs, fromEvent: 0, aSecond: mostASecond });
      const report = await core.report();
      fast.push(report);
      if (played % TOLD_EVERY === 0) told(played, report);
    }
    fast.push(await core.settled(played));
    const ofWeek = played;
    told(played, fast.at(-1) ?? first);
    const real: Report[] = [];
    const pace: Pace = { fromMs: performance.now(), fromEvent: played, aSecond: EVENTS_A_SECOND };
    for (let part = 0; part < REAL_PARTS; part += 1) {
      await play(played + REAL_PART_SECONDS * EVENTS_A_SECOND, pace);
      const report = await core.report();
      real.push(report);
      told(played, report);
    }
    const last = await core.settled(played);
    real.push(last);
    return {
      ofWeek,
      played,
      first,
      last,
      mostRss: mostOf(fast, ({ rss }) => rss),
      mostBytes: mostOf([...fast, ...real], ({ bytes }) => bytes),
    };
  } finally {
    agent.destroy();
    await core.close();
  }
}

type Pace = { readonly fromMs: number; readonly fromEvent: number; readonly aSecond: number };

const mostOf = (reports: readonly Report[], figure: (report: Report) => number): number =>
  Math.max(...reports.map(figure));

async function untilMs(ms: number): Promise<void> {
  const early = ms - performance.now();
  if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
}

/** After how many events memory is asked for, up to the end of the week. */
function endsOfParts(): readonly number[] {
  const parts = Math.ceil(WEEK_EVENTS / REPORT_EVERY);
  return Array.from({ length: parts }, (_, part) => Math.min(WEEK_EVENTS, (part + 1) * REPORT_EVERY));
}

async function startCore(dataDir: string) {
  const program = fileURLToPath(new URL("week-process.ts", import.meta.url));
  const startMs = Date.now();
  const child: ChildProcess = spawn(process.execPath, [program, dataDir, SECRET], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error("the process has pipes");
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const closed = new Promise((resolve) => child.once("close", resolve));
  const read = async (): Promise<unknown> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error("the process ended by itself");
    return JSON.parse(value);
  };
  const url = new URL(z.object({ url: z.string() }).parse(await read()).url);
  const report = async (): Promise<Report> => {
    stdin.write("report\n");
    return Report.parse(await read());
  };
  return {
    url,
    startMs,
    at: (ms: number): void => void stdin.write(`${ms}\n`),
    report,
    /** The report once everything that was sent is indexed. */
    async settled(played: number): Promise<Report> {
      for (;;) {
        const now = await report();
        if (now.counted >= played) return now;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    async close(): Promise<void> {
      stdin.end();
      await closed;
    },
  };
}

/** A message and a status, or two statuses, of one of a few numbers. */
function bodyOf(event: number, atMs: number): string {
  const timestamp = String(Math.floor(atMs / 1_000) - 1);
  const user = `1202555${String(event % 10_000).padStart(4, "0")}`;
  const status = (name: string, state: string) => ({
    id: name,
    status: state,
    timestamp,
    recipient_id: user,
  });
  const message = {
    id: `wamid.in${event}`,
    from: user,
    timestamp,
    type: "text",
    text: { body: `A message of an ordinary length, number ${event}, as customers write them.` },
  };
  const metadata = { display_phone_number: "12025550123", phone_number_id: `10654035${event % NUMBERS}` };
  const value =
    event % (3 * EACH) === 0
      ? { metadata, messages: [message], statuses: [status(`wamid.out${event}`, "sent")] }
      : { metadata, statuses: ["delivered", "read"].map((state) => status(`wamid.out${event}`, state)) };
  return JSON.stringify({
    object: "chat_business_account",
    entry: [{ id: "1", changes: [{ field: "messages", value: { messaging_product: "chat", ...value } }] }],
  });
}
