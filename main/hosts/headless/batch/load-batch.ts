import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { numberOf, type Plan } from "../../../../shared/migration/plan.ts";
import { parsePlan } from "../../../../shared/migration/plan-problem.ts";
import type { SecretReference } from "../../../../shared/migration/secret-reference.ts";
import { planWith, readDayWindow, type BatchRow } from "../../../../shared/batch/row.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { readBatch, type BadRow, type ReadRow } from "../../../core/batch/read-batch.ts";
import { errorCode } from "../../../core/storage/durable-file.ts";
import { fileReason } from "../../common/ports/file-reason.ts";
import { outsideSecrets } from "../../common/ports/outside-secrets.ts";
import { withAbsolutePaths } from "../plan-file/absolute-paths.ts";
import { readPlanJson } from "../plan-file/load-plan.ts";
import { refusal, type Refusal } from "../refusal.ts";
import { visible } from "../terminal/visible.ts";

type Env = Readonly<Record<string, string | undefined>>;

export type BatchProblem =
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "badRows"; readonly rows: readonly BadRow[] };

/**
 * Reads the numbers of a batch, each with its whole plan. A row is bad if its plan doesn't hold, if a secret that
 * it names isn't there, or if another row has its number; all bad rows are named.
 */
export function loadBatch(path: string, env: Env): Result<readonly BatchRow[], BatchProblem> {
  const text = textOf(path);
  if (!text.ok) return err({ kind: "refused", refusal: text.problem });
  const read = readBatch(text.value);
  if (!read.ok) return err({ kind: "badRows", rows: read.problem });
  if (read.value.length === 0)
    return err({
      kind: "refused",
      refusal: refusal(`${visible(path)} has no numbers.`, "Add a row for each number."),
    });
  const rows: BatchRow[] = [];
  const bad: BadRow[] = [];
  for (const row of read.value) {
    const loaded = loadRow(row, { folder: dirname(path), env });
    const message = loaded.ok ? twin(loaded.value, rows) : loaded.problem;
    if (message !== undefined) bad.push({ line: row.line, message });
    if (loaded.ok) rows.push(loaded.value);
  }
  return bad.length > 0 ? err({ kind: "badRows", rows: bad }) : ok(rows);
}

function textOf(path: string): Result<string, Refusal> {
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)));
  } catch (cause) {
    const code = cause instanceof TypeError ? "EILSEQ" : errorCode(cause);
    if (code === "") throw cause;
    return err(
      refusal(`Can't read ${visible(path)}: ${fileReason(code)}.`, "Check the file's path and permissions."),
    );
  }
}

function twin({ number }: BatchRow, before: readonly BatchRow[]): string | undefined {
  const other = before.find((row) => row.number === number);
  return other === undefined ? undefined : `has the same number as line ${other.line}`;
}

type Around = { readonly folder: string; readonly env: Env };

function loadRow({ line, cells, members = {} }: ReadRow, { folder, env }: Around): Result<BatchRow, string> {
  const absolute = (path: string): string => resolve(folder, path);
  const file = cells.plan === undefined ? undefined : absolute(cells.plan);
  const base = file === undefined ? ok(undefined) : readPlanJson(file);
  if (!base.ok) return err(base.problem.words.what);
  if (base.value !== undefined && !isObject(base.value)) return err("its plan file isn't a plan");
  const { plan: json, faults } = planWith(base.value, { cells, members }, absolute);
  if (faults.length > 0) return err(faults.map(({ column, message }) => `${column} ${message}`).join("; "));
  const parsed = parsePlan(json);
  if (!parsed.ok)
    return err(parsed.problem.faults.map(({ member, message }) => `${member}: ${message}`).join("; "));
  const plan = withAbsolutePaths(parsed.value, file === undefined ? folder : dirname(file));
  const missing = missingSecrets(plan, env);
  if (missing.length > 0) return err(missing.join("; "));
  const window = cells.window === undefined ? undefined : readDayWindow(cells.window);
  if (cells.window !== undefined && window === undefined) return err("window isn't HH:MM-HH:MM");
  return ok({ line, number: numberOf(plan), plan, window });
}

/** Secrets outside the vault that a migration would not find. What the vault has, only an unlocked one tells. */
function missingSecrets({ cloud, onPrem, number, backupPassword }: Plan, env: Env): readonly string[] {
  const { auth } = onPrem;
  const named: readonly (readonly [member: string, reference: SecretReference | undefined])[] = [
    ["cloud.accessToken", cloud.accessToken],
    ...("token" in auth
      ? [["onPrem.auth.token", auth.token] as const]
      : [["onPrem.auth.password", auth.password] as const]),
    ["number.pin", number.pin],
    ["number.cert", number.cert],
    ["backupPassword", backupPassword],
  ];
  const secrets = outsideSecrets(env);
  return named.flatMap(([member, reference]) => {
    if (reference === undefined || "vault" in reference) return [];
    if ("env" in reference)
      return secrets.env(reference.env) === undefined
        ? [`${member}: the variable ${reference.env} isn't set`]
        : [];
    const read = secrets.file(reference.file);
    return read.ok ? [] : [`${member}: can't read its file: ${fileReason(read.problem.code)}`];
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
