import { runDetached } from "../../../main/core/runtime/run-detached.ts";
import {
  readAndDrop,
  readAndCheck,
  checkAndParse,
  checkAndSync,
  checkAndAppend,
  checkAppendAndParse,
  commitEach,
} from "../contestants/receivers/limits.ts";
import { peakMemory } from "./peak-memory.ts";
import type { ReceiverOptions, RunningReceiver, StartReceiver } from "../contestants/receivers/receiver.ts";

/** What the child is asked, and what it answers. */
export type Question = "usage" | "settle";
export type Usage = {
  readonly cpuMicros: number;
  readonly rssBytes: number;
  /** The most it ever had. */
  readonly peakBytes: number;
};
export type ChildAnswer =
  | { readonly kind: "listening"; readonly url: string }
  | ({ readonly kind: "usage" } & Usage)
  | { readonly kind: "settled" };

/** Every program that can be started, loaded only when it is. */
export const RECEIVERS = {
  "read and drop": async () => readAndDrop,
  "read and check": async () => readAndCheck,
  "check + parse": async () => checkAndParse,
  "fsync + check": async () => checkAndSync,
  "check + append": async () => checkAndAppend,
  "check + append + parse": async () => checkAppendAndParse,
  "one commit a request": async () => commitEach,
  "Switchover, nothing stored": async () =>
    (await import("../contestants/receivers/ours.ts")).switchoverVerified,
  "Switchover, durable": async () => (await import("../contestants/receivers/ours.ts")).switchoverDurable,
  "Switchover, encrypted": async () =>
    (await import("../contestants/receivers/ours.ts")).switchoverKeeping("sealed"),
  "Switchover, metadata only": async () =>
    (await import("../contestants/receivers/ours.ts")).switchoverKeeping("facts"),
  "Switchover, forwarding": async () =>
    (await import("../contestants/receivers/forwarding.ts")).switchoverForwarding,
  "receive and post": async () => (await import("../contestants/receivers/forwarding.ts")).receiveAndPost,
  "receive, check and post": async () =>
    (await import("../contestants/receivers/forwarding.ts")).receiveCheckAndPost,
  "smee-client": async () => (await import("../contestants/receivers/forwarding.ts")).smeeClient,
  "fastify 5, same check": async () => (await import("../contestants/receivers/peers.ts")).fastify,
  "@kapso/whatsapp-cloud-api on express 5": async () =>
    (await import("../contestants/receivers/peers.ts")).kapso,
  "whatsapp-api-js on express 5": async () =>
    (await import("../contestants/receivers/peers.ts")).whatsappApiJs,
  "@octokit/webhooks": async () => (await import("../contestants/receivers/peers.ts")).octokit,
} as const satisfies Readonly<Record<string, () => Promise<StartReceiver>>>;
export type ReceiverName = keyof typeof RECEIVERS;

// A process of its own for one program: `node receiver-child.ts NAME FOLDER`, with the app secret in the environment.
if (process.send !== undefined && import.meta.main) await serve();

async function serve(): Promise<void> {
  const [, , name = "", folder = ""] = process.argv;
  const start = await RECEIVERS[name as ReceiverName]();
  const { BENCH_SECRET: secret = "", BENCH_FORWARD: forward } = process.env;
  const running: RunningReceiver = await start({
    secret,
    folder,
    ...(forward === undefined
      ? {}
      : { forward: JSON.parse(forward) as NonNullable<ReceiverOptions["forward"]> }),
  });
  const tell = (answer: ChildAnswer): void => void process.send?.(answer);
  process.on("message", (question: Question) => {
    if (question === "usage") {
      const { user, system } = process.cpuUsage();
      tell({
        kind: "usage",
        cpuMicros: user + system,
        rssBytes: process.memoryUsage().rss,
        peakBytes: peakMemory(),
      });
    } else runDetached((running.settled?.() ?? Promise.resolve()).then(() => tell({ kind: "settled" })));
  });
  process.once("disconnect", () => process.exit(0));
  tell({ kind: "listening", url: running.url });
}
