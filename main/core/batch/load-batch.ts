import { dirname, isAbsolute, resolve } from "node:path";
import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import { parsePlan } from "../../../shared/migration/plan-problem.ts";
import type { SecretReference } from "../../../shared/migration/secret-reference.ts";
import { spellingsOf } from "../../../shared/phone.ts";
import { planWith, readDayWindow, type BatchRow } from "../../../shared/batch/row.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { fileReason } from "../host/file-reason.ts";
import { withAbsolutePaths } from "../plan/absolute-paths.ts";
import { readPlanJson } from "../plan/read-plan-json.ts";
import type { OutsideSecrets, TextFiles } from "../runtime/ports.ts";
import { readBatch, type BadRow, type ReadRow } from "./read-batch.ts";

/** Where a table comes from, and what reads the files and secrets that it names. */
export type TableSource = {
  /** Relative paths in the table start here; if it isn't known, a row that has one is bad. */
  readonly folder: string | undefined;
  readonly files: Pick<TextFiles, "read">;
  readonly secrets: OutsideSecrets;
};

/**
 * Reads the numbers of a batch, each with its whole plan. A row is bad if its plan doesn't hold, if a secret that
 * it names isn't there, or if another row has its number; all bad rows are named.
 */
export function loadBatch(text: string, source: TableSource): Result<readonly BatchRow[], readonly BadRow[]> {
  const read = readBatch(text);
  if (!read.ok) return read;
  const rows: BatchRow[] = [];
  const bad: BadRow[] = [];
  const lines = new Map<string, number>();
  const files = readOnce(source.files);
  for (const row of read.value) {
    const loaded = loadRow(row, { ...source, files });
    // A number has the same key in each of its spellings.
    const key = loaded.ok ? (spellingsOf(loaded.value.number).toSorted()[0] ?? "") : "";
    const twin = lines.get(key);
    const message = loaded.ok
      ? twin === undefined
        ? undefined
        : `has the same number as line ${twin}`
      : loaded.problem;
    if (message !== undefined) bad.push({ line: row.line, message });
    if (!loaded.ok) continue;
    rows.push(loaded.value);
    if (twin === undefined) lines.set(key, row.line);
  }
  return bad.length > 0 ? err(bad) : ok(rows);
}

const LOST =
  "names a file by a relative path, and the table's folder isn't known: give it, or the whole path";

/** Rows often name the same plan. */
function readOnce({ read }: TableSource["files"]): TableSource["files"] {
  const known = new Map<string, ReturnType<typeof read>>();
  return {
    read(path) {
      const result = known.get(path) ?? read(path);
      known.set(path, result);
      return result;
    },
  };
}

function loadRow(
  { line, cells, members = {} }: ReadRow,
  { folder, files, secrets }: TableSource,
): Result<BatchRow, string> {
  let isLost = false;
  const absolute = (path: string): string => {
    if (folder !== undefined) return resolve(folder, path);
    isLost ||= !isAbsolute(path);
    return path;
  };
  const file = cells.plan === undefined ? undefined : absolute(cells.plan);
  if (isLost) return err(LOST);
  const base = file === undefined ? ok(undefined) : readPlanJson(files, file);
  if (!base.ok) return err(base.problem.what);
  if (base.value !== undefined && !isObject(base.value)) return err("its plan file isn't a plan");
  const { plan: json, faults } = planWith(base.value, { cells, members }, absolute);
  if (faults.length > 0) return err(faults.map(({ column, message }) => `${column} ${message}`).join("; "));
  if (isLost) return err(LOST);
  const parsed = parsePlan(json);
  if (!parsed.ok)
    return err(parsed.problem.faults.map(({ member, message }) => `${member}: ${message}`).join("; "));
  const plan = withAbsolutePaths(parsed.value, file === undefined ? (folder ?? "/") : dirname(file));
  const missing = missingSecrets(plan, secrets);
  if (missing.length > 0) return err(missing.join("; "));
  const window = cells.window === undefined ? undefined : readDayWindow(cells.window);
  if (cells.window !== undefined && window === undefined) return err("window isn't HH:MM-HH:MM");
  return ok({ line, number: numberOf(plan), plan, window });
}

/** Secrets outside the vault that a migration would not find. What the vault has, only an unlocked one tells. */
function missingSecrets(
  { cloud, onPrem, number, backupPassword }: Plan,
  secrets: OutsideSecrets,
): readonly string[] {
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
