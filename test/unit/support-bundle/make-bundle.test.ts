import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { openDataFolder } from "../../../main/core/data-folder/data-folder.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { makeBundle } from "../../../main/core/support/make-bundle.ts";
import { changeWorkspaces, workspacesPath } from "../../../main/core/workspaces/workspace-file.ts";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { ok } from "../../../shared/result.ts";
import { NOTHING_MANAGED, unusableManaged, type ManagedState } from "../../../shared/settings/managed.ts";
import { parseManaged } from "../../../shared/settings/parse-managed.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { ENDED, opened, NUMBER, runNamed } from "../../contract/storage/entries.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const WORKSPACE = Workspace.parse({
  id: "ws-bakery",
  name: "Bakery",
  dialect: {},
  cloud: { baseUrl: "https://cloud.example", businessAccountId: "106540352242922" },
  onPrem: { baseUrl: "https://onprem.example:9090", signIn: { kind: "token" } },
  numbers: [{ phoneNumberId: "106540352242923", cc: "1", phoneNumber: "2025550123" }],
});

/** A data folder with a migration and a workspace, closed again. */
function written() {
  const folder = tempFolder();
  const ports = hostPorts(join(folder, "data"), "0.0.0-test", { stateDir: join(folder, "state") });
  const storage = valueOf(openStorage(ports));
  valueOf(storage.create(NUMBER, opened(runNamed("bundle"))));
  storage.close();
  valueOf(changeWorkspaces(ports, () => ok([WORKSPACE])));
  return ports;
}

async function bundleOf(ports: HostPorts) {
  const folder = openDataFolder(ports, () => undefined);
  const { content, gaps } = await makeBundle(ports, folder);
  await folder.close();
  const files = Object.entries(unzipSync(Buffer.from(content, "base64"))).map(
    ([name, bytes]) => [name, Buffer.from(bytes).toString("utf8")] as const,
  );
  return { gaps, files: Object.fromEntries(files) };
}

/** Every file below a folder, with its bytes. */
function everything(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, hash("sha256", readFileSync(join(folder, name)))]));
}

const copiesLeft = (): readonly string[] =>
  readdirSync(tmpdir()).filter((name) => /^switchover-\w{6}$/.test(name));

const HARMED: readonly (readonly [string, (ports: HostPorts) => void])[] = [
  ["nothing is harmed", () => undefined],
  ["the list of workspaces is corrupted", ({ dataDir }) => writeFileSync(workspacesPath(dataDir), "{")],
  ["the settings are", ({ dataDir }) => writeFileSync(join(dataDir, "settings.json"), "{")],
  ["the first marker is", ({ dataDir }) => writeFileSync(join(dataDir, "identity.json"), "{")],
  [
    "both markers are",
    ({ dataDir }) => {
      for (const name of ["identity.json", "identity-copy.json"]) writeFileSync(join(dataDir, name), "{");
    },
  ],
  ["the journal is", ({ dataDir }) => writeFileSync(join(dataDir, "journal.db"), Buffer.alloc(8192, 0x41))],
  ["the journal is empty", ({ dataDir }) => writeFileSync(join(dataDir, "journal.db"), "")],
  ["the journal is gone", ({ dataDir }) => rmSync(join(dataDir, "journal.db"))],
  [
    "a page of the journal is",
    ({ dataDir }) => {
      const path = join(dataDir, "journal.db");
      const bytes = readFileSync(path);
      bytes.fill(0x41, 4096, 8192);
      writeFileSync(path, bytes);
    },
  ],
  [
    "the vault's key file is",
    ({ dataDir }) => {
      mkdirSync(join(dataDir, "vault"), { recursive: true });
      writeFileSync(join(dataDir, "vault", "key.json"), "{");
    },
  ],
];

