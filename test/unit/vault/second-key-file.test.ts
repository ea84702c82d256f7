import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ok } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { ofNewerFormat } from "../../support/newer-key-file.ts";
import { LABEL, NEW, OLD, SECRET, vaultWithKit } from "../../support/vault-with-kit.ts";

describe("[ZQ5] a key file that is cut off, changed or gone", () => {
  test("leaves a vault that opens with the recovery key alone, at whichever length it is cut, and is mended", async () => {
    const { open, key, main, copy } = await vaultWithKit();
    const whole = readFileSync(main, "utf8");
    const lengths = Array.from({ length: 40 }, (_one, at) => Math.floor((at * (whole.length - 2)) / 39));
    for (const length of lengths) {
      writeFileSync(main, whole.slice(0, length));
      const vault = open();
      expect([length, vault.state()]).toEqual([length, "locked"]);
      expect([length, valueOf(await vault.recovery.unlock(key))]).toEqual([length, null]);
      expect(valueOf(vault.take(LABEL)).reveal()).toBe(SECRET);
      expect(readFileSync(main, "utf8")).toBe(whole);
      // The same for the other one of the two.
      writeFileSync(copy, whole.slice(0, length));
      valueOf(await open().recovery.unlock(key));
      expect(readFileSync(copy, "utf8")).toBe(whole);
    }
  });

  test("is kept beside the mended one, and the vault opens with its passphrase too", async () => {
    const { open, folder, main } = await vaultWithKit();
    truncateSync(main, 100);
    const harmed = readFileSync(main);
    valueOf(await open().unlock(OLD));
    const aside = readdirSync(folder).filter((name) => name.startsWith("key.json.damaged-"));
    expect(aside.map((name) => readFileSync(join(folder, name)))).toEqual([harmed]);
  });

  test("that is gone leaves no place for a new vault", async () => {
    const { open, main } = await vaultWithKit();
    rmSync(main);
    expect(problemIn(await open().unlock(NEW))).toEqual({ kind: "wrongPassphrase" });
    expect(valueOf(await open().unlock(OLD))).toBe("opened");
    expect(existsSync(main)).toBe(true);
  });

  test("takes a new passphrase and a new recovery key as a whole one does", async () => {
    const { open, key, folder, main } = await vaultWithKit();
    truncateSync(main, 7);
    valueOf(await open().recovery.setPassphrase(key, NEW));
    expect(problemIn(await open().unlock(OLD))).toEqual({ kind: "wrongPassphrase" });
    expect(valueOf(await open().unlock(NEW))).toBe("opened");
    expect(readdirSync(folder).some((name) => name.startsWith("key.json.damaged-"))).toBe(true);
  });

  test("with the other one harmed as well is damage, and nothing is deleted", async () => {
    const { open, key, folder, main, copy } = await vaultWithKit();
    truncateSync(main, 7);
    truncateSync(copy, 9);
    const before = readdirSync(folder).length;
    expect(open().state()).toBe("damaged");
    expect(problemIn(await open().recovery.unlock(key)).kind).toBe("vaultDamaged");
    expect(readdirSync(folder).length).toBeGreaterThanOrEqual(before);
  });
});

describe("[ZQ6] the second key file", () => {
  test("opens nothing that the first doesn't: not with the passphrase or the recovery key from before", async () => {
    const { vault, open, key, main } = await vaultWithKit();
    valueOf(await vault.changePassphrase(OLD, NEW));
    rmSync(main);
    expect(problemIn(await open().unlock(OLD))).toEqual({ kind: "wrongPassphrase" });
    valueOf(await open().unlock(NEW));
    valueOf(await vault.recovery.make(() => ok(null)));
    rmSync(main);
    expect(problemIn(await open().recovery.unlock(key))).toEqual({ kind: "recoveryRefused", why: "another" });
  });

  test("is made for the vault of an earlier version when it is next unlocked", async () => {
    const { open, main, copy } = await vaultWithKit();
    rmSync(copy);
    valueOf(await open().unlock(OLD));
    expect(readFileSync(copy, "utf8")).toBe(readFileSync(main, "utf8"));
  });

  test("of another vault is neither used nor spread", async () => {
    const one = await vaultWithKit();
    const other = await vaultWithKit(2);
    copyFileSync(other.main, one.copy);
    valueOf(await one.open().unlock(OLD));
    expect(readFileSync(one.copy, "utf8")).toBe(readFileSync(one.main, "utf8"));
    copyFileSync(other.main, one.main);
    expect(one.open().state()).toBe("changed");
    expect(readFileSync(one.copy, "utf8")).not.toBe(readFileSync(one.main, "utf8"));
  });

  test("isn't used where the first is of a newer version", async () => {
    const { open, main } = await vaultWithKit();
    writeFileSync(main, ofNewerFormat(readFileSync(main, "utf8")));
    expect(open().state()).toBe("newer");
    expect(problemIn(await open().unlock(OLD))).toEqual({ kind: "vaultNewer" });
  });
});
