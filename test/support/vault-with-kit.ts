import { join } from "node:path";
import { keyFilePath } from "../../main/core/vault/key-file.ts";
import { openVault, type FolderVault } from "../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../main/core/vault/passphrase-source.ts";
import { SecretLabel } from "../../shared/ids.ts";
import { redact, type Redacted } from "../../shared/redacted.ts";
import { ok } from "../../shared/result.ts";
import { valueOf } from "./expect-result.ts";
import { fakeKeyStore } from "./fake-key-store.ts";
import { randomFrom } from "./seeded-random.ts";
import { tempFolder } from "./temp-folder.ts";
import { virtualClock } from "./virtual-clock.ts";

export const OLD = redact("correct horse battery", "passphrase");
export const NEW = redact("a door of oak", "passphrase");
export const LABEL = SecretLabel.parse("cloud-token");
export const SECRET = "a token that nobody may read";

/**
 * A vault with a secret and a recovery key. `open` opens it as the next start on another computer does, at the cost
 * `N`; `main` and `copy` are its two key files.
 */
export async function vaultWithKit(seed = 1) {
  const dataDir = tempFolder();
  const random = randomFrom(seed);
  const open = (N = 2): FolderVault =>
    openVault({
      dataDir,
      clock: virtualClock(),
      random,
      keySource: passphraseSource({ N, r: 1, p: 1 }),
      keyStore: fakeKeyStore(),
    });
  const vault = open();
  valueOf(await vault.unlock(OLD));
  valueOf(vault.put(LABEL, "token", redact(SECRET, "secret")));
  let key: Redacted<string> | undefined;
  valueOf(
    await vault.recovery.make((made) => {
      key = made;
      return ok(null);
    }),
  );
  if (key === undefined) throw new Error("a key was made");
  const folder = join(dataDir, "vault");
  return {
    dataDir,
    vault,
    open,
    key,
    folder,
    main: keyFilePath(folder),
    copy: join(folder, "key-copy.json"),
  };
}
