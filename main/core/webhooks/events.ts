import type { Result } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { EventStore } from "./store/port.ts";

/** The event store of the data folder, opened on first use. */
export type Events = {
  /** Whether the folder already holds a store; checking must not create one. */
  exists(): boolean;
  store(): Result<EventStore, StorageProblem>;
  /**
   * Prepares the encryption of bodies, which needs the unlocked vault once; call it before that mode is
   * chosen.
   */
  prepareSealing(): Result<null, StorageProblem | VaultProblem>;
  close(): Promise<void>;
};
