import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createKeyFile, keyFilePath, type KeyFile } from "../../../main/core/vault/key-file.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { fakeKeyStore } from "../../support/fake-key-store.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { LABEL, NEW, OLD, SECRET, vaultWithKit } from "../../support/vault-with-kit.ts";

/** What the disk does: called before each call, with its number among those that change something. */
const disk = vi.hoisted(() => ({
  calls: 0,
  before: (_call: string, _path: string, _number: number): void => undefined,
  /** Changes the bytes of a write. */
  written: (bytes: Uint8Array): Uint8Array => bytes,
  after: (_call: string, _path: string): void => undefined,
}));
vi.mock("node:fs", async (original) => {
  const real = await original<Record<string, (...given: unknown[]) => unknown>>();
  const watched = (name: string): [string, unknown] => [
    name,
    (...given: unknown[]) => {
      const [target, bytes, ...others] = given;
      if (name !== "readFileSync") disk.calls += 1;
      disk.before(name, String(target), disk.calls);
      if (name === "writeSync") return real[name]?.(target, disk.written(bytes as Uint8Array), ...others);
      const result = real[name]?.(...given);
      disk.after(name, String(given[1]));
      return result;
    },
  ];
  const names = [
    "openSync",
    "writeSync",
    "renameSync",
    "linkSync",
    "unlinkSync",
    "fsyncSync",
    "readdirSync",
    "readFileSync",
  ];
  return { ...real, ...Object.fromEntries(names.map(watched)) };
});
const calm = { calls: 0, before: disk.before, written: disk.written, after: disk.after };
afterEach(() => void Object.assign(disk, calm));

const failed = (code: string): Error => Object.assign(new Error(code), { code });

describe("[ZR1] a key file that the disk changes while it is written", () => {
  test("doesn't take the old one's place, however many writes are changed", async () => {
    const { open, key, main } = await vaultWithKit();
    const whole = readFileSync(main, "utf8");
    disk.written = (bytes) => {
      const changed = Buffer.from(bytes);
      changed[200] = (changed[200] ?? 0) ^ 1;
      return changed;
    };
    // The next start derives keys at a higher cost, and writes the key file for it.
    valueOf(await open(4).unlock(OLD));
    expect(problemIn(await open().recovery.setPassphrase(key, NEW)).kind).toBe("storageFailed");
    Object.assign(disk, calm);
    expect(readFileSync(main, "utf8")).toBe(whole);
    expect(valueOf(await open().unlock(OLD))).toBe("opened");
  });
});

describe("[ZR2] a change of what opens a vault whose first key file is damaged", () => {
  test.each<[string, (vault: FolderVault, key: Redacted<string>) => Promise<unknown>]>([
    ["a passphrase by the recovery key", (vault, key) => vault.recovery.setPassphrase(key, NEW)],
    ["a passphrase by the one before", (vault) => vault.changePassphrase(OLD, NEW)],
    ["the cost, at the next unlock", (vault) => vault.unlock(OLD)],
  ])("leaves a vault that opens, wherever the disk refuses: %s", async (_what, change) => {
    let isOver = false;
    let number = 0;
    for (; !isOver; number += 1) {
      const { open, key, main } = await vaultWithKit();
      truncateSync(main, 100);
      disk.calls = 0;
      disk.before = (call, _path, at) => {
        // Only deleting works on such a disk.
        if (at > number && call !== "rmSync" && call !== "readFileSync") throw failed("EIO");
      };
      await change(open(4), key);
      isOver = disk.calls <= number;
      Object.assign(disk, calm);
      const vault = open();
      const isOpen = (await vault.unlock(OLD)).ok || (await vault.unlock(NEW)).ok;
      expect([number, isOpen]).toEqual([number, true]);
      expect(valueOf(vault.take(LABEL)).reveal()).toBe(SECRET);
      expect(valueOf(await open().recovery.unlock(key))).toBeNull();
    }
    expect(number).toBeGreaterThan(10);
  });
});

describe("[ZR3] the second key file opens the vault", () => {
  test.each(["EIO", "EBADMSG", "EUCLEAN"])(
    "where the disk can't read the first (%s), which is written anew",
    async (code) => {
      const { open, main } = await vaultWithKit();
      const whole = readFileSync(main, "utf8");
      let isBroken = true;
      disk.before = (call, path) => {
        if (isBroken && call === "readFileSync" && path === main) throw failed(code);
      };
      disk.after = (call, path) => {
        if (call === "renameSync" && path === main) isBroken = false;
      };
      const vault = open();
      expect(valueOf(await vault.unlock(OLD))).toBe("opened");
      expect(valueOf(vault.take(LABEL)).reveal()).toBe(SECRET);
      expect([isBroken, readFileSync(main, "utf8")]).toEqual([false, whole]);
    },
  );

  test("where a folder has the first one's name, and that stays", async () => {
    const { open, main } = await vaultWithKit();
    rmSync(main);
    mkdirSync(main);
    expect(valueOf(await open().unlock(OLD))).toBe("opened");
  });

  test("but if it doesn't help, the disk's own trouble is told", async () => {
    const { open, main, copy } = await vaultWithKit();
    truncateSync(copy, 9);
    disk.before = (call, path) => {
      if (call === "readFileSync" && path === main) throw failed("EIO");
    };
    expect(problemIn(await open().unlock(OLD))).toEqual({ kind: "storageFailed", code: "EIO" });
  });
});

