import { OperationEntry } from "../../shared/pin/operation-entry.ts";
import { OperationId } from "../../shared/pin/pin-change.ts";
import type { RunId } from "../../shared/ids.ts";
import type { E164 } from "../../shared/phone.ts";
import { err, ok } from "../../shared/result.ts";
import { isoOf, type Clock, type Instant } from "../../shared/time.ts";
import { numberOf } from "../../shared/migration/plan.ts";
import type { FolderNumbers } from "../../main/core/storage/machine/folder-numbers.ts";
import { clientOf, numberKeyOf } from "../../main/core/storage/machine/number-key.ts";
import type { NumberKey } from "../../main/core/storage/machine/number-key.ts";
import type { FolderMark, OpenRegister } from "../../main/core/storage/machine/port.ts";
import type { OperationRecord, Operations } from "../../main/core/storage/operation-port.ts";
import { waitsOfOperation } from "../../main/core/storage/platform-waits.ts";

type Row = { readonly number: E164; readonly id: OperationId; readonly text: string; readonly at: Instant };

/** Operations outside runs that several memory storages share. */
export type MemoryOperations = { readonly rows: Row[]; readonly held: Set<E164> };

/** No operations yet. */
export function noOperations(): MemoryOperations {
  return { rows: [], held: new Set() };
}

/** Behaves like the real operations, without files. */
export function memoryOperations(
  disk: MemoryOperations,
  clock: Clock,
  world: {
    readonly openRunOf: (number: E164) => RunId | undefined;
    readonly forgetRefusals: (number: E164) => void;
    readonly register: OpenRegister["register"];
    readonly me: FolderMark;
    readonly takePinChange: (number: NumberKey) => ReturnType<FolderNumbers["takePinChange"]>;
  },
): Operations & { releaseAll(): void } {
  const releases = new Set<() => void>();
  const write = (number: E164, id: OperationId, entry: OperationEntry): void => {
    const text = JSON.stringify(OperationEntry.parse(entry));
    disk.rows.push({ number, id, text, at: clock.now() });
  };
  const records = (number?: E164): readonly OperationRecord[] => {
    const rows = disk.rows.map((row) => ({ ...row, entry: OperationEntry.parse(JSON.parse(row.text)) }));
    return rows.flatMap(({ id, entry, at, number: own }): readonly OperationRecord[] => {
      if (entry.kind !== "intent" || (number !== undefined && own !== number)) return [];
      const end = rows.find((row) => row.id === id && row.entry.kind === "outcome");
      const late = rows.find((row) => row.id === id && row.entry.kind === "late-answer");
      return [
        {
          operation: id,
          number: own,
          intent: entry,
          startedAt: at,
          ...(end?.entry.kind === "outcome" ? { outcome: end.entry.outcome, endedAt: end.at } : {}),
          ...(late?.entry.kind === "late-answer" ? { late: late.entry.outcome, lateAt: late.at } : {}),
        },
      ];
    });
  };
  return {
    hold(plan) {
      const [number, key] = [numberOf(plan), numberKeyOf(plan)];
      if (disk.held.has(number)) return err({ kind: "numberBusy" });
      const taken = world.takePinChange(key);
      if (!taken.ok) return taken;
      disk.held.add(number);
      const release = (): void => {
        if (!releases.delete(release)) return;
        disk.held.delete(number);
        taken.value();
      };
      releases.add(release);
      return ok({ number, key, client: clientOf(plan), release });
    },
    isHeld: (number) => disk.held.has(number),
    begin({ number }, intent) {
      const run = world.openRunOf(number);
      if (run !== undefined) return err({ kind: "runOpen", run });
      const evidence = { at: isoOf(clock.now()), durationMs: 0 };
      for (const left of records(number).filter(({ outcome }) => outcome === undefined))
        write(number, left.operation, {
          kind: "outcome",
          outcome: { kind: "unknown", cause: "interrupted", evidence },
        });
      const id = OperationId.parse(`o-20260115-${String(disk.rows.length + 1).padStart(10, "0")}`);
      write(number, id, intent);
      return ok(id);
    },
    end(hold, operation, ended) {
      const { number, key } = hold;
      const { outcome, what } = ended;
      const waits = waitsOfOperation({ ...world, at: clock.now() }, { operation, hold }, ended);
      waits.tell();
      write(number, operation, { kind: "outcome", outcome });
      waits.end();
      if (what !== "pin" || outcome.kind !== "confirmed") return ok(null);
      world.forgetRefusals(number);
      const register = world.register();
      return register.ok ? register.value.sinceRefusals(key, "void") : register;
    },
    late(hold, operation, ended) {
      const place = { ...world, at: clock.now() };
      waitsOfOperation(place, { operation, hold }, { ...ended, isLate: true }).tell();
      write(hold.number, operation, { kind: "late-answer", outcome: ended.outcome });
      return ok(null);
    },
    releaseAll() {
      for (const release of releases) release();
    },
    read: (number) => ok({ records: records(number), damaged: 0 }),
  };
}
