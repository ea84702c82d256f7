import { parentPort, workerData } from "node:worker_threads";
import { invariant } from "../../../shared/invariant.ts";
import type { BlockRequest, ThreadData } from "./block-pool.ts";
import { blockCheck } from "./check-block.ts";

// A thread of a large check: blocks in, findings out, in the same order.
invariant(parentPort !== null, "this file is started as a thread");
const port = parentPort;
const check = blockCheck((workerData as ThreadData).settings);
port.on("message", ({ bytes, isFirst }: BlockRequest) => {
  const block = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  port.postMessage(check(block, isFirst));
});
