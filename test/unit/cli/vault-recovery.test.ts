import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { recoveryArea } from "../../../shared/rpc/areas/recovery.ts";
import { METHODS } from "../../../shared/rpc/names.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { cli, type CliEnd, type CliOptions } from "../../support/cli.ts";
import { jsonLines, resultLine } from "../../support/json-lines.ts";
import { patchedDisk, refusedBy, unconfirmedKeyFile } from "../../support/patched-disk.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

const OLD = "open sesame";
const NEW = "a door of oak";
const PASSPHRASE = ["--passphrase-file", "old.txt"];
const WRITE = ["recovery", "--out", "recovery.txt", ...PASSPHRASE];
const RECOVER = ["passphrase", "--recovery-key-file", "recovery.txt"];

/**
 * A data folder whose vault has the old passphrase, files with both passphrases, and a function that runs
 * `vault`.
 */
async function rig() {
  const { client, dataDir } = windowCore();
  await client.call("vault.unlock", { passphrase: OLD, allowCreate: true });
  const folder = tempFolder();
  writeFileSync(join(folder, "old.txt"), OLD);
  writeFileSync(join(folder, "new.txt"), NEW);
  const at = (name: string): string => join(folder, name);
  return {
    dataDir,
    folder,
    at,
    run: (argv: readonly string[], options: CliOptions = {}): Promise<CliEnd> =>
      cli(["vault", ...argv, "--data-dir", dataDir], {
        folder,
        core: windowCore({ dataDir }).app,
        ...options,
      }),
    key: (): string =>
      /^(?:[0-9A-Z]{4}-){8}[0-9A-Z]{4}$/m.exec(readFileSync(at("recovery.txt"), "utf8"))?.[0] ?? "",
    opensWith: async (passphrase: string): Promise<boolean> =>
      (await windowCore({ dataDir }).client.call("vault.unlock", { passphrase, allowCreate: false })).ok,
  };
}

/** Changes the text of every file made from now on, as a disk would that loses what it was given. */
function losingDisk(loses: (text: string) => string): void {
  const { linkSync } = fs;
  patchedDisk({
    linkSync: (from, to) => {
      linkSync(from, to);
      writeFileSync(to, loses(readFileSync(to, "utf8")));
    },
  });
}

