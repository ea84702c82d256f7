import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  createKeyFile,
  keyFilePath,
  readKeyFile,
  replaceKeyFile,
  type KeyFile,
  whileKeyFileIsLocked,
} from "../../../main/core/vault/key-file.ts";
import { lockNamed } from "../../../main/core/storage/run-lock.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const keyFile = (source: string): KeyFile => ({
  format: 1,
  vaultId: "0".repeat(32),
  keyCheck: "0".repeat(64),
  wraps: [{ source, nonce: "", sealed: "" }],
});

/** A folder that holds the key file `mine`. */
function place(): string {
  const folder = join(tempFolder(), "vault");
  mkdirSync(folder);
  const path = keyFilePath(folder);
  createKeyFile(path, keyFile("mine"));
  return path;
}

const stored = (content: object): string => {
  const sha256 = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  return JSON.stringify({ sha256, keyFile: content });
};

const sourceAt = (path: string): string | undefined => valueOf(readKeyFile(path)).wraps[0]?.source;

describe("a key file", () => {
  test("is made once: the second is refused and changes nothing", () => {
    const path = place();
    expect(createKeyFile(path, keyFile("theirs"))).toBe(false);
    expect(sourceAt(path)).toBe("mine");
  });

  test("[I13] is replaced together with what a killed change left beside it, which would still open the vault", async () => {
    const path = place();
    const [left, fresh] = [`${path}.0123456789ab.tmp`, `${path}.ba9876543210.tmp`];
    writeFileSync(left, "an older passphrase");
    utimesSync(left, 1_700_000_000, 1_700_000_000);
    writeFileSync(fresh, "another process is at it");
    await replaceKeyFile(path, { was: keyFile("mine"), next: keyFile("next") }, async () => true);
    expect(sourceAt(path)).toBe("next");
    expect([existsSync(left), existsSync(fresh)]).toEqual([false, true]);
  });

  test("is replaced once the new one was read back and found good", async () => {
    const path = place();
    const looked: string[] = [];
    const done = await replaceKeyFile(path, { was: keyFile("mine"), next: keyFile("next") }, async (read) => {
      looked.push(read.wraps[0]?.source ?? "", sourceAt(path) ?? "");
      return true;
    });
    expect(done).toBe("replaced");
    expect(looked).toEqual(["next", "mine"]);
    expect(sourceAt(path)).toBe("next");
  });

  test("[I3] stays where the new one is not good, and none of that is left", async () => {
    const path = place();
    const change = { was: keyFile("mine"), next: keyFile("next") };
    expect(await replaceKeyFile(path, change, async () => false)).toBe("unfit");
    expect(sourceAt(path)).toBe("mine");
    expect(readdirSync(dirname(path))).toEqual(["key-copy.json", "key.json"]);
  });

  test("[I15] of another process is not overwritten, though it came while the new one was tried", async () => {
    const path = place();
    const done = await replaceKeyFile(path, { was: keyFile("mine"), next: keyFile("next") }, async () => {
      const theirs = await replaceKeyFile(
        path,
        { was: keyFile("mine"), next: keyFile("theirs") },
        async () => true,
      );
      expect(theirs).toBe("replaced");
      return true;
    });
    expect(done).toBe("overtaken");
    expect(sourceAt(path)).toBe("theirs");
    expect(readdirSync(dirname(path))).toEqual(["key-copy.json", "key.json"]);
  });

  test("[I15] is moved by one process at a time: where another is at it, it stays, and that is said", async () => {
    const path = place();
    const held = lockNamed(dirname(dirname(path)), "vault-key", 0);
    const change = { was: keyFile("mine"), next: keyFile("next") };
    await expect(replaceKeyFile(path, { ...change, lockWaitMs: 50 }, async () => true)).rejects.toMatchObject(
      { code: "EBUSY" },
    );
    expect(sourceAt(path)).toBe("mine");
    expect(readdirSync(dirname(path))).toEqual(["key-copy.json", "key.json"]);
    held?.release();
    expect(await replaceKeyFile(path, change, async () => true)).toBe("replaced");
  });

  test("that has become unreadable meanwhile is kept aside, and the new one takes its place", async () => {
    const path = place();
    const done = await replaceKeyFile(path, { was: keyFile("mine"), next: keyFile("next") }, async () => {
      writeFileSync(path, "harmed");
      return true;
    });
    expect(done).toBe("replaced");
    expect(sourceAt(path)).toBe("next");
    const aside = readdirSync(dirname(path)).filter((name) => name.includes(".damaged-"));
    expect(aside.map((name) => readFileSync(join(dirname(path), name), "utf8"))).toEqual(["harmed"]);
  });

  test("that has become unreadable twice meanwhile is left for whoever can mend it", async () => {
    const path = place();
    const done = await replaceKeyFile(path, { was: keyFile("mine"), next: keyFile("next") }, async () => {
      for (const name of ["key.json", "key-copy.json"]) writeFileSync(join(dirname(path), name), "harmed");
      return true;
    });
    expect(done).toBe("overtaken");
    expect(readFileSync(path, "utf8")).toBe("harmed");
  });

  test("that is unreadable twice from the start is left for whoever can mend it", async () => {
    const path = place();
    for (const name of ["key.json", "key-copy.json"]) writeFileSync(join(dirname(path), name), "harmed");
    const change = { was: keyFile("mine"), next: keyFile("next") };
    expect(await replaceKeyFile(path, change, async () => true)).toBe("overtaken");
    expect(readFileSync(path, "utf8")).toBe("harmed");
  });

  // The checksum covers the members in the order of the schema.
  const kdf = { N: 2, r: 1, p: 1, name: "scrypt", salt: "" };
  const box = { nonce: "", sealed: "" };
  const wrap = { source: "mine", ...box };
  const whole = { format: 1, vaultId: "0".repeat(32), keyCheck: "0".repeat(64), wraps: [wrap] };
  const withKdf = (change: object) => ({
    ...whole,
    wraps: [{ source: "mine", kdf: { ...kdf, ...change }, ...box }],
  });
  const withStore = (change: object) => ({
    ...whole,
    wraps: [{ source: "mine", store: { backend: "keyring", held: "", ...change }, ...box }],
  });

  test.each([
    ["the highest cost that is asked for", withKdf({ N: 2 ** 20, r: 16, p: 4 })],
    ["the lowest", withKdf({})],
    ["a store's shortest name", withStore({ backend: "k" })],
    ["a store's longest name", withStore({ backend: "k".repeat(64) })],
    ["a store's longest wrap", withStore({ held: "A".repeat(16_384) })],
    ["a source's longest name", { ...whole, wraps: [{ ...wrap, source: "s".repeat(32) }] }],
  ])("is read with %s", (_what, content) => {
    const path = keyFilePath(tempFolder());
    writeFileSync(path, stored(content));
    expect(valueOf(readKeyFile(path))).toEqual(content);
  });

  test.each([
    ["more memory than is asked for", withKdf({ N: 2 ** 21 })],
    ["a cost that is no power of two", withKdf({ N: 3 })],
    ["no cost", withKdf({ N: 1 })],
    ["blocks too large", withKdf({ r: 17 })],
    ["no blocks", withKdf({ r: 0 })],
    ["too many rounds", withKdf({ p: 5 })],
    ["no rounds", withKdf({ p: 0 })],
    ["another derivation", withKdf({ name: "argon2id" })],
    ["a store without a name", withStore({ backend: "" })],
    ["a store's name that is too long", withStore({ backend: "k".repeat(65) })],
    ["a store's wrap that is too long", withStore({ held: "A".repeat(16_388) })],
    ["a source's name that is too long", { ...whole, wraps: [{ ...wrap, source: "s".repeat(33) }] }],
    ["no wrap", { ...whole, wraps: [] }],
    ["a vault id of another length", { ...whole, vaultId: "0".repeat(33) }],
    ["a check value of another length", { ...whole, keyCheck: "0".repeat(65) }],
    ["a format that never was", { ...whole, format: 0 }],
  ])("is damaged with %s, though its checksum is right", (_what, content) => {
    const path = keyFilePath(tempFolder());
    writeFileSync(path, stored(content));
    expect(problemIn(readKeyFile(path))).toEqual({ kind: "damaged" });
  });

  test.each([2, 3])("[F37] of format %i is newer, whatever else it holds", (format) => {
    const path = keyFilePath(tempFolder());
    for (const content of [{ keyFile: { format } }, { keyFile: { ...whole, format }, sha256: "another" }]) {
      writeFileSync(path, JSON.stringify(content));
      expect(problemIn(readKeyFile(path))).toEqual({ kind: "newer" });
    }
  });

  test("[I15] that another process moves is busy, and the error says so", () => {
    const path = place();
    const held = lockNamed(dirname(dirname(path)), "vault-key", 0);
    expect(() => whileKeyFileIsLocked(path, () => "done", 0)).toThrow("another process moves the key file");
    held?.release();
    expect(whileKeyFileIsLocked(path, () => "done", 0)).toBe("done");
  });

  test("is missing, damaged or whole, and a failing disk is none of these", () => {
    const folder = tempFolder();
    expect(problemIn(readKeyFile(keyFilePath(folder)))).toEqual({ kind: "missing" });
    expect(() => readKeyFile(folder)).toThrow("EISDIR");
    const path = place();
    rmSync(join(dirname(path), "key-copy.json"));
    for (const harmed of ["", "{", "{}", readFileSync(path, "utf8").replace("mine", "mint")]) {
      writeFileSync(path, harmed);
      expect(problemIn(readKeyFile(path))).toEqual({ kind: "damaged" });
    }
  });
});
