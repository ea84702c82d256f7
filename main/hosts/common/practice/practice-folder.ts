import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  ensurePrivateFolder,
  renamePatiently,
  replaceDurably,
  textIfThere,
} from "../../../core/storage/durable-file.ts";
import { lockNamed } from "../../../core/storage/run-lock.ts";
import type { SandboxMemory } from "../../../sandbox/index.ts";
import { redact, type Redacted } from "../../../../shared/redacted.ts";
import { removeFile } from "../../../core/storage/removal.ts";

/** The part of a data folder that Practice uses; nothing in it is real. */
export type PracticeFolder = {
  /** Practice's own data folder. */
  readonly dataDir: string;
  /** Lock and register of the practice number, separate from real ones. */
  readonly stateDir: string;
  /** Stores the sandbox's snapshot. */
  readonly memory: SandboxMemory;
  /** The passphrase of the practice vault; created at the first call. */
  passphrase(): Redacted<string>;
  /** What the practice workspace was last created from. */
  readonly seeded: { read(): string | undefined; write(text: string): void };
  /** Renames the data folder, so that Practice starts with an empty one. */
  setDataAside(): void;
  /** Releases the lock for other processes. */
  release(): void;
};

const LOCK_TRIES = 20;
const LOCK_PAUSE_MS = 50;

/** Locks the practice folder of a data folder for this process; undefined if another process holds it. */
export async function takePracticeFolder(ownDataDir: string): Promise<PracticeFolder | undefined> {
  const folder = join(ownDataDir, "practice");
  ensurePrivateFolder(folder);
  const lock = await patientLock(folder);
  if (lock === undefined) return undefined;
  removeLeftovers(folder);
  const platform = join(folder, "platform.json");
  const seeded = join(folder, "seeded");
  const dataDir = join(folder, "data");
  return {
    dataDir,
    // Inside the data folder, so that both are renamed together.
    stateDir: join(dataDir, "machine"),
    memory: { load: () => textIfThere(platform), save: (text) => replaceDurably(platform, text) },
    passphrase: () => redact(passphraseIn(join(folder, "passphrase")), "practice passphrase"),
    seeded: { read: () => textIfThere(seeded), write: (text) => replaceDurably(seeded, text) },
    setDataAside: () =>
      renamePatiently(dataDir, `${dataDir}.set-aside-${new Date().toISOString().replace(/[:.]/g, "-")}`),
    release: () => lock.release(),
  };
}

// A process that was just killed may hold its lock a little longer; nothing else waits meanwhile.
async function patientLock(folder: string): Promise<ReturnType<typeof lockNamed>> {
  for (let tries = 1; ; tries += 1) {
    const lock = lockNamed(folder, "platform", 0);
    if (lock !== undefined || tries === LOCK_TRIES) return lock;
    await wait(LOCK_PAUSE_MS);
  }
}

/** Deletes temporary files that a killed process left next to the files they were to replace. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^(platform\.json|seeded|passphrase)\.[0-9a-f]{12}\.tmp$/.test(name)) removeFile(join(folder, name));
}

function passphraseIn(path: string): string {
  const known = textIfThere(path)?.trim();
  if (known !== undefined && known !== "") return known;
  const made = randomBytes(24).toString("base64url");
  replaceDurably(path, `${made}\n`);
  return made;
}
