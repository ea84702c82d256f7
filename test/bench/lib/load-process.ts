import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { LoadOrder, LoadResult } from "./load-child.ts";

/** Makes load in a process of its own, one burst at a time. */
export type Load = { burst(order: LoadOrder): Promise<LoadResult>; close(): Promise<void> };

/** Starts the process. */
export function startLoad(): Load {
  const child = fork(fileURLToPath(new URL("./load-child.ts", import.meta.url)), [], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit").then(() => {
    throw new Error("the load generator ended");
  });
  ended.catch(() => undefined);
  return {
    async burst(order) {
      child.send(order);
      const [result] = (await Promise.race([once(child, "message"), ended])) as [LoadResult];
      return result;
    },
    async close() {
      child.kill("SIGKILL");
      await ended.catch(() => undefined);
    },
  };
}
