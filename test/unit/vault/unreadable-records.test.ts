import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { SecretBinding } from "../../../main/core/runtime/ports.ts";
import { lockNamed } from "../../../main/core/storage/run-lock.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { LABEL, OLD, SECRET, vaultWithKit } from "../../support/vault-with-kit.ts";

const BACKUP: SecretBinding = { workspace: "default", number: "+12025550123", purpose: "backup", schema: 1 };
const SHOWN = { label: SecretLabel.parse("backup-r-1"), secretKind: "backup pair" };

/** A vault with a secret of a person and a backup. The disk can't read a file whose name a folder has. */
async function withBackup() {
  const place = await vaultWithKit();
  const ref = valueOf(place.vault.seal(BACKUP, redact("the backup", "backup"), SHOWN));
  const first = join(place.folder, `${ref}.sealed`);
  const second = `${first}-copy`;
  const spoil = (path: string): void => {
    renameSync(path, `${path}.whole`);
    mkdirSync(path);
  };
  const heal = (path: string): void => {
    rmdirSync(path);
    renameSync(`${path}.whole`, path);
  };
  return { ...place, ref, first, second, spoil, heal };
}

describe("[ZT4] a backup whose first file the disk can't read", () => {
  test("is read from the second one, listed, and deleted with neither", async () => {
    const { vault, ref, first, spoil, heal } = await withBackup();
    spoil(first);
    expect(valueOf(vault.open(ref, BACKUP)).reveal()).toBe("the backup");
    expect(valueOf(vault.list()).map(({ label }) => label)).toContain(SHOWN.label);
    expect(valueOf(vault.damaged())).toEqual([]);
    heal(first);
    expect(valueOf(vault.open(ref, BACKUP)).reveal()).toBe("the backup");
  });

  test("and without the second one is the disk's own trouble, as it may be whole", async () => {
    const { vault, ref, first, second, spoil } = await withBackup();
    spoil(first);
    rmSync(second);
    expect(problemIn(vault.open(ref, BACKUP))).toEqual({ kind: "storageFailed", code: "EISDIR" });
    expect(valueOf(vault.damaged())).toEqual([ref]);
  });

  test("and a damaged second one alone, is corrupted and not gone", async () => {
    const { vault, ref, first, second } = await withBackup();
    rmSync(first);
    writeFileSync(second, "{");
    expect(problemIn(vault.open(ref, BACKUP))).toEqual({ kind: "recordDamaged" });
    expect(valueOf(vault.damaged())).toEqual([ref]);
    expect(readFileSync(second, "utf8")).toBe("{");
  });
});

describe("[ZT4] a record that the disk can't read", () => {
  test("closes neither the vault nor the list of what else is in it, and no place for a new secret", async () => {
    const { vault, open, first, second, spoil } = await withBackup();
    for (const path of [first, second]) spoil(path);
    const next = open();
    expect(next.state()).toBe("locked");
    expect(valueOf(await next.unlock(OLD))).toBe("opened");
    expect(valueOf(next.list()).map(({ label }) => label)).toEqual([LABEL]);
    expect(valueOf(next.take(LABEL)).reveal()).toBe(SECRET);
    valueOf(vault.put(SecretLabel.parse("another"), "token", redact("a new token", "secret")));
    expect(valueOf(vault.forget(LABEL))).toBe("forgotten");
  });
});

test("[ZT2] a backup's second file of a newer version stays as it is while the first one opens", async () => {
  const { vault, ref, second } = await withBackup();
  const newer = JSON.stringify({ format: 2 });
  writeFileSync(second, newer);
  expect(valueOf(vault.open(ref, BACKUP)).reveal()).toBe("the backup");
  expect(readFileSync(second, "utf8")).toBe(newer);
});

test("[ZQ12] a backup's second file that doesn't open is kept beside the mended one, though it is valid JSON", async () => {
  const { vault, ref, first, second, folder } = await withBackup();
  const harmed = readFileSync(second, "utf8").replace(/"sealed":"..../, '"sealed":"AAAA');
  writeFileSync(second, harmed);
  valueOf(vault.open(ref, BACKUP));
  expect(readFileSync(second, "utf8")).toBe(readFileSync(first, "utf8"));
  const aside = readdirSync(folder).filter((name) => name.includes(".sealed-copy.damaged-"));
  expect(aside.map((name) => readFileSync(join(folder, name), "utf8"))).toEqual([harmed]);
});

test.each([3, 5, 9])(
  "[ZT1] a backup's first file in which one bit made its format a %d is damaged, and the second one is read",
  async (format) => {
    const { vault, ref, first, second } = await withBackup();
    const whole = readFileSync(second, "utf8");
    writeFileSync(first, whole.replace('"format":1', `"format":${format}`));
    expect(valueOf(vault.list()).map(({ label }) => label)).toContain(SHOWN.label);
    expect(valueOf(vault.open(ref, BACKUP)).reveal()).toBe("the backup");
    expect(readFileSync(first, "utf8")).toBe(whole);
  },
);

test("[ZQ12] a backup's second file isn't made anew while another process deletes records", async () => {
  const { vault, dataDir, ref, first, second } = await withBackup();
  rmSync(second);
  const deleting = lockNamed(dataDir, "vault-records", 0);
  expect(valueOf(vault.open(ref, BACKUP)).reveal()).toBe("the backup");
  expect(existsSync(second)).toBe(false);
  deleting?.release();
  valueOf(vault.open(ref, BACKUP));
  expect(readFileSync(second, "utf8")).toBe(readFileSync(first, "utf8"));
});
