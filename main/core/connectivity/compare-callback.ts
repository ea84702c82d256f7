import { isWholeAddress } from "../../../shared/platform/callback-address.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import {
  fieldsOf,
  isSame,
  isSameAddress,
  isSameButForSlash,
  isSameUrl,
  type CallbackConfig,
  type LevelAccess,
  type LevelQuery,
} from "./levels.ts";
import { isOurs, mayBeOurs } from "./own-marks.ts";
import type { ReplacedRecord } from "./records.ts";
import type { RestoreOutcome } from "./restore-outcome.ts";

/** How the current configuration compares with the previous one. */
export type Comparison =
  | { readonly kind: "done"; readonly end: RestoreOutcome }
  /** It equals the previous one, but our own call may still be hidden or take effect later. */
  | { readonly kind: "doubtful" }
  | { readonly kind: "ours" }
  /** No action yet; `end` applies if no later query shows more. */
  | { readonly kind: "unseen"; readonly end: RestoreOutcome };

/** How what a query shows compares with what is to be restored. `doubtful`: a call of ours may still take effect. */
export function judge(queried: LevelQuery, replaced: ReplacedRecord, doubtful: boolean): Comparison {
  if (queried.kind === "unseen")
    return { kind: "unseen", end: { kind: "notKnown", outcome: queried.outcome } };
  // The token belongs to another app by now: its configuration says nothing about ours and must not be
  // changed.
  const app = queried.kind === "seen" ? queried.standing.app : queried.app;
  if (replaced.app !== undefined && app !== undefined && app !== replaced.app)
    return { kind: "unseen", end: { kind: "refused" } };
  if (queried.kind === "gone") return { kind: "unseen", end: { kind: "changed" } };
  const { standing } = queried;
  const before = beforeOf(replaced);
  if (isSameUrl(standing.address, before.address)) {
    if (doubtful && isSameAddress(standing, before)) return { kind: "doubtful" };
    return { kind: "done", end: restoredEnd(standing, before) };
  }
  if (isOurs(replaced, standing.address))
    // Any call would also switch it on again, which is for whoever switched it off.
    return standing.isOff === true ? { kind: "unseen", end: { kind: "switchedOff" } } : { kind: "ours" };
  const spelled = { ...standing, ...(before.address === undefined ? {} : { address: before.address }) };
  if (isSameButForSlash(standing.address, before.address))
    return { kind: "done", end: restoredEnd(spelled, before) };
  const to = standing.address === undefined ? {} : { to: standing.address };
  return { kind: "done", end: { kind: "changed", ...to } };
}

/** The end if the URL is as before; what an earlier version did not record is not compared. */
function restoredEnd(standing: CallbackConfig, before: CallbackConfig): RestoreOutcome {
  if (!isSame(standing, before)) return { kind: "otherSettings" };
  if (before.versions !== undefined && standing.versions !== before.versions)
    return { kind: "otherSettings", versions: true };
  return standing.none === before.none ? { kind: "restored" } : { kind: "restored", otherwise: true };
}

/** The configuration that is to be restored. */
export function beforeOf({ before, fields, rest, none, versions }: ReplacedRecord): CallbackConfig {
  return {
    ...(none === undefined ? {} : { none }),
    ...(versions === undefined ? {} : { versions }),
    ...(rest === undefined ? {} : { rest }),
    ...(before === undefined ? {} : { address: before }),
    ...(fields === undefined ? {} : { fields }),
  };
}

/** Whether a query shows that another party set or removed the callback URL since ours was set there. */
export function showsOthers(queried: LevelQuery, replaced: ReplacedRecord, clock: Clock): boolean {
  return isChange(judge(onlyReadable(queried, replaced, clock), replaced, false));
}

function isChange(shown: Comparison): boolean {
  return shown.kind === "done" && shown.end.kind === "changed";
}

/**
 * An app that a record doesn't name is the one whose query shows ours. Until one did, what a query shows may be of
 * another app, to which the token belongs by now.
 */
function isNamed(replaced: ReplacedRecord, hasShownOurs: boolean): boolean {
  const isOfApp = replaced.level === "application" || replaced.level === "account";
  return !isOfApp || replaced.app !== undefined || hasShownOurs;
}

/** A text that is neither ours, nor the one from before, nor another whole URL at another host may be any of them. */
function onlyReadable(queried: LevelQuery, replaced: ReplacedRecord, clock: Clock): LevelQuery {
  const address = queried.kind === "seen" ? queried.standing.address : undefined;
  if (address === undefined || (isWholeAddress(address) && !mayBeOurs(replaced, address))) return queried;
  if (isSameUrl(address, replaced.before) || isOurs(replaced, address)) return queried;
  return unreadable(clock);
}

function unreadable(clock: Clock): LevelQuery {
  const evidence = { at: isoOf(clock.now()), durationMs: 0 };
  return { kind: "unseen", outcome: { kind: "unknown", cause: "unexpected-shape", evidence } };
}

type Watched = {
  readonly replaced: ReplacedRecord;
  readonly clock: Clock;
  /** Called once a query shows another party's change, for the record. */
  readonly noteOthers?: () => void;
};

/** The queries of one attempt to restore. */
export type QueryWatch = {
  readonly access: LevelAccess;
  /** Whether the last queries suffice for a call that overwrites what they show. */
  readonly mayOverwrite: () => boolean;
  readonly hasSeenOurs: () => boolean;
};

/**
 * Remembers what all queries of one attempt to restore have shown. Once one showed another party's change, a later
 * one may be from before that change: only two successive ones that agree suffice to overwrite what they show. The
 * same applies to an app's fields that aren't those from before: they are set again as they are shown.
 */
export function watchQueries(access: LevelAccess, { replaced, clock, noteOthers }: Watched): QueryWatch {
  let hasSeenOurs = replaced.seen;
  let hasSeenOthers = replaced.others === true;
  const fieldsBefore = fieldsOf(beforeOf(replaced));
  let last = "";
  let inARow = 0;
  let hasOtherFields = false;
  let hasShownOurs = false;
  return {
    access: {
      ...access,
      async query() {
        const asked = await access.query();
        hasShownOurs ||= asked.kind === "seen" && isOurs(replaced, asked.standing.address);
        const isMeant = asked.kind === "unseen" || isNamed(replaced, hasShownOurs);
        const queried = isMeant ? onlyReadable(asked, replaced, clock) : unreadable(clock);
        const shown = judge(queried, replaced, false);
        const kind = "end" in shown ? shown.end.kind : shown.kind;
        hasSeenOurs ||= kind === "ours";
        if (isChange(shown)) {
          if (!hasSeenOthers) noteOthers?.();
          hasSeenOthers = true;
        }
        const fields = queried.kind === "seen" ? fieldsOf(queried.standing) : fieldsBefore;
        hasOtherFields = fields !== "" && fields !== fieldsBefore;
        const key = `${kind} ${fields}`;
        inARow = key === last ? inARow + 1 : 1;
        last = key;
        return queried;
      },
    },
    mayOverwrite: () => !(hasSeenOthers || hasOtherFields) || inARow > 1,
    hasSeenOurs: () => hasSeenOurs,
  };
}
