import type { HostPorts } from "../../ports.ts";
import type { Push } from "../../topics.ts";
import type { Tunnels } from "../../tunnels/port.ts";
import type { FolderVault } from "../../vault/open-vault.ts";
import type { Events } from "../events.ts";
import type { Receivers } from "../receiver/port.ts";
import type { Waits } from "./waits.ts";

/** What connectivity tests work with. */
export type TestsDeps = {
  readonly ports: HostPorts;
  readonly vault: FolderVault;
  readonly events: Events;
  readonly receivers: Receivers;
  readonly tunnels: Tunnels;
  readonly push: Push;
  /** For tests; the built-in ones fit people and real deployments. */
  readonly waits?: Partial<Waits>;
};
