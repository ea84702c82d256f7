// Separate process with the whole core and its receiver, for `week.ts`: `node week-process.ts FOLDER SECRET`. Prints the
// receiver's URL, then reads lines: a number sets its clock to so many ms after the start, `report` prints its memory and
// what its store holds, and the end of the input closes it.
import { createInterface } from "node:readline";
import { getHeapSpaceStatistics } from "node:v8";
import { createApp } from "../../main/core/app/app.ts";
import { hostPorts } from "../../main/hosts/common/ports/host-ports.ts";
import { clientOver } from "../../shared/rpc/client.ts";
import { instant } from "../../shared/time.ts";

const [dataDir = "", secret = ""] = process.argv.slice(2);

const startMs = Date.now();
let playedMs = 0;

/** What happens every minute or more seldom, such as deleting what is too old, goes by the clock that is played. */
const PLAYED_FROM_MS = 60_000;
const LOOK_MS = 50;
const usual = globalThis.setInterval;
globalThis.setInterval = (work: () => void, ms = 0) => {
  if (ms < PLAYED_FROM_MS) return usual(work, ms);
  let lastMs = playedMs;
  return usual(() => {
    if (playedMs - lastMs < ms) return;
    lastMs = playedMs;
    work();
  }, LOOK_MS);
};

const ports = hostPorts(dataDir, "0.0.0");
const app = createApp({ ...ports, clock: { ...ports.clock, now: () => instant(startMs + playedMs) } });
const client = clientOver(app.transport);
const say = (line: unknown): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const settings = await client.call("webhooks.changeSettings", {
  retention: { keepDays: 1, capMegabytes: 256 },
});
if (!settings.ok) throw new Error(JSON.stringify(settings.problem));
const listening = await client.call("webhooks.listen", {
  receiver: "terminal",
  appSecrets: [secret],
  stopAfterMinutes: 0,
});
if (!listening.ok) throw new Error(JSON.stringify(listening.problem));
say({ url: listening.value.localUrl });

for await (const line of createInterface({ input: process.stdin })) {
  if (line !== "report") {
    playedMs = Number(line);
    continue;
  }
  const [store, totals] = await Promise.all([
    client.call("webhooks.store", {}),
    client.call("webhooks.totals", { filter: {}, by: "week", zone: "UTC" }),
  ]);
  if (!store.ok || !totals.ok) throw new Error(JSON.stringify([store, totals]));
  const counted = totals.value.entries.reduce(
    (sum, { messages, statuses }) => sum + (messages?.count ?? 0) + (statuses?.count ?? 0),
    0,
  );
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  const youngest = getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space");
  const young = youngest?.physical_space_size ?? 0;
  const { events, bytes } = store.value;
  say({ rss, heapTotal, heapUsed, external, young, counted, events, bytes });
}
await app.close();
