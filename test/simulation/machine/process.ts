// The core loads these on first use; loaded beforehand, no event has to wait for a real file.
import "libphonenumber-js";
import "../../../main/core/plan/connections.ts";
import { createConnectionCache } from "../../../main/core/migration/run-connections.ts";
import { createLateAnswers } from "../../../main/core/migration/late-answers.ts";
import type { MigrationDeps } from "../../../main/core/migration/run-context.ts";
import type { RunState } from "../../../main/core/migration/state/run-state.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import type { OpenCarrier } from "../../../main/core/platforms/http/carrier.ts";
import type { Vault } from "../../../main/core/runtime/ports.ts";
import type { JournalRow, Storage } from "../../../main/core/storage/port.ts";
import { redact } from "../../../shared/redacted.ts";
import { err, ok } from "../../../shared/result.ts";
import { instant, type Clock } from "../../../shared/time.ts";
import { memoryStorage, type MemoryComputer } from "../../support/memory-storage.ts";
import { memoryVault, type MemoryVaultFolder } from "../../support/memory-vault.ts";
import { randomFrom, type SeededRandom } from "../../support/seeded-random.ts";
import type { Timeline } from "../timeline/timeline.ts";

/** Thrown in a process that is dead: nothing that it still does has an effect. */
class Died extends Error {
  override readonly name = "Died";
}

/** What a person has put where plans look for secrets; a person may get one wrong. */
export type KnownSecrets = Map<string, string>;

/** One computer with its data folders. */
export type Computer = {
  readonly storages: MemoryComputer;
  readonly vaults: Map<string, MemoryVaultFolder>;
  /** Milliseconds to add to simulated time for this computer's wall clock. */
  wallMs: number;
  /** True once somebody has set that clock. */
  clockWasSet: boolean;
  freeBytes: number;
  /** How long the monotonic clock has stood still in sleep. */
  stoppedMs: number;
};

/** What a process tells the history that it is part of. */
export type Watcher = {
  /** About to write, or written: a process may die here. */
  point(name: string, process: Process): void;
  /** Why a write fails now; undefined if it does not. */
  writeFails(process: Process): string | undefined;
  /** A pair was opened again. */
  opened(process: Process, value: string): void;
  row(process: Process, state: RunState, row: JournalRow, before: RunState): void;
};

export type Process = {
  readonly name: string;
  readonly folder: string;
  readonly deps: MigrationDeps;
  readonly isDead: boolean;
  /** Ends the process at once, as a power cut does. */
  die(): void;
  /** Ends it in an orderly way. */
  close(): Promise<void>;
};

type Options = {
  readonly name: string;
  readonly folder: string;
  readonly computer: Computer;
  readonly timeline: Timeline;
  readonly secrets: KnownSecrets;
  readonly random: SeededRandom;
  readonly carriers: (owner: object) => OpenCarrier;
  readonly watcher: Watcher;
  readonly witness?: MigrationDeps["witness"];
};

const PASSPHRASE = redact("a passphrase that is only simulated", "passphrase");

