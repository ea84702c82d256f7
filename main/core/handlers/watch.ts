import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { Watch } from "../watch/watch.ts";

/** Handlers for the findings of detectors and scheduled checks. */
export function watchHandlers(watch: Watch): Pick<Handlers, `watch.${string}` & keyof Handlers> {
  return {
    "watch.state": async () => watch.state(),
    "watch.look": ({ workspace }) => watch.look(workspace),
    "watch.settle": async ({ finding }) => watch.settle(finding),
  };
}
