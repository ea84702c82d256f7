import type { Observation } from "./observation.ts";
import type { RunSnapshot } from "./run-snapshot.ts";
import { STEP_TRAITS } from "./step.ts";
import type { TimelineEntry } from "./timeline.ts";

/** A lost response after which the location was confirmed without sending the request again. */
export type Rescue = {
  readonly sentAt: string;
  /** When the outcome became unknown. */
  readonly lostAt: string;
  /** Written checks of both APIs since then, at least: repeated findings aren't written. */
  readonly checks: number;
  readonly foundAt: string;
  /** What confirmed the location: a check, a signed webhook, or the response itself, which arrived late. */
  readonly by: "look-up" | "webhook" | "late-answer";
  /** The check that confirmed it. */
  readonly reading?: Observation;
};

/**
 * The rescue that a migration's activity log tells, from its last moving request; undefined if no response was
 * lost, if the request was sent again afterwards, or if a person reported the location.
 */
export function rescueOf(timeline: readonly TimelineEntry[]): Rescue | undefined {
  const start = timeline.findLastIndex((entry) => entry.kind === "sent" && STEP_TRAITS[entry.step].moves);
  const sent = timeline[start];
  // What another folder may have sent since a copy was made, this one didn't lose.
  if (sent?.kind !== "sent" || sent.sinceCopy !== undefined) return undefined;
  if (timeline.slice(0, start).some(isLostMove)) return undefined;
  const after = timeline.slice(start + 1);
  const lost = after.find(isLostMove);
  if (lost === undefined) return undefined;
  const since = after.slice(after.indexOf(lost) + 1);
  const end = since.findIndex(
    (entry) =>
      (entry.kind === "settled" && entry.step === sent.step) ||
      (entry.kind === "late-answer" && entry.step === sent.step && entry.outcome.kind === "confirmed"),
  );
  const found = since[end];
  const before = since.slice(0, Math.max(0, end));
  if (found === undefined || before.some(({ kind }) => kind === "attested")) return undefined;
  const looks = before.filter((entry) => entry.kind === "looked");
  const base = { sentAt: sent.at, lostAt: lost.at, checks: looks.length, foundAt: found.at };
  if (found.kind === "late-answer") return { ...base, by: "late-answer" };
  if (found.kind !== "settled" || found.unproven === true) return undefined;
  if (found.by === "webhook") return { ...base, by: "webhook" };
  const reading = looks.at(-1)?.reading;
  if (found.by !== "look-up" || reading === undefined) return undefined;
  return { ...base, by: "look-up", reading };
}

/** An earlier request that was refused or not sent moved nothing: the next one is no repeat of it. */
function isLostMove(entry: TimelineEntry): boolean {
  return entry.kind === "answered" && STEP_TRAITS[entry.step].moves && entry.outcome.kind === "unknown";
}

/**
 * The milliseconds of a crossing in which its migration waited for a person, by its activity log: the time
 * before each entry that only a person's action wrote.
 */
export function waitedForPersonMs(
  { sentAt, arrivedAt }: NonNullable<RunSnapshot["crossing"]>,
  timeline: readonly TimelineEntry[],
): number {
  const start = timeline.findLastIndex(({ at, kind }) => kind === "sent" && at === sentAt);
  const end = timeline.findIndex(({ at }, index) => index > start && at === arrivedAt);
  if (start === -1 || end === -1) return 0;
  const during = timeline.slice(start, end + 1);
  return during.reduce((sum, entry, index) => {
    const before = during[index - 1];
    if (before === undefined || !BY_PERSON.has(entry.kind)) return sum;
    return sum + Math.max(0, Date.parse(entry.at) - Date.parse(before.at));
  }, 0);
}

const BY_PERSON: ReadonlySet<TimelineEntry["kind"]> = new Set([
  "attested",
  "repeat-granted",
  "confirmed",
  "taken-up",
  "reopened",
]);
