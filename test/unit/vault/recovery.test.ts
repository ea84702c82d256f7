import * as fc from "fast-check";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readKeyFile } from "../../../main/core/vault/key-file.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { readRecoveryKey, writeRecoveryKey } from "../../../main/core/vault/recovery-key.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok } from "../../../shared/result.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { fakeKeyStore } from "../../support/fake-key-store.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const OLD = redact("correct horse battery", "passphrase");
const NEW = redact("a door of oak", "passphrase");
const LABEL = SecretLabel.parse("cloud-token");
const SECRET = "a token that nobody may read";

/**
 * A vault with one secret; `open` opens it as the program's next start would. Pass `random` to share one
 * source of randomness between two vaults.
 */
async function vaultWithSecret(random = seededRandom()) {
  const dataDir = tempFolder();
  const keyStore = fakeKeyStore();
  const open = (): FolderVault =>
    openVault({
      dataDir,
      clock: virtualClock(),
      random,
      keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
      keyStore,
    });
  const vault = open();
  valueOf(await vault.unlock(OLD));
  valueOf(vault.put(LABEL, "token", redact(SECRET, "secret")));
  return { vault, open, dataDir, keyPath: join(dataDir, "vault", "key.json") };
}

/** Creates a recovery key and returns it, with whether it is the first or replaced another. */
async function keyOf(vault: FolderVault): Promise<{ key: Redacted<string>; was: "first" | "replaced" }> {
  let key: Redacted<string> | undefined;
  const was = valueOf(
    await vault.recovery.make((made) => {
      key = made;
      return ok(null);
    }),
  );
  if (key === undefined) throw new Error("a key was made");
  return { key, was };
}

