import { placeOf, type BatchRow } from "../../../shared/batch/row.ts";
import { describeReference } from "../../../shared/migration/secret-reference.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import { refersToVault } from "../plan/absolute-paths.ts";
import { referencesOf } from "../plan/plan-secrets.ts";
import { call } from "./core-call.ts";
import { secretFault, type BadRow } from "./row-fault.ts";

/** The rows that refer to a label which the vault doesn't have, or where there is no vault; none while it is locked. */
export async function rowsWithoutLabels(
  client: Client,
  rows: readonly BatchRow[],
): Promise<readonly BadRow[]> {
  if (!rows.some(({ plan }) => refersToVault(plan))) return [];
  const listed = await call(client, "vault.list", {});
  if (!listed.ok && listed.problem.kind !== "vaultAbsent") return [];
  const labels = new Set<string>(listed.ok ? listed.value.map(({ label }) => label) : []);
  return rows.flatMap(({ plan, ...row }) => {
    const missing = referencesOf(plan).flatMap(([member, reference]) =>
      "vault" in reference && !labels.has(reference.vault)
        ? [{ member, reference: describeReference(reference), why: "label-unknown" as const }]
        : [],
    );
    if (missing.length === 0) return [];
    return [
      { ...placeOf(row), ...secretFault({ kind: "secretsMissing", missing }, new Map(referencesOf(plan))) },
    ];
  });
}
