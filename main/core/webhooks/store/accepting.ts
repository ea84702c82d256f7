import { err, ok, type Result } from "../../../../shared/result.ts";
import type { PrivacyMode } from "../../../../shared/webhook/privacy.ts";
import { modeCode } from "./codes.ts";
import { fileNotification, type Filed } from "./file-notification.ts";
import type { Filing } from "./filing.ts";
import { appendNotification, countKept, REFUSED_BODY_BYTES } from "./inbox.ts";
import type { Incoming, NotificationId, StoreRefusal } from "./port.ts";
import { boundTo, ensureSealingKey, sealFor, sealingKey, type Seal, type SealingKey } from "./sealing.ts";
import { rememberedMode, rememberMode } from "./remembered-mode.ts";
import type { Room } from "./room.ts";
import type { StoreTools } from "./store-tools.ts";
import { toFileOf } from "./to-file.ts";

type Waiting = {
  readonly incoming: Incoming;
  readonly resolve: (result: Result<NotificationId, StoreRefusal>) => void;
  readonly reject: (mistake: unknown) => void;
};

/** Makes notifications durable, all of one turn of the event loop in one synced commit. */
export type Accepting = {
  accept(incoming: Incoming): Promise<Result<NotificationId, StoreRefusal>>;
  /** Commits what waits, now. */
  flush(): void;
};

export function acceptingOf(tools: StoreTools, filing: Filing, room: Room): Accepting {
  let waiting: Waiting[] = [];
  let scheduled: NodeJS.Immediate | undefined;

  const keep = (group: readonly Waiting[]): Result<readonly NotificationId[], StoreRefusal> => {
    const chosen = tools.settings();
    const mode = modeFrom(tools, chosen);
    if (!mode.ok) return mode;
    const left = room.makeRoom(bytesOf(group), chosen.ok ? chosen.value.retention : undefined);
    if (!left.ok) return left;
    if (mode.value === "searchable") {
      const ids = keepOpenly(tools, group);
      if (ids.ok)
        filing.accepted(
          ids.value,
          group.map(({ incoming }) => bodyKept(incoming)),
        );
      return ids;
    }
    const key = mode.value === "sealed" ? keyFor(tools) : ok(undefined);
    if (!key.ok) return key;
    const seal = key.value === undefined ? undefined : sealFor(key.value, tools.random);
    return keepPrivately({ tools, filing }, group, mode.value, seal);
  };
  const flush = (): void => {
    clearImmediate(scheduled);
    scheduled = undefined;
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    try {
      const kept = keep(group);
      for (const [place, { resolve }] of group.entries()) {
        const id = kept.ok ? kept.value[place] : undefined;
        if (id !== undefined) resolve(ok(id));
        else if (!kept.ok) resolve(kept);
      }
    } catch (mistake) {
      for (const { reject } of group) reject(mistake);
    }
  };
  return {
    accept: (incoming) =>
      new Promise((resolve, reject) => {
        waiting.push({ incoming, resolve, reject });
        scheduled ??= setImmediate(flush);
      }),
    flush,
  };
}

/** How bodies are kept now. Settings that cannot be read leave it at what was chosen last. */
function modeFrom(
  { database }: StoreTools,
  chosen: ReturnType<StoreTools["settings"]>,
): Result<PrivacyMode, StoreRefusal> {
  if (chosen.ok) return ok(chosen.value.mode);
  const remembered = database.look(() => ok(rememberedMode(database)));
  return remembered.ok && remembered.value !== undefined ? ok(remembered.value) : chosen;
}

function bytesOf(group: readonly Waiting[]): number {
  return group.reduce((sum, { incoming }) => sum + incoming.body.length, 0);
}

function keepOpenly(
  { database }: StoreTools,
  group: readonly Waiting[],
): Result<readonly NotificationId[], StoreRefusal> {
  return database.change(() => {
    rememberMode(database, "searchable");
    return ok(
      group.map(({ incoming }) => appendNotification(database, incoming, "searchable", bodyKept(incoming))),
    );
  });
}

function bodyKept({ body, refused }: Incoming): Buffer | undefined {
  return refused !== undefined && body.length > REFUSED_BODY_BYTES ? undefined : body;
}

function keyFor({ database, vault, clock }: StoreTools): Result<SealingKey, StoreRefusal> {
  const known = database.look(() => ok(sealingKey(database)));
  if (!known.ok) return known;
  if (known.value !== undefined) return ok(known.value);
  const made = ensureSealingKey(database, vault, clock.now());
  if (made.ok) return made;
  switch (made.problem.kind) {
    case "vaultLocked":
    case "vaultAbsent":
    case "vaultDamaged":
    case "vaultChanged":
    case "vaultNewer":
    case "wrongPassphrase":
    case "recordMissing":
    case "labelTaken":
    case "recordDamaged":
      return err({ kind: "vaultLocked" });
    default:
      return err(made.problem);
  }
}

/** Files in the same transaction, so that nothing of what was written reaches the disk in clear. */
function keepPrivately(
  { tools, filing }: { readonly tools: StoreTools; readonly filing: Filing },
  group: readonly Waiting[],
  mode: PrivacyMode,
  seal: Seal | undefined,
): Result<readonly NotificationId[], StoreRefusal> {
  const { database, lines } = tools;
  const done = database.change(() => {
    rememberMode(database, mode);
    const filed: Filed[] = [];
    const ids = group.map(({ incoming }) => {
      const id = appendNotification(database, incoming, mode, undefined);
      const one = fileNotification(tools, toFileOf(id, incoming, mode), incoming.body);
      const body = one.cutBody ?? bodyKept(incoming);
      if (one.kept && seal !== undefined && body !== undefined)
        database
          .statement("UPDATE notification SET sealing_key = ?, body = ? WHERE id = ?")
          .run(seal.key, seal.seal(body, boundTo(id, incoming.receiver)), id);
      filed.push(one);
      return id;
    });
    countKept(database, modeCode.code(mode), filed.filter(({ kept }) => kept).length);
    return ok({ ids, filed });
  });
  if (!done.ok) {
    lines.forget();
    return done;
  }
  // After the answers are on their way.
  setImmediate(() => filing.filedAlready(done.value.filed));
  return ok(done.value.ids);
}
