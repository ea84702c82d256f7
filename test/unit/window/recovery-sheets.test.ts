import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { RecoverySheet, SheetPort } from "../../../main/core/runtime/ports.ts";
import { saveSheet } from "../../../main/hosts/common/recovery-sheet/private-file.ts";
import { sheetPage } from "../../../main/hosts/common/recovery-sheet/sheet-page.ts";
import { en } from "../../../main/hosts/common/recovery-sheet/words/en.ts";
import { es } from "../../../main/hosts/common/recovery-sheet/words/es.ts";
import { sheetFiles } from "../../../main/hosts/headless/serve/sheet-files.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { fakeKeyStore } from "../../support/fake-key-store.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

const PRINT = { as: "print", language: "en", title: "Northwind Bakery" } as const;
const SAVE = { ...PRINT, as: "save" } as const;
const PASSPHRASE = "correct horse battery";

/** A printer that keeps what it printed, or does what a test wants. */
function printer(change: Partial<SheetPort> = {}) {
  const sheets: RecoverySheet[] = [];
  const port: SheetPort = {
    can: { print: true, save: "pdf" },
    print: async (sheet) => {
      sheets.push(sheet);
      return ok("printed");
    },
    save: async () => ok("canceled"),
    ...change,
  };
  return { port, keys: () => sheets.map(({ key }) => key.reveal()) };
}

async function rememberedCore(sheets?: SheetPort) {
  const core = windowCore({
    host: "desktop",
    keyStore: fakeKeyStore(),
    ...(sheets === undefined ? {} : { sheets }),
  });
  valueOf(await core.client.call("vault.unlock", { passphrase: PASSPHRASE, allowCreate: true }));
  valueOf(await core.client.call("vault.remember", { on: true }));
  return core;
}

describe("a window's recovery sheet", () => {
  test("[I13] goes to the printer alone: no answer, push or file holds the key", async () => {
    const { port, keys } = printer();
    const core = await rememberedCore(port);
    const { client, heard, dataDir } = core;
    const answers: unknown[] = [await client.call("vault.makeSheet", PRINT)];
    const key = keys()[0] ?? "";
    expect(key).toMatch(/^(?:[0-9A-Z]{4}-){8}[0-9A-Z]{4}$/);
    answers.push(await client.call("vault.recovery", {}));
    answers.push(await client.call("vault.confirmSheet", { lastFour: "0O0O" }));
    answers.push(await client.call("vault.confirmSheet", { lastFour: key.slice(-4) }));
    answers.push(await client.call("vault.waiveRecovery", { typed: key }));
    answers.push(await client.call("vault.unlockByRecovery", { key }));
    answers.push(await client.call("vault.passphraseByRecovery", { key, next: "a door of oak" }));
    const told = JSON.stringify([answers, heard("vault")]);
    expect(told).not.toContain(key.slice(0, 9));
    expect(told).not.toContain(key.slice(-4));
    expect(secretsFoundIn(dataDir, [key])).toEqual([]);
    expect(answers.at(-1)).toEqual({ ok: true, value: null });
  });

  test("is asked back by its last four characters, and every change is pushed", async () => {
    const { port, keys } = printer();
    const { client, heard } = await rememberedCore(port);
    const status = async () => valueOf(await client.call("vault.recovery", {}));
    expect(await status()).toEqual({
      key: { kind: "none" },
      gate: "needed",
      practice: false,
      sheet: { print: true, save: "pdf" },
    });
    const before = heard("vault").length;
    expect(valueOf(await client.call("vault.makeSheet", PRINT))).toEqual({ kind: "printed" });
    expect(await status()).toMatchObject({ key: { kind: "unconfirmed" }, gate: "needed" });
    const lastFour = keys()[0]?.slice(-4).toLowerCase() ?? "";
    expect(valueOf(await client.call("vault.confirmSheet", { lastFour }))).toMatchObject({
      key: { kind: "confirmed", by: "typed" },
      gate: "key",
    });
    expect(heard("vault").length).toBe(before + 2);
  });

  test("changes nothing when its dialog is closed, fails or is not possible here", async () => {
    const canceled = await rememberedCore(printer().port);
    expect(valueOf(await canceled.client.call("vault.makeSheet", SAVE))).toEqual({ kind: "canceled" });
    const terminal = await rememberedCore();
    for (const input of [PRINT, SAVE])
      expect(problemIn(await terminal.client.call("vault.makeSheet", input))).toEqual({
        kind: "sheetFailed",
        why: "not-here",
      });
    for (const { client } of [canceled, terminal])
      expect(valueOf(await client.call("vault.recovery", {}))).toMatchObject({ key: { kind: "none" } });
  });

  test("needs the open vault", async () => {
    const { port, keys } = printer();
    const { client } = await rememberedCore(port);
    valueOf(await client.call("vault.lock", {}));
    expect(problemIn(await client.call("vault.makeSheet", PRINT))).toEqual({ kind: "vaultLocked" });
    expect(keys()).toEqual([]);
  });

  test("opens the vault again after it was locked, and ends what kept it locked", async () => {
    const { port, keys } = printer();
    const { client, heard } = await rememberedCore(port);
    valueOf(await client.call("vault.makeSheet", PRINT));
    valueOf(await client.call("vault.lock", {}));
    const wrong = await client.call("vault.unlockByRecovery", { key: "not a key" });
    expect(problemIn(wrong)).toEqual({ kind: "recoveryRefused", why: "not-a-key" });
    valueOf(await client.call("vault.unlockByRecovery", { key: keys()[0] ?? "" }));
    expect(heard("vault").at(-1)).toMatchObject({ state: "open" });
  });
});

