import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../../../main/core/app/app.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import type { RunId } from "../../../shared/ids.ts";
import { ok } from "../../../shared/result.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import { migrate, must, startHarness, type Core, type Harness } from "../../support/harness.ts";
import { problemIn } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const LIMIT = { timeout: 120_000 };
const PASSPHRASE = "a passphrase of the copy";

async function harness(): Promise<Harness> {
  const rig = await startHarness();
  onTestFinished(() => rig.close());
  return rig;
}

/** Another computer, or another folder of this one: a core with a data folder of its own. */
function elsewhere(rig: Harness, stateDir = tempFolder()): HostPorts {
  return { ...rig.ports, dataDir: join(tempFolder(), "data"), stateDir };
}

async function copyOf({ client }: Core, move = false): Promise<string> {
  const file = join(tempFolder(), "copy.switchover-data");
  must(await client.call("dataCopy.make", { file, passphrase: PASSPHRASE, move }));
  return file;
}

/** A core there, with the copy restored and the vault unlocked. */
async function restoredAt(rig: Harness, there: HostPorts, file: string) {
  const app = createApp(there);
  onTestFinished(() => app.close());
  const client = clientOver(app.transport);
  const restored = must(await client.call("dataCopy.restore", { file, passphrase: PASSPHRASE }));
  must(await client.call("vault.unlock", { passphrase: "correct horse battery", allowCreate: false }));
  return { client, app, restored };
}

/** A migration to the cloud that has its backup and waits at the point of no return. */
async function atTheLine(rig: Harness, core: Core): Promise<RunId> {
  const { client } = core;
  const plan = rig.plan("to-cloud");
  let now = must(await client.call("migration.start", { plan }));
  while (now.phase.kind !== "awaiting-confirmation" || !now.phase.what.includes("point-of-no-return")) {
    if (now.phase.kind === "awaiting-confirmation")
      must(await client.call("migration.confirm", { run: now.run, what: [...now.phase.what], by: "person" }));
    now = must(await client.call("migration.proceed", { run: now.run }));
  }
  return now.run;
}

const registers = ({ sandbox }: Harness): number =>
  sandbox.world.requests().filter(({ method, path }) => method === "POST" && path.endsWith("/register"))
    .length;

async function goOn({ client }: Pick<Core, "client">, run: RunId) {
  let now = must(await client.call("migration.proceed", { run }));
  for (let round = 0; round < 6 && now.phase.kind === "awaiting-confirmation"; round += 1) {
    must(await client.call("migration.confirm", { run, what: [...now.phase.what], by: "person" }));
    now = must(await client.call("migration.proceed", { run }));
  }
  return now;
}

test(
  "[ZG4] a migration that went on after its copy was made is found where it is, and nothing is sent for it again",
  LIMIT,
  async () => {
    const rig = await harness();
    const core = await rig.core();
    const run = await atTheLine(rig, core);
    const file = await copyOf(core);
    await goOn(core, run);
    expect([rig.sandbox.world.truth().home, registers(rig)]).toEqual(["cloud", 1]);
    const there = await restoredAt(rig, elsewhere(rig), file);
    expect(there.restored).toMatchObject({ open: [run], moved: false });
    const [before] = must(await there.client.call("migration.status", { run }));
    expect(before).toMatchObject({ numberIs: "unknown", move: "open" });
    const ended = await goOn(there, run);
    expect(ended).toMatchObject({
      phase: { kind: "ended", reason: "complete" },
      numberIs: "cloud",
      proof: "proven",
    });
    expect(registers(rig)).toBe(1);
  },
);

test(
  "[ZG4] a migration that didn't go on is checked first and ends without effect; a new one then asks before it registers",
  LIMIT,
  async () => {
    const rig = await harness();
    const core = await rig.core();
    const run = await atTheLine(rig, core);
    const file = await copyOf(core, true);
    const there = await restoredAt(rig, elsewhere(rig), file);
    const checked = must(await there.client.call("migration.proceed", { run }));
    expect([registers(rig), checked]).toMatchObject([
      0,
      { phase: { kind: "ended", reason: "register-had-no-effect" }, numberIs: "on-premises" },
    ]);
    // The registration that may have been sent since the copy counts.
    expect(checked.attempts).toMatchObject({ inRun: 2, inWindow: 7 });
    const again = must(await there.client.call("migration.start", { plan: rig.plan("to-cloud") }));
    const asked = must(await there.client.call("migration.proceed", { run: again.run }));
    expect("what" in asked.phase ? asked.phase.what : []).toContain("recent-register");
    const ended = await goOn(there, again.run);
    expect(ended).toMatchObject({ phase: { kind: "ended", reason: "complete" }, numberIs: "cloud" });
    expect([rig.sandbox.world.truth().home, registers(rig)]).toEqual(["cloud", 1]);
  },
);

