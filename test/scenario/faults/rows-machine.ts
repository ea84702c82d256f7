import { spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { runWords } from "../../../shared/wording/run-words.ts";
import { runProgram } from "../../support/child-process.ts";
import { cliHarness, type CliHarness } from "../../support/cli-process.ts";
import { countOf, endingOf } from "../../support/core-driver.ts";
import { fakeKeyStore } from "../../support/fake-key-store.ts";
import { freePort } from "../../support/free-port.ts";
import { must, type Harness } from "../../support/harness.ts";
import { jsonLines, resultLine } from "../../support/json-lines.ts";
import { NEWER, rewriteLastRow, toNewer } from "../../support/newer-rows.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { simulatedDisk } from "../../support/simulated-disk.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { stateFolder } from "../../support/state-folder.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { canTrace, tracedWrites } from "../../support/traced-writes.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { sshdHere, startSshd } from "../../support/webhooks/sshd.ts";
import { tunnelHarness } from "../../support/webhooks/tunnel-harness.ts";
import { windowCore } from "../../support/window-core.ts";
import { runNamed } from "../../contract/storage/entries.ts";
import { HURRIED_MS, proveProblem } from "./bench.ts";
import { proven } from "./proofs.ts";
import { onBench, type FaultId, type Row } from "./row.ts";

const DAY_MS = 86_400_000;
const REGISTER = /\/register$/;
const DONE = "complete, cloud proven";

/** Once a registration has reached the sandbox. */
async function registerReached({ platform }: CliHarness): Promise<void> {
  const isThere = (): boolean =>
    platform.world
      .requests()
      .some(({ method, path }) => method === "POST" && REGISTER.test(path.split("?")[0] ?? ""));
  await expect.poll(isThere, { timeout: 30_000, interval: 10 }).toBe(true);
}

const registers = ({ platform }: CliHarness): number =>
  platform.world.requests().filter(({ method, path }) => method === "POST" && REGISTER.test(path)).length;

/** A finished migration whose data folder is then harmed, and what a new process says. */
async function harmed(
  harm: (harness: Harness) => void,
  then: (harness: Harness) => Promise<void>,
): Promise<void> {
  await onBench(async (bench) => {
    expect(endingOf(await bench.driver.migrate(bench.plan("to-cloud")))).toBe(DONE);
    await bench.driver.close();
    harm(bench.harness);
    await then(bench.harness);
  });
}

const statusIn = async (harness: Harness): Promise<never> =>
  (await (await harness.core()).client.call("migration.status", {})) as never;

/** A migration whose process sees the wall clock shifted by so much from the moment it registers. */
const jumping =
  (offset: { ms: number }) =>
  (ports: HostPorts): HostPorts => ({
    ...ports,
    clock: {
      ...ports.clock,
      now: () => (ports.clock.now() + offset.ms) as ReturnType<HostPorts["clock"]["now"]>,
    },
  });

/** What goes wrong on this machine. */
export const ON_THIS_MACHINE: Readonly<Record<FaultId, Row>> = {
  F19: {
    how: "the wall clock jumps by 30 days either way, and to before 1970, as the registration leaves",
    expected: "no budget and no time limit changes: the migration becomes complete, one attempt is counted",
    elsewhere: "scripts/faults-machine.sh clock",
    async run() {
      for (const ms of [30 * DAY_MS, -30 * DAY_MS, -60 * 365 * DAY_MS]) {
        const offset = { ms: 0 };
        await onBench(
          async (bench) => {
            bench.atIntent("register", () => void (offset.ms = ms));
            const run = await bench.driver.migrate(bench.plan("to-cloud"));
            await bench.prove(run, {
              step: "register",
              class: "confirmed",
              ends: DONE,
              told: /is in the cloud/,
              truth: "cloud",
              sent: 1,
            });
          },
          {},
          jumping(offset),
        );
      }
    },
  },
  F20: {
    how: "the process sleeps past its limit while the registration is under way; a real process is stopped for 2 s",
    expected: "a call under way is unknown and never taken for failed; both APIs tell where the number is",
    async run() {
      await onBench(async (bench) => {
        bench.hurryDeadlines();
        bench.front.meet(REGISTER, async (_response, handOn) => {
          await handOn();
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HURRIED_MS + 500);
        });
        const run = await bench.driver.migrate(bench.plan("to-cloud"));
        await bench.prove(run, {
          step: "register",
          class: "unknown: timeout",
          ends: DONE,
          told: /is in the cloud/,
          truth: "cloud",
          sent: 1,
        });
      });
      const rig = await cliHarness();
      rig.platform.world.setFaults(["delay-register:1"]);
      const program = rig.start(["migrate", rig.plans["to-cloud"], "--yes"]);
      await registerReached(rig);
      program.signal("SIGSTOP");
      await sleep(2_000);
      program.signal("SIGCONT");
      const ended = await program.ended;
      expect(resultLine(ended.stdout)).toMatchObject({
        outcome: "complete",
        numberIs: "cloud",
        proof: "proven",
      });
      expect([registers(rig), rig.platform.world.truth().home]).toEqual([1, "cloud"]);
      proven("kept");
    },
  },
  F21: {
    how: "a real process is killed with SIGKILL while its registration is under way",
    expected: "another process resumes to the same end, without a second registration unasked",
    elsewhere: "npm run soak; the kill points of every write are in test/scenario/migration/crash.test.ts",
    async run() {
      const rig = await cliHarness();
      rig.platform.world.setFaults(["delay-register:0.3"]);
      const program = rig.start(["migrate", rig.plans["to-cloud"], "--yes"]);
      await registerReached(rig);
      program.signal("SIGKILL");
      const { stdout } = await program.ended;
      const run = jsonLines(stdout).flatMap((line) => ("run" in line ? [String(line.run)] : []))[0] ?? "";
      const [before] = jsonLines((await rig.run(["status"])).stdout);
      expect(before).toMatchObject({ type: "run", numberIs: "unknown", proof: "none" });
      const resumed = await rig.run(["resume", run, "--yes"]);
      expect(resumed.stderr).toMatch(/is in the cloud/);
      proven("told");
      expect(resultLine(resumed.stdout)).toMatchObject({
        outcome: "complete",
        numberIs: "cloud",
        proof: "proven",
      });
      expect([registers(rig), rig.platform.world.truth().home]).toEqual([1, "cloud"]);
      proven("kept");
    },
  },
  F22: {
    how: "the writes of a real process, recorded by strace, are replayed up to a power cut that drops unsynced ones",
    expected: "no row and no attempt is lost that was told to be durable",
    elsewhere: "needs strace; test/unit/storage/power-cut.test.ts cuts the vault's writes without it",
    async run(skip) {
      if (!canTrace()) return skip("skipped: strace is needed to see what is written and synced");
      const home = realpathSync(tempFolder());
      const child = fileURLToPath(new URL("../../support/attempts-process.ts", import.meta.url));
      const ops = tracedWrites(home, [child, join(home, "data"), "power2"]);
      const told = ops.flatMap((op, at) =>
        op.kind === "printed" ? [{ at, ...(JSON.parse(op.text) as Told) }] : [],
      );
      for (const { at, rows, attempts } of told) {
        const disk = simulatedDisk();
        disk.reset();
        for (const op of ops.slice(0, at)) {
          if (op.kind === "printed" || op.path.endsWith("-shm")) continue;
          const path = `/disk${op.path}`;
          if (op.kind === "create") disk.create(path);
          else if (op.kind === "folder") disk.makeFolder(path);
          else if (op.kind === "sync") disk.sync(path);
          else if (op.kind === "remove") disk.remove(path);
          else if (op.kind === "write") disk.write(path, op.bytes, op.at);
          else if (op.kind === "truncate") disk.truncate(path, op.length);
          else if ("to" in op) disk.link(path, `/disk${op.to}`, op.kind === "rename");
        }
        disk.restart("nothing");
        const left = tempFolder();
        for (const { path, content } of disk.files()) {
          mkdirSync(join(left, path, ".."), { recursive: true });
          writeFileSync(join(left, path), content);
        }
        const storage = must(
          openStorage({
            dataDir: join(left, "disk", "data"),
            stateDir: stateFolder(),
            clock: virtualClock(),
            random: seededRandom(3),
            appVersion: "1.2.3",
          }),
        );
        const read = must(storage.read(runNamed("power2")));
        storage.close();
        expect([read.damaged, read.rows.length >= rows, attempts <= rows]).toEqual([[], true, true]);
      }
      expect(told).toHaveLength(4);
      // Nobody is told anything: for the person nothing has happened.
      proven("told");
      proven("kept");
    },
  },
  F23: {
    how: "less than 50 MB are free; then a disk of 4 MB that fills up after the preflight checks",
    expected: "refused before a registration; nothing is lost, and the migration goes on once there is room",
    elsewhere: "the second half needs the right to mount",
    async run(skip) {
      await onBench(
        async (bench) => {
          const refused = await bench.driver.start(bench.plan("to-cloud"));
          await proveProblem(refused, "noGo", /check/i);
          expect(countOf(bench.harness, "POST", "/register")).toBe(0);
        },
        {},
        (ports) => ({ ...ports, files: { ...ports.files, freeBytes: () => 49_000_000 } }),
      );
      const disk = smallDisk(4096, (why) => skip(`skipped: ${why ?? ""}`));
      await onBench(
        async (bench) => {
          const run = must(await bench.driver.start(bench.plan("to-cloud")));
          must(await bench.driver.confirm(run, ["point-of-no-return"]));
          expect(() => writeFileSync(join(disk.folder, "ballast"), Buffer.alloc(8 * 1024 * 1024))).toThrow(
            "ENOSPC",
          );
          await proveProblem(await bench.driver.proceed(run), "storageFull", /full|space|disk/i);
          expect(bench.harness.sandbox.world.truth().home).toBe("onprem");
          disk.resize(64 * 1024);
          expect(endingOf(await bench.driver.goOn(bench.driver.status(run)))).toBe(DONE);
          expect(countOf(bench.harness, "POST", "/register")).toBe(1);
        },
        {},
        (ports) => ({ ...ports, dataDir: join(disk.folder, "data") }),
      );
    },
  },
  F24: {
    how: "strace makes the sync number 90 of a process that writes rows fail with EIO",
    expected: "it stops at once and does not use the database again; no acknowledged row is lost",
    elsewhere: "needs strace",
    async run(skip) {
      if (!canTrace()) return skip("skipped: strace is needed to make a sync fail");
      const dataDir = tempFolder();
      const child = fileURLToPath(new URL("../../support/storage-process.ts", import.meta.url));
      const inject = ["-e", "trace=fsync,fdatasync", "-e", "inject=fsync,fdatasync:error=EIO:when=90"];
      const { stdout } = await runProgram("strace", [
        "-f",
        "-qq",
        "-o",
        "/dev/null",
        ...inject,
        process.execPath,
        child,
        dataDir,
        stateFolder(),
        "loop",
        "eio001",
      ]);
      const lines = stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { kind?: string; seq?: number });
      expect(lines.slice(-2).map(({ kind }) => kind)).toEqual(["storageFailed", "storageFailed"]);
      await proveProblem(
        { ok: false, problem: lines.at(-1) as never },
        "storageFailed",
        /disk|storage|1034/i,
      );
      const storage = must(
        openStorage({
          dataDir,
          stateDir: stateFolder(),
          clock: virtualClock(),
          random: seededRandom(4),
          appVersion: "1",
        }),
      );
      const read = must(storage.read(runNamed("eio001")));
      storage.close();
      expect([read.rows.length >= (lines.at(-3)?.seq ?? Infinity), read.damaged]).toEqual([true, []]);
      proven("kept");
    },
  },
  F25: {
    how: "the disk of the data folder is mounted read-only after a migration",
    expected: "said in plain words, at each of three starts, and nothing is changed",
    elsewhere: "needs the right to mount",
    async run(skip) {
      const disk = smallDisk(16_384, (why) => skip(`skipped: ${why ?? ""}`));
      await onBench(
        async (bench) => {
          expect(endingOf(await bench.driver.migrate(bench.plan("to-cloud")))).toBe(DONE);
          await bench.driver.close();
          disk.makeReadOnly();
          const before = readFileSync(join(disk.folder, "data", "journal.db"));
          for (let start = 0; start < 3; start += 1) {
            const { client } = await bench.harness.core((ports) => ({
              ...ports,
              dataDir: join(disk.folder, "data"),
            }));
            await proveProblem(
              await client.call("migration.status", {}),
              "storageReadOnly",
              /read-only|writ/i,
            );
          }
          expect(readFileSync(join(disk.folder, "data", "journal.db"))).toEqual(before);
        },
        {},
        (ports) => ({ ...ports, dataDir: join(disk.folder, "data") }),
      );
    },
  },
  F26: {
    how: "the journal of a finished migration is cut to half; one with a flipped bit in a row",
    expected: "detected, told, a copy set aside, and nothing deleted",
    async run() {
      const path = ({ dataDir }: Harness): string => join(dataDir, "journal.db");
      await harmed(
        (harness) => truncateSync(path(harness), Math.floor(statSync(path(harness)).size / 2)),
        async (harness) => {
          const left = readFileSync(path(harness));
          await proveProblem(await statusIn(harness), "storageDamaged", /corrupt/i);
          const kept =
            readdirSync(harness.dataDir).find((name) => name.startsWith("journal.db.damaged-")) ?? "";
          expect(readFileSync(join(harness.dataDir, kept))).toEqual(left);
          expect(readFileSync(path(harness))).toEqual(left);
        },
      );
      await harmed(
        (harness) => {
          const bytes = readFileSync(path(harness));
          const at = bytes.lastIndexOf('"kind":"outcome"');
          bytes[at + 9] = (bytes[at + 9] ?? 0) ^ 1;
          writeFileSync(path(harness), bytes);
        },
        async (harness) => {
          const status: { value?: readonly { damagedRows: number; proof: string }[] } =
            await statusIn(harness);
          const [run] = status.value ?? [];
          expect(run?.damagedRows).toBeGreaterThan(0);
          expect(Object.values(runWords(translateToEnglish, run as never)).join(" ")).toMatch(
            /can't be trusted/,
          );
        },
      );
    },
  },
  F27: {
    how: "the journal of a finished migration is emptied",
    expected: "refused as replaced, and no new one is made in its place",
    run: () =>
      harmed(
        ({ dataDir }) => truncateSync(join(dataDir, "journal.db"), 0),
        async (harness) => {
          await proveProblem(await statusIn(harness), "storageReplaced", /replaced|empt|another|not the/i);
          expect(statSync(join(harness.dataDir, "journal.db")).size).toBe(0);
        },
      ),
  },
  F28: {
    how: "the settings file and the vault's key file are damaged; the system's key store is another one",
    expected:
      "settings say so; the vault is locked by name, and the passphrase opens it where one of its two key files is whole",
    async run() {
      const first = windowCore({ host: "desktop", keyStore: fakeKeyStore() });
      const passphrase = "correct horse battery";
      must(await first.client.call("vault.unlock", { passphrase, allowCreate: true }));
      must(await first.client.call("vault.remember", { on: true }));
      must(await first.client.call("settings.change", { lockAfterMinutes: 60 }));
      const { dataDir } = first;
      await first.app.close();
      writeFileSync(join(dataDir, "settings.json"), '{"window');
      const second = windowCore({ dataDir, host: "desktop", keyStore: fakeKeyStore("another") });
      expect(must(await second.client.call("settings.get", {})).corrupted).toBe(true);
      expect(await second.client.call("vault.openRemembered", {})).not.toMatchObject({ value: "opened" });
      expect(must(await second.client.call("vault.unlock", { passphrase, allowCreate: false }))).toBe(
        "opened",
      );
      await second.app.close();
      const key = join(dataDir, "vault", "key.json");
      truncateSync(key, 40);
      const mended = windowCore({ dataDir, host: "desktop" });
      must(await mended.client.call("vault.unlock", { passphrase, allowCreate: false }));
      await mended.app.close();
      expect(statSync(key).size).toBeGreaterThan(40);
      for (const path of [key, join(dataDir, "vault", "key-copy.json")]) truncateSync(path, 40);
      const third = windowCore({ dataDir, host: "desktop" });
      const refused = await third.client.call("vault.unlock", { passphrase, allowCreate: true });
      await proveProblem(refused, "vaultDamaged", /corrupt|key file/i);
      expect(must(await third.client.call("vault.state", {}))).toBe("damaged");
      // The damaged files are still there, whole as they were found.
      expect(statSync(key).size).toBe(40);
      expect(readFileSync(join(dataDir, "settings.json"), "utf8")).toBe('{"window');
      proven("kept");
    },
  },
  F29: {
    how: "two real processes migrate the same number at once, from one data folder and from two",
    expected: "one writes; the other says who does; the number is registered once",
    elsewhere: "npm run races",
    async run() {
      const rig = await cliHarness();
      const args = ["migrate", rig.plans["to-cloud"], "--yes"];
      const ended = await Promise.all([
        rig.run(args),
        rig.run(args),
        rig.runIn(join(rig.folder, "away"), args),
      ]);
      // 0: this one was first, or found it done. 3: open in another folder. 5: another one works on it at this moment.
      // 4: the other one opened it, or moved the number, between the start of this one and its preflight checks.
      const SAYS: Readonly<Record<number, RegExp>> = {
        0: /is in the cloud|newer/,
        3: /1 migration of a number at a time|in progress|another/i,
        4: /preflight check/i,
        5: /1 migration of a number at a time|in progress|another/i,
      };
      expect(ended.map(({ code }) => code)).toContain(0);
      for (const { code, stderr } of ended) {
        expect(Object.keys(SAYS)).toContain(String(code));
        proven("told");
        expect(stderr).toMatch(SAYS[code ?? -1] ?? /./);
      }
      expect([registers(rig), rig.platform.world.truth().home]).toEqual([1, "cloud"]);
      proven("kept");
    },
  },
  F30: {
    how: "the same call is made twice at once, as a double click and two windows do",
    expected: "one intent of each step; the second call says that the migration is held",
    run: () =>
      onBench(async (bench) => {
        const run = must(await bench.driver.start(bench.plan("to-cloud")));
        must(await bench.driver.confirm(run, ["point-of-no-return"]));
        const both = await Promise.all([bench.driver.proceed(run), bench.driver.proceed(run)]);
        const refused = both.find(({ ok }) => !ok);
        await proveProblem(refused as never, "heldElsewhere", /another|working|process/i);
        const intents = bench.driver
          .rows(run)
          .flatMap(({ entry }) => (entry.kind === "intent" ? [entry.step] : []));
        expect(intents).toEqual(["inspect", "backup", "register", "subscribe", "verify"]);
        await bench.prove(bench.driver.status(run), {
          step: "register",
          class: "confirmed",
          ends: DONE,
          told: /is in the cloud/,
          truth: "cloud",
          sent: 1,
        });
      }),
  },
  F37: {
    how: "the last row of a waiting migration is of a newer version",
    expected: "refused by that name by every command, with nothing guessed and nothing sent",
    run: () =>
      onBench(
        async (bench) => {
          const waiting = await bench.driver.migrate(bench.plan("to-onprem"));
          await bench.driver.close();
          rewriteLastRow(bench.harness.dataDir, waiting.run, toNewer);
          const sent = bench.harness.sandbox.world.requests().length;
          const later = await bench.another();
          for (const refused of [
            await later.proceed(waiting, true),
            await later.enterCode(waiting),
            await later.abandon(waiting),
          ]) {
            await proveProblem(refused, "runOfNewerVersion", /newer/i);
            expect(refused).toMatchObject({ problem: { found: NEWER } });
          }
          expect(bench.harness.sandbox.world.requests()).toHaveLength(sent);
        },
        { startsOn: "cloud" },
      ),
  },
  F38: {
    how: "a data folder beyond ASCII and 260 characters; a file that another mount holds, so that its rename fails",
    expected: "works; and a held file is tried again, then told, and keeps what it said",
    elsewhere: "the second half needs the right to mount",
    async run(skip) {
      const long = join(
        tempFolder(),
        "Büro Zürich",
        "数据 📱",
        ...Array.from({ length: 6 }, (_, at) => `${at}-${"long-name".repeat(5)}`),
      );
      expect(long.length).toBeGreaterThan(260);
      await onBench(
        async (bench) => {
          expect(endingOf(await bench.driver.migrate(bench.plan("to-cloud")))).toBe(DONE);
        },
        {},
        (ports) => ({ ...ports, dataDir: long }),
      );
      const { client, dataDir } = windowCore();
      const workspace = (name: string) =>
        ({ id: "ws-bakery1", name, dialect: { brand: "chat", apiVersion: "v23.0" }, numbers: [] }) as never;
      must(await client.call("workspaces.save", { revision: 0, workspace: workspace("Bakery") }));
      const held = join(dataDir, "workspaces.json");
      if (spawnSync("mount", ["--bind", held, held], { stdio: "ignore" }).status !== 0)
        return skip("skipped: holding a file needs Linux and the right to mount");
      try {
        const refused = await client.call("workspaces.save", { revision: 1, workspace: workspace("Shop") });
        await proveProblem(refused, "storageFailed", /EBUSY|another program|holds/i);
        expect(must(await client.call("workspaces.list", {})).workspaces[0]?.name).toBe("Bakery");
      } finally {
        spawnSync("umount", [held], { stdio: "ignore" });
      }
      must(await client.call("workspaces.save", { revision: 1, workspace: workspace("Shop") }));
    },
  },
  F39: {
    how: "the port of a tunnel through a real sshd is held by another server; then the sshd is killed",
    expected: "both are visible, no public URL is named meanwhile, and the tunnel comes back",
    elsewhere: "needs sshd",
    async run(skip) {
      if (!sshdHere.available) return skip(`skipped: ${sshdHere.reason}`);
      const sshd = await startSshd();
      try {
        const rig = await tunnelHarness();
        const { host, port, user, keyFile, hostKey } = sshd;
        const remotePort = await freePort();
        const squatter = createServer((_request, response) => void response.end("somebody else's")).listen(
          remotePort,
          "127.0.0.1",
        );
        await once(squatter, "listening");
        const choice = {
          kind: "ssh",
          host,
          port,
          user,
          keyFile,
          hostKey,
          remotePort,
          publicUrl: "https://localhost",
        } as const;
        const receiver = "ws-7k2q9d" as Parameters<typeof rig.tunnels.open>[0]["receiver"];
        expect(must(await rig.tunnels.open({ receiver, choice }))).toMatchObject({
          status: "reconnecting",
          problem: { cause: "port-taken" },
        });
        expect(rig.tunnels.publicAddress(receiver, "cloud")).toBeUndefined();
        squatter.close();
        squatter.closeAllConnections();
        await rig.until(({ status }) => status === "open");
        await sshd.kill();
        await rig.until(({ status, problem }) => status === "reconnecting" && problem?.cause === "lost");
        expect(rig.tunnels.publicAddress(receiver, "cloud")).toBeUndefined();
        await sshd.start();
        await rig.until(({ status }) => status === "open");
        for (const cause of ["port-taken", "lost"] as const)
          expect(JSON.stringify(rig.pushed)).toContain(`"cause":"${cause}"`);
        proven("told");
        proven("kept");
      } finally {
        await sshd.close();
      }
    },
  },
};

type Told = { readonly rows: number; readonly attempts: number };
