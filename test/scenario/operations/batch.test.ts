import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createApp } from "../../../main/core/app/app.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { writeBatchFolder } from "../../../main/hosts/headless/practice/batch-folder.ts";
import { startSandbox, type SandboxOptions } from "../../../main/sandbox/index.ts";
import type { BatchChange, BatchState } from "../../../shared/rpc/areas/batch.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import { must } from "../../support/harness.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const LIMIT = { timeout: 60_000 };
const COURSE = { canary: 0, parallel: 1 };

/** A core, and the table of a sandbox with that many numbers. */
async function setUp(options: SandboxOptions) {
  const sandbox = await startSandbox(options);
  onTestFinished(() => sandbox.close());
  const folder = tempFolder();
  const { batches } = writeBatchFolder(folder, sandbox);
  const open = async (change = (given: HostPorts): HostPorts => given) => {
    const ports = hostPorts(join(folder, "data"), "1.2.3", { stateDir: join(folder, "state") });
    const app = createApp(change({ ...ports, host: "browser" }));
    onTestFinished(() => app.close());
    const client = clientOver(app.transport);
    must(await client.call("vault.unlock", { passphrase: "open sesame 42", allowCreate: true }));
    const changes: BatchChange[] = [];
    client.subscribe("batch", (change) => changes.push(change));
    const state = async (): Promise<BatchState> => {
      const { batch } = must(await client.call("batch.state", {}));
      if (batch === undefined) throw new Error("a batch was started");
      return batch;
    };
    const until = (phase: BatchState["phase"]) =>
      vi.waitFor(
        async () => {
          const now = await state();
          if (now.phase !== phase) throw new Error(`it is ${now.phase}`);
          return now;
        },
        { timeout: 40_000, interval: 30 },
      );
    return { app, client, changes, state, until };
  };
  const numbers = [sandbox, ...sandbox.further];
  const table = {
    text: readFileSync(batches["to-cloud"], "utf8"),
    name: "batch-to-cloud.csv",
    folder,
  };
  return {
    ...(await open()),
    open,
    folder,
    numbers,
    table,
    homes: () => numbers.map(({ world }) => world.truth().home),
  };
}