/** Starts a process on a data folder: storage and vault are opened as the program does. */
export async function startProcess(options: Options): Promise<Process> {
  const { name, folder, computer, timeline, watcher } = options;
  const owner = { name };
  let isDead = false;
  const monotonicMs = (): number => timeline.nowMs() - computer.stoppedMs;
  const bornMs = monotonicMs();
  const clock: Clock = {
    now: () => instant(computer.wallMs + timeline.nowMs()),
    monotonicMs: () => monotonicMs() - bornMs,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted === true) return resolve();
        const cancel = timeline.after(ms, resolve, owner);
        signal?.addEventListener(
          "abort",
          () => {
            cancel();
            resolve();
          },
          { once: true },
        );
      }),
  };
  const random = randomFrom(options.random.between(0, 2 ** 31));
  const alive = (): void => {
    if (isDead) throw new Died(name);
  };
  const inner = memoryStorage({
    computer: computer.storages,
    path: folder,
    clock,
    random,
    appVersion: "0.0.0-simulated",
  });
  const vaultFolder = computer.vaults.get(folder) ?? { key: `key of ${folder}`, records: new Map() };
  computer.vaults.set(folder, vaultFolder);
  const innerVault = memoryVault({ folder: vaultFolder, clock, random });
  await innerVault.unlock(PASSPHRASE);
  const point = (what: string): void => {
    watcher.point(what, process);
    alive();
  };
  const storage = mortalStorage(inner, {
    alive,
    point,
    fails: () => watcher.writeFails(process),
    isDead: () => isDead,
  });
  const vault = mortalVault(innerVault, {
    alive,
    point,
    fails: () => watcher.writeFails(process),
    opened: (value) => watcher.opened(process, value),
  });
  const ports: HostPorts = {
    clock,
    random,
    secrets: {
      env: (of) => {
        const value = options.secrets.get(of);
        return value === undefined ? undefined : redact(value, of);
      },
      file: (path) => err({ kind: "fileUnreadable", path, code: "ENOENT" }),
    },
    files: {
      read: (path) => err({ kind: "fileUnreadable", path, code: "ENOENT" }),
      freeBytes: () => computer.freeBytes,
    },
    // A path that can't exist: nothing of this process reaches a real disk.
    dataDir: "/dev/null/simulated",
    stateDir: "/dev/null/simulated",
    appVersion: "0.0.0-simulated",
    carrier: options.carriers(owner),
  };
  const sessions = createConnectionCache(ports, vault);
  const lateAnswers = createLateAnswers();
  const deps: MigrationDeps = {
    ports,
    storage,
    vault,
    sessions,
    lateAnswers,
    publisher: {
      entry: (state, row, before) => watcher.row(process, state, row, before),
      pause: () => undefined,
      publishLast: () => undefined,
    },
    witness: (about) => options.witness?.(about),
    workspace: async () => ok("simulated"),
  };
  const process: Process = {
    name,
    folder,
    deps,
    get isDead() {
      return isDead;
    },
    die() {
      isDead = true;
      timeline.kill(owner);
      inner.close();
    },
    async close() {
      lateAnswers.stop();
      await sessions.closeAll();
      timeline.kill(owner);
      isDead = true;
      inner.close();
    },
  };
  owners.set(process, owner);
  return process;
}

const owners = new WeakMap<Process, object>();

/** The name under which a process's events are on the timeline. */
export function ownerOf(process: Process): object {
  return owners.get(process) ?? process;
}

type Mortality = {
  readonly alive: () => void;
  readonly point: (name: string) => void;
  readonly fails: () => string | undefined;
};

function mortalStorage(
  storage: Storage,
  { alive, point, fails, isDead }: Mortality & { isDead: () => boolean },
): Storage {
  const lockOf = <L extends { release(): void }>(lock: L): L => ({
    ...lock,
    release: () => (isDead() ? undefined : lock.release()),
  });
  const written = <T>(what: string, write: () => T): T => {
    point(`before ${what}`);
    const code = fails();
    if (code !== undefined) return err({ kind: "storageFailed", code }) as T;
    const result = write();
    point(`after ${what}`);
    return result;
  };
  const guarded = Object.fromEntries(
    Object.entries(storage).map(([name, member]: [string, unknown]) => [
      name,
      typeof member === "function"
        ? (...given: unknown[]) => {
            alive();
            return (member as (...all: unknown[]) => unknown)(...given);
          }
        : member,
    ]),
  ) as unknown as Storage;
  return {
    ...guarded,
    create: (number, entry) =>
      written("the row opened", () => {
        const made = storage.create(number, entry);
        return made.ok ? ok(lockOf(made.value)) : made;
      }),
    hold(run, options) {
      alive();
      const held = storage.hold(run, options);
      return held.ok ? ok(lockOf(held.value)) : held;
    },
    append: (hold, entry, options) =>
      written(`the row ${nameOf(entry)}`, () => storage.append(hold, entry, options)),
    appendAll: (hold, entries, options) =>
      written(`the rows ${entries.map(nameOf).join(" and ")}`, () =>
        storage.appendAll(hold, entries, options),
      ),
  };
}

function nameOf(entry: { readonly kind: string; readonly step?: string | undefined }): string {
  return entry.step === undefined ? entry.kind : `${entry.kind} ${entry.step}`;
}

function mortalVault(
  vault: Vault,
  { alive, point, fails, opened }: Mortality & { readonly opened: (value: string) => void },
): Vault {
  return {
    ...vault,
    seal(binding, value, shown) {
      point(`before sealing ${binding.purpose}`);
      const code = fails();
      if (code !== undefined) return err({ kind: "storageFailed", code });
      const sealed = vault.seal(binding, value, shown);
      point(`after sealing ${binding.purpose}`);
      return sealed;
    },
    erase(ref) {
      alive();
      return vault.erase(ref);
    },
    open(ref, binding) {
      alive();
      const found = vault.open(ref, binding);
      if (found.ok && binding.purpose === "backup-pair") opened(found.value.reveal());
      return found;
    },
  };
}
