import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { cliHarness, startCli } from "../../support/cli-process.ts";
import { resultLine } from "../../support/json-lines.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const LIMIT = { timeout: 180_000 };

/** The files of a bundle by name. */
function filesOf(path: string): Readonly<Record<string, string>> {
  const files = unzipSync(readFileSync(path));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString("utf8")]),
  );
}

const textOf = (files: Readonly<Record<string, string>>): string => Object.entries(files).flat().join("\n");

describe("support-bundle", LIMIT, () => {
  test("[ZU7] holds versions, settings, log, journals and this computer, and neither secret, number, name nor server", async () => {
    const rig = await cliHarness();
    const { stdout } = await rig.run(["migrate", rig.plans["to-cloud"], "--yes"]);
    const { run } = resultLine(stdout) as { run: string };
    // Neither vault nor passphrase is needed.
    const made = await startCli(["support-bundle", "--out", "s.zip", "--json", "--data-dir", rig.dataDir], {
      cwd: rig.folder,
    }).ended;
    expect(made.code).toBe(0);
    const path = join(rig.folder, "s.zip");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const files = filesOf(path);
    expect(Object.keys(files)).toEqual([
      "contents.txt",
      "versions.json",
      "settings.json",
      "computer.json",
      "log/1.jsonl",
      `journals/${run}.jsonl`,
    ]);
    const lines = made.stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(lines.filter(({ type }) => type === "file").map(({ name }) => name)).toEqual(Object.keys(files));
    for (const { name, bytes } of lines.filter(({ type }) => type === "file"))
      expect(Buffer.byteLength(files[String(name)] ?? "")).toBe(bytes);
    expect(lines.filter(({ type }) => type === "left-out").map(({ about }) => about)).toEqual([
      "secrets",
      "numbers",
      "messages",
      "names",
      "mistakes",
    ]);
    expect(lines.at(-1)).toMatchObject({
      type: "result",
      outcome: "saved",
      file: "s.zip",
      files: 6,
      bytes: statSync(path).size,
    });
    const text = textOf(files);
    const { number, cloud, onPrem } = rig.platform;
    for (const named of [
      number.phoneNumber,
      cloud.phoneNumberId,
      new URL(cloud.baseUrl).host,
      new URL(onPrem.baseUrl).host,
      rig.folder,
    ])
      expect(text).not.toContain(named);
    expect(rig.secrets.filter((secret) => text.includes(secret))).toEqual([]);
    const journal =
      files[`journals/${run}.jsonl`]
        ?.trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>) ?? [];
    expect(journal[0]).toEqual({ run, number: `…${number.phoneNumber.slice(-2)}`, damaged: [] });
    expect(journal.slice(1).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["opened", "intent", "outcome", "ended"]),
    );
    expect(files["log/1.jsonl"]).toContain('"command":"migrate"');
    expect(JSON.parse(files["computer.json"] ?? "")).toMatchObject({
      dataFolder: { exists: true, writable: true },
      vault: "locked",
      workspaces: [],
    });
    expect(files["contents.txt"]).toContain("phone numbers: of each only its last two digits");
  });

  test("[ZU7] what isn't as the program writes it is left out and counted, whatever stands in the log's folder", async () => {
    const dataDir = join(tempFolder(), "data");
    mkdirSync(join(dataDir, "log"), { recursive: true });
    const secret = "hunter2-token";
    const head = '{"at":"2026-11-26T08:00:00.000Z","level":"info","pid":7';
    writeFileSync(
      join(dataDir, "log", "switchover.log"),
      [
        `${head},"event":"stopped"}`,
        `${head},"event":"stopped","note":"${secret}"}`,
        secret,
        "\u0000\u0000",
        `${head},"event":"command","command":"${secret} +12025550123","exit":0,"ms":1}`,
        `${head},"event":"sto`,
      ].join("\n"),
    );
    writeFileSync(
      join(dataDir, "log", "switchover-20260101000000000-0001-aaaaaaaa.log"),
      Buffer.alloc(300_000, 0xff),
    );
    mkdirSync(join(dataDir, "log", "switchover-20260101000000001-0001-aaaaaaaa.log"));
    writeFileSync(join(dataDir, "log", "mistakes.log"), secret);
    writeFileSync(
      join(dataDir, "settings.json"),
      JSON.stringify({ window: { egressHosts: [{ host: secret, port: 443 }], workspace: secret } }),
    );
    writeFileSync(join(dataDir, `${secret}.txt`), secret);
    const { code, stdout } = await startCli(
      ["support-bundle", "--out", "s.zip", "--json", "--data-dir", dataDir],
      { cwd: dataDir },
    ).ended;
    expect(code).toBe(0);
    const files = filesOf(join(dataDir, "s.zip"));
    expect(textOf(files)).not.toContain(secret);
    expect(files["log/1.jsonl"]?.split("\n").filter((line) => line.includes('"stopped"'))).toHaveLength(1);
    expect(stdout).toMatch(/"about":"foreign-lines","count":[56]/);
    expect(stdout).toContain('"about":"unreadable-log","count":1');
    // Only where there is no file of a log is it said that there is no log.
    rmSync(join(dataDir, "log", "switchover.log"));
    const lone = await startCli(["support-bundle", "--out", "t.zip", "--json", "--data-dir", dataDir], {
      cwd: dataDir,
      env: { SWITCHOVER_LOG_LEVEL: "error" },
    }).ended;
    expect(lone.stdout).toMatch(/"about":"foreign-lines","count":1\b/);
    expect(lone.stdout).not.toContain('"about":"no-log"');
  });

  test("[ZU8] a corrupted journal, a locked folder of another process and no data folder at all still give a bundle that says so", async () => {
    const rig = await cliHarness();
    await rig.run(["migrate", rig.plans["to-cloud"]]);
    const other = rig.start(["webhooks", "listen", "--port", "0"]);
    await other.printed(/"listening"/);
    const beside = await rig.run(["support-bundle", "--out", "beside.zip"]);
    other.signal("SIGTERM");
    await other.ended;
    expect(beside.code).toBe(0);
    expect(
      Object.keys(filesOf(join(rig.folder, "beside.zip"))).filter((name) => name.startsWith("journals/")),
    ).toHaveLength(1);
    writeFileSync(join(rig.dataDir, "journal.db"), Buffer.alloc(8_192, 0x41));
    const damaged = await rig.run(["support-bundle", "--out", "damaged.zip"]);
    expect(damaged.code).toBe(0);
    expect(damaged.stdout).toContain('"about":"journal-closed"');
    const files = filesOf(join(rig.folder, "damaged.zip"));
    expect(JSON.parse(files["journals/problem.json"] ?? "")).toMatchObject({
      problem: expect.stringMatching(/^storage/) as string,
    });
    expect(files["contents.txt"]).toContain("all journals: they can't be opened");
    const empty = join(tempFolder(), "none");
    const none = await startCli(["support-bundle", "--out", "none.zip", "--data-dir", empty], {
      cwd: rig.folder,
    }).ended;
    expect(none.code).toBe(0);
    expect(none.stdout).toContain("the log: there is none yet");
    expect(none.stdout).toContain("Nothing was sent.");
    expect(existsSync(empty)).toBe(false);
  });

  test("[ZU8] a place where nothing can be written is refused with its reason, and leaves nothing", async ({
    skip,
  }) => {
    const folder = tempFolder();
    const dataDir = join(folder, "data");
    const run = (...args: readonly string[]) =>
      startCli(["support-bundle", "--data-dir", dataDir, ...args], { cwd: folder }).ended;
    for (const [out, why] of [
      ["", "--out is empty"],
      [".", "it is a folder"],
      ["no/such/s.zip", "its folder doesn't exist"],
    ] as const) {
      const { code, stderr } = await run("--out", out);
      expect([code, stderr.includes(why)]).toEqual([2, true]);
    }
    const unnamed = await run();
    expect(unnamed.code).toBe(0);
    expect(
      readdirSync(folder).filter((name) => /^switchover-support-\d{8}-\d{6}\.zip$/.test(name)),
    ).toHaveLength(1);
    const disk = smallDisk(4, skip);
    writeFileSync(join(disk.folder, "filler"), "x");
    const full = await run("--out", join(disk.folder, "s.zip"));
    expect([full.code, full.stderr.includes("the disk is full (ENOSPC)")]).toEqual([2, true]);
    expect(readdirSync(disk.folder)).toEqual(["filler"]);
  });
});

test("a log whose folder can't be read isn't called a log that isn't there yet", async () => {
  const dataDir = tempFolder();
  writeFileSync(join(dataDir, "log"), "");
  const { code, stdout } = await startCli(
    ["support-bundle", "--out", "s.zip", "--json", "--data-dir", dataDir],
    { cwd: dataDir },
  ).ended;
  expect(code).toBe(0);
  expect(stdout).toContain('"about":"unreadable-log","count":1');
  expect(stdout).not.toContain("no-log");
});
