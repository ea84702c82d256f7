import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lockNamed } from "../../../main/core/storage/run-lock.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import type { SystemKeyStore } from "../../../main/core/runtime/ports.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok } from "../../../shared/result.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { fakeKeyStore } from "../../support/fake-key-store.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const PASSPHRASE = redact("correct horse battery", "passphrase");
const NEW = redact("a door of oak", "passphrase");
const TOKEN = SecretLabel.parse("cloud-token");
const BINDING = { workspace: "w1", number: "+12025550123", purpose: "backup-data", schema: 1 } as const;
const STRANGER = redact("0000-0000-0000-0000-0000-0000-0000-0000-0000", "recovery key");

/** A remembered vault with two secrets; `openAt` opens a folder as another program or computer would. */
async function rememberedVault() {
  const dataDir = tempFolder();
  const random = seededRandom();
  const openAt = (folder: string, keyStore?: SystemKeyStore): FolderVault =>
    openVault({
      dataDir: folder,
      clock: virtualClock(),
      random,
      keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
      ...(keyStore === undefined ? {} : { keyStore }),
    });
  const vault = openAt(dataDir, fakeKeyStore());
  valueOf(await vault.unlock(PASSPHRASE));
  valueOf(await vault.remember(true));
  valueOf(vault.put(TOKEN, "token", redact("a token of the cloud", "secret")));
  const ref = valueOf(vault.seal(BINDING, redact("the number's backup", "backup")));
  return { vault, ref, dataDir, openAt, again: () => openAt(dataDir) };
}

async function sheetOf(vault: FolderVault): Promise<Redacted<string>> {
  let sheet: Redacted<string> | undefined;
  valueOf(
    await vault.recovery.make(async (key) => {
      sheet = key;
      return ok(null);
    }, "sheet"),
  );
  if (sheet === undefined) throw new Error("a sheet was made");
  return sheet;
}

const lastFour = (key: Redacted<string>): Redacted<string> => redact(key.reveal().slice(-4), "last four");