describe("[ZN3] a support bundle changes nothing in the data folder", () => {
  test.each(HARMED)("if %s", async (_what, harm) => {
    const ports = written();
    harm(ports);
    const before = [ports.dataDir, ports.stateDir].map(everything);
    await bundleOf(ports);
    expect([ports.dataDir, ports.stateDir].map(everything)).toEqual(before);
  });

  test("and holds the journal and the workspaces that are there", async () => {
    const { files, gaps } = await bundleOf(written());
    expect(Object.keys(files)).toContain(`journals/${runNamed("bundle")}.jsonl`);
    expect(files[`journals/${runNamed("bundle")}.jsonl`]).toContain('"kind":"opened"');
    expect(JSON.parse(files["computer.json"] ?? "")).toMatchObject({ workspaces: [{ archived: false }] });
    expect(gaps.map(({ about }) => about)).toEqual(["no-log"]);
  });

  test("of an earlier version, whose rows it holds", async () => {
    const ports = written();
    rmSync(ports.dataDir, { recursive: true });
    cpSync(join(import.meta.dirname, "../../fixtures/data-folder-0.1.0/data"), ports.dataDir, {
      recursive: true,
    });
    const before = everything(ports.dataDir);
    const { files } = await bundleOf(ports);
    expect(Object.keys(files).filter((name) => name.startsWith("journals/"))).toHaveLength(9);
    expect(files["journals/r-20261122-pmx75c.jsonl"]).toContain('"kind":"opened"');
    expect(everything(ports.dataDir)).toEqual(before);
  });

  test.each([
    ["with the index of that log, as a kill leaves it", true],
    ["without it, as a copied folder is", false],
  ])(
    "[ZP5] of a process that was killed, whose rows are in the log of writes still, %s",
    async (_what, withIndex) => {
      const ports = written();
      const storage = valueOf(openStorage(ports));
      const hold = valueOf(storage.hold(runNamed("bundle")));
      valueOf(storage.append(hold, ENDED));
      const copy = { ...ports, dataDir: `${ports.dataDir}-copy` };
      cpSync(ports.dataDir, copy.dataDir, {
        recursive: true,
        filter: (path) => withIndex || !path.endsWith("-shm"),
      });
      storage.close();
      const before = everything(copy.dataDir);
      const copiesBefore = copiesLeft();
      const { files } = await bundleOf(copy);
      expect(files[`journals/${runNamed("bundle")}.jsonl`]).toContain('"kind":"ended"');
      expect(copiesLeft()).toEqual(copiesBefore);
      expect(everything(copy.dataDir)).toEqual(before);
    },
  );
});

const FOUND: readonly (readonly [string, ManagedState, object])[] = [
  ["nothing", NOTHING_MANAGED, { settings: false, proxy: "open", updates: "open", unknownMembers: 0 }],
  [
    "a member that isn't understood, and others that are",
    parsed({ proxy: { url: "proxy.corp:3128" }, updates: "off", secretive: "corp.example" }),
    { settings: true, proxy: "invalid", updates: "fixed", tunnels: "open", unknownMembers: 1 },
  ],
  [
    "nothing that can be used",
    unusableManaged("/etc/corp/managed.json", { why: "not-protected", at: "/etc/corp" }),
    { settings: true, proxy: "invalid", certificates: "invalid", unusable: "not-protected" },
  ],
];

test.each(FOUND)(
  "[ZU7] a support bundle tells what an administrator fixed, never with what: %s",
  async (_what, managed, told) => {
    const { files } = await bundleOf({ ...written(), managed: () => managed });
    const content = files["settings.json"] ?? "";
    expect(JSON.parse(content)).toMatchObject({ managed: told });
    expect(content).not.toMatch(/corp|secretive/);
  },
);

function parsed(members: object): ManagedState {
  return parseManaged("/etc/corp/managed.json", new TextEncoder().encode(JSON.stringify(members)));
}

describe("[ZN4] what doesn't answer", () => {
  test("is waited for 5 s, and named in the bundle", async () => {
    const clock = virtualClock();
    const never = (): Promise<never> => new Promise(() => undefined);
    const ports = written();
    const { gaps, files } = await bundleOf({
      ...ports,
      clock: { ...clock, sleep: (ms) => (expect(ms).toBe(5000), Promise.resolve()) },
      keyStore: { status: never, protect: never, open: never } as unknown as NonNullable<
        HostPorts["keyStore"]
      >,
      proxies: never,
    });
    expect(gaps).toContainEqual({ about: "no-answer", count: 3 });
    expect(JSON.parse(files["computer.json"] ?? "")).toMatchObject({
      keyStore: "no-answer",
      workspaces: [{ cloud: "no-answer", onPrem: "no-answer" }],
    });
    expect(files["contents.txt"]).toContain(
      "that it didn't give within 5 s, in computer.json as no-answer: 3",
    );
  });

  test.runIf(process.platform !== "win32")("is a pipe that has the name of an earlier log", async () => {
    const ports = written();
    mkdirSync(join(ports.dataDir, "log"));
    execFileSync("mkfifo", [join(ports.dataDir, "log", "switchover-20260101000000001-0001-aaaaaaaa.log")]);
    expect((await bundleOf(ports)).gaps).toContainEqual({ about: "unreadable-log", count: 1 });
  });
});

test("[ZN5] sizes have a unit, in the bundle's list too", async () => {
  const { files } = await bundleOf(written());
  const listed = files["contents.txt"]
    ?.split("\n")
    .filter((line) => line.startsWith("  ") && line.includes("("));
  expect(listed).not.toEqual([]);
  for (const line of listed ?? []) expect(line).toMatch(/\(\d+ (?:B|KB|MB)\)$/);
});
