import { numberOf } from "../../../shared/migration/plan.ts";
import type { E164 } from "../../../shared/phone.ts";
import { err, ok } from "../../../shared/result.ts";
import type { Random } from "../runtime/random.ts";
import type { FolderNumbers } from "./machine/folder-numbers.ts";
import { clientOf, numberKeyOf } from "./machine/number-key.ts";
import type { NumberHold, Operations } from "./operation-port.ts";
import type { StorageProblem } from "./port.ts";
import { catchStorageErrors } from "./problems.ts";
import { isLockedNamed, lockNamed } from "./run-lock.ts";

/** The numbers that one storage has taken for changes outside any run. */
export type NumberHolds = Pick<Operations, "hold" | "isHeld"> & { releaseAll(): void };

type HoldProblem = Extract<ReturnType<Operations["hold"]>, { readonly ok: false }>["problem"];

const CLAIM_BYTES = 16;

/**
 * Keeps account of those numbers. The folder's own lock goes by a number's digits, so that whoever lists the changes of
 * this folder sees one that is under way; what keeps runs away, here and from other folders, is the claim in the book.
 */
export function numberHolds(ports: {
  readonly dataDir: string;
  readonly lockWaitMs: number;
  readonly random: Random;
  readonly numbers: Pick<FolderNumbers, "takePinChange">;
}): NumberHolds {
  const { dataDir, lockWaitMs, random, numbers } = ports;
  const ours = new Map<E164, NumberHold>();
  return {
    hold: (plan) =>
      catchStorageErrors<NumberHold, Exclude<HoldProblem, StorageProblem>>(() => {
        const number = numberOf(plan);
        const key = numberKeyOf(plan);
        const lock = ours.has(number) ? undefined : lockNamed(dataDir, lockNameOf(number), lockWaitMs);
        if (lock === undefined) return err({ kind: "numberBusy" });
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
            if (ours.get(number) === hold) ours.delete(number);
            taken.value();
            lock.release();
          },
        };
        ours.set(number, hold);
        return ok(hold);
      }),
    isHeld(number) {
      if (ours.has(number)) return true;
      try {
        return isLockedNamed(dataDir, lockNameOf(number));
      } catch {
        // Only a hint for display: whoever wants to change something takes the number itself.
        return false;
      }
    },
    releaseAll() {
      for (const hold of ours.values()) hold.release();
    },
  };
}

function lockNameOf(number: E164): string {
  return `number-${number.replace(/\D/g, "")}`;
}