describe("a recovery sheet", () => {
  test("[F28] opens a copy of the data folder alone, on a computer without the key store, and every secret is readable", async () => {
    const { vault, ref, dataDir, openAt } = await rememberedVault();
    const key = await sheetOf(vault);
    valueOf(await vault.recovery.confirm(lastFour(key)));
    vault.lock();
    const copy = join(tempFolder(), "copy");
    cpSync(dataDir, copy, { recursive: true });
    rmSync(dataDir, { recursive: true });
    const elsewhere = openAt(copy);
    expect(elsewhere.state()).toBe("locked");
    expect(problemIn(await elsewhere.openRemembered())).toMatchObject({ kind: "keyStoreUnusable" });
    valueOf(await elsewhere.recovery.unlock(key));
    expect(elsewhere.state()).toBe("open");
    expect(valueOf(elsewhere.take(TOKEN)).reveal()).toBe("a token of the cloud");
    expect(valueOf(elsewhere.open(ref, BINDING)).reveal()).toBe("the number's backup");
    valueOf(await elsewhere.recovery.setPassphrase(key, NEW));
    expect(valueOf(await openAt(copy).unlock(NEW))).toBe("opened");
  });

  test("counts only once its last four characters were typed, in any case and with dashes", async () => {
    const { vault, again } = await rememberedVault();
    expect(vault.recovery.status()).toEqual({ key: { kind: "none" }, gate: "needed" });
    const key = await sheetOf(vault);
    expect(vault.recovery.status()).toMatchObject({ key: { kind: "unconfirmed" }, gate: "needed" });
    expect(problemIn(await vault.recovery.confirm(redact("0000", "typed")))).toEqual({
      kind: "sheetNotConfirmed",
      why: "differs",
    });
    expect(vault.recovery.status().gate).toBe("needed");
    // Also in another process, which has not seen the key.
    const later = again();
    expect(problemIn(await later.recovery.confirm(lastFour(key)))).toEqual({ kind: "vaultLocked" });
    valueOf(await later.unlock(PASSPHRASE));
    const typed = redact(` ${lastFour(key).reveal().toLowerCase().split("").join("-")} `, "typed");
    valueOf(await later.recovery.confirm(typed));
    expect(vault.recovery.status()).toEqual({
      key: { kind: "confirmed", by: "typed", at: expect.any(String) as string },
      gate: "key",
    });
    expect(problemIn(await later.recovery.confirm(typed))).toEqual({
      kind: "sheetNotConfirmed",
      why: "no-sheet",
    });
  });

  test("retires the one before it when it is confirmed, not when it is printed", async () => {
    const { vault, again } = await rememberedVault();
    const first = await sheetOf(vault);
    valueOf(await vault.recovery.confirm(lastFour(first)));
    const second = await sheetOf(vault);
    expect(vault.recovery.status()).toMatchObject({
      key: { kind: "confirmed" },
      newer: { madeAt: expect.any(String) as string },
      gate: "key",
    });
    // A jam in the printer: either sheet opens the vault.
    valueOf(await again().recovery.unlock(first));
    valueOf(await again().recovery.unlock(second));
    valueOf(await vault.recovery.confirm(lastFour(second)));
    expect(problemIn(await again().recovery.unlock(first))).toEqual({
      kind: "recoveryRefused",
      why: "another",
    });
    valueOf(await again().recovery.unlock(second));
    expect(vault.recovery.status()).not.toHaveProperty("newer");
  });

  test("leaves the vault as it was where it is not printed, and where the vault locks meanwhile still counts", async () => {
    const { vault, dataDir, again } = await rememberedVault();
    const keyFile = join(dataDir, "vault", "key.json");
    const before = readFileSync(keyFile, "utf8");
    expect(problemIn(await vault.recovery.make(async () => err("canceled"), "sheet"))).toBe("canceled");
    expect(readFileSync(keyFile, "utf8")).toBe(before);
    let key = STRANGER;
    valueOf(
      await vault.recovery.make(async (made) => {
        key = made;
        // A print dialog stays open for minutes.
        vault.lock();
        return ok(null);
      }, "sheet"),
    );
    expect(vault.state()).toBe("locked");
    valueOf(await again().recovery.unlock(key));
  });

  test("works until a newer one is confirmed, as it says on it: two at a time, and whichever is typed back", async () => {
    const { vault, again } = await rememberedVault();
    const [first, second] = await Promise.all([sheetOf(vault), sheetOf(vault)]);
    valueOf(await again().recovery.unlock(first));
    valueOf(await again().recovery.unlock(second));
    valueOf(await vault.recovery.confirm(lastFour(first)));
    // The second was made after it: nothing newer than it was confirmed.
    expect(vault.recovery.status()).toMatchObject({ key: { kind: "confirmed" }, newer: {} });
    valueOf(await again().recovery.unlock(second));
    valueOf(await vault.recovery.confirm(lastFour(second)));
    expect(problemIn(await again().recovery.unlock(first))).toMatchObject({ why: "another" });
    valueOf(await again().recovery.unlock(second));
  });

  test("works until a newer one is confirmed however many were printed after it", async () => {
    const { vault, again, dataDir } = await rememberedVault();
    const sheets = [];
    for (let count = 0; count < 30; count += 1) sheets.push(await sheetOf(vault));
    for (const at of [0, 17, 29]) valueOf(await again().recovery.unlock(sheets[at] ?? STRANGER));
    valueOf(await vault.recovery.confirm(lastFour(sheets[29] ?? STRANGER)));
    expect(readFileSync(join(dataDir, "vault", "key.json"), "utf8")).not.toContain("recovery-next");
  });

  test("printed by several processes at once can each be confirmed by its own last four characters", async () => {
    const { vault, openAt, dataDir } = await rememberedVault();
    const other = openAt(dataDir);
    valueOf(await other.unlock(PASSPHRASE));
    const sheets = await Promise.all([vault, other, vault, other].map((one) => sheetOf(one)));
    for (const key of sheets) {
      const copy = join(tempFolder(), "copy");
      cpSync(dataDir, copy, { recursive: true });
      const own = openAt(copy);
      valueOf(await own.unlock(PASSPHRASE));
      valueOf(await own.recovery.confirm(lastFour(key)));
      expect(own.recovery.status().key).toMatchObject({ kind: "confirmed", by: "typed" });
    }
  });

  test("[I1] is never said to have been read back from a file where the notes are lost", async () => {
    const { vault, dataDir } = await rememberedVault();
    valueOf(await vault.recovery.confirm(lastFour(await sheetOf(vault))));
    rmSync(join(dataDir, "vault", "recovery.json"));
    expect(vault.recovery.status()).toEqual({ key: { kind: "confirmed", by: "unknown" }, gate: "key" });
  });

  test("that lost its note still works, and says that only a new one can be confirmed", async () => {
    const { vault, dataDir, again } = await rememberedVault();
    const first = await sheetOf(vault);
    rmSync(join(dataDir, "vault", "recovery.json"));
    expect(vault.recovery.status()).toEqual({
      key: { kind: "unconfirmed", confirmable: false },
      gate: "needed",
    });
    expect(problemIn(await vault.recovery.confirm(lastFour(first)))).toMatchObject({ why: "no-sheet" });
    valueOf(await again().recovery.unlock(first));
    valueOf(await vault.recovery.confirm(lastFour(await sheetOf(vault))));
    expect(vault.recoveryGate()).toBe("key");
  });

  test("leaves what is known as it was where the key file can't be replaced just then", async () => {
    const { vault, dataDir, again } = await rememberedVault();
    valueOf(await vault.recovery.confirm(lastFour(await sheetOf(vault))));
    const second = await sheetOf(vault);
    const before = vault.recovery.status();
    const lock = lockNamed(dataDir, "vault-key", 0);
    expect(problemIn(await vault.recovery.confirm(lastFour(second)))).toMatchObject({
      kind: "storageFailed",
    });
    expect(problemIn(await vault.recovery.make(async () => ok(null), "sheet"))).toMatchObject({
      kind: "storageFailed",
    });
    lock?.release();
    expect(vault.recovery.status()).toEqual(before);
    // The sheet before the failed one is still confirmed by its own characters.
    valueOf(await again().recovery.unlock(second));
    valueOf(await vault.recovery.confirm(lastFour(second)));
    expect(vault.recovery.status()).not.toHaveProperty("newer");
  }, 20_000);

  test("[I13] is on no disk: neither the key nor its last four characters", async () => {
    const { vault, dataDir } = await rememberedVault();
    const key = await sheetOf(vault);
    const group = lastFour(key).reveal();
    expect(secretsFoundIn(dataDir, [key.reveal(), key.reveal().replaceAll("-", "")])).toEqual([]);
    expect(readFileSync(join(dataDir, "vault", "recovery.json"), "utf8")).not.toContain(`"${group}"`);
    const others = process.platform === "win32" ? 0 : 0o077;
    expect(statSync(join(dataDir, "vault", "recovery.json")).mode & others).toBe(0);
  });

  test("is told apart from a mistyped one, another vault's, and none at all", async () => {
    const { vault, again } = await rememberedVault();
    const why = async (text: string) =>
      problemIn(await again().recovery.unlock(redact(text, "recovery key")));
    const key = await sheetOf(vault);
    const wrong = key.reveal().replace(/^./, (one) => (one === "7" ? "8" : "7"));
    expect(await why(wrong)).toEqual({ kind: "recoveryRefused", why: "mistyped" });
    expect(await why("correct horse battery")).toEqual({ kind: "recoveryRefused", why: "not-a-key" });
    const stranger = await sheetOf((await rememberedVault()).vault);
    // Both rigs draw the same random bytes; the vault's own id keeps their keys apart.
    expect(await why(stranger.reveal())).toBeDefined();
    const none = await rememberedVault();
    expect(problemIn(await none.again().recovery.unlock(key))).toEqual({
      kind: "recoveryRefused",
      why: "none-made",
    });
  });
});