describe("a sheet in a file, for a window in a browser", () => {
  const home = (): string => tempFolder();

  test("is new, private, and nowhere near the vault", async () => {
    const folder = home();
    const core = await rememberedCore(sheetFiles(folder));
    const { client, dataDir } = core;
    expect(valueOf(await client.call("vault.recovery", {})).sheet).toEqual({
      print: false,
      save: "html",
      folder,
    });
    expect(problemIn(await client.call("vault.makeSheet", PRINT))).toMatchObject({ why: "not-here" });
    const first = valueOf(await client.call("vault.makeSheet", SAVE));
    const second = valueOf(await client.call("vault.makeSheet", SAVE));
    if (first.kind !== "saved" || second.kind !== "saved") throw new Error("both were saved");
    expect(readdirSync(folder)).toHaveLength(2);
    expect(first.path).not.toBe(second.path);
    const others = process.platform === "win32" ? 0 : 0o077;
    expect(statSync(first.path).mode & others).toBe(0);
    symlinkSync(dataDir, join(folder, "link"));
    for (const [inside, why] of [
      [dataDir, "in-data-folder"],
      [join(folder, "link"), "in-data-folder"],
      [join(folder, "none"), "no-such-folder"],
      ["Downloads", "no-such-folder"],
    ] as const)
      expect(problemIn(await client.call("vault.makeSheet", { ...SAVE, folder: inside }))).toMatchObject({
        kind: "sheetFailed",
        why,
      });
    // What failed has not replaced the sheet that was saved last.
    const key = keyIn(readFileSync(second.path, "utf8"));
    valueOf(await client.call("vault.confirmSheet", { lastFour: key.slice(-4) }));
  });

  /** A core whose vault is damaged when its sheet has just been saved, and which saved one where. */
  const damagedMeanwhile = async (save: SheetPort["save"]) => {
    const saved: string[] = [];
    const core = await rememberedCore({
      ...sheetFiles(home()),
      save: async (...given) => {
        const done = await save(...given);
        if (done.ok && done.value !== "canceled") saved.push(done.value.path);
        for (const name of ["key.json", "key-copy.json"])
          writeFileSync(join(core.dataDir, "vault", name), "{");
        return done;
      },
    });
    return { client: core.client, saved };
  };

  test("is removed where the vault does not take its key", async () => {
    const { client, saved } = await damagedMeanwhile((...given) => sheetFiles(home()).save(...given));
    expect(problemIn(await client.call("vault.makeSheet", SAVE)).kind).toBe("vaultDamaged");
    expect(saved.map((path) => [existsSync(dirname(path)), existsSync(path)])).toEqual([[true, false]]);
  });

  test("[ZR9] is told as still there where its key wasn't taken and it can't be deleted", async () => {
    const loop = join(home(), "loop");
    symlinkSync(loop, loop);
    const path = join(loop, "sheet.html");
    const { client } = await damagedMeanwhile(async () => ok({ path }));
    expect(problemIn(await client.call("vault.makeSheet", SAVE))).toEqual({
      kind: "sheetFailed",
      why: "left-behind",
      path,
    });
  });
});

/** The key on a page, group by group. */
function keyIn(page: string): string {
  return [...page.matchAll(/<li[^>]*>([0-9A-Z]{4})<\/li>/g)].map(([, group]) => group).join("-");
}

describe("the page of a sheet", () => {
  const KEY = "ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345-6789-7K3M";
  const sheet: RecoverySheet = {
    key: redact(KEY, "recovery key"),
    language: "en",
    title: "<b>Northwind</b> & Sons",
    madeAt: instant(Date.UTC(2026, 10, 23, 9, 0)),
    dataDir: "/home/ana/.local/share/Switchover",
    practice: false,
  };
  const place = { words: en, computer: "server-1", as: "paper" } as const;

  test("holds the nine groups, a code to scan, and whose vault it opens", () => {
    const page = sheetPage(sheet, place);
    expect(keyIn(page)).toBe(KEY);
    expect(page.match(/class="last"/g)).toHaveLength(1);
    expect(page).toContain("<svg");
    for (const fact of ["server-1", sheet.dataDir, "23 November 2026"]) expect(page).toContain(fact);
    for (const line of [en.storedAt, en.dateInitials]) expect(page).toContain(line);
    expect(page).not.toContain(en.fileOnly);
  });

  test("runs nothing, loads nothing and takes names as text", () => {
    const page = sheetPage(sheet, place);
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/<script|src=|href=|url\(/i);
    expect(page).toContain("&lt;b&gt;Northwind&lt;/b&gt; &amp; Sons");
  });

  test("says in both languages that the sheet alone opens nothing, and is marked in Practice", () => {
    const practice = sheetPage(
      { ...sheet, practice: true, language: "es" },
      { ...place, words: es, as: "file" },
    );
    expect(practice).toContain(es.practice);
    expect(practice).toContain(es.fileOnly);
    expect(practice).toContain("La hoja sola no abre nada.");
    expect(sheetPage(sheet, place)).toContain("The sheet alone opens nothing.");
    expect(sheetPage(sheet, place)).not.toContain(en.practice);
  });
});

test("a sheet is saved nowhere in the data folder, whatever its name", () => {
  const dataDir = tempFolder();
  for (const name of ["sheet.pdf", "..sheet.pdf", "...", join("..", basename(dataDir), "sheet.pdf")])
    expect(problemIn(saveSheet(join(dataDir, name), "a sheet", dataDir))).toMatchObject({
      why: "in-data-folder",
    });
  expect(readdirSync(dataDir)).toEqual([]);
  const beside = `${dataDir}-sheets.pdf`;
  valueOf(saveSheet(beside, "a sheet", dataDir));
  rmSync(beside);
});
