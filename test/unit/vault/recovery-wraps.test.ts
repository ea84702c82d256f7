import { describe, expect, test, vi } from "vitest";
import { fingerprintUnder, keyFor, openBox } from "../../../main/core/vault/cipher.ts";
import type { KeyFile, KeyWrap } from "../../../main/core/vault/key-file.ts";
import {
  lastGroupOf,
  readRecoveryKey,
  RECOVERY_BYTES,
  typedGroup,
  writeRecoveryKey,
} from "../../../main/core/vault/recovery-key.ts";
import {
  openBy,
  opensWrap,
  recoveryWraps,
  withRecoveryWraps,
  wrapUnder,
} from "../../../main/core/vault/recovery-wraps.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";

const VAULT = "ab".repeat(16);
let drawn = 1;
const random = {
  bytes: (length: number) => Uint8Array.from({ length }, () => (drawn = (drawn * 75 + 74) % 65_537) % 256),
};
const DATA_KEY = Buffer.from(random.bytes(32));
const freshKey = (): Redacted<string> => writeRecoveryKey(random.bytes(RECOVERY_BYTES));

const keyFileOf = (dataKey: Buffer, wraps: readonly KeyWrap[], vaultId = VAULT): KeyFile => ({
  format: 1,
  vaultId,
  keyCheck: fingerprintUnder(keyFor(dataKey, vaultId, "key check"), vaultId),
  wraps: [...wraps],
});
const other: KeyWrap = { source: "passphrase", nonce: "", sealed: "" };
const wrapped = (key: Redacted<string>, vaultId = VAULT): KeyWrap =>
  wrapUnder(key, { vaultId, dataKey: DATA_KEY }, random);

describe("the wraps of recovery keys", () => {
  const [sheet, second, third] = [freshKey(), freshKey(), freshKey()];
  const all = withRecoveryWraps(keyFileOf(DATA_KEY, [other]), {
    confirmed: wrapped(sheet),
    unconfirmed: [wrapped(second), wrapped(third)],
  });

  test("[I3] stand beside the others under their two names, and take the place of earlier ones", () => {
    const sources = (keyFile: KeyFile) => keyFile.wraps.map(({ source }) => source);
    expect(sources(all)).toEqual(["passphrase", "recovery", "recovery-next", "recovery-next"]);
    const { confirmed, unconfirmed } = recoveryWraps(all);
    expect([confirmed?.source, ...unconfirmed.map(({ source }) => source)]).toEqual([
      "recovery",
      "recovery-next",
      "recovery-next",
    ]);
    const next = withRecoveryWraps(all, { confirmed: unconfirmed[0], unconfirmed: [] });
    expect(sources(next)).toEqual(["passphrase", "recovery"]);
    expect(sources(withRecoveryWraps(all, { confirmed: undefined, unconfirmed: [] }))).toEqual([
      "passphrase",
    ]);
    expect(all.wraps[0]).toEqual(other);
  });

  test("[F28] each opens the vault by its own key, confirmed or not, and by no other", () => {
    for (const key of [sheet, second, third])
      expect(valueOf(openBy(all, key))).toEqual({ vaultId: VAULT, dataKey: DATA_KEY });
    const { confirmed, unconfirmed } = recoveryWraps(all);
    if (confirmed === undefined) throw new Error("one is confirmed");
    expect([opensWrap(all, confirmed, sheet), opensWrap(all, confirmed, second)]).toEqual([true, false]);
    expect(unconfirmed.map((wrap) => opensWrap(all, wrap, third))).toEqual([false, true]);
    expect(opensWrap(all, confirmed, redact("no key at all", "recovery key"))).toBe(false);
  });

  test("[F28] why one doesn't open is told apart", () => {
    const refused = (keyFile: KeyFile, text: string) =>
      problemIn(openBy(keyFile, redact(text, "recovery key")));
    const why = (reason: string) => ({ kind: "recoveryRefused", why: reason });
    const written = sheet.reveal();
    const mistyped = (written.startsWith("0") ? "1" : "0") + written.slice(1);
    expect(refused(all, "hello")).toEqual(why("not-a-key"));
    expect(refused(all, mistyped)).toEqual(why("mistyped"));
    expect(refused(all, freshKey().reveal())).toEqual(why("another"));
    expect(refused(keyFileOf(DATA_KEY, [other]), written)).toEqual(why("none-made"));
  });

  test("[I2] a wrap that was put into another vault's key file opens nothing there", () => {
    const theirs = keyFileOf(DATA_KEY, all.wraps, "cd".repeat(16));
    expect(problemIn(openBy(theirs, sheet))).toMatchObject({ why: "another" });
  });

  test("[I2] a wrap of another data key opens nothing either, though the key is right", () => {
    const replaced = { ...all, keyCheck: keyFileOf(Buffer.alloc(32, 1), []).keyCheck };
    expect(problemIn(openBy(replaced, sheet))).toMatchObject({ why: "another" });
    const { confirmed } = recoveryWraps(all);
    expect(confirmed !== undefined && opensWrap(replaced, confirmed, sheet)).toBe(false);
  });

  test("[I27] a wrap is bound to its vault and its kind, under a key for that purpose alone", () => {
    const bytes = valueOf(readRecoveryKey(sheet));
    const { confirmed } = recoveryWraps(all);
    if (confirmed === undefined) throw new Error("one is confirmed");
    const open = (purpose: string, bound: readonly string[]) =>
      openBox(keyFor(bytes, VAULT, purpose), confirmed, bound);
    expect(open("recovery", ["wrap", VAULT, "recovery"])).toEqual(DATA_KEY);
    expect(open("recovery-next", ["wrap", VAULT, "recovery"])).toBeUndefined();
  });

  test("[I13] every copy of a recovery key, and of what opens with it, is overwritten once it was used", () => {
    const { confirmed, unconfirmed } = recoveryWraps(all);
    const [other] = unconfirmed;
    if (confirmed === undefined || other === undefined) throw new Error("two wraps");
    const fill = vi.spyOn(Buffer.prototype, "fill");
    const wiped = (use: () => unknown): readonly number[] => {
      fill.mockClear();
      use();
      return fill.mock.contexts
        .map((buffer) => buffer as Buffer)
        .filter((buffer) => buffer.every((byte) => byte === 0))
        .map(({ length }) => length);
    };
    const [OF_KEY, OF_WRAP] = [RECOVERY_BYTES, 32];
    expect(wiped(() => wrapped(sheet))).toEqual([OF_WRAP, OF_KEY]);
    expect(wiped(() => openBy(all, sheet))).toEqual([OF_KEY, OF_WRAP, OF_KEY]);
    expect(wiped(() => opensWrap(all, other, sheet))).toEqual([OF_WRAP, OF_KEY]);
    // With it goes the data key that came out.
    expect(wiped(() => opensWrap(all, confirmed, sheet))).toEqual([OF_WRAP, OF_KEY, 32]);
  });

  test("[I3] what is no key wraps nothing: that would be lost", () => {
    expect(() => wrapped(redact("no key", "recovery key"))).toThrow(
      "a fresh recovery key does not read back",
    );
  });
});