describe("a batch through the contract", LIMIT, () => {
  test("[B8] its changes, applied in order, make the state that is read", async () => {
    const { client, table, until, changes, homes } = await setUp({ numbers: 3 });
    const read = must(await client.call("batch.read", table));
    expect(read.rows.map(({ line, direction }) => [line, direction])).toEqual([
      [2, "to-cloud"],
      [3, "to-cloud"],
      [4, "to-cloud"],
    ]);
    const started = must(
      await client.call("batch.start", {
        ...table,
        course: { ...COURSE, canary: 1 },
        checkOnly: false,
        confirmed: 3,
      }),
    );
    expect(started.rows.map(({ at }) => at)).toEqual(["to-do", "to-do", "to-do"]);
    const ended = await until("ended");
    expect(ended.tally).toEqual({ complete: 3, failed: 0, unknown: 0, waiting: 0, notStarted: 0 });
    expect(homes()).toEqual(["cloud", "cloud", "cloud"]);
    await vi.waitFor(() => expect(changes.at(-1)?.revision).toBe(ended.revision));
    let rows = started.rows;
    let revision = started.revision;
    for (const change of changes) {
      expect([change.id, change.after]).toEqual([started.id, revision]);
      revision = change.revision;
      rows = rows.map((row) => change.rows.find(({ line }) => line === row.line) ?? row);
    }
    expect(rows).toEqual(ended.rows);
    const again = must(await client.call("batch.read", table));
    expect(again.rows.map(({ before }) => before?.count)).toEqual(["complete", "complete", "complete"]);
  });

  test("[B5] a number that only this computer held back isn't failed: with room on the disk, it goes on", async () => {
    const { open, table, homes } = await setUp({ numbers: 2 });
    const start = { ...table, course: COURSE, checkOnly: false, confirmed: 2 };
    const full = await open((ports) => ({ ...ports, files: { ...ports.files, freeBytes: () => 1_000 } }));
    must(await full.client.call("batch.start", start));
    const held = await full.until("ended");
    expect(held.rows.map(({ end, failed }) => [end?.outcome, end?.count, failed])).toEqual([
      ["no-go", "waiting", ["local.disk"]],
      ["no-go", "waiting", ["local.disk"]],
    ]);
    expect(homes()).toEqual(["onprem", "onprem"]);
    const { client, until } = await open();
    must(await client.call("batch.start", start));
    expect((await until("ended")).tally).toMatchObject({ complete: 2 });
  });

  test("[B8] a confirmation for another count of numbers moves none", async () => {
    const { client, table, until, homes } = await setUp({ numbers: 2 });
    must(await client.call("batch.start", { ...table, course: COURSE, checkOnly: false, confirmed: 1 }));
    expect((await until("ended")).tally).toMatchObject({ waiting: 2 });
    expect(homes()).toEqual(["onprem", "onprem"]);
  });

  test("[B8] paused it starts no more, resumed it goes on, stopped it ends after what it began", async () => {
    const { client, table, until, homes, numbers } = await setUp({
      numbers: 4,
      faults: ["delay-register:1"],
    });
    must(await client.call("batch.start", { ...table, course: COURSE, checkOnly: false, confirmed: 4 }));
    must(await client.call("batch.pause", {}));
    await vi.waitFor(() => expect(homes()[0]).toBe("cloud"), { timeout: 20_000 });
    await vi.waitFor(async () => {
      const { batch } = must(await client.call("batch.state", {}));
      expect(batch?.rows.map(({ at }) => at)).toEqual(["ended", "to-do", "to-do", "to-do"]);
    });
    expect(numbers[1]?.world.truth().unusedBackups).toBe(0);
    must(await client.call("batch.resume", {}));
    await vi.waitFor(() => expect(numbers[1]?.world.truth().unusedBackups).toBe(1), { timeout: 20_000 });
    must(await client.call("batch.stop", {}));
    const ended = await until("ended");
    expect([ended.because, ended.tally]).toMatchObject(["stopped", { complete: 2, notStarted: 2 }]);
    expect(await client.call("batch.pause", {})).toMatchObject({ problem: { kind: "noBatchUnderWay" } });
    must(await client.call("batch.start", { ...table, course: COURSE, checkOnly: false, confirmed: 4 }));
    expect((await until("ended")).tally).toMatchObject({ complete: 4 });
    expect(numbers.map(({ world }) => world.truth().registerCalls)).toEqual([1, 1, 1, 1]);
  });

  test("[B8] one batch at a time in a process, and one process at a time for a table", async () => {
    const { client, table, open, until } = await setUp({ numbers: 2, faults: ["delay-register:1"] });
    const start = { ...table, course: COURSE, checkOnly: false, confirmed: 2 };
    const other = await open();
    must(await client.call("batch.start", start));
    // Without the pause, the batch might be over by the time that a busy machine makes the later calls.
    must(await client.call("batch.pause", {}));
    expect(await client.call("batch.start", start)).toMatchObject({
      problem: { kind: "batchUnderWay", elsewhere: false },
    });
    expect(await other.client.call("batch.start", start)).toMatchObject({
      problem: { kind: "batchUnderWay", elsewhere: true },
    });
    must(await client.call("batch.resume", {}));
    expect((await until("ended")).tally).toMatchObject({ complete: 2 });
  });

  test.each([true, false])(
    "[B8] of two batches that are started at the same moment, one begins (checks only: %s)",
    async (checkOnly) => {
      const { client, table, until, folder } = await setUp({ numbers: 2, faults: ["delay-register:1"] });
      const [head = "", ...rows] = table.text.trimEnd().split("\n");
      const both = await Promise.all(
        rows.map((row, index) => {
          const own = { text: `${head}\n${row}\n`, name: `${index}.csv`, folder };
          return client.call("batch.start", { ...own, course: COURSE, checkOnly, confirmed: 1 });
        }),
      );
      expect(both).toMatchObject([
        { ok: true },
        { ok: false, problem: { kind: "batchUnderWay", elsewhere: false } },
      ]);
      await until("ended");
    },
  );

  test("[B4] [B8] a closed window is told with its end; a number's own window counts too", async () => {
    const { client, table, state, until } = await setUp({ numbers: 1 });
    const inTwoHours = new Date(Date.now() + 2 * 3_600_000);
    const hour = (add: number): string => String((inTwoHours.getHours() + add) % 24).padStart(2, "0");
    const [head = "", row = ""] = table.text.split("\n");
    const own = { ...table, text: `${head},window\n${row},${hour(0)}:00-${hour(1)}:00\n` };
    must(await client.call("batch.start", { ...own, course: COURSE, checkOnly: false, confirmed: 1 }));
    await vi.waitFor(async () => expect((await state()).waitsUntil).toBeDefined());
    const waiting = await state();
    expect(new Date(waiting.waitsUntil ?? "").getHours()).toBe(Number(hour(0)));
    expect(waiting.rows[0]).toMatchObject({ at: "to-do", window: `${hour(0)}:00-${hour(1)}:00` });
    must(await client.call("batch.stop", {}));
    expect((await until("ended")).tally).toMatchObject({ notStarted: 1 });
  });

  test("[B6] [B8] a check needs no vault and changes nothing", async () => {
    const { client, table, until, homes } = await setUp({ numbers: 2, faults: ["token-expired"] });
    must(await client.call("vault.lock", {}));
    expect(await client.call("batch.start", { ...table, course: COURSE, checkOnly: false })).toMatchObject({
      problem: { kind: "vaultLocked" },
    });
    must(await client.call("batch.start", { ...table, course: COURSE, checkOnly: true }));
    const ended = await until("ended");
    expect(ended.rows.map(({ end, failed }) => [end?.outcome, failed?.includes("cloud.token")])).toEqual([
      ["no-go", true],
      ["no-go", true],
    ]);
    expect(homes()).toEqual(["onprem", "onprem"]);
  });

  test("[B2] [B8] bad rows are named, among them relative paths where the folder isn't known", async () => {
    const { client, table } = await setUp({ numbers: 2 });
    const lost = await client.call("batch.read", { text: table.text, name: table.name });
    expect(lost).toMatchObject({ problem: { kind: "badRows", count: 2, rows: [{ line: 2 }, { line: 3 }] } });
    for (const text of ["", "plan\n", "[]", "nonsense,header\n1,2\n", '{"a":1}', "plan\n\u0000\n"])
      expect([text, await client.call("batch.read", { ...table, text })]).toMatchObject([
        text,
        { ok: false, problem: { kind: "badRows" } },
      ]);
  });

  test("[B8] a vault that is locked in between pauses the batch, and the same table continues", async () => {
    const { client, table, until, state, numbers } = await setUp({
      numbers: 3,
      faults: ["delay-register:1"],
    });
    must(await client.call("batch.start", { ...table, course: COURSE, checkOnly: false, confirmed: 3 }));
    must(await client.call("batch.pause", {}));
    await vi.waitFor(() => expect(numbers[0]?.world.truth().home).toBe("cloud"), { timeout: 20_000 });
    await vi.waitFor(async () => must(await client.call("vault.lock", {})), { timeout: 20_000 });
    must(await client.call("batch.resume", {}));
    await vi.waitFor(async () => expect((await state()).pausedBy).toBeDefined(), { timeout: 20_000 });
    const paused = await until("paused");
    expect(paused.pausedBy?.kind).toBe("vaultLocked");
    must(await client.call("batch.stop", {}));
    await until("ended");
    must(await client.call("vault.unlock", { passphrase: "open sesame 42", allowCreate: false }));
    must(await client.call("batch.start", { ...table, course: COURSE, checkOnly: false, confirmed: 3 }));
    expect((await until("ended")).tally).toMatchObject({ complete: 3 });
    expect(numbers.map(({ world }) => world.truth().registerCalls)).toEqual([1, 1, 1]);
  });

  test("[B8] closing the program lets the number in progress come to rest and starts no other", async () => {
    const { app, client, table, open, homes, numbers } = await setUp({
      numbers: 2,
      faults: ["delay-register:1"],
    });
    must(await client.call("batch.start", { ...table, course: COURSE, checkOnly: false, confirmed: 2 }));
    await vi.waitFor(() => expect(numbers[0]?.world.truth().unusedBackups).toBe(1), { timeout: 20_000 });
    await app.close();
    expect(homes()).toEqual(["cloud", "onprem"]);
    const next = await open();
    must(await next.client.call("batch.start", { ...table, course: COURSE, checkOnly: false, confirmed: 2 }));
    expect((await next.until("ended")).tally).toMatchObject({ complete: 2 });
  });
});

test("[B5] a record that was cut off in its last line is taken up again", LIMIT, async () => {
  const { client, table, until, folder } = await setUp({ numbers: 1 });
  const start = { ...table, course: COURSE, checkOnly: false, confirmed: 1 };
  must(await client.call("batch.start", start));
  await until("ended");
  const [name = ""] = readdirSync(join(folder, "data", "batches"));
  const path = join(folder, "data", "batches", name);
  writeFileSync(path, `${readFileSync(path, "utf8")}{"row":"cut of`);
  must(await client.call("batch.start", start));
  expect((await until("ended")).tally).toMatchObject({ complete: 1 });
});
