import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { err, ok, type Result } from "../../../shared/result.ts";
import {
  SHORTEST_COPY_PASSPHRASE,
  type CopyRefused,
  type DataCopyState,
} from "../../../shared/rpc/areas/data-copy.ts";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { isoOf } from "../../../shared/time.ts";
import { replacedIn } from "../connectivity/copied-records.ts";
import { copyRefused } from "../data-copy/copy-file.ts";
import { lockCopies } from "../data-copy/copy-work.ts";
import { makeCopy, type Mark } from "../data-copy/make-copy.ts";
import { inspectCopy, restoreCopy } from "../data-copy/restore-copy.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Push } from "../runtime/topics.ts";
import { nameTaken } from "../storage/durable-file.ts";
import { isFreshFolder } from "../storage/fresh-folder.ts";
import {
  isWithoutCopy,
  markMoved,
  mayGoOnElsewhere,
  movedAt,
  raiseMark,
  unmarkMoved,
} from "../storage/moved-folder.ts";
import { readRestored } from "../storage/restored-note.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { isLockedNamed } from "../storage/run-lock.ts";
import { recoveryFacts } from "../vault/recovery-status.ts";

type Ports = Pick<HostPorts, "dataDir" | "clock" | "random" | "appVersion" | "copyCost">;

/** Handlers for copies of the whole data folder. `restored` is called once one was restored. */
export function dataCopyHandlers(
  ports: Ports,
  push: Push,
  restored: () => void,
): Pick<Handlers, `dataCopy.${string}` & keyof Handlers> {
  const { dataDir } = ports;
  const publish = (): void => {
    const state = stateOf(ports);
    if (state.ok) push("dataCopy", state.value);
  };
  const making = new Set<AbortController>();
  return {
    "dataCopy.state": async () => stateOf(ports),
    "dataCopy.make": async ({ file, passphrase, move, leaveReplaced = false }) => {
      if (passphrase.reveal().length < SHORTEST_COPY_PASSPHRASE) return err(copyRefused("short-passphrase"));
      const vault = vaultIn(dataDir);
      // Before: a move marks the folder itself.
      const wasMoved = mayGoOnElsewhere(dataDir);
      const stop = new AbortController();
      // One for another computer comes to its end: halfway, it wouldn't be known who may continue.
      if (!move) making.add(stop);
      const made = await makeCopy(ports, {
        file,
        passphrase,
        ...(move ? { mark: () => markIdle(ports, leaveReplaced) } : { signal: stop.signal }),
      }).finally(() => making.delete(stop));
      if (move) publish();
      if (!made.ok) return made;
      const ofMoved = wasMoved || (!move && mayGoOnElsewhere(dataDir)) ? { ofMoved: true as const } : {};
      return ok({ ...made.value, vault, replaced: replacedIn(dataDir), ...ofMoved });
    },
    "dataCopy.stop": async () => {
      for (const one of making) one.abort();
      return ok(null);
    },
    "dataCopy.inspect": ({ file, passphrase }) => inspectCopy({ file, passphrase }),
    "dataCopy.restore": async ({ file, passphrase }) => {
      const done = await restoreCopy(ports, { file, passphrase });
      if (done.ok) {
        restored();
        publish();
      }
      return done;
    },
    "dataCopy.stay": async () => {
      const stayed = catchStorageErrors<null, CopyRefused>(() => {
        // While a copy is made for another computer, the mark is needed.
        const lock = existsSync(dataDir) ? lockCopies(dataDir) : { release: () => undefined };
        if (lock === undefined) return err(copyRefused("busy"));
        try {
          unmarkMoved(dataDir);
          return ok(null);
        } finally {
          lock.release();
        }
      });
      publish();
      return stayed;
    },
  };
}

function stateOf({ dataDir, clock }: Ports): Result<DataCopyState, StorageProblem> {
  return catchStorageErrors(() => {
    const moved = movedAt(dataDir);
    const note = readRestored(dataDir);
    return ok({
      ...(moved === undefined ? {} : { movedAt: moved }),
      ...(isWithoutCopy(dataDir) && !isLockedNamed(dataDir, "copy") ? { withoutCopy: true as const } : {}),
      ...(note === undefined ? {} : { restored: note }),
      isFresh: isFreshFolder(dataDir),
      suggested: suggestedPath(isoOf(clock.now()).slice(0, 10)),
    });
  });
}

/** A name in the home folder that nothing has. */
function suggestedPath(day: string): string {
  for (let number = 1; ; number += 1) {
    const tail = number === 1 ? "" : `-${number}`;
    const path = join(homedir(), `switchover-${day}${tail}.switchover-data`);
    if (!nameTaken(path)) return path;
  }
}

/** Locks of what sends requests or receives: migrations, batches, changes of a PIN, tests, callback URLs, receivers. */
const WORK = /^(?:r-|number-|webhooks-test-|batch-|listening-).*\.lock$/;

/**
 * Marks the folder as moved while nothing of it is at work; call it under the lock of copies. The mark comes first: what
 * begins later finds it, and what began earlier is found by its lock.
 */
function markIdle({ dataDir, clock }: Ports, leaveReplaced: boolean): ReturnType<Mark> {
  const before = movedAt(dataDir);
  // Where it can't be taken back now, it is told as every mark is, and a person can: why nothing was copied isn't hidden by it.
  const undo = (): void => {
    catchStorageErrors(() => {
      if (before === undefined) unmarkMoved(dataDir);
      return ok(null);
    });
  };
  if (before === undefined) {
    const marked = catchStorageErrors(() => {
      markMoved(dataDir, clock.now(), "writing");
      return ok(null);
    });
    if (!marked.ok) {
      // It may be there all the same: its name just isn't synced.
      undo();
      return marked;
    }
  }
  try {
    const refused = atWork(dataDir) ?? stillReplaced(dataDir, leaveReplaced);
    if (refused !== undefined) {
      undo();
      return err(refused);
    }
  } catch (cause) {
    // Nothing is copied then.
    undo();
    throw cause;
  }
  return ok({
    naming: () => raiseMark(dataDir, "naming"),
    // The copy is made, whether or not that can be noted.
    made: () => void catchStorageErrors(() => ok(raiseMark(dataDir, "made"))),
    undo,
  });
}

function atWork(dataDir: string): CopyRefused | undefined {
  const locks = join(dataDir, "locks");
  const names = existsSync(locks) ? readdirSync(locks).filter((name) => WORK.test(name)) : [];
  const isHeld = names.some((name) => isLockedNamed(dataDir, name.replace(/\.lock$/, "")));
  return isHeld ? copyRefused("at-work") : undefined;
}

// Nothing replaces another one under the mark.
function stillReplaced(dataDir: string, leaveReplaced: boolean): CopyRefused | undefined {
  const replaced = leaveReplaced ? 0 : replacedIn(dataDir);
  return replaced > 0 ? { ...copyRefused("callbacks-replaced"), replaced } : undefined;
}

/** What opens the vault on a computer whose key store doesn't know it. */
function vaultIn(dataDir: string): OutputOf<"dataCopy.make">["vault"] {
  const { key, gate } = recoveryFacts(join(dataDir, "vault"));
  if (gate === "no-vault") return "no-vault";
  if (key.kind === "confirmed") return "passphrase-or-recovery-key";
  return gate === "passphrase" ? "passphrase" : "remembered";
}
