import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import { instant } from "../../../../../shared/time.ts";
import type { Cutover } from "../../../../../shared/webhook/cutover.ts";
import { cutoverOf, type Delivered } from "../../../../../shared/webhook/delivery.ts";
import { KINDS, eventSourceOf } from "../codes.ts";
import type { StoreTools } from "../store-tools.ts";

/**
 * Maximum number of events examined of the API that stopped, and of the other one since the oldest of those.
 */
const MOST = 2_000;
const MOST_BEFORE = 200;
const BEYOND_ALL = Number.MAX_SAFE_INTEGER;

/**
 * Returns a number's last change of API, judged by its own events. Ignores rejected notifications and test
 * notifications.
 */
export function readCutover(
  tools: StoreTools,
  workspace: string,
  phoneNumberId: string,
): Result<Cutover | undefined, StorageProblem> {
  const { database, lines } = tools;
  return database.read(() => {
    const all = lines.matching({ workspace, phoneNumberId }) ?? allLines(tools);
    const newest = (source: number, before: number, limit: number): readonly Delivered[] =>
      read(tools, all, { source, order: "DESC", after: 0, before, limit });
    const [cloud] = newest(0, BEYOND_ALL, 1);
    const [onPremises] = newest(1, BEYOND_ALL, 1);
    if (cloud === undefined || onPremises === undefined) return ok(undefined);
    const stoppedSource = cloud.id < onPremises.id ? 0 : 1;
    const stoppedEvents = newest(stoppedSource, BEYOND_ALL, MOST);
    const from = stoppedEvents.at(-1)?.id ?? 1;
    const other = 1 - stoppedSource;
    const activeEvents = read(tools, all, {
      source: other,
      order: "ASC",
      after: from,
      before: BEYOND_ALL,
      limit: MOST,
    });
    // The first event of the other API may be a late arrival from before the change: earlier events show
    // that.
    const before = newest(other, from, MOST_BEFORE);
    return ok(
      cutoverOf([...before, ...stoppedEvents, ...activeEvents].sort((one, next) => one.id - next.id)),
    );
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
