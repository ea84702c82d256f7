import { dirname } from "node:path";
import type { BatchRow } from "../../../../shared/batch/row.ts";
import { err, type Result } from "../../../../shared/result.ts";
import { LARGEST_TABLE } from "../../../../shared/rpc/areas/batch.ts";
import { problemWords } from "../../../../shared/wording/problems.ts";
import { runWords } from "../../../../shared/wording/run-words.ts";
import { goWords } from "../../../../shared/wording/verdicts.ts";
import type { WhyEnded } from "../../../core/batch/carry-number.ts";
import { loadBatch } from "../../../core/batch/load-batch.ts";
import type { BadRow } from "../../../core/batch/row-fault.ts";
import { outsideSecrets } from "../../common/ports/outside-secrets.ts";
import { readCapped, readTextUpTo } from "../../common/ports/read-capped.ts";
import { nothing, refusalFor, type Refusal } from "../refusal.ts";
import { unreadable } from "../terminal/file-reason.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";
import { visible } from "../terminal/visible.ts";

export type TableProblem =
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "badRows"; readonly rows: readonly BadRow[] };

/** Reads the table of a batch and everything that it names. */
export function readTable(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
): Result<readonly BatchRow[], TableProblem> {
  const text = textOf(path);
  if (!text.ok) return err({ kind: "refused", refusal: text.problem });
  const empty = refusalFor("noNumbers", { file: visible(path) }, nothing("startedOrSent"));
  if (/^\uFEFF?\s*$/.test(text.value)) return err({ kind: "refused", refusal: empty });
  const loaded = loadBatch(text.value, {
    folder: dirname(path),
    files: { read: readCapped },
    secrets: outsideSecrets(env),
  });
  if (!loaded.ok) return err({ kind: "badRows", rows: loaded.problem });
  return loaded.value.length > 0 ? loaded : err({ kind: "refused", refusal: empty });
}

/** As in a window. */
const MOST_MIB = LARGEST_TABLE / (1024 * 1024);

function textOf(path: string): Result<string, Refusal> {
  const read = readTextUpTo(path, LARGEST_TABLE);
  if (read.ok) return read;
  const { code } = read.problem;
  return code === "EFBIG"
    ? err(refusalFor("tooLarge", { file: visible(path), mib: MOST_MIB }, nothing("startedOrSent")))
    : err(unreadable(path, { code, works: nothing("startedOrSent") }));
}

/** Why a number ended as it did, in a sentence. */
export function whyWords(t: TerminalTranslate, why: WhyEnded): string {
  switch (why.kind) {
    case "run":
      return runWords(t, why.run).what;
    case "problem":
      return problemWords(t, why.problem).what;
    case "checks":
      return why.failed.length === 0
        ? goWords(t, why).what
        : t("batch.summary.failed", { checks: why.failed.join(", ") });
  }
}
