import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ok } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { ofNewerFormat } from "../../support/newer-key-file.ts";
import { LABEL, NEW, OLD, SECRET, vaultWithKit } from "../../support/vault-with-kit.ts";

const WRONG = { kind: "wrongPassphrase" };

/** The key file as an earlier version writes it. */
function withoutGeneration(path: string): string {
  const { sha256, keyFile } = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  return JSON.stringify({ sha256, keyFile });
}

describe("[ZT3] an older key file", () => {
  test.each(["main", "copy"] as const)(
    "that is put back in one of the two places (%s) opens nothing, and the newer one is in both after an unlock",
    async (where) => {
      const place = await vaultWithKit();
      const older = readFileSync(place.main, "utf8");
      valueOf(await place.vault.changePassphrase(OLD, NEW));
      const newer = readFileSync(place.main, "utf8");
      writeFileSync(place[where], older);
      expect(problemIn(await place.open().unlock(OLD))).toEqual(WRONG);
      expect(readFileSync(place[where], "utf8")).toBe(older);
      const vault = place.open();
      expect(valueOf(await vault.unlock(NEW))).toBe("opened");
      expect(valueOf(vault.take(LABEL)).reveal()).toBe(SECRET);
      expect([place.main, place.copy].map((path) => readFileSync(path, "utf8"))).toEqual([newer, newer]);
      // What was retired isn't kept beside it.
      expect(readdirSync(place.folder).filter((name) => name.includes(".damaged-"))).toEqual([]);
    },
  );

  test("with a retired recovery key doesn't open by it either", async () => {
    const { vault, open, key, main } = await vaultWithKit();
    const older = readFileSync(main, "utf8");
    valueOf(await vault.recovery.make(() => ok(null)));
    writeFileSync(main, older);
    expect(problemIn(await open().recovery.unlock(key))).toEqual({ kind: "recoveryRefused", why: "another" });
  });

  test("that is put back before a change of the passphrase doesn't take part in it", async () => {
    const { vault, open, main } = await vaultWithKit();
    const older = readFileSync(main, "utf8");
    valueOf(await vault.changePassphrase(OLD, NEW));
    writeFileSync(main, older);
    expect(problemIn(await open().changePassphrase(OLD, NEW))).toEqual(WRONG);
    valueOf(await open().changePassphrase(NEW, OLD));
    // The change is the newest of the three.
    writeFileSync(main, older);
    valueOf(await open().unlock(OLD));
    expect(readFileSync(main, "utf8")).not.toBe(older);
  });

  test("that is put back in both places opens, as a restored backup does", async () => {
    const { vault, open, main, copy } = await vaultWithKit();
    const older = readFileSync(main, "utf8");
    valueOf(await vault.changePassphrase(OLD, NEW));
    for (const path of [main, copy]) writeFileSync(path, older);
    expect(valueOf(await open().unlock(OLD))).toBe("opened");
  });

  test("of an earlier version, which has no number, counts in the first place: it may be the later one", async () => {
    const { vault, open, main, copy } = await vaultWithKit();
    const older = withoutGeneration(main);
    valueOf(await vault.changePassphrase(OLD, NEW));
    writeFileSync(main, older);
    expect(valueOf(await open().unlock(OLD))).toBe("opened");
    expect(readFileSync(copy, "utf8")).toBe(older);
    // The next change numbers it.
    valueOf(await open().changePassphrase(OLD, NEW));
    expect(readFileSync(main, "utf8")).toContain('"number": 1');
    const numbered = readFileSync(main, "utf8");
    writeFileSync(copy, older);
    expect(problemIn(await open().unlock(OLD))).toEqual(WRONG);
    valueOf(await open().unlock(NEW));
    expect(readFileSync(copy, "utf8")).toBe(numbered);
  });

  test("can't be told by a number that a disk changed: such a file is damaged", async () => {
    const { vault, open, main, copy } = await vaultWithKit();
    valueOf(await vault.changePassphrase(OLD, NEW));
    const whole = readFileSync(main, "utf8");
    expect(whole).toContain('"number": 3');
    for (const number of ["2", "9", "0", "1.5"]) {
      writeFileSync(main, whole.replace('"number": 3', `"number": ${number}`));
      valueOf(await open().unlock(NEW));
      expect([number, readFileSync(main, "utf8")]).toEqual([number, whole]);
    }
    writeFileSync(copy, whole.replace('"number": 3', '"number": 4'));
    valueOf(await open().unlock(NEW));
    expect(readFileSync(copy, "utf8")).toBe(whole);
  });

  test("of another vault with a higher number counts in no place", async () => {
    const one = await vaultWithKit();
    const other = await vaultWithKit(2);
    valueOf(await other.vault.changePassphrase(OLD, NEW));
    writeFileSync(one.copy, readFileSync(other.main));
    valueOf(await one.open().unlock(OLD));
    expect(readFileSync(one.copy, "utf8")).toBe(readFileSync(one.main, "utf8"));
  });
});

test("[I27] an earlier version reads a numbered key file: the sum over the members that it knows is right", async () => {
  const { main } = await vaultWithKit();
  const { sha256, keyFile } = JSON.parse(readFileSync(main, "utf8")) as Record<string, unknown>;
  expect(createHash("sha256").update(JSON.stringify(keyFile)).digest("hex")).toBe(sha256);
  expect(Object.keys(keyFile as object)).toEqual(["format", "vaultId", "keyCheck", "wraps"]);
});

describe("[ZT2] a second key file", () => {
  test("of a newer version is left as it is by an unlock, and kept aside by a change", async () => {
    const { open, main, copy, folder } = await vaultWithKit();
    const newer = ofNewerFormat(readFileSync(main, "utf8"));
    writeFileSync(copy, newer);
    valueOf(await open().unlock(OLD));
    expect(readFileSync(copy, "utf8")).toBe(newer);
    valueOf(await open().changePassphrase(OLD, NEW));
    expect(readFileSync(copy, "utf8")).toBe(readFileSync(main, "utf8"));
    const aside = readdirSync(folder).filter((name) => name.startsWith("key-copy.json.damaged-"));
    expect(aside.map((name) => readFileSync(`${folder}/${name}`, "utf8"))).toEqual([newer]);
  });

  test("that is damaged, with no first one, is damage: no new vault takes its place", async () => {
    const { open, main, copy, folder } = await vaultWithKit();
    for (const name of readdirSync(folder)) if (name.endsWith(".sealed")) rmSync(`${folder}/${name}`);
    rmSync(main);
    writeFileSync(copy, "{");
    expect(open().state()).toBe("damaged");
    const problem = problemIn(await open().unlock(NEW));
    expect(problem).toMatchObject({ kind: "vaultDamaged" });
    const { setAside = "" } = problem as { setAside?: string };
    expect([setAside.startsWith(`${copy}.damaged-`), readFileSync(setAside, "utf8")]).toEqual([true, "{"]);
    expect(readFileSync(copy, "utf8")).toBe("{");
  });
});
