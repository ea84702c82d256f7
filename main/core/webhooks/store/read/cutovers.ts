import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import { instant } from "../../../../../shared/time.ts";
import type { Cutover } from "../../../../../shared/webhook/cutover.ts";
import { cutoverOf, type Delivered } from "../../../../../shared/webhook/delivery.ts";
import { KINDS, eventSourceOf } from "../codes.ts";
import type { StoreTools } from "../store-tools.ts";

/** So many of the side that fell silent are looked at, and so many of the other since the oldest of those. */
const MOST = 2_000;
const MOST_BEFORE = 200;
const BEYOND_ALL = Number.MAX_SAFE_INTEGER;

/** The last change of sides of a number, as its own events tell it. What was refused says nothing, and neither does what was made up here. */
export function readCutover(
  tools: StoreTools,
  workspace: string,
  phoneNumberId: string,
): Result<Cutover | undefined, StorageProblem> {
  const { database, lines } = tools;
  return database.look(() => {
    const all = lines.matching({ workspace, phoneNumberId }) ?? allLines(tools);
    const newest = (source: number, before: number, limit: number): readonly Delivered[] =>
      read(tools, all, { source, order: "DESC", after: 0, before, limit });
    const [cloud] = newest(0, BEYOND_ALL, 1);
    const [onPremises] = newest(1, BEYOND_ALL, 1);
    if (cloud === undefined || onPremises === undefined) return ok(undefined);
    const silent = cloud.id < onPremises.id ? 0 : 1;
    const quiet = newest(silent, BEYOND_ALL, MOST);
    const from = quiet.at(-1)?.id ?? 1;
    const other = 1 - silent;
    const lively = read(tools, all, {
      source: other,
      order: "ASC",
      after: from,
      before: BEYOND_ALL,
      limit: MOST,
    });
    // The lively side may be a late arrival of the one that was left: what came before tells.
    const before = newest(other, from, MOST_BEFORE);
    return ok(cutoverOf([...before, ...quiet, ...lively].sort((one, next) => one.id - next.id)));
  });
}

function allLines({ database }: StoreTools): readonly number[] {
  return database
    .statement("SELECT id FROM line")
    .all()
    .map((row) => Number(row["id"]));
}

type Wanted = {
  readonly source: number;
  readonly order: "ASC" | "DESC";
  readonly after: number;
  readonly before: number;
  readonly limit: number;
};

function read({ database }: StoreTools, lines: readonly number[], wanted: Wanted): readonly Delivered[] {
  const { source, order, after, before, limit } = wanted;
  const found = lines.flatMap((line) =>
    KINDS.flatMap((_, kind) =>
      database
        .statement(
          `SELECT id, received_at, at FROM event INDEXED BY event_line
           WHERE line = ? AND source = ? AND kind = ? AND id > ? AND id < ? AND refused = 0 ORDER BY id ${order} LIMIT ?`,
        )
        .all(line, source, kind, after, before, limit),
    ),
  );
  return found
    .map((row) => ({
      id: Number(row["id"]),
      source: eventSourceOf(source),
      receivedAt: instant(Number(row["received_at"])),
      ...(typeof row["at"] === "number" ? { happenedAt: instant(row["at"]) } : {}),
    }))
    .sort((one, other) => (order === "ASC" ? one.id - other.id : other.id - one.id))
    .slice(0, limit);
}
