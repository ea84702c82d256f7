import { parentPort, workerData } from "node:worker_threads";
import { writeBatchFolder } from "../../../main/hosts/headless/practice/batch-folder.ts";
import { startSandbox } from "../../../main/sandbox/index.ts";

// A sandbox of many numbers in a thread of its own. It writes the table of a batch, and tells the requests that came.

const { numbers, folder } = workerData as { readonly numbers: number; readonly folder: string };
const sandbox = await startSandbox({ numbers });
const { batches } = writeBatchFolder(folder, sandbox);

parentPort?.on("message", (order: "requests" | "moved" | "close") => {
  if (order === "close") sandbox.close().then(() => parentPort?.close(), send);
  else send(order === "requests" ? requests() : moved());
});

function send(message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage(message);
}

function requests(): unknown {
  return sandbox.world.requests().map(({ api, method, path }) => ({ api, method, path }));
}

function moved(): number {
  return [sandbox, ...sandbox.further].filter(({ world }) => world.truth().home === "cloud").length;
}

send({
  table: batches["to-cloud"],
  numbers: [sandbox, ...sandbox.further].map(({ cloud, onPrem, number }) => ({
    phoneNumberId: cloud.phoneNumberId,
    cloud: cloud.baseUrl,
    onPrem: onPrem.baseUrl,
    pin: number.pin,
    user: `${onPrem.username}:${onPrem.password}`,
    token: onPrem.token,
  })),
  accessToken: sandbox.cloud.accessToken,
  caPem: sandbox.caPem,
});
