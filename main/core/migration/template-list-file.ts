import { join } from "node:path";
import { z } from "zod";
import type { RunId } from "../../../shared/ids.ts";
import { MessageTemplate } from "../../../shared/platform/templates.ts";
import { readCache, writeCache } from "../storage/cache-file.ts";
import { errorCode } from "../storage/system-error.ts";
import { removeFile } from "../storage/removal.ts";

/** A longer list is compared by its digests alone. */
const MOST_KEPT = 20_000;
const Kept = z.object({ format: z.literal(1), templates: z.array(MessageTemplate).max(MOST_KEPT) });

/**
 * Keeps the templates that a migration found before anything changed, so that those that differ afterwards can be
 * named. The journal has their counts and digests; without this file, only the names are missing.
 */
export function keepTemplates(dataDir: string, run: RunId, templates: readonly MessageTemplate[]): void {
  if (templates.length > MOST_KEPT) return;
  writeCache(pathOf(dataDir, run), { format: 1, templates }, { durable: false });
}

/** The templates that were kept; undefined if there are none or they can't be read. */
export function keptTemplates(dataDir: string, run: RunId): readonly MessageTemplate[] | undefined {
  return Kept.safeParse(readCache(pathOf(dataDir, run))).data?.templates;
}

/** Deletes the kept templates of a migration that is over. */
export function dropTemplates(dataDir: string, run: RunId): void {
  try {
    removeFile(pathOf(dataDir, run));
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
  }
}

function pathOf(dataDir: string, run: RunId): string {
  return join(dataDir, "templates", `${run}.json`);
}
