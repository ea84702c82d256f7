import type { RunId } from "../../../../shared/ids.ts";
import type { Chain } from "../chain.ts";
import type { Database } from "../database.ts";
import { hasEnded, soundRow } from "../journal-rows.ts";
import { knownRuns } from "../run-records.ts";
import { soundAttempts } from "../attempt-rows.ts";
import { numberKeyOf } from "./number-key.ts";
import type { OwnRun } from "./folder-numbers.ts";
import type { FolderMark, NumberRun, PastAttempt } from "./port.ts";

type Tools = { readonly database: Database; readonly chain: Chain };

/** A run of this folder as the book knows it; undefined where its first row cannot be trusted to name its number. */
export function ownRun({ database, chain }: Tools, run: RunId): OwnRun | undefined {
  const first = soundRow(database, chain, run, 1);
  return first?.entry.kind === "opened"
    ? { number: numberKeyOf(first.entry.plan), run, openedAt: first.at }
    : undefined;
}

/** What a folder knows that the book has to know: its open runs and the registers that it counted, oldest first. */
export function pastOf(
  tools: Tools,
  folder: FolderMark,
): {
  readonly runs: readonly Omit<NumberRun, "order" | "closed">[];
  readonly attempts: readonly PastAttempt[];
} {
  const runs = new Map<string, OwnRun>();
  for (const { run } of knownRuns(tools.database, tools.chain)) {
    const own = ownRun(tools, run);
    if (own !== undefined) runs.set(run, own);
  }
  const counted = new Map<string, number>();
  const attempts = soundAttempts(tools.database, tools.chain).flatMap(
    ({ run, steady, wall, monotonic }): readonly PastAttempt[] => {
      const own = runs.get(run);
      if (own === undefined) return [];
      const ordinal = (counted.get(run) ?? 0) + 1;
      counted.set(run, ordinal);
      return [{ number: own.number, run: own.run, ordinal, steady, wall, monotonic }];
    },
  );
  const open = [...runs.values()].filter(({ run }) => !hasEnded(tools.database, tools.chain, run));
  return { runs: open.map((own) => ({ ...own, folder })), attempts };
}
