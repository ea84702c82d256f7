import { join } from "node:path";
import { z } from "zod";
import {
  AsNumber,
  Family,
  ListRefusal,
  ListSchedule,
  Registry,
  SenderList,
} from "../../../shared/allowlist/allowlist.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { checkedText, parseChecked } from "../storage/checked-json.ts";
import { replaceDurably, textIfThere } from "../storage/durable-file.ts";
import { SENDERS_FILE } from "../storage/shared-files.ts";
import { underLock } from "../storage/number-locks.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { renameToQuarantine } from "../storage/quarantine.ts";

const FORMAT = 1;
const Kept = z.object({
  format: z.literal(FORMAT),
  /** The AS numbers that were asked for last. */
  asns: z.array(AsNumber),
  /** The family and the registry of that. */
  family: Family.optional(),
  registry: Registry.optional(),
  lists: z.array(SenderList),
  schedule: ListSchedule.optional(),
  /** The list of the schedule as a person last saw it. */
  seen: SenderList.optional(),
  /** When a scheduled refresh began last. */
  triedAt: z.string().optional(),
  /** Why it changed nothing. */
  refused: z.object({ at: z.string(), reason: ListRefusal, found: z.string().optional() }).optional(),
  /** Findings about the list that a person has acknowledged. */
  acknowledged: z.array(z.string()).optional(),
});
export type KeptLists = Omit<z.infer<typeof Kept>, "format">;
const Stored = z.looseObject({ format: z.int() });
const NOTHING: KeptLists = { asns: [], lists: [] };

type ListPlace = Pick<HostPorts, "dataDir" | "clock">;

/**
 * The last good lists of a data folder, in `allowlist.json`; reading creates nothing. An unreadable file is
 * quarantined. Problems: storageDamaged (with the quarantined path), newerVersion.
 */
export function keptLists(place: ListPlace): Result<KeptLists, StorageProblem> {
  return catchStorageErrors(() => {
    const text = textIfThere(listPath(place));
    if (text === undefined) return ok(NOTHING);
    const json = parseChecked(text);
    const kept = Kept.safeParse(json);
    if (kept.success) return ok(kept.data);
    const stored = Stored.safeParse(json);
    return stored.success && stored.data.format > FORMAT
      ? err({ kind: "newerVersion", found: stored.data.format, known: FORMAT })
      : err({ kind: "storageDamaged", setAside: renameToQuarantine(listPath(place), place.clock.now()) });
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
    if (keep !== undefined) replaceDurably(listPath(place), checkedText({ format: FORMAT, ...keep }, 2));
    return ok(value);
  });
}

type ListKey = Pick<SenderList, "asns" | "family">;

/** The last good list of these AS numbers and this family. */
export function lastList({ lists }: KeptLists, key: ListKey): SenderList | undefined {
  return lists.find((list) => isOf(list, key));
}

/** The lists with this one in the place of the one before it. */
export function withList(known: KeptLists, list: SenderList): KeptLists {
  return { ...known, lists: [...known.lists.filter((one) => !isOf(one, list)), list] };
}

export function isOf(list: ListKey, { asns, family }: ListKey): boolean {
  return list.family === family && list.asns.join() === asns.join();
}

/** What is to be remembered once a person sees this list of the schedule: it leaves nothing to tell. */
export function seenNow(seen: SenderList | undefined): Partial<KeptLists> {
  return { seen, refused: undefined, triedAt: undefined, acknowledged: undefined };
}

export function listPath({ dataDir }: ListPlace): string {
  return join(dataDir, SENDERS_FILE);
}