describe("the gate before the first registration", () => {
  test("is satisfied by a passphrase that is asked for each time", async () => {
    const { vault } = await rememberedVault();
    valueOf(await vault.remember(false));
    expect(vault.recoveryGate()).toBe("passphrase");
  });

  test("is satisfied by a key in a file, also by one that an earlier version made", async () => {
    const { vault, dataDir } = await rememberedVault();
    valueOf(await vault.recovery.make(() => ok(null)));
    expect(vault.recovery.status()).toMatchObject({ key: { kind: "confirmed", by: "file" }, gate: "key" });
    rmSync(join(dataDir, "vault", "recovery.json"));
    expect(vault.recovery.status()).toEqual({ key: { kind: "confirmed", by: "unknown" }, gate: "key" });
  });

  test("is satisfied by a waiver, which stays with the vault and with no other", async () => {
    const { vault, again, dataDir } = await rememberedVault();
    valueOf(await vault.recovery.waive());
    expect(again().recovery.status()).toMatchObject({
      gate: "waived",
      waivedAt: expect.any(String) as string,
    });
    const notes = join(dataDir, "vault", "recovery.json");
    writeFileSync(notes, readFileSync(notes, "utf8").replace(/"vaultId": "./, '"vaultId": "x'));
    expect(again().recoveryGate()).toBe("needed");
  });

  test("asks again where the notes are damaged, and harms nothing", async () => {
    const { vault, again, dataDir } = await rememberedVault();
    valueOf(await vault.recovery.waive());
    writeFileSync(join(dataDir, "vault", "recovery.json"), "{");
    expect(again().recoveryGate()).toBe("needed");
    valueOf(await again().unlock(PASSPHRASE));
  });

  test("is none where there is no vault, and looking makes none", () => {
    const dataDir = join(tempFolder(), "data");
    const vault = openVault({
      dataDir,
      clock: virtualClock(),
      random: seededRandom(),
      keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
    });
    expect(vault.recoveryGate()).toBe("no-vault");
    expect(existsSync(dataDir)).toBe(false);
  });
});
