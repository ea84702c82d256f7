import { numberOf } from "../../../shared/migration/plan.ts";
import type { E164 } from "../../../shared/phone.ts";
import { err, ok } from "../../../shared/result.ts";
import type { Random } from "../runtime/random.ts";
import type { FolderNumbers } from "./machine/folder-numbers.ts";
import { clientOf, numberKeyOf } from "./machine/number-key.ts";
import type { NumberHold, Operations } from "./operation-port.ts";
import type { StorageProblem } from "./port.ts";
import { notMoved } from "./moved-folder.ts";
import { catchStorageErrors } from "./problems.ts";
import { isLockedNamed, lockNamed } from "./run-lock.ts";

/** The numbers that one storage holds for changes outside any run. */
export type NumberHolds = Pick<Operations, "hold" | "isHeld"> & { releaseAll(): void };

type HoldProblem = Extract<ReturnType<Operations["hold"]>, { readonly ok: false }>["problem"];

const CLAIM_BYTES = 16;

/**
 * Tracks these numbers.
 *
 * The folder's own lock is named by a number's digits, so that a list of this folder's changes shows one in
 * progress. The claim in the machine-wide register blocks runs, here and in other folders.
 */
export function numberHolds(ports: {
  readonly dataDir: string;
  readonly lockWaitMs: number;
  readonly random: Random;
  readonly numbers: Pick<FolderNumbers, "takePinChange">;
}): NumberHolds {
  const { dataDir, lockWaitMs, random, numbers } = ports;
  const held = new Map<E164, NumberHold>();
  return {
    hold: (plan) =>
      catchStorageErrors<NumberHold, Exclude<HoldProblem, StorageProblem>>(() => {
        const number = numberOf(plan);
        const key = numberKeyOf(plan);
        const lock = held.has(number) ? undefined : lockNamed(dataDir, lockNameOf(number), lockWaitMs);
        if (lock === undefined) return err({ kind: "numberBusy" });
        const here = notMoved(dataDir);
        if (!here.ok) {
          lock.release();
          return here;
        }
        const taken = numbers.takePinChange(key, Buffer.from(random.bytes(CLAIM_BYTES)).toString("hex"));
        if (!taken.ok) {
          lock.release();
          return taken;
        }
        const hold: NumberHold = {
          number,
          key,
          client: clientOf(plan),
          release: () => {
            if (held.get(number) === hold) held.delete(number);
            taken.value();
            lock.release();
          },
        };
        held.set(number, hold);
        return ok(hold);
      }),
    isHeld(number) {
      if (held.has(number)) return true;
      try {
        return isLockedNamed(dataDir, lockNameOf(number));
      } catch {
        // Only a hint for display: a change takes the number itself.
        return false;
      }
    },
    releaseAll() {
      for (const hold of held.values()) hold.release();
    },
  };
}

function lockNameOf(number: E164): string {
  return `number-${number.replace(/\D/g, "")}`;
}
