import type { Result } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { EventStore } from "./store/port.ts";

/** The event store of the data folder, opened when it is first wanted. */
export type Events = {
  /** Does the folder hold a store already? A mere look must not create one. */
  exists(): boolean;
  store(): Result<EventStore, StorageProblem>;
  /** Makes what sealing bodies needs, which wants the open vault once; before that mode is chosen. */
  prepareSealing(): Result<null, StorageProblem | VaultProblem>;
  close(): Promise<void>;
};
