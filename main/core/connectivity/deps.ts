import type { Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Proofs } from "../proof/proofs.ts";
import type { Storage } from "../storage/port.ts";
import type { Push } from "../runtime/topics.ts";
import type { Tunnels } from "../tunnels/port.ts";
import type { FolderVault } from "../vault/open-vault.ts";
import type { Events } from "../webhooks/events.ts";
import type { Receivers } from "../webhooks/receiver/port.ts";
import type { Waits } from "./waits.ts";

/** The dependencies of connectivity tests. */
export type TestsDeps = {
  readonly ports: HostPorts;
  readonly vault: FolderVault;
  readonly events: Events;
  readonly receivers: Receivers;
  readonly tunnels: Tunnels;
  /** The data folder's journal, opened when an answer is about to be sent. */
  readonly storage: () => Result<Storage, StorageProblem>;
  readonly push: Push;
  /** Stores what a test showed, for the chain of proof after a migration. */
  readonly proofs?: Pick<Proofs, "beginTest">;
  /** Overrides for tests; the defaults suit people and real deployments. */
  readonly waits?: Partial<Waits>;
};
