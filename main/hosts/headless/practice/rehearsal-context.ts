import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openTemporaryFolder, removeLeftFolders } from "../../../core/storage/temporary-folders.ts";
import { thisMachine } from "../../common/ports/data-dir.ts";
import { machineStateDir } from "../../common/ports/state-dir.ts";
import type { CliSession } from "../cli-session.ts";

/** A temporary folder for one rehearsal that only its owner can read. */
export type RehearsalContext = { readonly folder: string; readonly session: CliSession; remove(): void };

/** The variables under which a child process finds its state in a rehearsal's own folder. */
export function stateVariables(folder: string): Readonly<Record<string, string>> {
  return { HOME: folder, XDG_STATE_HOME: folder, LOCALAPPDATA: folder };
}

function stateIn(folder: string): string {
  return machineStateDir({ ...thisMachine(), env: stateVariables(folder), home: folder });
}

/** Rehearsals of an earlier version have no lock; none of them takes a day. */
const REHEARSALS = { prefix: "switchover-rehearsal-", lock: "rehearsal", lockedWithinMs: 86_400_000 };

/** Creates the folder with its own data folder and passphrase; its session asks no questions. Removes what killed rehearsals left. */
export function openRehearsal(session: CliSession): RehearsalContext {
  removeLeftFolders(REHEARSALS);
  const { folder, remove } = openTemporaryFolder(REHEARSALS);
  const passphraseFile = join(folder, "passphrase.txt");
  writeFileSync(passphraseFile, `${randomBytes(18).toString("base64url")}\n`, { mode: 0o600 });
  return {
    folder,
    session: {
      ...session,
      dataDir: join(folder, "data"),
      stateDir: stateIn(folder),
      passphraseFile,
      interactive: false,
    },
    remove,
  };
}
