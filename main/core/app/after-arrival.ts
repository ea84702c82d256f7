import { err } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Dispatch } from "../../../shared/rpc/serve.ts";
import { removeLeftWork } from "../data-copy/copy-work.ts";
import { finishArrival } from "../storage/arrived-copy.ts";
import { storageRefusal } from "./storage-refusal.ts";

/** Where the contract can't say which problem it is. */
const BUSY: StorageProblem = { kind: "storageFailed", code: "EBUSY" };

/** What waits until a restored copy is in its place. */
export type AfterArrival = {
  /** Answers with the problem of the data folder while its copy can't be moved to its place. */
  guarded(dispatch: Dispatch): Dispatch;
  /** Starts the background work, now or once a call finds everything in its place. */
  begin(): void;
};

/**
 * Finishes what a kill stopped on its way into the data folder, before each use of that: what was created there first
 * would have the place of the copy's. Once, it also deletes what a killed copy or restore left there.
 */
export function afterArrival(dataDir: string, beginWork: () => void): AfterArrival {
  let isWanted = false;
  let isCleared = false;
  const finished = (): ReturnType<typeof finishArrival> => {
    const arrived = finishArrival(dataDir);
    // What can't be deleted now, such as on a read-only disk, hinders nothing else.
    if (arrived.ok && !isCleared) removeLeftWork(dataDir);
    isCleared ||= arrived.ok;
    return arrived;
  };
  const beginIfWanted = (): void => {
    if (!isWanted) return;
    isWanted = false;
    beginWork();
  };
  return {
    guarded: (dispatch) => async (method, input) => {
      const arrived = finished();
      if (arrived.ok) {
        beginIfWanted();
        return dispatch(method, input);
      }
      const refusal = await storageRefusal(method, arrived.problem, BUSY);
      return refusal === undefined ? dispatch(method, input) : err(refusal);
    },
    begin() {
      isWanted = true;
      if (finished().ok) beginIfWanted();
    },
  };
}
