import { dirname, isAbsolute, resolve } from "node:path";
import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import { parsePlan, type PlanFault } from "../../../shared/migration/plan-problem.ts";
import { spellingsOf } from "../../../shared/phone.ts";
import {
  placeOf,
  planWith,
  readDayWindow,
  type BatchCells,
  type BatchRow,
  type DayWindow,
} from "../../../shared/batch/row.ts";
import { originOf } from "../../../shared/origin.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { planFaultSaid } from "../../../shared/wording/row-faults.ts";
import { withAbsolutePaths } from "../plan/absolute-paths.ts";
import { readPlanSecrets, referencesOf } from "../plan/plan-secrets.ts";
import { readPlanJson } from "../plan/read-plan-json.ts";
import type { OutsideSecrets, TextFiles } from "../runtime/ports.ts";
import { readBatch, type ReadRow } from "./read-batch.ts";
import { faultSaid, faultsSaid, secretFault, type BadRow, type RowFault } from "./row-fault.ts";

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
  const rows: BatchRow[] = [];
  const bad: BadRow[] = [...read.bad];
  const lines = new Map<string, number>();
  const files = readOnce(source.files);
  for (const row of read.rows) {
    const loaded = loadRow(row, { ...source, files });
    if (!loaded.ok) {
      bad.push({ ...placeOf(row), ...loaded.problem });
      continue;
    }
    const twin = namesOf(loaded.value).find(([key]) => lines.has(key));
    if (twin !== undefined) {
      const key = row.byOrder === undefined ? twin[1] : BY_ORDER[twin[1]];
      bad.push({ ...placeOf(row), ...faultSaid(key, { line: lines.get(twin[0]) ?? 0 }) });
    }
    rows.push(loaded.value);
    for (const [key] of namesOf(loaded.value)) if (!lines.has(key)) lines.set(key, row.line);
  }
  return bad.length > 0 ? err(bad.toSorted((one, other) => one.line - other.line)) : ok(rows);
}

/** What no two rows share: a number, in each of its spellings, and its ID in the cloud. */
function namesOf({
  number,
  plan,
}: BatchRow): readonly (readonly [key: string, fault: "sameNumber" | "sameId"])[] {
  return [
    [spellingsOf(number).toSorted()[0] ?? "", "sameNumber"],
    [`${originOf(plan.cloud.baseUrl)} ${plan.number.phoneNumberId}`, "sameId"],
  ];
}

/** What names the other row by its order. */
const BY_ORDER = { sameNumber: "sameNumberRow", sameId: "sameIdRow" } as const;

const LOST = faultSaid("folder");

/** How a cell refers to a secret. */
const REFERENCES = "env:NAME, file:PATH, vault:LABEL";

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
  { cells, members = {}, ...row }: ReadRow,
  { folder, files, secrets }: TableSource,
): Result<BatchRow, RowFault> {
  let isLost = false;
  const absolute = (path: string): string => {
    if (folder !== undefined) return resolve(folder, path);
    isLost ||= !isAbsolute(path);
    return path;
  };
  const file = cells.plan === undefined ? undefined : absolute(cells.plan);
  if (isLost) return err(LOST);
  const base = file === undefined ? ok(undefined) : readPlanJson(files, file);
  if (!base.ok) return err({ message: base.problem.what, said: [base.problem.said] });
  if (base.value !== undefined && !isObject(base.value)) return err(faultSaid("noPlan"));
  const { plan: json, faults } = planWith(base.value, { cells, members }, absolute);
  if (faults.length > 0)
    return err(
      faultsSaid(
        faults.map(({ column }) => ({ key: "rowFaults.noReference", values: { column, forms: REFERENCES } })),
      ),
    );
  if (isLost) return err(LOST);
  const parsed = parsePlan(json);
  if (!parsed.ok) return err(planFault(parsed.problem.faults));
  const plan = withAbsolutePaths(parsed.value, file === undefined ? (folder ?? "/") : dirname(file));
  const window = windowIn(cells);
  if (!window.ok) return window;
  const unfit = unfitSecrets(plan, secrets);
  return unfit === undefined
    ? ok({ ...placeOf(row), number: numberOf(plan), plan, window: window.value })
    : err(unfit);
}

function planFault(faults: readonly PlanFault[]): RowFault {
  const said = faults.map(planFaultSaid).filter((one) => one !== undefined);
  return {
    message: faults.map(({ member, message }) => `${member}: ${message}`).join("; "),
    ...(said.length === faults.length ? { said } : {}),
  };
}

function windowIn({ window }: BatchCells): Result<DayWindow | undefined, RowFault> {
  const read = window === undefined ? undefined : readDayWindow(window);
  return window !== undefined && read === undefined ? err(faultSaid("window")) : ok(read);
}

/** Secrets outside the vault that a migration would not find, or not take. */
function unfitSecrets(plan: Plan, secrets: OutsideSecrets): RowFault | undefined {
  const read = readPlanSecrets(plan, { outside: secrets });
  return read.ok ? undefined : secretFault(read.problem, new Map(referencesOf(plan)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
