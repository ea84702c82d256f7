import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { logFileIn } from "../../../main/core/log/operational-log.ts";
import { rotatedFiles } from "../../../main/core/log/rotating-file.ts";
import { noteMistake } from "../../../main/hosts/common/mistake-log.ts";
import { operationalLog } from "../../../main/hosts/common/ports/log.ts";
import { readLogLine } from "../../../shared/log/read-log-line.ts";
import { cliHarness, startCli } from "../../support/cli-process.ts";
import { resultLine } from "../../support/json-lines.ts";
import { tempFolder } from "../../support/temp-folder.ts";

type Line = Readonly<Record<string, unknown>>;

const linesOf = (dataDir: string): readonly string[] =>
  rotatedFiles(logFileIn(dataDir))
    .toReversed()
    .flatMap((path) => readFileSync(path, "utf8").trimEnd().split("\n"));

test("[ZU4] a migration's commands, calls, requests and rows are in the log, and nothing that names a number or a server", async () => {
  const rig = await cliHarness();
  const { code, stdout } = await rig.run(["migrate", rig.plans["to-cloud"], "--yes"]);
  expect(code).toBe(0);
  const { run } = resultLine(stdout) as { run: string };
  expect((await rig.run(["report", run])).code).toBe(0);
  const text = linesOf(rig.dataDir).join("\n");
  const lines = text.split("\n").map((line) => JSON.parse(line) as Line);
  for (const line of text.split("\n")) expect(readLogLine(line)).toBe(line);
  for (const one of [
    { event: "started", host: "terminal" },
    { event: "call", method: "migration.start", result: "ok" },
    { event: "vault", state: "open" },
    { event: "platform-call", api: "onPrem", call: "backup", outcome: "confirmed", status: 200 },
    { event: "platform-call", api: "cloud", call: "register", outcome: "confirmed", status: 200 },
    { event: "journal", kind: "opened", run },
    { event: "journal", kind: "intent", step: "register", run },
    { event: "journal", kind: "ended", run },
    { event: "stopped" },
    { event: "command", command: "migrate", exit: 0 },
    { event: "command", command: "report", exit: 0 },
  ])
    expect(
      lines.filter((line) => Object.entries(one).every(([name, value]) => line[name] === value)),
      JSON.stringify(one),
    ).not.toEqual([]);
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
});

test("[ZU4] the environment fixes the level, and a level that is none is told and is as if it were unset", async () => {
  const rig = await cliHarness();
  await rig.run(["vault", "put", "a-value"], { input: "x\n", env: { SWITCHOVER_LOG_LEVEL: " ERROR" } });
  expect(existsSync(join(rig.dataDir, "log"))).toBe(false);
  const { code, stderr } = await rig.run(["status"], { env: { SWITCHOVER_LOG_LEVEL: "hunter2" } });
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining("SWITCHOVER_LOG_LEVEL isn't one of error, warn,"),
  ]);
  expect(stderr).not.toContain("hunter2");
  const text = linesOf(rig.dataDir).join("\n");
  expect(text).toContain('"command":"status"');
  expect(text).not.toContain("hunter2");
});

test("[ZU3] a command that needs no data folder leaves none behind", async () => {
  const dataDir = join(tempFolder(), "data");
  const { code } = await startCli(["status", "--data-dir", dataDir]).ended;
  expect(code).toBe(0);
  expect(existsSync(dataDir)).toBe(false);
});

test("[ZU5] an internal error writes nothing into a data folder that lies in a synced folder", () => {
  const home = tempFolder();
  const dataDir = join(home, "Dropbox", "data");
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(home, "Dropbox", ".dropbox"), "");
  const { reference, file } = noteMistake({ dataDir, version: "0.0.0-test" }, new TypeError("hunter2"));
  expect(readdirSync(dataDir)).toEqual([]);
  expect(file).toContain(`switchover-${reference}.log`);
  expect(readFileSync(file ?? "", "utf8")).not.toContain("hunter2");
});

test("[ZU5] an internal error is in both logs under one reference, and neither grows without end", () => {
  const dataDir = tempFolder();
  const place = { dataDir, version: "0.0.0-test" };
  operationalLog(dataDir);
  const { reference } = noteMistake(place, new TypeError("hunter2\n    at hunter2 (hunter2.ts:1:1)"));
  const logs = ["mistakes.log", "switchover.log"].map((name) =>
    readFileSync(join(dataDir, "log", name), "utf8"),
  );
  for (const text of logs) {
    expect(text).toContain(reference);
    expect(text).toContain("whole-program.test.ts");
    expect(text).not.toContain("hunter2");
  }
  writeFileSync(join(dataDir, "log", "mistakes.log"), "x".repeat(1024 * 1024));
  for (let at = 0; at < 3; at += 1) noteMistake(place, new Error("x"));
  expect(readdirSync(join(dataDir, "log")).filter((name) => name.startsWith("mistakes"))).toHaveLength(2);
});
