import { z } from "zod";
import { OperationEntry } from "../../../shared/pin/operation-entry.ts";
import { OperationId } from "../../../shared/pin/pin-change.ts";
import { invariant } from "../../../shared/invariant.ts";
import type { E164 } from "../../../shared/phone.ts";
import { instant, type Instant } from "../../../shared/time.ts";
import type { Chain, ChainField } from "./chain.ts";
import type { Database } from "./database.ts";
import type { OperationReading, OperationRecord } from "./operation-port.ts";
import { parseJson } from "../../../shared/parse-json.ts";

/** The version of `payload`; a row of a newer one counts as corrupted. */
const ROW_VERSION = 1;

const Whole = z.bigint().transform(Number).pipe(z.int());

/** A row as it is stored. */
const StoredOperation = z.object({
  id: OperationId,
  seq: Whole,
  number: z.string(),
  version: Whole,
  kind: z.string(),
  payload: z.string(),
  wall: Whole,
  monotonic: z.number(),
  app_version: z.string(),
  prev_mark: z.string(),
  mark: z.string(),
});
type StoredOperation = z.infer<typeof StoredOperation>;

export type OperationFrame = {
  readonly id: OperationId;
  readonly number: E164;
  readonly wall: Instant;
  readonly monotonicMs: number;
  readonly appVersion: string;
};

const COLUMNS =
  "id, seq, number, version, kind, payload, wall, monotonic, app_version, prev_mark, mark" as const;

/** The position of an entry in the record of its change. */
const SEQ: Readonly<Record<OperationEntry["kind"], number>> = { intent: 1, outcome: 2, "late-answer": 3 };

/** Writes an intent, or an answer to the stored one. Call it inside a transaction. */
export function insertOperation(
  database: Database,
  chain: Chain,
  frame: OperationFrame,
  entry: OperationEntry,
): void {
  const parsed = OperationEntry.safeParse(entry);
  invariant(parsed.success, `an operation's ${entry.kind} has its own shape`);
  const intent = database.statement("SELECT mark FROM operation WHERE id = ? AND seq = 1").get(frame.id);
  invariant((intent === undefined) === (entry.kind === "intent"), "an answer follows its intent");
  const row: Omit<StoredOperation, "mark"> = {
    id: frame.id,
    seq: SEQ[entry.kind],
    number: frame.number,
    version: ROW_VERSION,
    kind: parsed.data.kind,
    payload: JSON.stringify(parsed.data),
    wall: frame.wall,
    monotonic: frame.monotonicMs,
    app_version: frame.appVersion,
    prev_mark: typeof intent?.["mark"] === "string" ? intent["mark"] : "",
  };
  database
    .statement(`INSERT INTO operation (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
    .run(...fieldsOf(row), chain.mark("operation", fieldsOf(row)));
}

function fieldsOf(row: Omit<StoredOperation, "mark">): [OperationId, ...ChainField[]] {
  return [
    row.id,
    row.seq,
    row.number,
    row.version,
    row.kind,
    row.payload,
    row.wall,
    row.monotonic,
    row.app_version,
    row.prev_mark,
  ];
}

/** Every change of the folder, or those of one number, oldest first. */
export function readOperations(database: Database, chain: Chain, number: E164 | undefined): OperationReading {
  const all = database.statement(`SELECT ${COLUMNS} FROM operation ORDER BY place`).all();
  const rows = all.map((found) => checkRow(found, chain));
  const sound = rows.filter((row) => row !== undefined);
  const records = sound.flatMap(({ entry, stored }): readonly OperationRecord[] => {
    if (entry.kind !== "intent" || (number !== undefined && stored.number !== number)) return [];
    const answers = sound.filter(
      ({ stored: other }) => other.id === stored.id && other.prev_mark === stored.mark,
    );
    const end = answers.find((answer) => answer.entry.kind === "outcome");
    const late = answers.find((answer) => answer.entry.kind === "late-answer");
    return [
      {
        operation: stored.id,
        number: stored.number as E164,
        intent: entry,
        startedAt: instant(stored.wall),
        ...(end?.entry.kind === "outcome"
          ? { outcome: end.entry.outcome, endedAt: instant(end.stored.wall) }
          : {}),
        ...(late?.entry.kind === "late-answer"
          ? { late: late.entry.outcome, lateAt: instant(late.stored.wall) }
          : {}),
      },
    ];
  });
  // A corrupted row may be of any number, so it counts for each of them.
  return { records, damaged: rows.length - sound.length };
}

function checkRow(
  found: Record<string, unknown>,
  chain: Chain,
): { readonly stored: StoredOperation; readonly entry: OperationEntry } | undefined {
  const stored = StoredOperation.safeParse(found);
  if (!stored.success || !chain.holds("operation", fieldsOf(stored.data), stored.data.mark)) return undefined;
  const entry = OperationEntry.safeParse(parseJson(stored.data.payload));
  const fits = entry.success && stored.data.version === ROW_VERSION && entry.data.kind === stored.data.kind;
  return fits ? { stored: stored.data, entry: entry.data } : undefined;
}
