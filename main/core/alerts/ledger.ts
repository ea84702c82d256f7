import { statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { SentAlert, type AlertTry } from "../../../shared/alert/alert.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { present } from "../../../shared/present.ts";
import { believedTime } from "../runtime/believed-time.ts";
import { checkedText } from "../storage/checked-json.ts";
import { replaceDurably } from "../storage/durable-file.ts";
import { isUnreadable } from "../storage/system-error.ts";
import { readJsonFile } from "../storage/json-file.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { quarantine } from "../storage/quarantine.ts";

type Place = Pick<HostPorts, "dataDir" | "clock">;

const FORMAT = 1;
const HOUR_MS = 3_600_000;
/** So many of the newest alerts are kept whole; of the others it is kept that they were. */
const WHOLE = 200;
/**
 * What happened a day ago isn't sent, so it is kept for longer than that and a jump of the clock that is believed at once; a
 * silence is told whenever it began, and a weekly digest until the next one is due.
 */
const KEPT_MS = 120 * HOUR_MS;
const LONG_KEPT_MS = 60 * 24 * HOUR_MS;
const SHORT = 16;

const Stored = z.object({
  format: z.literal(FORMAT),
  /** What happened until then is not sent: what was sent of it is not known any more. */
  since: z.iso.datetime().optional(),
  sent: z.array(z.looseObject({ id: SentAlert.shape.id })),
  /** The beginnings of the IDs of further alerts, and until when they are kept. */
  older: z
    .array(z.object({ until: z.iso.datetime(), ids: z.string().regex(/^(?:[0-9a-f]{16})*$/) }))
    .default([]),
  /** Earlier readings of the clock, by which it is decided what is forgotten. */
  clock: z
    .object({ last: z.number(), jumped: z.number().optional(), seen: z.number().optional() })
    .optional(),
});
const Later = z.looseObject({ format: z.int().min(FORMAT + 1) });

/** The list of sent alerts. A row that can't be understood stays as it is; its alert counts as sent. */
export type Ledger = z.infer<typeof Stored>;
type Row = Ledger["sent"][number];

const EMPTY: Ledger = { format: FORMAT, sent: [], older: [] };

/** Where it is remembered which alerts were sent. */
export function ledgerPath({ dataDir }: Pick<Place, "dataDir">): string {
  return join(dataDir, "alerts-sent.json");
}

/**
 * Reads the list and changes nothing; "lost" if it can't be understood. Problems: newerVersion, and errors of a file
 * that may be whole.
 */
export function readLedger(place: Pick<Place, "dataDir">): Result<Ledger | "lost", StorageProblem> {
  return catchStorageErrors<Ledger | "lost", never>(() => {
    const file = fileAt(ledgerPath(place));
    if (file === "absent") return ok(EMPTY);
    const stored = Stored.safeParse(file.value);
    if (stored.success) return ok(stored.data);
    const later = Later.safeParse(file.value);
    return later.success
      ? err({ kind: "newerVersion", found: later.data.format, known: FORMAT })
      : ok("lost");
  });
}

function fileAt(path: string): ReturnType<typeof readJsonFile> {
  try {
    return readJsonFile(path);
  } catch (cause) {
    if (!isUnreadable(cause)) throw cause;
    return { value: undefined };
  }
}

/**
 * The list, for a change under its lock. One that can't be understood is copied aside and begun anew, at once: what
 * happened before it was last written may have been sent, and is sent by nobody.
 */
export function ledgerToChange(place: Place): Result<Ledger, StorageProblem> {
  const read = readLedger(place);
  if (!read.ok) return read;
  const now = place.clock.now();
  if (read.value === "lost") {
    const path = ledgerPath(place);
    const writtenMs = statSync(path).mtimeMs;
    quarantine(path);
    const anew: Ledger = { ...EMPTY, since: isoOf(instant(Math.min(Math.ceil(writtenMs), now))) };
    writeLedger(place, anew);
    return ok(anew);
  }
  const { since, ...rest } = read.value;
  if (since === undefined || Date.parse(since) <= now) return ok(read.value);
  // The clock has been put back since; what happens from now on is news.
  const soon: Ledger = { ...rest, since: isoOf(now) };
  writeLedger(place, soon);
  return ok(soon);
}

/** Replaces the list on the disk. Not as a cache that may fail: an attempt that isn't on the disk is not made. */
export function writeLedger(place: Place, { sent, older, since, clock }: Ledger): void {
  const nowMs = place.clock.now();
  const read = believedTime(
    clock && { last: clock.last, ...present({ jumped: clock.jumped, seen: clock.seen }) },
    nowMs,
  );
  const whole = new Set([...sent.slice(-WHOLE), ...newestDigests(sent)]);
  const gone = sent.filter((row) => !whole.has(row));
  const kept = gone.reduce((all, row) => withShort(all, row, nowMs), forgetting(older, read.last));
  const next = {
    format: FORMAT,
    ...(since === undefined ? {} : { since }),
    sent: sent.filter((row) => whole.has(row)),
    older: kept,
    clock: read,
  };
  replaceDurably(ledgerPath(place), checkedText(next));
}

/** The newest digest of each scope: the next one begins where it ended. */
function newestDigests(sent: readonly Row[]): readonly Row[] {
  const digests = sent.filter((row) => row["news"] === "digest");
  return [...new Map(digests.map((row) => [row["scope"], row])).values()];
}

type Older = Ledger["older"];

function forgetting(older: Older, nowMs: number): Older {
  return older.filter(({ until }) => Date.parse(until) > nowMs);
}

/** Remembers an alert by the beginning of its ID. */
export function withShort(older: Older, { id, ...row }: Row, nowMs: number): Older {
  const keptMs = row["news"] === "silent" || row["news"] === "digest" ? LONG_KEPT_MS : KEPT_MS;
  const until = isoOf(instant(Math.ceil((nowMs + keptMs) / HOUR_MS) * HOUR_MS));
  const ids = id.slice(0, SHORT);
  const known = older.find((one) => one.until === until);
  if (known === undefined) return [...older, { until, ids }];
  return older.map((one) => (one === known ? { until, ids: one.ids + ids } : one));
}

/** Forgets alerts that were remembered so. */
export function withoutShort(older: Older, ids: ReadonlySet<string>): Older {
  const short = new Set([...ids].map((id) => id.slice(0, SHORT)));
  return older.map(({ until, ids: all }) => ({
    until,
    ids: shortIn(all)
      .filter((one) => !short.has(one))
      .join(""),
  }));
}

function shortIn(ids: string): readonly string[] {
  return ids.match(/.{16}/g) ?? [];
}

/** Finds what is known of alerts, by their IDs. "told": it was sent, or may have been. */
export function ledgerIndex({ sent, older }: Ledger): (id: string) => SentAlert | "told" | undefined {
  const whole = new Map(sent.map((row) => [row.id, row]));
  const short = new Set(older.flatMap(({ ids }) => shortIn(ids)));
  return (id) => {
    const row = whole.get(id);
    if (row !== undefined) return SentAlert.safeParse(row).data ?? "told";
    return short.has(id.slice(0, SHORT)) ? "told" : undefined;
  };
}

/** True if it is certain that the other end has not taken the alert, so that it may be sent again. */
export function isNotTaken({ outcome, status, why }: AlertTry): boolean {
  if (why === TARGET_CHANGED.why || why === TOO_OLD.why) return false;
  // A server answers 429 in place of taking it; a gateway may answer 503 although the server behind it has taken it.
  return outcome === "not-sent" || (outcome === "refused" && status === 429);
}

/** What became of an alert whose target was changed before it could be sent. */
export const TARGET_CHANGED = { outcome: "not-sent", why: "target-changed" } as const satisfies AlertTry;
/** What became of an alert that waited for longer than it was news. */
export const TOO_OLD = { outcome: "not-sent", why: "too-old" } as const satisfies AlertTry;
