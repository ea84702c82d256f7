import type { OperationEntry } from "../../../shared/pin/operation-entry.ts";
import { OperationId } from "../../../shared/pin/pin-change.ts";
import type { E164 } from "../../../shared/phone.ts";
import { err, ok } from "../../../shared/result.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import type { Random } from "../runtime/random.ts";
import type { Chain } from "./chain.ts";
import type { Database } from "./database.ts";
import type { FolderNumbers } from "./machine/folder-numbers.ts";
import type { FolderMark, OpenRegister } from "./machine/port.ts";
import { numberHolds } from "./number-holds.ts";
import type { Operations } from "./operation-port.ts";
import { insertOperation, readOperations } from "./operation-rows.ts";
import { openRunOf } from "./run-records.ts";
import { waitsOfOperation } from "./platform-waits.ts";

type Tools = {
  readonly database: Database;
  readonly chain: Chain;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly appVersion: string;
};

type Surroundings = {
  readonly random: Random;
  readonly lockWaitMs: number;
  readonly me: FolderMark;
  readonly numbers: Pick<FolderNumbers, "takePinChange">;
  readonly register: OpenRegister["register"];
};

/**
 * The operations of a data folder. Waits `lockWaitMs` milliseconds for a lock of a process that was just
 * killed.
 */
export function operationsOver(
  tools: Tools,
  { random, lockWaitMs, me, numbers, register }: Surroundings,
): Operations & { releaseAll(): void } {
  const { database, chain, clock, dataDir, appVersion } = tools;
  const holds = numberHolds({ dataDir, lockWaitMs, random, numbers });
  const frameOf = (id: OperationId, number: E164) => ({
    id,
    number,
    wall: clock.now(),
    monotonicMs: clock.monotonicMs(),
    appVersion,
  });
  return {
    ...holds,
    begin: ({ number }, intent) =>
      database.change(() => {
        const openRun = openRunOf(database, chain, number);
        if (openRun !== undefined) return err({ kind: "runOpen" as const, run: openRun });
        for (const left of unfinished(database, chain, number))
          insertOperation(database, chain, frameOf(left, number), interrupted(clock));
        const id = newOperationId(clock, random);
        insertOperation(database, chain, frameOf(id, number), intent);
        return ok(id);
      }),
    end(hold, operation, end) {
      const { number, key } = hold;
      const { outcome, what } = end;
      const setsPin = what === "pin" && outcome.kind === "confirmed";
      const waits = waitsOfOperation({ register, me, at: clock.now() }, { operation, hold }, end);
      waits.tell();
      const ended = database.change(() => {
        insertOperation(database, chain, frameOf(operation, number), { kind: "outcome", outcome });
        if (setsPin) database.statement("DELETE FROM refused_pin WHERE number = ?").run(number);
        return ok(null);
      });
      if (!ended.ok) return ended;
      waits.end();
      const open = setsPin ? register() : undefined;
      // A refusal left in the machine-wide register by a failure only asks a person for one confirmation too
      // many.
      if (open?.ok === true) open.value.sinceRefusals(key, "void");
      return ended;
    },
    late(hold, operation, end) {
      const { number } = hold;
      waitsOfOperation(
        { register, me, at: clock.now() },
        { operation, hold },
        { ...end, isLate: true },
      ).tell();
      return database.change(() => {
        const entry = { kind: "late-answer", outcome: end.outcome } as const;
        insertOperation(database, chain, frameOf(operation, number), entry);
        return ok(null);
      });
    },
    read: (number) => database.read(() => ok(readOperations(database, chain, number))),
  };
}

/** The changes of a number without an outcome row; one with a corrupted outcome row is not included. */
function unfinished(database: Database, chain: Chain, number: E164): readonly OperationId[] {
  const open = readOperations(database, chain, number).records.filter(({ outcome }) => outcome === undefined);
  const outcomeRow = database.statement("SELECT 1 FROM operation WHERE id = ? AND seq = 2");
  return open
    .map(({ operation }) => operation)
    .filter((operation) => outcomeRow.get(operation) === undefined);
}

function interrupted(clock: Clock): OperationEntry {
  const evidence = { at: isoOf(clock.now()), durationMs: 0 };
  return { kind: "outcome", outcome: { kind: "unknown", cause: "interrupted", evidence } };
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

function newOperationId(clock: Clock, random: Random): OperationId {
  const day = isoOf(clock.now()).slice(0, 10).replaceAll("-", "");
  const tail = [...random.bytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return OperationId.parse(`o-${day}-${tail}`);
}