describe("a recovery key", () => {
  test("[F28] sets a new passphrase where the old one is lost, and every secret is still there", async () => {
    const { vault, open } = await vaultWithSecret();
    expect(vault.recovery.isMade()).toBe(false);
    const { key, was } = await keyOf(vault);
    expect([was, vault.recovery.isMade()]).toEqual(["first", true]);
    const later = open();
    expect(valueOf(await later.recovery.setPassphrase(key, NEW))).toBeNull();
    expect(problemIn(await open().unlock(OLD))).toEqual({ kind: "wrongPassphrase" });
    const opened = open();
    valueOf(await opened.unlock(NEW));
    expect(valueOf(opened.take(LABEL)).reveal()).toBe(SECRET);
  });

  test("stays good when the passphrase is changed or the vault is remembered, and neither harms the other", async () => {
    const { vault, open } = await vaultWithSecret();
    const { key } = await keyOf(vault);
    valueOf(await vault.remember(true));
    valueOf(await vault.changePassphrase(OLD, NEW));
    expect(valueOf(await open().recovery.setPassphrase(key, OLD))).toBeNull();
    expect(valueOf(await open().openRemembered())).toBe("opened");
    expect(valueOf(await open().unlock(OLD))).toBe("opened");
  });

  test("takes the place of the one before, which no longer opens anything", async () => {
    const { vault, open } = await vaultWithSecret();
    const first = await keyOf(vault);
    const second = await keyOf(vault);
    expect(second.was).toBe("replaced");
    expect(problemIn(await open().recovery.setPassphrase(first.key, NEW))).toEqual({
      kind: "recoveryRefused",
      why: "another",
    });
    expect(valueOf(await open().recovery.setPassphrase(second.key, NEW))).toBeNull();
  });

  test("is made only once it is kept: where it cannot be, the vault is as it was", async () => {
    const { vault, keyPath } = await vaultWithSecret();
    const before = readFileSync(keyPath, "utf8");
    expect(problemIn(await vault.recovery.make(() => err("not kept")))).toBe("not kept");
    expect(readFileSync(keyPath, "utf8")).toBe(before);
    expect(vault.recovery.isMade()).toBe(false);
  });

  test("is not made by a vault that is shut, and none is handed out", async () => {
    const { open } = await vaultWithSecret();
    let asked = false;
    const made = await open().recovery.make(() => {
      asked = true;
      return ok(null);
    });
    expect([problemIn(made), asked]).toEqual([{ kind: "vaultLocked" }, false]);
  });

  test("whose wrap would not open again takes no place, and says that it could not be written", async () => {
    const good = seededRandom();
    let short = false;
    // A nonce of another length encrypts, but decryption rejects it.
    const random = { ...good, bytes: (length: number) => good.bytes(short && length === 12 ? 11 : length) };
    const { vault, open, keyPath } = await vaultWithSecret(random);
    const { key } = await keyOf(vault);
    const before = readFileSync(keyPath, "utf8");
    short = true;
    const failed = { kind: "storageFailed", code: "EIO" };
    expect(problemIn(await vault.recovery.make(() => ok(null)))).toEqual(failed);
    expect(problemIn(await open().recovery.setPassphrase(key, NEW))).toEqual(failed);
    expect(readFileSync(keyPath, "utf8")).toBe(before);
  });

  test("[I15] is made, and sets a passphrase, beside what another process changes meanwhile", async () => {
    const good = seededRandom();
    let meanwhile: () => void = () => undefined;
    const random = {
      ...good,
      bytes(length: number) {
        // A nonce is the last random value drawn before the key file is replaced.
        if (length === 12) meanwhile();
        return good.bytes(length);
      },
    };
    const { vault, open, keyPath } = await vaultWithSecret(random);
    const { key: first } = await keyOf(vault);
    const plain = readFileSync(keyPath, "utf8");
    valueOf(await vault.remember(true));
    const remembered = readFileSync(keyPath, "utf8");
    const during = <T>(work: () => Promise<T>): Promise<T> => {
      writeFileSync(keyPath, plain);
      meanwhile = () => {
        writeFileSync(keyPath, remembered);
        meanwhile = () => undefined;
      };
      return work();
    };
    const sources = () => valueOf(readKeyFile(keyPath)).wraps.map(({ source }) => source);
    valueOf(await during(() => open().recovery.setPassphrase(first, NEW)));
    expect(sources()).toEqual(["passphrase", "recovery", "system"]);
    expect(valueOf(await open().unlock(NEW))).toBe("opened");
    const { key } = await during(() => keyOf(vault));
    expect(sources()).toEqual(["passphrase", "system", "recovery"]);
    expect(valueOf(await open().recovery.setPassphrase(key, NEW))).toBeNull();
  });

  test("[I13] lies nowhere in the data folder, nor does what it opens", async () => {
    const { vault, dataDir } = await vaultWithSecret();
    const { key } = await keyOf(vault);
    const bare = key.reveal().replace(/-/g, "");
    expect(secretsFoundIn(dataDir, [key.reveal(), bare, SECRET])).toEqual([]);
  });

  test("of another vault, and one where none was made, are told apart from one that is mistyped", async () => {
    const random = seededRandom();
    const { vault, open } = await vaultWithSecret(random);
    const stranger = (await keyOf((await vaultWithSecret(random)).vault)).key;
    const refusal = async (key: string, to = open()): Promise<unknown> =>
      problemIn(await to.recovery.setPassphrase(redact(key, "recovery key"), NEW));
    const why = (word: string) => ({ kind: "recoveryRefused", why: word });
    expect(await refusal(stranger.reveal())).toEqual(why("none-made"));
    const own = (await keyOf(vault)).key.reveal();
    expect(await refusal(stranger.reveal())).toEqual(why("another"));
    expect(await refusal(own.replace(/^./, (one) => (one === "7" ? "8" : "7")))).toEqual(why("mistyped"));
    expect(await refusal(own.slice(0, -5))).toEqual(why("not-a-key"));
    expect(await refusal("correct horse battery")).toEqual(why("not-a-key"));
    expect(valueOf(await open().unlock(OLD))).toBe("opened");
  });

  test("wrapped for another vault, it opens none: the wrap is bound to its own", async () => {
    const random = seededRandom();
    const one = await vaultWithSecret(random);
    const other = await vaultWithSecret(random);
    const { key } = await keyOf(one.vault);
    await keyOf(other.vault);
    writeFileSync(other.keyPath, readFileSync(one.keyPath, "utf8"));
    expect(problemIn(await other.open().recovery.setPassphrase(key, NEW))).toEqual({ kind: "vaultChanged" });
  });
});

describe("a recovery key as it is written down", () => {
  test("reads back as it was, in lower case, without dashes, and with letters that look like digits", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
        const written = writeRecoveryKey(bytes).reveal();
        expect(written).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){8}[0-9A-HJKMNP-TV-Z]{4}$/);
        const typed = [
          written,
          written.toLowerCase(),
          written.replace(/-/g, " "),
          written.replace(/0/g, "o").replace(/1/g, "l"),
          `Switchover recovery key\r\n\r\n${written}\r\nKeep it safe.\r\n`,
        ];
        for (const text of typed)
          expect([...valueOf(readRecoveryKey(redact(text, "key")))]).toEqual([...bytes]);
      }),
      { numRuns: 50 },
    );
  });

  test("with one wrong symbol is mistyped, whichever it is", () => {
    const written = writeRecoveryKey(seededRandom().bytes(20)).reveal();
    for (let at = 0; at < written.length; at += 1) {
      if (written[at] === "-") continue;
      const wrong = written[at] === "A" ? "B" : "A";
      const text = `${written.slice(0, at)}${wrong}${written.slice(at + 1)}`;
      expect(problemIn(readRecoveryKey(redact(text, "key")))).toEqual({ kind: "mistyped" });
    }
  });

  test("[I13] is redacted wherever it is printed", () => {
    const key = writeRecoveryKey(new Uint8Array(20));
    expect(`${String(key)} ${JSON.stringify(key)}`).not.toContain("0000");
  });
});
