import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import type { SecretBinding, Vault } from "../../../main/core/runtime/ports.ts";
import { SealedRef, SecretLabel } from "../../../shared/ids.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";

/** Vaults on one set of data: each call of `open` acts as another process. */
export type VaultHarness = { open(): Vault };

const PASSPHRASE: Redacted<string> = redact("correct horse", "passphrase");
const BINDING: SecretBinding = {
  workspace: "default",
  number: "+12025550123",
  purpose: "pair",
  schema: 1,
};
const LABEL = SecretLabel.parse("cloud-token");
const PAIR = SecretLabel.parse("pair-r-20260115-first1");

const secret = (text: string): Redacted<string> => redact(text, "secret");

/** Rules that every vault follows. */
export function vaultContract(name: string, harness: () => VaultHarness): void {
  const unlocked = async (): Promise<{ vault: Vault; open: () => Vault }> => {
    const made = harness();
    const vault = made.open();
    valueOf(await vault.unlock(PASSPHRASE));
    return { vault, open: () => made.open() };
  };

  describe(`${name} keeps its promises`, () => {
    test("the first passphrase makes the vault, the same one opens it, another one does not", async () => {
      const made = harness();
      const vault = made.open();
      expect(vault.state()).toBe("absent");
      expect(valueOf(await vault.unlock(PASSPHRASE))).toBe("created");
      expect(vault.state()).toBe("open");
      const later = made.open();
      expect(later.state()).toBe("locked");
      expect(problemIn(await later.unlock(redact("wrong", "passphrase")))).toEqual({
        kind: "wrongPassphrase",
      });
      expect(later.state()).toBe("locked");
      expect(valueOf(await later.unlock(PASSPHRASE))).toBe("opened");
    });

    test("absent and locked vaults give nothing, take nothing and say which they are", async () => {
      const made = harness();
      const vault = made.open();
      const refusals = (): readonly unknown[] => [
        problemIn(vault.seal(BINDING, secret("x"))),
        problemIn(vault.open(SealedRef.parse("ab".repeat(16)), BINDING)),
        problemIn(vault.erase(SealedRef.parse("ab".repeat(16)))),
        problemIn(vault.put(LABEL, "token", secret("x"))),
        problemIn(vault.take(LABEL)),
        problemIn(vault.list()),
        problemIn(vault.forget(LABEL)),
        problemIn(vault.fingerprint(secret("x"))),
      ];
      expect(refusals()).toEqual(Array.from({ length: 8 }, () => ({ kind: "vaultAbsent" })));
      valueOf(await vault.unlock(PASSPHRASE));
      vault.lock();
      expect(vault.state()).toBe("locked");
      expect(refusals()).toEqual(Array.from({ length: 8 }, () => ({ kind: "vaultLocked" })));
    });

    test.each(["", "a", "päss wörd 🔑", '{"data":"x"}', "x".repeat(300_000)])(
      "what is sealed comes out as it went in (%#)",
      async (text) => {
        const { vault, open } = await unlocked();
        const ref = valueOf(vault.seal(BINDING, secret(text)));
        const later = open();
        valueOf(await later.unlock(PASSPHRASE));
        expect(valueOf(later.open(ref, BINDING)).reveal() === text).toBe(true);
      },
    );

    test("what comes out does not show itself when printed", async () => {
      const { vault } = await unlocked();
      const value = valueOf(vault.open(valueOf(vault.seal(BINDING, secret("tell-nobody"))), BINDING));
      expect(`${inspect(value)}${String(value)}${JSON.stringify(value)}`).not.toContain("tell-nobody");
    });

    test("[I2] a sealed value opens under its own four words and under no others", async () => {
      const { vault } = await unlocked();
      const ref = valueOf(vault.seal(BINDING, secret("pair")));
      const others: readonly SecretBinding[] = [
        { ...BINDING, workspace: "other" },
        { ...BINDING, number: "+12025550124" },
        { ...BINDING, purpose: "pin" },
        { ...BINDING, workspace: "default+12025550123", number: "" },
      ];
      for (const binding of others)
        expect(problemIn(vault.open(ref, binding))).toEqual({ kind: "recordMissing" });
      expect(valueOf(vault.open(ref, BINDING)).reveal()).toBe("pair");
    });

    test("an erased value is gone, and erasing it again says so", async () => {
      const { vault } = await unlocked();
      const ref = valueOf(vault.seal(BINDING, secret("x")));
      valueOf(vault.erase(ref));
      expect(problemIn(vault.open(ref, BINDING))).toEqual({ kind: "recordMissing" });
      expect(problemIn(vault.erase(ref))).toEqual({ kind: "recordMissing" });
    });

    test("a label holds the value last put under it, is listed without it, and is forgotten on request", async () => {
      const { vault, open } = await unlocked();
      valueOf(vault.put(LABEL, "access token", secret("old")));
      valueOf(vault.put(LABEL, "access token", secret("new")));
      const later = open();
      valueOf(await later.unlock(PASSPHRASE));
      expect(valueOf(later.take(LABEL)).reveal()).toBe("new");
      expect(valueOf(later.list())).toMatchObject([{ label: LABEL, secretKind: "access token" }]);
      expect(Object.keys(valueOf(later.list())[0] ?? {}).sort()).toEqual(["label", "secretKind", "storedAt"]);
      expect(valueOf(later.forget(LABEL))).toBe("forgotten");
      expect(valueOf(later.forget(LABEL))).toBe("absent");
      expect(problemIn(later.take(LABEL))).toEqual({ kind: "recordMissing" });
    });

    test("[I14] a value that was given for an address comes out for that address alone, in any process", async () => {
      const { vault, open } = await unlocked();
      valueOf(vault.put(LABEL, "token", secret("x"), "https://cloud.example"));
      const later = open();
      valueOf(await later.unlock(PASSPHRASE));
      for (const each of [vault, later]) {
        expect(valueOf(each.take(LABEL, "https://cloud.example")).reveal()).toBe("x");
        for (const other of ["https://cloud.example:8443", "http://cloud.example", "https://evil.example"])
          expect(problemIn(each.take(LABEL, other))).toEqual({ kind: "ofAnotherAddress" });
        expect(valueOf(each.list())).toMatchObject([{ label: LABEL, origin: "https://cloud.example" }]);
      }
      valueOf(later.put(LABEL, "token", secret("y"), "https://evil.example"));
      expect(problemIn(vault.take(LABEL, "https://cloud.example"))).toEqual({ kind: "ofAnotherAddress" });
    });

    test("a value that was given for no address goes to any", async () => {
      const { vault } = await unlocked();
      valueOf(vault.put(LABEL, "token", secret("x")));
      expect(valueOf(vault.take(LABEL, "https://cloud.example")).reveal()).toBe("x");
    });

    test("[I3] a pair is listed, cannot be overwritten or erased in passing, and goes only by its label", async () => {
      const { vault } = await unlocked();
      const ref = valueOf(vault.seal(BINDING, secret("pair"), { label: PAIR, secretKind: "backup pair" }));
      expect(valueOf(vault.list())).toMatchObject([{ label: PAIR, secretKind: "backup pair" }]);
      expect(problemIn(vault.put(PAIR, "token", secret("x")))).toEqual({
        kind: "labelTaken",
      });
      expect(problemIn(vault.take(PAIR))).toEqual({ kind: "recordMissing" });
      expect(() => vault.erase(ref)).toThrow("deleted only by its label");
      expect(valueOf(vault.open(ref, BINDING)).reveal()).toBe("pair");
      expect(valueOf(vault.forget(PAIR))).toBe("forgotten");
      expect(problemIn(vault.open(ref, BINDING))).toEqual({ kind: "recordMissing" });
    });

    test("[I3] a pair does not take a label that a person's secret has, and a second backup of a run does not replace the first", async () => {
      const { vault } = await unlocked();
      valueOf(vault.put(LABEL, "token", secret("x")));
      expect(
        problemIn(vault.seal(BINDING, secret("pair"), { label: LABEL, secretKind: "backup pair" })),
      ).toMatchObject({ kind: "labelTaken" });
      const first = valueOf(vault.seal(BINDING, secret("one"), { label: PAIR, secretKind: "backup pair" }));
      const second = valueOf(vault.seal(BINDING, secret("two"), { label: PAIR, secretKind: "backup pair" }));
      expect([
        valueOf(vault.open(first, BINDING)).reveal(),
        valueOf(vault.open(second, BINDING)).reveal(),
      ]).toEqual(["one", "two"]);
    });

    test("values without a label are not listed", async () => {
      const { vault } = await unlocked();
      valueOf(vault.seal(BINDING, secret("x")));
      expect(valueOf(vault.list())).toEqual([]);
    });

    test("fingerprints agree for equal values, in every process, and differ for others", async () => {
      const { vault, open } = await unlocked();
      const later = open();
      valueOf(await later.unlock(PASSPHRASE));
      const one = valueOf(vault.fingerprint(secret("123456")));
      expect(valueOf(later.fingerprint(secret("123456")))).toBe(one);
      expect(valueOf(vault.fingerprint(secret("123457")))).not.toBe(one);
      expect(one).toMatch(/^[a-f0-9]{64}$/);
    });
  });
}

/** A fingerprint under a vault's own key, to show that fingerprints of two vaults differ. */
export async function fingerprintIn(vault: Vault, text: string): Promise<string> {
  valueOf(await vault.unlock(PASSPHRASE));
  return valueOf(vault.fingerprint(secret(text)));
}
