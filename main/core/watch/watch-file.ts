import { join } from "node:path";
import { z } from "zod";
import { WatchLook } from "../../../shared/watch/finding.ts";
import { ok } from "../../../shared/result.ts";
import { parseChecked } from "../storage/checked-json.ts";
import { changeCache, findCache } from "../storage/cache-file.ts";
import { underLock } from "../storage/number-locks.ts";
import { isUpTo, SeenUpTo } from "./findings.ts";
import type { IsGone } from "./no-longer-checked.ts";

/** The last check of each item, and since when it has its status. */
export type SavedCheckResults = {
  all(): readonly WatchLook[];
  /** Returns the new results, each with the time since when it has its status. Removes earlier ones that are gone. */
  take(looks: readonly Omit<WatchLook, "since">[], isGone?: IsGone): readonly WatchLook[];
  /** Takes over what an earlier start, or another process, saved, where it could be read only now. */
  adopt(before: readonly WatchLook[]): void;
};

/** Starts with the results that an earlier start saved. */
export function mergeCheckResults(before: readonly WatchLook[]): SavedCheckResults {
  const known = new Map(before.map((look) => [keyOf(look), look]));
  /** Those whose status before their first check here isn't known. */
  const begun = new Set<string>();
  return {
    adopt(saved) {
      for (const look of saved) {
        const own = known.get(keyOf(look));
        const isSame = own?.check.status === look.check.status && begun.has(keyOf(look));
        if (own === undefined || look.at > own.at) known.set(keyOf(look), look);
        else if (isSame) known.set(keyOf(look), { ...own, since: look.since });
      }
      begun.clear();
    },
    all: () => [...known.values()],
    take(looks, isGone = () => false) {
      for (const [key, look] of known) if (isGone(look)) known.delete(key);
      return looks.map((look) => {
        const earlier = known.get(keyOf(look));
        const same = earlier !== undefined && earlier.check.status === look.check.status;
        const taken = { ...look, since: same ? earlier.since : look.at };
        if (earlier === undefined) begun.add(keyOf(look));
        else if (!same) begun.delete(keyOf(look));
        known.set(keyOf(look), taken);
        return taken;
      });
    },
  };
}

function keyOf({ workspace, phoneNumberId, thing }: Omit<WatchLook, "since">): string {
  return `${workspace} ${thing} ${phoneNumberId ?? ""}`;
}

const Saved = z.object({
  format: z.literal(1),
  looks: z.array(WatchLook).catch([]),
  acknowledged: z.record(z.string(), SeenUpTo).catch({}),
});

/** What is saved across starts: the last check of each item, and what the user has acknowledged. */
export type SavedMonitoring = Pick<z.infer<typeof Saved>, "looks" | "acknowledged">;

/** Reads what was saved. Damaged parts are left out: a check can be repeated. */
export function loadWatch(dataDir: string): SavedMonitoring {
  return findWatch(dataDir) ?? savedIn(undefined);
}

/** The same; undefined while the file is there and can't be read. */
export function findWatch(dataDir: string): SavedMonitoring | undefined {
  const found = findCache(pathOf(dataDir));
  return found.kind === "unreadable"
    ? undefined
    : savedIn(found.kind === "text" ? parseChecked(found.text) : undefined);
}

function savedIn(json: unknown): SavedMonitoring {
  return Saved.safeParse(json).data ?? { looks: [], acknowledged: {} };
}

/** Far more than are shown at once. */
const MOST_ACKNOWLEDGED = 1_000;

/**
 * Saves new checks and acknowledgments beside those that another process saved, without those that are gone. A failed
 * write is ignored.
 */
export function saveWatch(dataDir: string, saved: SavedMonitoring, isGone: IsGone = () => false): void {
  underLock(dataDir, "watch", () => {
    changeCache(pathOf(dataDir), (before) => merged(savedIn(before), saved, isGone));
    return ok(null);
  });
}

function merged(before: SavedMonitoring, saved: SavedMonitoring, isGone: IsGone): z.infer<typeof Saved> {
  const looks = new Map(
    [...before.looks.filter((look) => !isGone(look)), ...saved.looks].map((look) => [keyOf(look), look]),
  );
  const acknowledged = new Map(Object.entries(before.acknowledged));
  for (const [id, upTo] of Object.entries(saved.acknowledged)) {
    const known = acknowledged.get(id);
    if (known === undefined || !isUpTo(upTo, known)) acknowledged.set(id, upTo);
  }
  const newest = [...acknowledged].toSorted(
    ([, one], [, other]) => Date.parse(one.at) - Date.parse(other.at),
  );
  return {
    format: 1,
    looks: [...looks.values()],
    acknowledged: Object.fromEntries(newest.slice(-MOST_ACKNOWLEDGED)),
  };
}

function pathOf(dataDir: string): string {
  return join(dataDir, "watch.json");
}
