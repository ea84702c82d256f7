import { ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { runDetached } from "../runtime/run-detached.ts";
import type { Updates } from "../updates/updates.ts";

/** Handlers for newer versions of this program. What takes long is begun, and its course is pushed. */
export function updatesHandlers(updates: Updates): Pick<Handlers, `updates.${string}` & keyof Handlers> {
  const begun = async (work: () => Promise<unknown>) => {
    runDetached(work());
    return ok(await updates.state());
  };
  return {
    "updates.state": async () => ok(await updates.state()),
    "updates.check": () => begun(() => updates.check()),
    "updates.download": () => begun(() => updates.download()),
    "updates.stopDownload": async () => {
      updates.stopDownload();
      return ok(await updates.state());
    },
    "updates.install": () => begun(() => updates.install()),
    "updates.seen": async () => ok(await updates.seen()),
  };
}
