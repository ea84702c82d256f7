import type { Plan } from "../migration/plan.ts";
import type { E164 } from "../phone.ts";
import { asSeen, inPlainDigits, minuteOfDay, timeOfDay } from "../typed-value.ts";

/**
 * The columns of a batch. A row names a plan file, the members of a plan, or both: its own members then stand in
 * place of the file's. Secrets are references: `env:NAME`, `file:PATH` or `vault:LABEL`.
 */
export const BATCH_COLUMNS = [
  "plan",
  "direction",
  "cloud.baseUrl",
  "cloud.businessAccountId",
  "cloud.appId",
  "cloud.accessToken",
  "cloud.tls.caFile",
  "onPrem.baseUrl",
  "onPrem.auth.token",
  "onPrem.auth.username",
  "onPrem.auth.password",
  "onPrem.tls.sha256",
  "onPrem.tls.caFile",
  "number.phoneNumberId",
  "number.cc",
  "number.phoneNumber",
  "number.pin",
  "number.cert",
  "number.method",
  "number.shards",
  "number.displayName",
  "backupPassword",
  "window",
] as const;
export type BatchColumn = (typeof BATCH_COLUMNS)[number];

/** Where a row is, from 1: the line that it begins on, or its order in a table of which several begin on one line. */
export type RowPlace = { readonly line: number; readonly byOrder?: true };

/** The place alone, of a row or of what is wrong with one. */
export function placeOf({ line, byOrder }: RowPlace): RowPlace {
  return byOrder === undefined ? { line } : { line, byOrder };
}

/** The values of a row by column; a column without a value is missing. */
export type BatchCells = Readonly<Partial<Record<BatchColumn, string>>>;

const SECRETS: ReadonlySet<string> = new Set([
  "cloud.accessToken",
  "onPrem.auth.token",
  "onPrem.auth.password",
  "number.pin",
  "number.cert",
  "backupPassword",
]);

export type CellFault = { readonly column: string; readonly message: string };
type Members = Record<string, unknown>;

/**
 * A plan as its file holds it, with what a row gives in place of the file's: members, then single cells. `absolute` resolves a
 * path of the row.
 */
export function planWith(
  base: Readonly<Members> | undefined,
  { cells, members = {} }: { readonly cells: BatchCells; readonly members?: Readonly<Members> },
  absolute: (path: string) => string,
): { readonly plan: Members; readonly faults: readonly CellFault[] } {
  const plan = merged({ version: 1, ...base }, resolved(members, absolute));
  const faults: CellFault[] = [];
  for (const column of BATCH_COLUMNS) {
    const cell = cells[column];
    if (cell === undefined || column === "plan" || column === "window") continue;
    const value = valueOf(column, cell, absolute);
    if (value === undefined)
      faults.push({ column, message: "isn't a reference: write env:NAME, file:PATH, vault:LABEL" });
    else setMember(plan, column.split("."), value);
  }
  return { plan, faults };
}

/** No member of a plan lies as deep: what does is none, however much deeper it goes. */
const DEEPEST = 16;

/** Objects are merged, except a choice between several forms: a secret, and how to sign in. */
function merged(base: Members, over: Readonly<Members>, depth = 0): Members {
  const result: Members = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const [before, after] = [membersOf(result[name]), membersOf(value)];
    const isChoice =
      name === "auth" || Object.keys(after).some((key) => key === "env" || key === "file" || key === "vault");
    const isWhole = Object.keys(after).length === 0 || isChoice || depth === DEEPEST;
    result[name] = isWhole ? value : merged(before, after, depth + 1);
  }
  return result;
}

/** The members with the paths of files made absolute. */
function resolved(members: Readonly<Members>, absolute: (path: string) => string, depth = 0): Members {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => {
      if (typeof value === "string")
        return [name, name === "file" || name === "caFile" ? absolute(value) : value];
      return [name, isMembers(value) && depth < DEEPEST ? resolved(value, absolute, depth + 1) : value];
    }),
  );
}

function valueOf(column: BatchColumn, cell: string, absolute: (path: string) => string): unknown {
  if (SECRETS.has(column)) return secretIn(cell, absolute);
  if (column === "number.shards") return Number(cell);
  return column.endsWith(".caFile") ? absolute(cell) : cell;
}

function secretIn(cell: string, absolute: (path: string) => string): Members | undefined {
  const [, kind, value] = /^(env|file|vault):(.+)$/s.exec(cell) ?? [];
  if (kind === undefined || value === undefined) return undefined;
  return { [kind]: kind === "file" ? absolute(value.trim()) : value.trim() };
}

function setMember(plan: Members, path: readonly string[], value: unknown): void {
  const [name = "", ...rest] = path;
  if (rest.length === 0) {
    plan[name] = value;
    return;
  }
  // Both ways to sign in can't stand beside each other: the row's replaces the file's.
  const stale = name === "auth" && (rest[0] === "token") !== "token" in membersOf(plan[name]);
  const below: Members = stale ? {} : { ...membersOf(plan[name]) };
  setMember(below, rest, value);
  plan[name] = below;
}

function membersOf(value: unknown): Members {
  return isMembers(value) ? value : {};
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A time of day between which numbers may be started, in minutes since local midnight; it may cross midnight. */
export type DayWindow = {
  readonly fromMinute: number;
  readonly toMinute: number;
};

/**
 * Reads `HH:MM-HH:MM`, in the digits of any script; undefined if it isn't that, or both are the same. Hours have two digits,
 * since "9:00-5:00" may be meant as an afternoon's.
 */
export function readDayWindow(text: string): DayWindow | undefined {
  const parts = /^([0-9]{2}:[0-9]{2})-([0-9]{2}:[0-9]{2})$/.exec(inPlainDigits(asSeen(text)));
  const [fromMinute, toMinute] = parts?.slice(1).map(minuteOfDay) ?? [];
  if (fromMinute === undefined || toMinute === undefined) return undefined;
  return fromMinute === toMinute ? undefined : { fromMinute, toMinute };
}

/** A window as `HH:MM-HH:MM`. */
export function writtenWindow({ fromMinute, toMinute }: DayWindow): string {
  return `${timeOfDay(fromMinute)}-${timeOfDay(toMinute)}`;
}

const DAY_MINUTES = 24 * 60;

/** The milliseconds until the window is open, from this local time of day; 0 while it is. */
export function untilOpen({ fromMinute, toMinute }: DayWindow, msSinceMidnight: number): number {
  const minute = msSinceMidnight / 60_000;
  const isOpen =
    fromMinute < toMinute
      ? minute >= fromMinute && minute < toMinute
      : minute >= fromMinute || minute < toMinute;
  return isOpen ? 0 : ((fromMinute - minute + DAY_MINUTES) % DAY_MINUTES) * 60_000;
}

/** One number of a batch. */
export type BatchRow = RowPlace & {
  readonly number: E164;
  readonly plan: Plan;
  readonly window?: DayWindow | undefined;
};
