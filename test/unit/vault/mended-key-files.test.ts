import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { lockNamed } from "../../../main/core/storage/run-lock.ts";
import {
  createKeyFile,
  keyFilePath,
  mendKeyFiles,
  readKeyFile,
  type KeyFile,
} from "../../../main/core/vault/key-file.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const keyFile = (source: string): KeyFile => ({
  format: 1,
  vaultId: "0".repeat(32),
  keyCheck: "0".repeat(64),
  wraps: [{ source, nonce: "", sealed: "" }],
});
const isMine = ({ wraps }: KeyFile): boolean => wraps[0]?.source === "mine";
const NEWER = JSON.stringify({ keyFile: { format: 2 } });

/** Two key files; each is a key file of a source, a text, or missing. */
function place(first: KeyFile | string | undefined, second: KeyFile | string | undefined) {
  const folder = join(tempFolder(), "vault");
  mkdirSync(folder);
  const path = keyFilePath(folder);
  const copy = join(folder, "key-copy.json");
  const write = (to: string, content: KeyFile | string | undefined): void => {
    if (content === undefined) return;
    if (typeof content === "string") return writeFileSync(to, content);
    const elsewhere = join(tempFolder(), "key.json");
    createKeyFile(elsewhere, content);
    writeFileSync(to, readFileSync(elsewhere));
  };
  write(path, first);
  write(copy, second);
  const texts = () => [path, copy].map((file) => readFileSync(file, "utf8"));
  return { path, copy, folder, texts };
}

describe("[ZQ5] two key files", () => {
  test("that are the same are left alone, though another process is changing them", () => {
    const { path, copy } = place(keyFile("mine"), keyFile("mine"));
    const held = lockNamed(dirname(dirname(path)), "vault-key", 0);
    const before = statSync(copy).ino;
    mendKeyFiles(path, isMine);
    held?.release();
    mendKeyFiles(path, isMine);
    expect(statSync(copy).ino).toBe(before);
  });

  test("[ZR3] that differ stay as they are while another process changes them, or where they can't be locked", () => {
    const { path, texts } = place(keyFile("mine"), "{");
    const before = texts();
    const held = lockNamed(dirname(dirname(path)), "vault-key", 0);
    mendKeyFiles(path, isMine);
    held?.release();
    expect(texts()).toEqual(before);
    const lock = join(dirname(dirname(path)), "locks", "vault-key.lock");
    rmSync(lock);
    symlinkSync("/nowhere/at/all", lock);
    mendKeyFiles(path, isMine);
    expect(texts()).toEqual(before);
    rmSync(lock);
    mendKeyFiles(path, isMine);
    expect(texts()).not.toEqual(before);
  });

  test("that differ aren't mended by an error of the program's own, which is told", () => {
    const { path } = place(keyFile("mine"), "{");
    const faulty = (): boolean => {
      throw new Error("an internal error");
    };
    expect(() => mendKeyFiles(path, faulty)).toThrow("an internal error");
  });

  test("that differ become the first, if that is this vault's", () => {
    const { path, texts } = place(keyFile("mine"), keyFile("theirs"));
    mendKeyFiles(path, isMine);
    const [first, second] = texts();
    expect(second).toBe(first);
    expect(valueOf(readKeyFile(path)).wraps[0]?.source).toBe("mine");
  });

  test.each([
    ["the first is another vault's", keyFile("theirs"), keyFile("mine")],
    ["the first is damaged and the second another vault's", "{", keyFile("theirs")],
    ["both are damaged", "{", "["],
    ["the first is of a later version", NEWER, keyFile("mine")],
  ])("stay as they are where %s", (_why, first, second) => {
    const { path, folder, texts } = place(first, second);
    const before = [texts(), readdirSync(folder)];
    mendKeyFiles(path, isMine);
    expect([texts(), readdirSync(folder)]).toEqual(before);
  });

  test.each(["{", undefined])("of which the first is damaged or gone (%j) become the second", (first) => {
    const { path, folder, texts } = place(first, keyFile("mine"));
    mendKeyFiles(path, isMine);
    expect(texts()[0]).toBe(texts()[1]);
    // The damaged one is kept beside it.
    expect(readdirSync(folder)).toHaveLength(first === undefined ? 2 : 3);
  });

  test("of which the first is damaged and the second of a later version are newer", () => {
    expect(problemIn(readKeyFile(place("{", NEWER).path))).toEqual({ kind: "newer" });
    expect(problemIn(readKeyFile(place(NEWER, keyFile("mine")).path))).toEqual({ kind: "newer" });
    expect(problemIn(readKeyFile(place("{", "[").path))).toEqual({ kind: "damaged" });
  });

  test("are made together or not at all", () => {
    const { path, copy } = place(undefined, undefined);
    expect(createKeyFile(path, keyFile("mine"))).toBe(true);
    expect(readFileSync(copy)).toEqual(readFileSync(path));
    // Nothing else knows of them yet, so no lock is taken.
    expect(readdirSync(dirname(dirname(path)))).toEqual(["vault"]);
    expect(createKeyFile(path, keyFile("theirs"))).toBe(false);
    expect(readFileSync(copy)).toEqual(readFileSync(path));
    rmSync(copy);
    expect(createKeyFile(path, keyFile("theirs"))).toBe(false);
    expect(readdirSync(dirname(path))).toEqual(["key.json"]);
  });
});
