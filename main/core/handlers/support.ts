import { ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { makeBundle } from "../support/make-bundle.ts";

/** The handler for support bundles. */
export function supportHandlers(ports: HostPorts, folder: DataFolder): Pick<Handlers, "support.make"> {
  return { "support.make": async () => ok(await makeBundle(ports, folder)) };
}
