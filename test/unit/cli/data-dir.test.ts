import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished, describe, expect, test } from "vitest";
import { createApp } from "../../../main/core/app/app.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { createProgram } from "../../../main/hosts/headless/program.ts";
import { parsePlan } from "../../../shared/migration/plan-problem.ts";
import { redact } from "../../../shared/redacted.ts";
import { clientOver, type Client } from "../../../shared/rpc/client.ts";
import { problemWords } from "../../../shared/wording/problems.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { cli, planFolder, planJson } from "../../support/cli.ts";
import { FAKE_RUN, fakeCore } from "../../support/fake-core.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { stateFolder } from "../../support/state-folder.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

/** Arguments with which each command would do its work. */
const COMMANDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  rehearse: [["rehearse"]],
  check: [["check", "plan.json"]],
  migrate: [["migrate", "plan.json"]],
  code: [["code", FAKE_RUN]],
  resume: [["resume", FAKE_RUN]],
  resolve: [["resolve", FAKE_RUN, "--as", "cloud"]],
  abandon: [["abandon", FAKE_RUN]],
  reverse: [["reverse", FAKE_RUN]],
  pin: [["pin", "set", "plan.json"]],
  status: [["status"], ["status", FAKE_RUN]],
  vault: [
    ["vault", "list"],
    ["vault", "status"],
  ],
  webhooks: [
    ["webhooks", "events"],
    ["webhooks", "listen"],
    ["webhooks", "totals"],
  ],
  alerts: [["alerts", "status"]],
  endpoint: [["endpoint", "check", "https://hooks.example/"]],
  lint: [["lint", "messages.json"]],
  batch: [["batch", "numbers.csv"]],
  translate: [["translate", "in.json", "--to", "on-premises"]],
  allowlist: [["allowlist", "--asn", "64500", "--whois", "127.0.0.1:1"]],
  traffic: [["traffic"]],
  egress: [
    ["egress", "commands", "--host", "chat.example"],
    ["egress", "read"],
  ],
  network: [
    ["network", "test", "http://127.0.0.1:1"],
    ["network", "trust"],
  ],
  certificate: [["certificate", "number.cert"]],
  shards: [["shards", "plan.json"]],
  workspace: [
    ["workspace", "list"],
    ["workspace", "archive", "ws-7k2q9d"],
  ],
  data: [
    ["data", "copy", "--out", "copy.switchover-data", "--file-passphrase-file", "pass"],
    ["data", "stay"],
  ],
  report: [["report", FAKE_RUN]],
  collection: [["collection", FAKE_RUN]],
  letter: [["letter", FAKE_RUN, "--kind", "before"]],
  "support-bundle": [["support-bundle", "--out", "bundle.zip"]],
  managed: [["managed"]],
  serve: [["serve"]],
  sandbox: [["sandbox"]],
};

/** Paths that are not folders and where none can be created. */
const PLACES: Readonly<Record<string, (folder: string) => string>> = {
  "a file": (folder) => {
    writeFileSync(join(folder, "notes.txt"), "no folder");
    return join(folder, "notes.txt");
  },
  "a folder below a file": (folder) => {
    writeFileSync(join(folder, "notes.txt"), "no folder");
    return join(folder, "notes.txt", "data");
  },
  "a link that leads nowhere": (folder) => {
    symlinkSync(join(folder, "unplugged"), join(folder, "data"));
    return join(folder, "data");
  },
};

describe.each(Object.keys(PLACES))("--data-dir that is %s", (place) => {
  test.each(
    Object.values(COMMANDS)
      .flat()
      .map((argv) => [argv.join(" "), argv] as const),
  )("[F25] is refused by %s as wrong usage, before anything is asked of the core", async (_name, argv) => {
    const { folder } = planFolder();
    const dataDir = PLACES[place]?.(folder) ?? "";
    const core = fakeCore();
    const { code, stdout, stderr } = await cli([...argv, "--data-dir", dataDir], {
      core,
      folder,
      input: "123456\n",
    });
    expect([code, core.calls, stdout]).toEqual([2, [], ""]);
    expect(stderr).toContain(`${dataDir} isn't a folder.`);
    expect(stderr).toContain("Nothing was sent");
  });
});