test(
  "[ZG4] a code that was entered elsewhere since the copy isn't asked for, and no other is requested",
  LIMIT,
  async () => {
    const rig = await harness();
    const core = await rig.core();
    await migrate(core, rig.plan("to-cloud"));
    const { run } = await migrate(core, rig.plan("to-onprem"));
    const file = await copyOf(core);
    const codes = (): number =>
      rig.sandbox.world
        .requests()
        .filter(({ method, path }) => method === "POST" && path.endsWith("/account")).length;
    must(await core.client.call("migration.enterCode", { run, code: rig.sandbox.world.lastCode() ?? "" }));
    expect([rig.sandbox.world.truth().home, codes()]).toEqual(["onprem", 1]);
    const there = await restoredAt(rig, elsewhere(rig), file);
    const ended = must(await there.client.call("migration.proceed", { run }));
    expect(ended).toMatchObject({ phase: { kind: "ended", reason: "complete" }, numberIs: "on-premises" });
    expect(codes()).toBe(1);
  },
);

test(
  "[ZG5] on the same computer the original keeps its number; a copy of a folder that was moved takes it over",
  LIMIT,
  async () => {
    const rig = await harness();
    const core = await rig.core();
    const run = await atTheLine(rig, core);
    const kept = await copyOf(core);
    const beside = await restoredAt(rig, elsewhere(rig, rig.ports.stateDir), kept);
    expect(problemIn(await beside.client.call("migration.proceed", { run }))).toMatchObject({
      kind: "runElsewhere",
      folder: rig.dataDir,
      state: "open",
    });
    // The number's lock is with the process that works on it.
    await core.app.close();
    const again = await rig.core();
    const file = await copyOf(again, true);
    expect(problemIn(await again.client.call("migration.proceed", { run }))).toMatchObject({
      kind: "folderMoved",
    });
    const plan = rig.plan("to-cloud");
    expect(problemIn(await again.client.call("migration.start", { plan })).kind).toMatch(
      /^(?:folderMoved|runOpen|noGo)$/,
    );
    const moved = await restoredAt(rig, elsewhere(rig, rig.ports.stateDir), file);
    const checked = must(await moved.client.call("migration.proceed", { run }));
    expect(checked.phase).toMatchObject({ kind: "ended", reason: "register-had-no-effect" });
    must(await again.client.call("dataCopy.stay", {}));
    expect((await again.client.call("migration.proceed", { run })).ok).toBe(false);
    expect(registers(rig)).toBe(0);
  },
);

test(
  "[ZG20] a copy restored on the same computer leaves the original's registrations and questions as they are",
  LIMIT,
  async () => {
    const rig = await harness();
    const core = await rig.core();
    const run = await atTheLine(rig, core);
    const kept = await copyOf(core);
    await core.app.close();
    const beside = await restoredAt(rig, elsewhere(rig, rig.ports.stateDir), kept);
    expect((await beside.client.call("migration.proceed", { run })).ok).toBe(false);
    const [copied] = must(await beside.client.call("migration.status", { run }));
    expect(copied).toMatchObject({ move: "open", sinceCopy: 1, attempts: { inRun: 2 } });
    const story = must(await beside.client.call("migration.story", { run }));
    expect(JSON.stringify(story)).not.toContain('"interrupted"');
    const again = await rig.core();
    const [before] = must(await again.client.call("migration.status", { run }));
    expect(before?.attempts).toMatchObject({ inRun: 3, inWindow: 8 });
    const asked: unknown[] = [];
    let now = must(await again.client.call("migration.proceed", { run }));
    while (now.phase.kind === "awaiting-confirmation") {
      asked.push(...now.phase.what);
      must(await again.client.call("migration.confirm", { run, what: [...now.phase.what], by: "person" }));
      now = must(await again.client.call("migration.proceed", { run }));
    }
    expect(asked).not.toContain("recent-register");
    expect(now.phase).toMatchObject({ kind: "ended", reason: "complete" });
    expect(registers(rig)).toBe(1);
  },
);

