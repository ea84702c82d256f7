import { dirname } from "node:path";
import type { BatchRow } from "../../../../shared/batch/row.ts";
import { err, type Result } from "../../../../shared/result.ts";
import { LARGEST_TABLE } from "../../../../shared/rpc/areas/batch.ts";
import { problemWords } from "../../../../shared/wording/problems.ts";
import { runWords } from "../../../../shared/wording/run-words.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import { goWords } from "../../../../shared/wording/verdicts.ts";
import type { WhyEnded } from "../../../core/batch/carry-number.ts";
import { loadBatch } from "../../../core/batch/load-batch.ts";
import type { BadRow } from "../../../core/batch/row-fault.ts";
import { fileReason } from "../../../core/host/file-reason.ts";
import { outsideSecrets } from "../../common/ports/outside-secrets.ts";
import { readCapped, readTextUpTo } from "../../common/ports/read-capped.ts";
import { refusal, type Refusal } from "../refusal.ts";
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
  const loaded = loadBatch(text.value, {
    folder: dirname(path),
    files: { read: readCapped },
    secrets: outsideSecrets(env),
  });
  if (!loaded.ok) return err({ kind: "badRows", rows: loaded.problem });
  return loaded.value.length > 0
    ? loaded
    : err({
        kind: "refused",
        refusal: refusal(`${visible(path)} has no numbers.`, "Add a row for each number."),
      });
}

/** As in a window. */
const MOST_MIB = LARGEST_TABLE / (1024 * 1024);

function textOf(path: string): Result<string, Refusal> {
  const read = readTextUpTo(path, LARGEST_TABLE);
  if (read.ok) return read;
  const { code } = read.problem;
  return code === "EFBIG"
    ? err(refusal(`${visible(path)} is larger than ${MOST_MIB} MiB.`, "Divide it into several tables."))
    : err(
        refusal(
          `Can't read ${visible(path)}: ${fileReason(code)}.`,
          "Check the file's path and permissions.",
        ),
      );
}

/** Why a number ended as it did, in a sentence. */
export function whyWords(why: WhyEnded): string {
  switch (why.kind) {
    case "run":
      return runWords(translateToEnglish, why.run).what;
    case "problem":
      return problemWords(translateToEnglish, why.problem).what;
    case "checks":
      return why.failed.length === 0
        ? goWords(translateToEnglish, why).what
        : `Failed checks: ${why.failed.join(", ")}.`;
  }
}