describe("vault recovery", () => {
  test("[I13] writes a key to a new file of its owner's alone, prints it nowhere, and says where it is", async () => {
    const { run, at, key, dataDir } = await rig();
    const { code, stdout, stderr } = await run([...WRITE, "--json"]);
    expect(code).toBe(0);
    const result = jsonLines(stdout);
    expect(result).toHaveLength(1);
    expect(resultLine(stdout)).toMatchObject({ outcome: "complete", numberIs: "unknown", proof: "none" });
    expect(result[0]).toMatchObject({ file: at("recovery.txt") });
    // Windows has no such file mode.
    const others = process.platform === "win32" ? 0 : 0o077;
    expect(statSync(at("recovery.txt")).mode & others).toBe(0);
    expect(key()).not.toBe("");
    expect(`${stdout}${stderr}`).not.toContain(key().slice(0, 9));
    expect(secretsFoundIn(dataDir, [key()])).toEqual([]);
  });

  test("[F28] opens the vault with it where the passphrase is lost", async () => {
    const { run, key, opensWith } = await rig();
    await run(WRITE);
    const { code, stdout, stderr } = await run([...RECOVER, "--new-passphrase-file", "new.txt", "--json"]);
    expect(code).toBe(0);
    expect(resultLine(stdout)).toMatchObject({ outcome: "complete" });
    expect([await opensWith(OLD), await opensWith(NEW)]).toEqual([false, true]);
    for (const secret of [key(), OLD, NEW]) expect(`${stdout}${stderr}`).not.toContain(secret);
    // The recovery key can be used again.
    expect((await run(RECOVER, { input: `${OLD}\n` })).code).toBe(0);
    expect(await opensWith(OLD)).toBe(true);
  });

  test("asks a person twice for the new passphrase, and never for the lost one", async () => {
    const { run, opensWith } = await rig();
    await run(WRITE);
    const { code, stderr } = await run(RECOVER, { answers: [NEW, NEW] });
    expect(code).toBe(0);
    expect(stderr.match(/^.+$/gm)).toEqual(["New passphrase", "Type it again"]);
    expect(await opensWith(NEW)).toBe(true);
  });

  test("says that a second key takes the place of the first, which then opens nothing", async () => {
    const { run, at } = await rig();
    await run(WRITE);
    const { code, stdout } = await run(["recovery", "--out", "second.txt", ...PASSPHRASE]);
    expect(code).toBe(0);
    expect(stdout).toContain("The previous recovery key no longer works.");
    const first = await run([...RECOVER, "--new-passphrase-file", "new.txt"]);
    expect([first.code, first.stderr]).toEqual([
      2,
      expect.stringContaining("doesn't unlock this data folder's vault"),
    ]);
    expect(existsSync(at("second.txt"))).toBe(true);
  });

  test.each([
    ["a file that is there", "old.txt", "already exists"],
    ["a link that leads nowhere", "link.txt", "already exists"],
    // A file of that name would hold the key, and the one before would no longer work.
    ["standard output", "-", "is never printed"],
    ["a folder that is not there", "no/such/recovery.txt", "its folder doesn't exist (ENOENT)"],
    ["the data folder itself", "DATA/recovery.txt", "is inside the data folder"],
    ["the data folder by another name", "other/recovery.txt", "is inside the data folder"],
  ])("refuses %s with exit 2, and leaves the vault as it was", async (_what, out, words) => {
    const { run, dataDir, folder, at } = await rig();
    symlinkSync(at("nowhere"), at("link.txt"));
    symlinkSync(dataDir, at("other"));
    const before = readFileSync(join(dataDir, "vault", "key.json"), "utf8");
    const kept = readdirSync(folder);
    const { code, stdout, stderr } = await run([
      "recovery",
      "--out",
      out.replace("DATA", dataDir),
      ...PASSPHRASE,
      "--json",
    ]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
    expect(readFileSync(join(dataDir, "vault", "key.json"), "utf8")).toBe(before);
    expect([readdirSync(folder), readFileSync(at("old.txt"), "utf8")]).toEqual([kept, OLD]);
  });

  test.runIf(process.platform !== "win32" && process.getuid?.() !== 0)(
    "refuses a folder that may not be written to",
    async () => {
      const { run, at } = await rig();
      mkdirSync(at("shut"));
      chmodSync(at("shut"), 0o500);
      const { code, stderr } = await run(["recovery", "--out", "shut/recovery.txt", ...PASSPHRASE]);
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining("you don't have permission to write there"),
      ]);
    },
  );

  test("leaves no file behind where the vault does not take the key", async () => {
    const { run, at, dataDir } = await rig();
    const core = windowCore({ dataDir });
    const failing = {
      ...core.app,
      recovery: {
        ...core.app.recovery,
        make: async (keep: Parameters<typeof core.app.recovery.make>[0]) => {
          const made = await core.app.recovery.make(keep);
          return made.ok ? { ok: false as const, problem: { kind: "storageFull" as const } } : made;
        },
      },
    };
    const { code, stderr } = await run(WRITE, { core: failing as never });
    expect([code, stderr]).toEqual([2, expect.stringContaining("full")]);
    expect(existsSync(at("recovery.txt"))).toBe(false);
  });

  test("[ZR9] keeps the file where the disk only doesn't confirm the change: it may be the one that opens the vault", async () => {
    const { run, opensWith } = await rig();
    await run(WRITE);
    patchedDisk(unconfirmedKeyFile());
    const { code, stderr } = await run(["recovery", "--out", "second.txt", ...PASSPHRASE]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("the disk didn't confirm it (EIO)")]);
    const by = ["passphrase", "--recovery-key-file", "second.txt", "--new-passphrase-file", "new.txt"];
    patchedDisk({});
    expect((await run(by)).code).toBe(0);
    expect(await opensWith(NEW)).toBe(true);
  });

  test.each([
    [
      "says that a file whose key unlocks nothing is still there where it can be neither deleted nor emptied",
      true,
    ],
    [
      "empties a file whose key unlocks nothing where it can't be deleted, and says why no key was made",
      false,
    ],
  ])("[ZR9] %s", async (_what, isHeld) => {
    const { run, at, dataDir } = await rig();
    const { unlinkSync, renameSync, ftruncateSync } = fs;
    patchedDisk({
      unlinkSync: (path) => {
        if (String(path) === at("recovery.txt")) throw refusedBy("EPERM");
        unlinkSync(path);
      },
      renameSync: (from, to) => {
        if (String(to).endsWith("key.json")) throw refusedBy("EIO");
        renameSync(from, to);
      },
      ftruncateSync: (path, length) => {
        if (isHeld) throw refusedBy("EBUSY");
        ftruncateSync(path, length);
      },
    });
    const before = readFileSync(join(dataDir, "vault", "key.json"), "utf8");
    const { code, stderr } = await run(WRITE);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(
        isHeld
          ? `${at("recovery.txt")} is still there and couldn't be deleted. The key in it unlocks nothing.`
          : "couldn't read or write the data folder (EIO)",
      ),
    ]);
    expect(readFileSync(at("recovery.txt"), "utf8") === "").toBe(!isHeld);
    expect(readFileSync(join(dataDir, "vault", "key.json"), "utf8")).toBe(before);
  });

  test("[ZR9] leaves no key in a file that is told as not written, where nothing can be deleted", async () => {
    const { run, at, folder, key } = await rig();
    const { openSync } = fs;
    patchedDisk({
      openSync: (path, ...how) => {
        if (String(path) === folder) throw refusedBy("EIO");
        return openSync(path, ...how);
      },
      unlinkSync: () => {
        throw refusedBy("EPERM");
      },
    });
    const { code, stderr } = await run(WRITE);
    expect([code, stderr]).toEqual([2, expect.stringContaining("can't write")]);
    patchedDisk({});
    expect(existsSync(at("recovery.txt"))).toBe(true);
    expect(key()).toBe("");
  });

  test.each([
    ["is cut", (text: string) => text.slice(0, 50)],
    ["is empty", () => ""],
    ["holds another key", (text: string) => text.replace(/^.{4}-/m, "0000-")],
  ])(
    "[F28] does not count a key whose file %s when it is read back: the one before still works",
    async (_how, loses) => {
      const { run, at, dataDir } = await rig();
      expect((await run(WRITE)).code).toBe(0);
      const before = readFileSync(join(dataDir, "vault", "key.json"), "utf8");
      losingDisk(loses);
      const { code, stderr } = await run(["recovery", "--out", "second.txt", ...PASSPHRASE]);
      expect([code, stderr]).toEqual([2, expect.stringContaining("can't be read back as written")]);
      expect(existsSync(at("second.txt"))).toBe(false);
      expect(readFileSync(join(dataDir, "vault", "key.json"), "utf8")).toBe(before);
    },
  );

  test.each([
    [
      "the wrong passphrase",
      ["recovery", "--out", "recovery.txt", "--passphrase-file", "new.txt"],
      "doesn't unlock",
    ],
    ["no passphrase and nobody to ask", ["recovery", "--out", "recovery.txt"], "passphrase"],
    ["no file to write to", ["recovery", ...PASSPHRASE], "--out"],
    ["a lost passphrase and a known one", [...RECOVER, ...PASSPHRASE], "were both given"],
    [
      "a file that holds no key",
      ["passphrase", "--recovery-key-file", "old.txt"],
      "doesn't contain a recovery key",
    ],
    ["a file that is not there", RECOVER, "the file doesn't exist"],
  ])("refuses %s with exit 2, without a result line", async (_what, argv, words) => {
    const { run, at, opensWith } = await rig();
    const { code, stdout, stderr } = await run([...argv, "--json"], { input: `${NEW}\n` });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
    expect([existsSync(at("recovery.txt")), await opensWith(OLD)]).toEqual([false, true]);
  });

  test("names a key that is mistyped, and a vault for which none was made", async () => {
    const { run, at, key } = await rig();
    const recover = async (text: string): Promise<string> => {
      writeFileSync(at("recovery.txt"), text);
      return (await run([...RECOVER, "--new-passphrase-file", "new.txt"])).stderr;
    };
    const stranger = "0000-0000-0000-0000-0000-0000-0000-0000";
    expect(await recover(`${stranger}-0000`)).toContain("is mistyped");
    await run(["recovery", "--out", "other.txt", ...PASSPHRASE]);
    writeFileSync(at("recovery.txt"), readFileSync(at("other.txt")));
    expect(await recover(key().toLowerCase().replace(/-/g, " "))).not.toContain("mistyped");
  });

  test("makes no vault where there is none", async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, "old.txt"), OLD);
    for (const argv of [WRITE, RECOVER]) {
      // Each command closes its core.
      const core = windowCore().app;
      writeFileSync(join(folder, "recovery.txt"), "x");
      const out = argv === WRITE ? ["recovery", "--out", "a.txt", ...PASSPHRASE] : argv;
      const { code, stderr } = await cli(["vault", ...out], { folder, core });
      expect([code, stderr]).toEqual([2, expect.stringContaining("no vault")]);
    }
    expect(existsSync(join(folder, "a.txt"))).toBe(false);
  });

  test("is told by vault status, with and without the passphrase", async () => {
    const { run } = await rig();
    const told = async (argv: readonly string[]) =>
      jsonLines((await run(["status", "--json", ...argv])).stdout)[0];
    expect(await told([])).toMatchObject({ type: "vault", recoveryKey: false });
    await run(WRITE);
    expect(await told([])).toMatchObject({ type: "vault", recoveryKey: true });
    expect(await told(PASSPHRASE)).toMatchObject({ recoveryKey: true });
  });

  test("unlocks wherever the passphrase is asked for: the saved file, or the typed key", async () => {
    const { run, key } = await rig();
    await run(WRITE);
    const list = ["list", "--json"];
    expect((await run([...list, "--passphrase-file", "recovery.txt"])).code).toBe(0);
    const typed = await run(["list"], { answers: [key().toLowerCase().replaceAll("-", " ")] });
    expect(typed.code).toBe(0);
    expect(`${typed.stdout}${typed.stderr}`).not.toContain(key());
    // Another sheet can be made with it.
    const again = ["recovery", "--out", "next.txt", "--passphrase-file", "recovery.txt"];
    expect((await run(again)).code).toBe(0);
    const old = await run([...list, "--passphrase-file", "recovery.txt"]);
    expect([old.code, old.stdout, old.stderr]).toEqual([
      2,
      "",
      expect.stringContaining("This recovery key doesn't unlock"),
    ]);
  });

  test("names a typing error at the passphrase prompt, and a passphrase that looks like a key still works", async () => {
    const { run, key, at, dataDir } = await rig();
    await run(WRITE);
    const last = key().at(-1) === "7" ? "8" : "7";
    writeFileSync(at("wrong.txt"), `${key().slice(0, -1)}${last}`);
    const wrong = await run(["list", "--passphrase-file", "wrong.txt"]);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("group by group")]);
    const looks = "0000-0000-0000-0000-0000-0000-0000-0000-0000";
    const { client } = windowCore({ dataDir });
    await client.call("vault.changePassphrase", { current: OLD, next: looks });
    writeFileSync(at("looks.txt"), looks);
    expect((await run(["list", "--passphrase-file", "looks.txt"])).code).toBe(0);
  });

  test("explains itself, with examples", async () => {
    const { stdout } = await cli(["vault", "recovery", "--help"]);
    expect(stdout).toContain("--out <FILE>");
    expect(stdout).toContain("switchover vault recovery --out");
    expect(stdout).toContain("--recovery-key-file");
  });

  test("[I13] no call of the contract leads to a recovery key", () => {
    const area = METHODS.filter((name) => Object.hasOwn(recoveryArea, name));
    expect(METHODS.filter((name) => /recover|sheet/i.test(name))).toEqual(area);
    const given = area.flatMap((name) => [recoveryArea[name as keyof typeof recoveryArea].output]);
    // Answers hold dates, states and a file's path: no free text could be the key.
    const free = JSON.stringify(given.map((schema) => z.toJSONSchema(schema))).match(
      /"(\w+)":\{"type":"string"\}/g,
    );
    expect([...new Set(free)].sort()).toEqual(
      ["at", "folder", "madeAt", "path", "waivedAt"].map((name) => `"${name}":{"type":"string"}`),
    );
  });
});
