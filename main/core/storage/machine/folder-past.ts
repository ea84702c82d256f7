import type { RunId } from "../../../../shared/ids.ts";
import { laterOf, momentOf, platformWaitsIn } from "../../../../shared/migration/platform-wait.ts";
import type { E164 } from "../../../../shared/phone.ts";
import type { Chain } from "../chain.ts";
import type { Database } from "../database.ts";
import { possibleAttempts, soundAttempts, triesForgottenAt } from "../attempt-rows.ts";
import { hasEnded, readRows, soundRow } from "../journal-rows.ts";
import { refusedNumbers } from "../refused-pins.ts";
import { findRecord, knownRuns } from "../run-records.ts";
import { clientOf, numberKeyOf } from "./number-key.ts";
import { datedBy } from "./waits.ts";
import type { OwnRun } from "./folder-numbers.ts";
import type { NumberKey } from "./number-key.ts";
import type { FolderMark, FolderPast, NumberWait, PastAttempt, PinRefusal } from "./port.ts";

type Tools = { readonly database: Database; readonly chain: Chain };

/**
 * A run of this folder as the machine-wide register identifies it; undefined if its first row can't be
 * read.
 */
export function ownRun({ database, chain }: Tools, run: RunId): OwnRun | undefined {
  const first = soundRow(database, chain, run, 1);
  return first?.entry.kind === "opened"
    ? {
        number: numberKeyOf(first.entry.plan),
        run,
        openedAt: first.at,
        client: clientOf(first.entry.plan),
      }
    : undefined;
}

/**
 * What a folder has to enter in the machine-wide register, oldest first.
 *
 * `early` includes what folders recorded before the register had tables for it: the waits reported to their
 * runs, and their refused PINs.
 *
 * `isOriginalHere`: the folder that this one was restored from a copy of is on this computer and goes on with the run, so
 * what it may have sent since is counted already, if it was.
 */
export function pastOf(
  tools: Tools,
  folder: FolderMark,
  {
    early,
    isOriginalHere = () => false,
  }: { readonly early: boolean; readonly isOriginalHere?: (run: OwnRun) => boolean },
): FolderPast {
  const runs = new Map<string, OwnRun>();
  const numbers = new Map<E164, Set<NumberKey>>();
  for (const { run, listing } of knownRuns(tools.database, tools.chain)) {
    const own = ownRun(tools, run);
    if (own === undefined) continue;
    runs.set(run, own);
    if (listing !== undefined)
      numbers.set(listing.number, (numbers.get(listing.number) ?? new Set()).add(own.number));
  }
  const open = [...runs.values()].filter(({ run }) => !hasEnded(tools.database, tools.chain, run));
  return {
    folder,
    runs: open.map((own) => ({ ...own, folder })),
    attempts: attemptsOf(tools, runs, isOriginalHere),
    ...(early
      ? { early: { waits: waitsOf(tools, folder, runs), refusals: refusalsOf(tools, folder, numbers) } }
      : {}),
  };
}

function attemptsOf(
  { database, chain }: Tools,
  runs: ReadonlyMap<string, OwnRun>,
  isOriginalHere: (run: OwnRun) => boolean,
): readonly PastAttempt[] {
  const counted = new Map<string, number>();
  const possible = possibleAttempts(database, chain);
  return soundAttempts(database, chain).flatMap(
    ({ run, steady, wall, monotonic, mark }): readonly PastAttempt[] => {
      const own = runs.get(run);
      if (own === undefined || (possible.has(mark) && isOriginalHere(own))) return [];
      const ordinal = (counted.get(run) ?? 0) + 1;
      counted.set(run, ordinal);
      return [{ number: own.number, run: own.run, ordinal, steady, wall, monotonic }];
    },
  );
}

/**
 * The waits reported in the rows and not ended by later rows. A run with corrupted rows gives those of its
 * readable rows. Waits from before a reset of the sandbox are over.
 */
function waitsOf(
  { database, chain }: Tools,
  folder: FolderMark,
  runs: ReadonlyMap<string, OwnRun>,
): readonly NumberWait[] {
  const waits = new Map<string, NumberWait>();
  const since = triesForgottenAt(database, chain) ?? -Infinity;
  for (const { run, number, client } of runs.values())
    for (const { entry, at } of readRows(database, chain, run, findRecord(database, chain, run)?.record)
      .rows) {
      const { told, over } = platformWaitsIn(entry);
      for (const holds of over) waits.delete(`${number} ${holds}`);
      for (const { holds, seconds, cutsNone } of at > since ? told : []) {
        const key = `${number} ${holds}`;
        const wait = { seconds, from: datedBy(client, holds, momentOf(entry, at)) };
        const kept = cutsNone === true ? laterOf(wait, waits.get(key)) : wait;
        waits.set(key, { number, holds, ...kept, toldTo: run, folder });
      }
    }
  return [...waits.values()];
}

// The rows identify a number by its digits only; the plans of its runs name its cloud.
function refusalsOf(
  { database, chain }: Tools,
  folder: FolderMark,
  numbers: ReadonlyMap<E164, ReadonlySet<NumberKey>>,
): readonly PinRefusal[] {
  return refusedNumbers(database, chain).flatMap(({ number, ref, at }) =>
    [...(numbers.get(number as E164) ?? [])].map((key) => ({ number: key, ref, folder, at })),
  );
}