test(
  "[ZG3] a copy is restored only into a folder without data, and a wrong, changed, cut or foreign file leaves nothing",
  LIMIT,
  async () => {
    const rig = await harness();
    const core = await rig.core();
    await migrate(core, rig.plan("to-cloud"));
    const file = await copyOf(core);
    const whole = readFileSync(file);
    const there = elsewhere(rig);
    const app = createApp(there);
    onTestFinished(() => app.close());
    const client = clientOver(app.transport);
    const refusal = async (bytes: Uint8Array, passphrase = PASSPHRASE): Promise<unknown> => {
      const other = join(tempFolder(), "other");
      writeFileSync(other, bytes);
      const problem = problemIn(await client.call("dataCopy.restore", { file: other, passphrase }));
      expect(existsSync(there.dataDir) ? readdirSync(there.dataDir) : []).toEqual(["locks"]);
      return (problem as { why?: unknown }).why;
    };
    const head = whole.indexOf("\n");
    const flipped = (at: number): Buffer => {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    };
    expect(await refusal(whole, "another passphrase")).toBe("wrong-passphrase");
    for (const at of [head + 1, Math.floor(whole.length / 2), whole.length - 1])
      expect(await refusal(flipped(at))).toBe("damaged");
    for (const length of [1, head, head + 1, head + 17, Math.floor(whole.length / 2), whole.length - 1])
      expect(await refusal(whole.subarray(0, length))).toMatch(/^(?:damaged|other-file)$/);
    expect(await refusal(Buffer.concat([whole, Buffer.from("x")]))).toBe("damaged");
    expect(await refusal(Buffer.from("a text"))).toBe("other-file");
    expect(await refusal(Buffer.alloc(0))).toBe("other-file");
    const newer = whole
      .toString("latin1")
      .replace('"version":1', '"version":2')
      .replace('"sum":"', '"sum":"0');
    expect(await refusal(Buffer.from(newer, "latin1"))).toBe("newer");
    expect(
      problemIn(await core.client.call("dataCopy.restore", { file, passphrase: PASSPHRASE })),
    ).toMatchObject({
      why: "folder-in-use",
    });
    must(await client.call("dataCopy.restore", { file, passphrase: PASSPHRASE }));
    expect(problemIn(await client.call("dataCopy.restore", { file, passphrase: PASSPHRASE }))).toMatchObject({
      why: "folder-in-use",
    });
  },
);

test(
  "[ZG1] a copy is one private file without any text of the folder, never replaces one, and lies outside the folder",
  LIMIT,
  async () => {
    const rig = await harness();
    const core = await rig.core();
    await migrate(core, rig.plan("to-cloud"));
    const file = await copyOf(core);
    expect(statSync(file).mode & 0o777).toBe(process.platform === "win32" ? 0o666 : 0o600);
    const bytes = readFileSync(file);
    for (const word of ["journal", "SQLite", "databaseId", "chainKey", rig.sandbox.number.phoneNumber])
      expect(bytes.includes(word)).toBe(false);
    const make = async (path: string, passphrase = PASSPHRASE): Promise<unknown> =>
      problemIn(await core.client.call("dataCopy.make", { file: path, passphrase, move: false }));
    expect(await make(file)).toMatchObject({ why: "file-exists" });
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(await make(join(rig.dataDir, "copy"))).toMatchObject({ why: "inside-folder" });
    expect(await make(join(rig.dataDir, "vault", "..", "copy"))).toMatchObject({ why: "inside-folder" });
    expect(await make("copy")).toMatchObject({ why: "relative-path" });
    expect(await make(join(tempFolder(), "no", "folder"))).toMatchObject({ why: "folder-missing" });
    expect(await make(join(file, "copy"))).toMatchObject({ why: "folder-missing" });
    expect(await make(join(tempFolder(), "copy"), "short")).toMatchObject({ why: "short-passphrase" });
    expect(readdirSync(rig.dataDir).filter((name) => name.startsWith("copying"))).toEqual([]);
  },
);

