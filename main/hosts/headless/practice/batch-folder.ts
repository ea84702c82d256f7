import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { ensurePrivateFolder } from "../../../core/storage/durable-file.ts";
import type { BatchColumn } from "../../../../shared/batch/row.ts";
import type { Direction } from "../../../../shared/migration/direction.ts";
import type { Sandbox, SandboxNumber } from "../../../sandbox/index.ts";
import { writePlanFolder, type PlanFolder } from "./plan-folder.ts";

/** The plans of the first number, and tables of all numbers for a batch in each direction. */
export type BatchFolder = PlanFolder & { readonly batches: Readonly<Record<Direction, string>> };

/**
 * Writes the plans of a sandbox and, for a batch, a table of all its numbers. What the numbers have in common is
 * in the plan that each row names.
 */
export function writeBatchFolder(folder: string, platform: Sandbox): BatchFolder {
  const written = writePlanFolder(folder, platform);
  const numbers = [platform, ...platform.further].map((number, index) =>
    writeNumber(folder, join("numbers", String(index + 1).padStart(4, "0")), number),
  );
  const table = (direction: Direction): string => {
    const path = join(folder, `batch-${direction}.csv`);
    const records = numbers.map((cells) => ({ plan: `${direction}.json`, ...cells }));
    writeFileSync(path, stringify(records, { header: true }), { mode: 0o600 });
    return path;
  };
  return { ...written, batches: { "to-cloud": table("to-cloud"), "to-onprem": table("to-onprem") } };
}

/** Writes the secrets of one number, and gives the cells of its row. */
function writeNumber(
  folder: string,
  below: string,
  { cloud, onPrem, number }: SandboxNumber,
): Partial<Record<BatchColumn, string>> {
  ensurePrivateFolder(join(folder, below));
  const secret = (name: string, text: string): string => {
    writeFileSync(join(folder, below, name), `${text}\n`, { mode: 0o600 });
    return `file:${join(below, name)}`;
  };
  return {
    "onPrem.baseUrl": onPrem.baseUrl,
    "onPrem.auth.username": onPrem.username,
    "onPrem.auth.password": secret("onprem-password.txt", onPrem.password),
    "number.phoneNumberId": cloud.phoneNumberId,
    "number.phoneNumber": number.phoneNumber,
    "number.pin": secret("pin.txt", number.pin),
    "number.cert": secret("number.cert", number.cert),
  };
}
