import type { Observation } from "./observation.ts";
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
  if (sent?.kind !== "sent" || sent.attempt > 1) return undefined;
  const after = timeline.slice(start + 1);
  const lost = after.find(
    (entry) => entry.kind === "answered" && entry.step === sent.step && entry.outcome.kind === "unknown",
  );
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

/** When the moving request was sent and when the number was confirmed at its target, by this machine's clock. */
export type Crossing = {
  readonly sentAt: string;
  readonly arrivedAt: string;
  /** Milliseconds in between in which the migration waited for a person. */
  readonly waitedMs: number;
};

/** The crossing that an activity log tells; undefined if the number was not confirmed at its target. */
export function crossingOf(timeline: readonly TimelineEntry[]): Crossing | undefined {
  const start = timeline.findIndex((entry) => entry.kind === "sent" && STEP_TRAITS[entry.step].moves);
  const sent = timeline[start];
  if (sent?.kind !== "sent") return undefined;
  const length = timeline
    .slice(start + 1)
    .findIndex(
      (entry) =>
        (entry.kind === "settled" && entry.step === sent.step && entry.by !== "person") ||
        ((entry.kind === "answered" || entry.kind === "late-answer") &&
          entry.step === sent.step &&
          entry.outcome.kind === "confirmed"),
    );
  const between = timeline.slice(start, start + length + 2);
  const arrived = between.at(-1);
  if (length === -1 || arrived === undefined) return undefined;
  return { sentAt: sent.at, arrivedAt: arrived.at, waitedMs: waitedForPerson(between) };
}

const BY_PERSON: ReadonlySet<TimelineEntry["kind"]> = new Set([
  "attested",
  "repeat-granted",
  "confirmed",
  "taken-up",
  "reopened",
]);

/** The time before each entry that only a person's action wrote. */
function waitedForPerson(entries: readonly TimelineEntry[]): number {
  return entries.reduce((sum, entry, index) => {
    const before = entries[index - 1];
    if (before === undefined || !BY_PERSON.has(entry.kind)) return sum;
    return sum + Math.max(0, Date.parse(entry.at) - Date.parse(before.at));
  }, 0);
}