test(
  "[ZG2] a copy holds what its folder holds, without locks, logs, Practice and what belongs to this computer",
  LIMIT,
  async () => {
    const rig = await harness();
    const core = await rig.core();
    const { run } = await migrate(core, rig.plan("to-cloud"));
    for (const name of ["log", "practice", "desktop"]) {
      mkdirSync(join(rig.dataDir, name), { recursive: true });
      writeFileSync(join(rig.dataDir, name, "file"), "of this computer");
    }
    const file = await copyOf(core);
    const there = await restoredAt(rig, elsewhere(rig), file);
    const filesOf = (folder: string): readonly string[] =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => statSync(join(folder, name)).isFile())
        .filter((name) => !/^(?:locks|log|practice|desktop)[\\/]|-(?:wal|shm)$/.test(name))
        .toSorted();
    const { dataDir } = must(await there.client.call("app.info", {}));
    expect(filesOf(dataDir).filter((name) => name !== "restored.json")).toEqual(filesOf(rig.dataDir));
    const story = must(await there.client.call("migration.story", { run }));
    expect(story).toEqual(must(await core.client.call("migration.story", { run })));
    expect(must(await there.client.call("vault.list", {}))).toEqual(
      must(await core.client.call("vault.list", {})),
    );
    expect(must(await there.client.call("dataCopy.state", {}))).toMatchObject({
      isFresh: false,
      restored: { moved: false },
    });
  },
);

test(
  "[ZG6] a kill before a restored copy counts leaves nothing, and one after it is finished by the next start",
  LIMIT,
  async () => {
    const rig = await harness();
    const core = await rig.core();
    const { run } = await migrate(core, rig.plan("to-cloud"));
    const file = await copyOf(core);
    const first = elsewhere(rig);
    const done = await restoredAt(rig, first, file);
    await done.app.close();
    // Killed before: what was being restored stays apart, and the next restore deletes it.
    const before = elsewhere(rig);
    cpSync(first.dataDir, join(before.dataDir, "restoring-0123456789ab"), { recursive: true });
    const there = await restoredAt(rig, before, file);
    expect(readdirSync(before.dataDir).some((name) => name.startsWith("restoring"))).toBe(false);
    expect(must(await there.client.call("migration.status", { run }))).toHaveLength(1);
    // Killed after it counted, with some of it in its place already.
    for (const part of [[], ["vault"], ["vault", "journal.db", "workspaces.json"]]) {
      const after = elsewhere(rig);
      cpSync(first.dataDir, join(after.dataDir, "arrived"), { recursive: true });
      rmSync(join(after.dataDir, "arrived", "locks"), { recursive: true });
      for (const name of part.filter((one) => existsSync(join(after.dataDir, "arrived", one))))
        renameSync(join(after.dataDir, "arrived", name), join(after.dataDir, name));
      const app = createApp(after);
      onTestFinished(() => app.close());
      const client = clientOver(app.transport);
      expect(must(await client.call("migration.status", { run }))).toMatchObject([
        { run, numberIs: "cloud" },
      ]);
      must(await client.call("vault.unlock", { passphrase: "correct horse battery", allowCreate: false }));
      expect(existsSync(join(after.dataDir, "arrived"))).toBe(false);
    }
  },
);

test("[ZG40] in a folder that was moved no secret is stored and no recovery key made", LIMIT, async () => {
  const rig = await harness();
  const core = await rig.core();
  must(await core.client.call("vault.put", { label: "first", secretKind: "other", value: "kept" }));
  const before = must(await core.client.call("vault.list", {}));
  await copyOf(core, true);
  const stored = [
    await core.client.call("vault.put", { label: "late", secretKind: "other", value: "lost" }),
    await core.client.call("vault.makeSheet", {
      as: "save",
      language: "en",
      title: "",
      folder: tempFolder(),
    }),
    await core.client.call("vault.forget", { label: "first" }),
  ];
  const kept: unknown[] = [];
  stored.push((await core.app.recovery.make((key) => (kept.push(key), ok(null)))) as never);
  expect(kept).toEqual([]);
  for (const answer of stored) expect(answer).toMatchObject({ problem: { kind: "folderMoved" } });
  expect(must(await core.client.call("vault.list", {}))).toEqual(before);
  must(await core.client.call("dataCopy.stay", {}));
  must(await core.client.call("vault.put", { label: "late", secretKind: "other", value: "kept" }));
});
