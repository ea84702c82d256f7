import { err, ok, type Result } from "../../../../../shared/result.ts";
import type { PrivacyMode } from "../../../../../shared/webhook/privacy.ts";
import type { Indexer } from "../index/indexer.ts";
import { appendNotification, bodyKept } from "../tables/inbox-rows.ts";
import { keptPrivately, type Waiting } from "./keep-privately.ts";
import { KEPT_BODY_BYTES, type Incoming, type NotificationId, type StoreRefusal } from "../port.ts";
import { ensureSealingKey, sealFor, sealingKey, type SealingKey } from "../sealing.ts";
import { rememberedMode, rememberMode } from "../remembered-mode.ts";
import type { StorageQuota } from "./storage-quota.ts";
import type { StoreTools } from "../store-tools.ts";

/** Writes notifications to disk, all those of one event-loop turn in one synced commit. */
export type GroupCommit = {
  accept(incoming: Incoming): Promise<Result<NotificationId, StoreRefusal>>;
  /** Commits all waiting notifications now. */
  flush(): void;
};

export function groupCommitOf(tools: StoreTools, filing: Indexer, room: StorageQuota): GroupCommit {
  let waiting: Waiting[] = [];
  let scheduled: NodeJS.Immediate | undefined;

  const privateWriter = keptPrivately(tools, filing);

  const store = (group: readonly Waiting[]): Result<null, StoreRefusal> => {
    const chosen = tools.settings();
    const mode = modeFrom(tools, chosen);
    if (!mode.ok) return mode;
    const left = room.makeRoom(bytesOf(group), chosen.ok ? chosen.value.retention : undefined);
    if (!left.ok) return left;
    if (mode.value === "searchable") return storeSearchable(tools, filing, group);
    const key = mode.value === "sealed" ? keyFor(tools) : ok(undefined);
    if (!key.ok) return key;
    const seal = key.value === undefined ? undefined : sealFor(key.value, tools.random);
    privateWriter.take(group, mode.value, seal);
    return ok(null);
  };
  const take = (): void => {
    clearImmediate(scheduled);
    scheduled = undefined;
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    try {
      const stored = store(group);
      if (!stored.ok) for (const { resolve } of group) resolve(stored);
    } catch (mistake) {
      for (const { reject } of group) reject(mistake);
    }
  };
  return {
    accept: (incoming) =>
      new Promise((resolve, reject) => {
        waiting.push({ incoming, resolve, reject });
        scheduled ??= setImmediate(take);
      }),
    flush() {
      take();
      privateWriter.flush();
    },
  };
}

/** How bodies are stored now. If the settings cannot be read, the last chosen mode applies. */
function modeFrom(
  { database }: StoreTools,
  chosen: ReturnType<StoreTools["settings"]>,
): Result<PrivacyMode, StoreRefusal> {
  if (chosen.ok) return ok(chosen.value.mode);
  const remembered = database.read(() => ok(rememberedMode(database)));
  return remembered.ok && remembered.value !== undefined ? ok(remembered.value) : chosen;
}

function bytesOf(group: readonly Waiting[]): number {
  return group.reduce((sum, { incoming }) => sum + incoming.body.length, 0);
}

function storeSearchable(
  { database }: StoreTools,
  filing: Indexer,
  group: readonly Waiting[],
): Result<null, StoreRefusal> {
  const bodies = group.map(({ incoming }) => bodyKept(incoming));
  const ids = database.change(() => {
    rememberMode(database, "searchable");
    return ok(
      group.map(({ incoming }, place) => appendNotification(database, incoming, "searchable", bodies[place])),
    );
  });
  if (!ids.ok) return ids;
  if (group.some(({ incoming }) => incoming.body.length > KEPT_BODY_BYTES)) database.shrink();
  filing.accepted(ids.value, bodies);
  for (const [place, id] of ids.value.entries()) group[place]?.resolve(ok(id));
  return ok(null);
}

function keyFor({ database, vault, clock }: StoreTools): Result<SealingKey, StoreRefusal> {
  const known = database.read(() => ok(sealingKey(database)));
  if (!known.ok) return known;
  if (known.value !== undefined) return ok(known.value);
  const created = ensureSealingKey(database, vault, clock.now());
  if (created.ok) return created;
  switch (created.problem.kind) {
    case "vaultLocked":
    case "vaultAbsent":
    case "vaultDamaged":
    case "vaultChanged":
    case "keyChangeUnsure":
    case "vaultNewer":
    case "wrongPassphrase":
    case "recordMissing":
    case "labelTaken":
    case "recordDamaged":
      return err({ kind: "vaultLocked" });
    default:
      return err(created.problem);
  }
}