test("[ZR3] a vault whose key files can't be locked for mending opens all the same", async () => {
  const { dataDir, open, copy } = await vaultWithKit();
  rmSync(copy);
  const lock = join(dataDir, "locks", "vault-key.lock");
  rmSync(lock);
  symlinkSync("/nowhere/at/all", lock);
  expect(valueOf(await open().unlock(OLD))).toBe("opened");
});

test("[ZR4] a key file that another process replaced just when it was made stays as that one made it, twice", () => {
  const keyFile = (source: string): KeyFile => ({
    format: 1,
    vaultId: "0".repeat(32),
    keyCheck: "0".repeat(64),
    wraps: [{ source, nonce: "", sealed: "" }],
  });
  const place = (): string => {
    const folder = join(tempFolder(), "vault");
    mkdirSync(folder);
    return keyFilePath(folder);
  };
  const theirs = place();
  createKeyFile(theirs, keyFile("next"));
  const next = readFileSync(theirs, "utf8");
  const path = place();
  disk.after = (call, to) => {
    if (call === "linkSync" && to === path) writeFileSync(path, next);
  };
  expect(createKeyFile(path, keyFile("mine"))).toBe(true);
  expect(readFileSync(path, "utf8")).toBe(next);
  expect(readFileSync(path.replace("key.json", "key-copy.json"), "utf8")).toBe(next);
});

test("[ZR2] what is noted of a printed sheet isn't written anew in a moment in which it can't be read", async () => {
  const { vault } = await vaultWithKit();
  let sheet = "";
  valueOf(
    await vault.recovery.make((made) => {
      sheet = made.reveal();
      return ok(null);
    }, "sheet"),
  );
  disk.before = (call, path) => {
    if (call === "readFileSync" && path.endsWith("recovery.json")) throw failed("EMFILE");
  };
  const group = redact(sheet.slice(-4), "group");
  for (const done of [
    await vault.recovery.waive(),
    await vault.recovery.confirm(group),
    await vault.recovery.make(() => ok(null), "sheet"),
  ])
    expect(problemIn(done)).toEqual({ kind: "storageFailed", code: "EMFILE" });
  expect(vault.recovery.isMade()).toBe(true);
  Object.assign(disk, calm);
  expect(valueOf(await vault.recovery.confirm(group))).toBeNull();
});

/** Changes of what opens a vault; each opens it afterwards, and is told as `told` says. */
const CHANGES: Readonly<
  Record<
    string,
    (vault: FolderVault, key: Redacted<string>) => Promise<{ told: unknown; next: Redacted<string> }>
  >
> = {
  "the passphrase": async (vault) => ({ told: await vault.changePassphrase(OLD, NEW), next: NEW }),
  "the passphrase by the recovery key": async (vault, key) => ({
    told: await vault.recovery.setPassphrase(key, NEW),
    next: NEW,
  }),
  "the recovery key": async (vault) => {
    let next = redact("", "recovery key");
    const told = await vault.recovery.make((made) => {
      next = made;
      return ok(null);
    });
    return { told, next };
  },
};

describe("[ZR9] a change of what opens the vault", () => {
  test.each(Object.entries(CHANGES))(
    "is told as not done only if it isn't, whichever single call the disk refuses: %s",
    async (_what, change) => {
      const seen = new Set<string>();
      let isOver = false;
      for (let number = 1; !isOver; number += 1) {
        const { open, key } = await vaultWithKit();
        const vault = open();
        valueOf(await vault.unlock(OLD));
        disk.calls = 0;
        disk.before = (call, _path, at) => {
          if (at === number && call !== "readFileSync") throw failed("EIO");
        };
        const { told, next } = await change(vault, key);
        isOver = disk.calls < number;
        Object.assign(disk, calm);
        const applies =
          next.reveal() !== "" && ((await open().unlock(next)).ok || (await open().recovery.unlock(next)).ok);
        const kind = (told as { problem?: { kind: string } }).problem?.kind ?? "done";
        seen.add(kind);
        expect([number, kind, applies]).toEqual([number, kind, kind !== "storageFailed"]);
      }
      expect([...seen].sort()).toEqual(["done", "keyChangeUnsure", "storageFailed"]);
    },
  );
});

test("a change of the passphrase that the disk refuses leaves no data key behind in memory", async () => {
  const { dataDir } = await vaultWithKit();
  const source = passphraseSource({ N: 2, r: 1, p: 1 });
  const keys: Uint8Array[] = [];
  const unwrap: typeof source.unwrap = async (...given) => {
    const key = await source.unwrap(...given);
    if (key !== undefined) keys.push(key);
    return key;
  };
  const vault = openVault({
    dataDir,
    clock: virtualClock(),
    random: randomFrom(2),
    keySource: { ...source, unwrap },
    keyStore: fakeKeyStore(),
  });
  disk.before = (call) => {
    if (call === "writeSync") throw failed("EIO");
  };
  expect(problemIn(await vault.changePassphrase(OLD, NEW))).toEqual({ kind: "storageFailed", code: "EIO" });
  expect(keys.map((key) => key.every((byte) => byte === 0))).toEqual([true]);
});
