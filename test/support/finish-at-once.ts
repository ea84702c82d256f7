import { parentPort } from "node:worker_threads";
import { finishArrival } from "../../main/core/storage/arrived-copy.ts";

/** Finishes an arrival at the moment at which the other thread does, and answers with the result. */
parentPort?.on(
  "message",
  ({ dataDir, gate }: { readonly dataDir: string; readonly gate: SharedArrayBuffer }) => {
    const ready = new Int32Array(gate);
    Atomics.add(ready, 0, 1);
    while (Atomics.load(ready, 0) < 2);
    parentPort?.postMessage(finishArrival(dataDir), []);
  },
);
