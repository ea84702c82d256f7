import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Session } from "../session.ts";

/** A throw-away folder for one rehearsal, readable by its owner alone. */
export type Workshop = { readonly folder: string; readonly session: Session; remove(): void };

/** Makes the folder, with a data folder and a passphrase of its own; the session in it asks nobody anything. */
export function openWorkshop(session: Session): Workshop {
  const folder = mkdtempSync(join(tmpdir(), "switchover-rehearsal-"));
  const passphraseFile = join(folder, "passphrase.txt");
  writeFileSync(passphraseFile, `${randomBytes(18).toString("base64url")}\n`, { mode: 0o600 });
  return {
    folder,
    session: { ...session, dataDir: join(folder, "data"), passphraseFile, interactive: false },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}
