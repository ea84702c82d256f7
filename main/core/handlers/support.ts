import { ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { makeBundle } from "../support/make-bundle.ts";
import { readUnexpectedEnds } from "../support/read-ends.ts";

/** The handlers for support bundles, and for what went wrong in earlier processes. */
export function supportHandlers(
  ports: HostPorts,
  folder: DataFolder,
): Pick<Handlers, "support.make" | "support.ends"> {
  return {
    "support.make": async () => ok(await makeBundle(ports, folder)),
    "support.ends": async () => {
      ports.log?.flush();
      return ok([...readUnexpectedEnds(ports.dataDir)]);
    },
  };
}
