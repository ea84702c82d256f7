import { once } from "node:events";
import { connect } from "node:net";
import { Worker } from "node:worker_threads";
import type { Sandbox } from "../../../main/sandbox/index.ts";
import { median } from "./statistics.ts";

/** Where the two far servers are and what opens them. Their addresses lead through the delay. */
export type Scene = Pick<Sandbox, "cloud" | "onPrem" | "number" | "caPem"> & {
  /** The on-premises client's own certificate. */
  readonly onPremPem: string;
  /** Sends back every byte, at the same distance. */
  readonly echoPort: number;
};

/** One request as it reached a server. `atMs` is a clock of the servers' own, in fractions of milliseconds. */
export type Sighting = {
  readonly method: string;
  readonly path: string;
  readonly atMs: number;
  readonly connectionId: number;
};

export type Order =
  | { readonly kind: "open" | "sightings" | "close" }
  | { readonly kind: "delay"; readonly oneWayMs: number };
export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: string };

/** The practice platform at a distance. */
export type Stage = {
  /** Everything fresh: servers, secrets, and a number that is on-premises. No delay yet. */
  open(): Promise<Scene>;
  setRoundTripMs(ms: number): Promise<void>;
  sightings(): Promise<{ readonly requests: readonly Sighting[]; readonly home: string }>;
  close(): Promise<void>;
};

/** Starts the thread that the far end lives in. One thing is asked of it at a time. */
export function startStage(): Stage {
  const worker = new Worker(new URL("./stage.ts", import.meta.url));
  const ask = async (order: Order): Promise<unknown> => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(order);
    const [answer] = (await once(worker, "message")) as [Answer];
    if (!answer.ok) throw new Error(answer.fault);
    return answer.value;
  };
  return {
    open: async () => (await ask({ kind: "open" })) as Scene,
    setRoundTripMs: async (ms) => void (await ask({ kind: "delay", oneWayMs: ms / 2 })),
    sightings: async () => (await ask({ kind: "sightings" })) as Awaited<ReturnType<Stage["sightings"]>>,
    async close() {
      await ask({ kind: "close" });
      await worker.terminate();
    },
  };
}

/** Milliseconds that one byte takes to the far end and back on an open connection: the middle one of three. */
export async function measureRoundTrip({ echoPort }: Scene): Promise<number> {
  const socket = connect({ port: echoPort, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  const times: number[] = [];
  // The first one also waits for the handshake that loopback skipped.
  for (let round = 0; round <= 3; round += 1) {
    const startedAt = performance.now();
    socket.write("x");
    await once(socket, "data");
    if (round > 0) times.push(performance.now() - startedAt);
  }
  socket.destroy();
  return median(times);
}
