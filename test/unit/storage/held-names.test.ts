import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { openSettings } from "../../../main/core/settings/open-settings.ts";
import { renamePatiently, replaceDurably } from "../../../main/core/storage/durable-file.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { openVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { ATTESTED, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";
import { stateFolder } from "../../support/state-folder.ts";

const held = vi.hoisted(() => ({ code: "EBUSY", times: 0 }));
vi.mock("node:fs", async (original) => {
  const real = await original<{ renameSync(from: string, to: string): void }>();
  const renameSync = (from: string, to: string): void => {
    held.times -= 1;
    if (held.times >= 0) throw Object.assign(new Error(held.code), { code: held.code });
    real.renameSync(from, to);
  };
  return { ...real, renameSync };
});

const PASSPHRASE = redact("correct horse", "passphrase");
const LABEL = SecretLabel.parse("token");
const clock = virtualClock();

const vaultIn = (dataDir: string) =>
  openVault({ dataDir, clock, random: seededRandom(), keySource: passphraseSource({ N: 2, r: 1, p: 1 }) });

describe("[F38] a name that another program holds", () => {
  let waits: number[] = [];
  beforeEach(() => {
    waits = [];
    vi.spyOn(Atomics, "wait").mockImplementation((_array, _index, _value, ms) => {
      waits.push(ms ?? Number.POSITIVE_INFINITY);
      return "timed-out";
    });
  });
  afterEach(() => {
    held.times = 0;
  });

  test.each(["EBUSY", "EPERM", "EACCES"])("for a moment (%s) is waited for, longer each time", (code) => {
    const path = join(tempFolder(), "file");
    Object.assign(held, { code, times: 7 });
    replaceDurably(path, "there");
    expect(readFileSync(path, "utf8")).toBe("there");
    expect(waits).toHaveLength(7);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
  });

  test.each(["EBUSY", "EPERM", "EACCES"])(
    "for good (%s) is given up within two seconds, and what stood there stays",
    (code) => {
      const folder = tempFolder();
      const path = join(folder, "file");
      writeFileSync(path, "old");
      Object.assign(held, { code, times: 100 });
      expect(() => replaceDurably(path, "new")).toThrow(expect.objectContaining({ code: "EBUSY" }));
      expect(readFileSync(path, "utf8")).toBe("old");
      expect(readdirSync(folder)).toEqual(["file"]);
      expect(waits.reduce((all, ms) => all + ms, 0)).toBeLessThan(2000);
      expect(100 - held.times).toBe(8);
    },
  );

  test("is told from an error that waiting does not mend", () => {
    const folder = tempFolder();
    Object.assign(held, { code: "EIO", times: 1 });
    expect(() => renamePatiently(join(folder, "a"), join(folder, "b"))).toThrow("EIO");
    expect(waits).toEqual([]);
  });

  test.each(["EBUSY", "EPERM"])(
    "(%s) is a problem with a name where a secret is to be replaced",
    async (code) => {
      const vault = vaultIn(tempFolder());
      valueOf(await vault.unlock(PASSPHRASE));
      valueOf(vault.put(LABEL, "token", redact("old", "token")));
      Object.assign(held, { code, times: 100 });
      const problem = problemIn(vault.put(LABEL, "token", redact("new", "token")));
      expect(problem).toEqual({ kind: "storageFailed", code: "EBUSY" });
      expect(valueOf(vault.take(LABEL)).reveal()).toBe("old");
    },
  );
});

describe("[F38] a data folder under", () => {
  const long = Array.from({ length: 6 }, (_, index) => `${index}-${"long-name".repeat(6)}`);
  test.each([
    ["a name beyond ASCII", ["Büro Zürich", "数据 📱", "Ελληνικά ‮kehrt", "e\u0301 and é"]],
    ["a path of more than 260 characters", long],
  ])("%s keeps runs, secrets and settings", async (_what, names) => {
    const dataDir = join(tempFolder(), ...names, "data");
    mkdirSync(join(dataDir, ".."), { recursive: true });
    expect(dataDir.length > 260 || /[^ -~]/.test(dataDir)).toBe(true);
    const open = () => {
      const storage = valueOf(
        openStorage({ dataDir, stateDir: stateFolder(), clock, random: seededRandom(), appVersion: "1.2.3" }),
      );
      onTestFinished(() => storage.close());
      return storage;
    };
    const run = runNamed("paths1");
    const first = open();
    const hold = valueOf(first.create(NUMBER, opened(run)));
    valueOf(first.append(hold, ATTESTED));
    first.close();
    const vault = vaultIn(dataDir);
    valueOf(await vault.unlock(PASSPHRASE));
    valueOf(vault.put(LABEL, "token", redact("kept", "token")));
    valueOf(valueOf(await openSettings({ dataDir, clock })).change({ workspace: "bakery" }));
    expect(valueOf(open().read(run)).rows).toHaveLength(2);
    const later = vaultIn(dataDir);
    valueOf(await later.unlock(PASSPHRASE));
    expect(valueOf(later.take(LABEL)).reveal()).toBe("kept");
    expect(valueOf(await openSettings({ dataDir, clock })).read().workspace).toBe("bakery");
    expect(existsSync(join(dataDir, "journal.db"))).toBe(true);
  });
});