describe("a recovery key on paper", () => {
  const bytes = Uint8Array.from({ length: RECOVERY_BYTES }, (_, at) => at * 13);
  const written = writeRecoveryKey(bytes).reveal();
  const read = (text: string) => readRecoveryKey(redact(text, "recovery key"));

  test("[I27] is 160 bits in nine groups of four symbols, and the same for the same bytes for ever", () => {
    expect(RECOVERY_BYTES).toBe(20);
    expect(written).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){8}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(written).toBe("006H-M9SM-8575-PT3N-GA7S-SADP-RF8D-VTQQ-XPNJ");
    expect(writeRecoveryKey(new Uint8Array(20)).reveal().slice(0, 39)).toBe(Array(8).fill("0000").join("-"));
  });

  test("[F28] is found in a saved file, on a line of its own, in whatever case and with whatever spaces", () => {
    const saved = `Recovery key\r\nKeep it safe\r\n  ${written.toLowerCase().replaceAll("-", " ")} \r\nend`;
    expect(valueOf(read(saved))).toEqual(Buffer.from(bytes));
    expect(valueOf(read(`x\n${written}`))).toEqual(Buffer.from(bytes));
    expect(valueOf(read(written.replaceAll("0", "O").replaceAll("1", "l")))).toEqual(Buffer.from(bytes));
    expect(valueOf(read(written.replaceAll("0", "o").replaceAll("1", "I")))).toEqual(Buffer.from(bytes));
  });

  test("[F28] is none with a symbol too few or too many, or with one that no key has", () => {
    for (const text of [
      "",
      written.slice(0, -1),
      `${written}0`,
      `U${written.slice(1)}`,
      `${written.slice(0, 10)}U${written.slice(11)}`,
      `${written} x`,
    ])
      expect(problemIn(read(text))).toEqual({ kind: "notAKey" });
  });

  test("the last group is compared without regard to case, spaces and dashes", () => {
    const last = written.slice(-4);
    const key = redact(written, "recovery key");
    expect(lastGroupOf(key).reveal()).toBe(last);
    expect(typedGroup(redact(` ${last.toLowerCase().split("").join("- ")} `, "typed")).reveal()).toBe(last);
    expect(String(typedGroup(redact(last, "typed")))).toBe(String(lastGroupOf(key)));
    expect(String(lastGroupOf(key))).toBe("<redacted:last four characters>");
    expect(String(writeRecoveryKey(bytes))).toBe("<redacted:recovery key>");
  });
});
