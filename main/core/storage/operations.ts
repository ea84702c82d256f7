import type { OperationEntry } from "../../../shared/pin/operation-entry.ts";
import { OperationId } from "../../../shared/pin/pin-change.ts";
import type { E164 } from "../../../shared/phone.ts";
import { err, ok } from "../../../shared/result.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import type { Random } from "../random.ts";
import type { Chain } from "./chain.ts";
import type { Database } from "./database.ts";
import type { NumberHold, Operations } from "./operation-port.ts";
import { insertOperation, readOperations } from "./operation-rows.ts";
import { guarded } from "./problems.ts";
import { isLockedNamed, lockNamed } from "./run-lock.ts";
import { openRunOf } from "./run-records.ts";

type Tools = {
  readonly database: Database;
  readonly chain: Chain;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly appVersion: string;
};

/** The operations of a data folder. A process that was killed a moment ago is waited for `lockWaitMs` milliseconds. */
export function operationsOver(
  tools: Tools,
  { random, lockWaitMs }: { readonly random: Random; readonly lockWaitMs: number },
): Operations & { releaseAll(): void } {
  const { database, chain, clock, dataDir, appVersion } = tools;
  const ours = new Map<E164, NumberHold>();
  const frameOf = (id: OperationId, number: E164) => ({
    id,
    number,
    wall: clock.now(),
    monotonicMs: clock.monotonicMs(),
    appVersion,
  });
  return {
    hold: (number) =>
      guarded<NumberHold, { readonly kind: "heldElsewhere" }>(() => {
        const lock = ours.has(number) ? undefined : lockNamed(dataDir, lockNameOf(number), lockWaitMs);
        if (lock === undefined) return err({ kind: "heldElsewhere" });
        const hold: NumberHold = {
          number,
          release: () => {
            if (ours.get(number) === hold) ours.delete(number);
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
        // Only a hint for display: whoever wants to change something takes the lock itself.
        return false;
      }
    },
    begin: ({ number }, intent) =>
      database.change(() => {
        const busy = openRunOf(database, chain, number);
        if (busy !== undefined) return err({ kind: "runOpen" as const, run: busy });
        for (const left of leftOpen(database, chain, number))
          insertOperation(database, chain, frameOf(left, number), interrupted(clock));
        const id = newOperationId(clock, random);
        insertOperation(database, chain, frameOf(id, number), intent);
        return ok(id);
      }),
    end: ({ number }, operation, outcome) =>
      database.change(() => {
        insertOperation(database, chain, frameOf(operation, number), { kind: "outcome", outcome });
        if (outcome.kind === "confirmed")
          database.statement("DELETE FROM refused_pin WHERE number = ?").run(number);
        return ok(null);
      }),
    releaseAll() {
      for (const hold of ours.values()) hold.release();
    },
    read: (number) => database.look(() => ok(readOperations(database, chain, number))),
  };
}

/** The changes of a number of which no outcome stands there; one that is damaged stays as it is. */
function leftOpen(database: Database, chain: Chain, number: E164): readonly OperationId[] {
  const open = readOperations(database, chain, number).records.filter(({ outcome }) => outcome === undefined);
  const stands = database.statement("SELECT 1 FROM operation WHERE id = ? AND seq = 2");
  return open.map(({ operation }) => operation).filter((operation) => stands.get(operation) === undefined);
}

function interrupted(clock: Clock): OperationEntry {
  const evidence = { at: isoOf(clock.now()), durationMs: 0 };
  return { kind: "outcome", outcome: { kind: "unknown", cause: "interrupted", evidence } };
}

function lockNameOf(number: E164): string {
  return `number-${number.replace(/\D/g, "")}`;
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

function newOperationId(clock: Clock, random: Random): OperationId {
  const day = isoOf(clock.now()).slice(0, 10).replaceAll("-", "");
  const tail = [...random.bytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return OperationId.parse(`o-${day}-${tail}`);
}
