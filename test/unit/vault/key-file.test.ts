import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import {
  createKeyFile,
  keyFilePath,
  readKeyFile,
  replaceKeyFile,
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

/** A folder that holds the key file `mine`. */
function place(): string {
  const path = keyFilePath(tempFolder());
  createKeyFile(path, keyFile("mine"));
  return path;
}

const sourceAt = (path: string): string | undefined => valueOf(readKeyFile(path)).wraps[0]?.source;

describe("a key file", () => {
  test("is made once: the second is refused and changes nothing", () => {
    const path = place();
    expect(createKeyFile(path, keyFile("theirs"))).toBe(false);
    expect(sourceAt(path)).toBe("mine");
  });

  test("is replaced once the new one was read back and found good", async () => {
    const path = place();
    const looked: string[] = [];
    const done = await replaceKeyFile(path, { was: keyFile("mine"), next: keyFile("next") }, async (read) => {
      looked.push(read.wraps[0]?.source ?? "", sourceAt(path) ?? "");
      return true;
    });
    expect(done).toBe(true);
    expect(looked).toEqual(["next", "mine"]);
    expect(sourceAt(path)).toBe("next");
  });

  test("[I3] stays where the new one is not good, and none of that is left", async () => {
    const path = place();
    const change = { was: keyFile("mine"), next: keyFile("next") };
    expect(await replaceKeyFile(path, change, async () => false)).toBe(false);
    expect(sourceAt(path)).toBe("mine");
    expect(readdirSync(dirname(path))).toEqual(["key.json"]);
  });

  test("[I15] of another process is not overwritten, though it came while the new one was tried", async () => {
    const path = place();
    const done = await replaceKeyFile(path, { was: keyFile("mine"), next: keyFile("next") }, async () => {
      const theirs = await replaceKeyFile(
        path,
        { was: keyFile("mine"), next: keyFile("theirs") },
        async () => true,
      );
      expect(theirs).toBe(true);
      return true;
    });
    expect(done).toBe(false);
    expect(sourceAt(path)).toBe("theirs");
    expect(readdirSync(dirname(path))).toEqual(["key.json"]);
  });

  test("that has become unreadable meanwhile is left for whoever can mend it", async () => {
    const path = place();
    const done = await replaceKeyFile(path, { was: keyFile("mine"), next: keyFile("next") }, async () => {
      writeFileSync(path, "harmed");
      return true;
    });
    expect(done).toBe(false);
    expect(readFileSync(path, "utf8")).toBe("harmed");
  });

  test("is missing, damaged or whole, and a failing disk is none of these", () => {
    const folder = tempFolder();
    expect(problemIn(readKeyFile(keyFilePath(folder)))).toEqual({ kind: "missing" });
    expect(() => readKeyFile(folder)).toThrow("EISDIR");
    const path = place();
    for (const harmed of ["", "{", "{}", readFileSync(path, "utf8").replace("mine", "mint")]) {
      writeFileSync(path, harmed);
      expect(problemIn(readKeyFile(path))).toEqual({ kind: "damaged" });
    }
  });
});
