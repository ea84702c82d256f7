import { join } from "node:path";
import { z } from "zod";
import { AsNumber, SenderList, type Family } from "../../../shared/allowlist/allowlist.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { replaceDurably, textIfThere } from "../storage/durable-file.ts";
import { underLock } from "../storage/number-locks.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { renameToQuarantine } from "../storage/quarantine.ts";

const FORMAT = 1;
const Kept = z.object({
  format: z.literal(FORMAT),
  /** The AS numbers that were asked for last. */
  asns: z.array(AsNumber),
  lists: z.array(SenderList),
});
export type KeptLists = Pick<z.infer<typeof Kept>, "asns" | "lists">;
const Stored = z.looseObject({ format: z.int() });
const NOTHING: KeptLists = { asns: [], lists: [] };

type ListPlace = Pick<HostPorts, "dataDir" | "clock">;

/**
 * The last good lists of a data folder, in `allowlist.json`; reading creates nothing. An unreadable file is
 * quarantined. Problems: storageDamaged (with the quarantined path), newerVersion.
 */
export function keptLists(place: ListPlace): Result<KeptLists, StorageProblem> {
  return catchStorageErrors(() => {
    const text = textIfThere(pathOf(place));
    if (text === undefined) return ok(NOTHING);
    const json = parseJson(text);
    const kept = Kept.safeParse(json);
    if (kept.success) return ok(kept.data);
    const stored = Stored.safeParse(json);
    return stored.success && stored.data.format > FORMAT
      ? err({ kind: "newerVersion", found: stored.data.format, known: FORMAT })
      : err({ kind: "storageDamaged", setAside: renameToQuarantine(pathOf(place), place.clock.now()) });
  });
}

/** Changes the lists under a lock, so that two processes don't lose one another's. */
export function changeLists<T>(
  place: ListPlace,
  change: (known: KeptLists) => { readonly keep?: KeptLists; readonly value: T },
): Result<T, StorageProblem> {
  return underLock(place.dataDir, "allowlist", () => {
    const known = keptLists(place);
    if (!known.ok) return known;
    const { keep, value } = change(known.value);
    if (keep !== undefined)
      replaceDurably(pathOf(place), `${JSON.stringify({ format: FORMAT, ...keep }, null, 2)}\n`);
    return ok(value);
  });
}

/** The last good list of these AS numbers and this family. */
export function lastList(
  { lists }: KeptLists,
  asns: readonly number[],
  family: Family,
): SenderList | undefined {
  return lists.find((list) => isOf(list, asns, family));
}

/** The lists with this one in the place of the one before it. */
export function withList({ lists }: KeptLists, list: SenderList): KeptLists {
  const others = lists.filter((one) => !isOf(one, list.asns, list.family));
  return { asns: list.asns, lists: [...others, list] };
}

function isOf(list: SenderList, asns: readonly number[], family: Family): boolean {
  return list.family === family && list.asns.join() === asns.join();
}

function pathOf({ dataDir }: ListPlace): string {
  return join(dataDir, "allowlist.json");
}