test("[F25] a data folder whose path the system doesn't allow is refused as that, before anything is asked of the core", async () => {
  const core = fakeCore();
  const dataDir = join(tempFolder(), "a".repeat(5_000));
  const { code, stderr } = await cli(["vault", "status", "--data-dir", dataDir], { core });
  expect([code, core.calls]).toEqual([2, []]);
  expect(stderr).toContain("is too long for this system.");
  expect(stderr).toContain("Choose another data folder, with a shorter path.");
});

test("an empty data folder, as of a variable that isn't set, is refused and not the current folder", async () => {
  const folder = tempFolder();
  for (const given of [["--data-dir", ""], ["--data-dir="]]) {
    const core = fakeCore();
    const { code, stderr } = await cli(["status", ...given], { core, folder });
    expect([code, core.calls, readdirSync(folder)]).toEqual([2, [], []]);
    expect(stderr).toContain("--data-dir is empty.");
  }
});

test("every command stands in the list of those that refuse it", async () => {
  const program = await createProgram([], { write: () => undefined, env: {} }, {} as never);
  const names = program.commands.map((command) => command.name()).filter((name) => name !== "completion");
  expect(names).toEqual(Object.keys(COMMANDS));
});

test("a folder that is still to be made, and one that is there, are no reason to refuse", async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, "there"));
  for (const name of ["there", "to/be/made"])
    expect((await cli(["status", "--data-dir", join(folder, name)])).code).toBe(0);
});

function coreOn(dataDir: string): Client {
  const ports: HostPorts = {
    dataDir,
    stateDir: stateFolder(),
    clock: virtualClock(),
    random: seededRandom(),
    appVersion: "9.9.9",
    secrets: {
      env: (name) => redact(name === "PIN" ? "123456" : "made-up", name),
      file: () => ({ ok: true, value: redact("123456", "file") }),
    },
    files: {
      read: (path) => ({ ok: false, problem: { kind: "fileUnreadable", path, code: "ENOENT" } }),
      freeBytes: () => 10 ** 10,
    },
  };
  const app = createApp(ports);
  onTestFinished(() => app.close());
  return clientOver(app.transport);
}

describe.each(Object.keys(PLACES))("a data folder that is %s", (place) => {
  const client = (): Client => coreOn(PLACES[place]?.(tempFolder()) ?? "");
  const plan = (): never => {
    const parsed = parsePlan(planJson());
    if (!parsed.ok) throw new Error("the plan is right");
    return parsed.value as never;
  };

  test.each([
    ["migration.status", () => ({})],
    ["migration.unreadable", () => ({})],
    ["migration.story", () => ({ run: FAKE_RUN })],
    ["migration.wayBack", () => ({ run: FAKE_RUN })],
    ["checks.run", () => ({ plan: plan() })],
    ["pin.history", () => ({})],
    ["webhooks.events", () => ({ filter: {}, limit: 10 })],
    ["webhooks.totals", () => ({ filter: {}, by: "day", zone: "UTC" })],
  ] as const)("[F25] is no empty one: %s tells what is wrong with it", async (method, input) => {
    const answer = await client().call(method, input());
    expect(answer).toMatchObject({ ok: false, problem: { kind: "storageFailed" } });
  });
});

test("[F25] a window is told in plain words that its data folder is a file", async () => {
  const answer = await coreOn(PLACES["a file"]?.(tempFolder()) ?? "").call("migration.status", {});
  if (answer.ok || answer.problem.kind !== "storageFailed") throw new Error("it is refused");
  const { what, next } = problemWords(translateToEnglish, answer.problem);
  expect(what).toBe("The data folder's path leads to something that isn't a folder.");
  expect(next).toContain("choose another data folder");
});
