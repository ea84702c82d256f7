import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { LintSettings } from "../../../shared/lint/finding.ts";
import { invariant } from "../../../shared/invariant.ts";
import type { CheckedBlock } from "./check-block.ts";

/** What a thread is asked to check: the arguments of a `BlockCheck`. */
export type BlockRequest = { readonly bytes: Uint8Array; readonly isFirst: boolean };

/** What a thread is started with. */
export type ThreadData = { readonly settings: LintSettings };

/** Threads that check blocks beside each other. */
export type BlockPool = {
  /** Blocks that are taken before the first result has to be awaited. */
  readonly capacity: number;
  /** Checks a block in one of the threads, as a `BlockCheck` does. */
  readonly check: (request: BlockRequest) => Promise<CheckedBlock>;
  readonly close: () => Promise<void>;
};

/** More threads gain nothing: one reads and splits the file. */
const MOST_THREADS = 8;

/** Room for young objects in a thread. What is parsed dies at once, so a small one is enough. */
const YOUNG_MEGABYTES = 8;

/** Starts the threads. Undefined on a computer with one processor, where they gain nothing. */
export function openBlockPool(settings: LintSettings): BlockPool | undefined {
  const count = Math.min(availableParallelism(), MOST_THREADS);
  if (count < 2) return undefined;
  const threads = Array.from({ length: count }, () => startThread(settings));
  return {
    // For each thread a piece of the file in work and one waiting; every other block is one line between pieces.
    capacity: count * 4,
    check(request) {
      const [first, ...others] = threads;
      invariant(first !== undefined, "there is a thread");
      const least = others.reduce(
        (best, one) => (one.waitingBytes() < best.waitingBytes() ? one : best),
        first,
      );
      return least.check(request);
    },
    close: async () => void (await Promise.all(threads.map(({ worker }) => worker.terminate()))),
  };
}

type Waiting = {
  readonly bytes: number;
  readonly done: (checked: CheckedBlock) => void;
  readonly failed: (cause: unknown) => void;
};

function startThread(settings: LintSettings) {
  const worker = new Worker(THREAD, {
    workerData: { settings } satisfies ThreadData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  // Answers come in the order of the requests.
  const waiting: Waiting[] = [];
  worker.on("message", (checked: CheckedBlock) => waiting.shift()?.done(checked));
  worker.on("error", (cause) => {
    for (const { failed } of waiting.splice(0)) failed(cause);
  });
  return {
    worker,
    waitingBytes: () => waiting.reduce((sum, one) => sum + one.bytes, 0),
    check: ({ bytes, isFirst }: BlockRequest) =>
      new Promise<CheckedBlock>((done, failed) => {
        waiting.push({ bytes: bytes.length, done, failed });
        // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ bytes, isFirst } satisfies BlockRequest);
      }),
  };
}

/** The thread's program: beside this file in the sources, an entry of its own in a build. */
const THREAD = new URL(
  import.meta.url.endsWith(".ts") ? "./block-thread.ts" : "../block-thread.mjs",
  import.meta.url,
);
