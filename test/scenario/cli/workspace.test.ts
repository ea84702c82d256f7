import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseJson } from "../../../shared/parse-json.ts";
import { cliHere } from "../../support/cli-here.ts";
import { startCli } from "../../support/cli-process.ts";
import type { Ended } from "../../support/child-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const LIMIT = { timeout: 120_000 };

type Line = Readonly<Record<string, unknown>>;

function setUp() {
  const folder = tempFolder();
  const file = (name: string): string => join(folder, name);
  writeFileSync(file("pass"), "a passphrase of the file\n");
  writeFileSync(file("wrong"), "another passphrase\n");
  writeFileSync(file("vault-pass"), "a passphrase of the vault\n");
  const told = (ended: Ended) => {
    const lines = ended.stdout.split("\n").flatMap((line) => (line === "" ? [] : [parseJson(line) as Line]));
    return { ...ended, lines, result: lines.at(-1) };
  };
  const run = async (data: string, ...args: readonly string[]) =>
    told(await startCli(["--data-dir", file(data), "--json", ...args], { cwd: folder }).ended);
  const here = async (data: string, ...args: readonly string[]) =>
    told(await cliHere(["--data-dir", file(data), "--json", ...args], { cwd: folder }));
  mkdirSync(file("a"), { mode: 0o700 });
  const workspace = {
    id: "ws-7k2q9d",
    name: "Bakery \u001b[31mred",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    numbers: [{ phoneNumberId: "106540352242922", cc: "1", phoneNumber: "2025550123" }],
  };
  writeFileSync(
    file("a/workspaces.json"),
    JSON.stringify({ format: 2, revision: 1, workspaces: [workspace] }),
  );
  return { file, run, here };
}

describe("workspace", LIMIT, () => {
  test("[HO2] export, show and import go through a file that only its passphrase opens", async () => {
    const { file, run } = setUp();
    const common = ["--file-passphrase-file", "pass"];
    const out = ["--out", "bakery.switchover"];
    const exported = await run("a", "workspace", "export", "ws-7k2q9d", ...out, ...common);
    expect([exported.code, exported.result]).toMatchObject([
      0,
      { outcome: "exported", file: "bakery.switchover" },
    ]);
    const mode = statSync(file("bakery.switchover")).mode & 0o777;
    expect(mode).toBe(process.platform === "win32" ? 0o666 : 0o600);
    expect(readFileSync(file("bakery.switchover"), "utf8")).not.toContain("Bakery");
    const shown = await run("b", "workspace", "import", "bakery.switchover", "--show", ...common);
    expect([shown.code, shown.lines]).toMatchObject([
      0,
      [
        {
          type: "handover",
          id: "ws-7k2q9d",
          numbers: [{ spoken: "+1 202 555 0123" }],
          secrets: [],
          exists: false,
        },
        { outcome: "shown" },
      ],
    ]);
    expect(shown.stderr).not.toContain("\u001b[31m");
    const asked = await run("b", "workspace", "import", "bakery.switchover", ...common);
    expect([asked.code, asked.result]).toMatchObject([3, { outcome: "awaiting-confirmation" }]);
    expect(existsSync(file("b/workspaces.json"))).toBe(false);
    const wrong = ["--file-passphrase-file", "wrong", "--yes"];
    expect((await run("b", "workspace", "import", "bakery.switchover", ...wrong)).code).toBe(2);
    const imported = await run("b", "workspace", "import", "bakery.switchover", "--yes", ...common);
    expect([imported.code, imported.result]).toMatchObject([
      0,
      { outcome: "imported", workspace: "ws-7k2q9d", secrets: 0 },
    ]);
    const again = await run("b", "workspace", "import", "bakery.switchover", "--yes", ...common);
    expect(again.code).toBe(2);
    const beside = await run("b", "workspace", "import", "bakery.switchover", "--yes", "--as-new", ...common);
    expect(beside.code).toBe(0);
    const listed = await run("b", "workspace", "list");
    expect(listed.result).toMatchObject({ outcome: "listed", workspaces: 2 });
  });

  test("[HO2] secrets need the vault's passphrase, and are named but never shown", async () => {
    const { file, run } = setUp();
    const vault = ["--passphrase-file", "vault-pass"];
    const put = startCli(
      ["--data-dir", file("a"), ...vault, "vault", "put", "ws-7k2q9d.cloud-token", "--kind", "access-token"],
      { cwd: file("."), input: "canary-token" },
    );
    expect((await put.ended).code).toBe(0);
    const args = [
      "workspace",
      "export",
      "ws-7k2q9d",
      "--out",
      "x",
      "--file-passphrase-file",
      "pass",
      "--with-secrets",
    ];
    expect((await run("a", ...args)).code).toBe(2);
    expect(existsSync(file("x"))).toBe(false);
    const exported = await run("a", ...vault, ...args);
    expect(exported.lines[0]).toMatchObject({ secrets: ["cloud-token"] });
    const take = ["workspace", "import", "x", "--yes", "--file-passphrase-file", "pass"];
    const imported = await run("b", ...vault, ...take);
    expect([imported.code, imported.result]).toMatchObject([0, { secrets: 1 }]);
    for (const { stdout, stderr } of [exported, imported])
      expect(stdout + stderr).not.toContain("canary-token");
  });

  test("[HO4] archive and restore keep it; wrong usage writes nothing", async () => {
    const { here } = setUp();
    expect((await here("a", "workspace", "archive", "ws-7k2q9d")).result).toMatchObject({
      outcome: "archived",
    });
    expect((await here("a", "workspace", "list")).lines[0]).toHaveProperty("archivedAt");
    expect((await here("a", "workspace", "restore", "ws-7k2q9d")).result).toMatchObject({
      outcome: "restored",
    });
    expect((await here("a", "workspace", "list")).lines[0]).not.toHaveProperty("archivedAt");
    for (const args of [
      ["archive", "bakery"],
      ["archive", "ws-another"],
      ["export", "ws-7k2q9d"],
      ["export", "ws-7k2q9d", "--out", "y"],
      ["import", "no-such-file", "--file-passphrase-file", "pass"],
      ["import", "pass", "--file-passphrase-file", "pass"],
    ])
      expect([args.join(" "), (await here("a", "workspace", ...args)).code]).toEqual([args.join(" "), 2]);
  });
});
