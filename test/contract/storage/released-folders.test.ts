import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { openEvents } from "../../../main/core/webhooks/open-events.ts";
import { openWebhookSettings } from "../../../main/core/webhooks/settings/webhook-settings.ts";
import { openRunContext } from "../../../main/core/migration/run-context.ts";
import { openBackup } from "../../../main/core/migration/backup.ts";
import { openSealed } from "../../../main/core/migration/sealed-secrets.ts";
import { fold } from "../../../main/core/migration/state/fold.ts";
import { statusOf, unreadableRuns } from "../../../main/core/migration/status.ts";
import { timelineOf } from "../../../main/core/migration/timeline.ts";
import { SECRET_MEMBERS } from "../../../main/core/plan/plan-secrets.ts";
import { readWindowSettings } from "../../../main/core/settings/window-settings.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { Storage } from "../../../main/core/storage/port.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { readWorkspaces } from "../../../main/core/workspaces/workspace-file.ts";
import { RunId, type SealedRef } from "../../../shared/ids.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { E164 } from "../../../shared/phone.ts";
import { redact } from "../../../shared/redacted.ts";
import { valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock, type VirtualClock } from "../../support/virtual-clock.ts";
import { expectedOf, type ExpectedRun, FIXTURES, readToday } from "../../fixtures/expected.ts";
import { stateFolder } from "../../support/state-folder.ts";

const HOUR_MS = 3_600_000;

type Opened = {
  readonly dataDir: string;
  readonly clock: VirtualClock;
  readonly storage: Storage;
  /** The journal's rows in the file before it was opened. */
  readonly left: readonly string[];
  runOf(story: string): RunId;
  reopen(): Storage;
  /** Another data folder of the same user. */
  beside(): Storage;
};

/** A copy of a released version's folder, opened by the current storage an hour after its last use. */
function opened(fixture: string): Opened {
  const dataDir = join(tempFolder(), "data");
  cpSync(join(fixture, "data"), dataDir, { recursive: true });
  const left = bytesOfRows(dataDir);
  const { runs } = expectedOf(fixture);
  const clock = virtualClock(Math.max(...runs.map(({ openedAt }) => Date.parse(openedAt))) + HOUR_MS);
  const openAt = (folder: string): Storage => {
    const storage = valueOf(
      openStorage({
        dataDir: folder,
        stateDir: stateFolder(),
        clock,
        random: seededRandom(),
        appVersion: "9.9.9",
        lockWaitMs: 50,
      }),
    );
    onTestFinished(() => storage.close());
    return storage;
  };
  const runOf = (story: string): RunId =>
    RunId.parse(runs.find((run) => run.story === story)?.run ?? `no run: ${story}`);
  const reopen = (): Storage => openAt(dataDir);
  const beside = (): Storage => openAt(join(tempFolder(), "beside"));
  return { dataDir, clock, storage: reopen(), left, runOf, reopen, beside };
}

async function vaultOf({ dataDir, clock }: Opened, fixture: string): Promise<FolderVault> {
  const keySource = passphraseSource({ N: 2, r: 1, p: 1 });
  const vault = openVault({ dataDir, clock, random: seededRandom(), keySource });
  expect(valueOf(await vault.unlock(redact(expectedOf(fixture).passphrase, "passphrase")))).toBe("opened");
  return vault;
}

/** The journal's rows in the file. */
function bytesOfRows(dataDir: string): readonly string[] {
  const database = new DatabaseSync(join(dataDir, "journal.db"));
  const rows = database.prepare("SELECT * FROM journal ORDER BY run, seq").all();
  database.close();
  return rows.map((row) => JSON.stringify(row));
}

describe.each(FIXTURES)("[I27][F37] the data folder of %s", (name) => {
  const fixture = join(import.meta.dirname, "../../fixtures", name);
  const expected = expectedOf(fixture);

  test("shows each run as that version left it", () => {
    const { storage, clock } = opened(fixture);
    const shown = valueOf(statusOf({ storage, ports: { clock } })).map(shortOf);
    expect(shown).toEqual(expected.runs.map((run) => shortOf(readToday(run))));
    expect(valueOf(unreadableRuns(storage)).map(({ run }) => run)).toEqual(expected.unreadable);
  });

  test("gives every row that was sound, in its place", () => {
    const { storage } = opened(fixture);
    for (const { run, rows } of expected.runs) {
      const read = valueOf(storage.read(RunId.parse(run)));
      expect(read.rows.map(({ seq, entry }) => `${seq} ${entry.kind}`).join(", ")).toBe(rows);
      expect(new Set(read.rows.map(({ appVersion }) => appVersion))).toEqual(new Set([expected.version]));
    }
  });

  test("names its damaged run, which nothing goes on with, while the others work", () => {
    const folder = opened(fixture);
    const { storage } = folder;
    const run = folder.runOf("damaged in one row");
    expect(valueOf(storage.read(run)).damaged).toEqual([{ seq: 5, why: "unreadable" }]);
    expect(openRunContext({ storage } as never, run)).toMatchObject({
      ok: false,
      problem: { kind: "journalDamaged", run, rows: 1 },
    });
    const told = expected.runs.filter((other) => other.run !== run);
    for (const other of told)
      expect(valueOf(timelineOf(storage, RunId.parse(other.run))).length).toBe(other.revision);
  });

  test.each(["waiting for a code", "unknown after a lost register", "killed while register was on its way"])(
    "goes on with the run that is %s: its chain holds over old rows and new ones",
    (story) => {
      const folder = opened(fixture);
      const run = folder.runOf(story);
      const old = valueOf(folder.storage.read(run)).rows;
      const hold = valueOf(folder.storage.hold(run));
      const row = valueOf(folder.storage.append(hold, { kind: "attested", home: "cloud" }));
      expect(row.seq).toBe(old.length + 1);
      folder.storage.close();
      const read = valueOf(folder.reopen().read(run));
      expect(read.damaged).toEqual([]);
      expect(read.rows).toEqual([...old, row]);
      expect(fold(read.rows).attested).toBe("cloud");
      expect(bytesOfRows(folder.dataDir)).toEqual(expect.arrayContaining([...folder.left]));
      expect(bytesOfRows(folder.dataDir).length).toBe(folder.left.length + 1);
    },
  );

  test("[I4] keeps register an open question when a run is taken up again whose refusal was none", () => {
    const folder = opened(fixture);
    const run = folder.runOf("register called refused on a generic error in a 200");
    const hold = valueOf(folder.storage.hold(run));
    valueOf(folder.storage.append(hold, { kind: "reopened", step: "register", sealed: {} }));
    const state = fold(valueOf(folder.storage.read(run)).rows);
    expect([state.ended, state.steps.register.kind, state.home.is]).toEqual([
      undefined,
      "unknown",
      "unknown",
    ]);
  });

  test("keeps its rows byte for byte when it is opened and read", () => {
    const folder = opened(fixture);
    const { storage, clock } = folder;
    valueOf(statusOf({ storage, ports: { clock } }));
    for (const { run } of expected.runs) valueOf(storage.read(RunId.parse(run)));
    storage.close();
    expect(bytesOfRows(folder.dataDir)).toEqual(folder.left);
  });

  test("[I4][I5][I6] keeps numbers busy, attempts counted and refused PINs known", () => {
    const folder = opened(fixture);
    const { storage } = folder;
    const numberOf = (story: string): E164 =>
      expected.runs.find((run) => run.story === story)?.number as E164;
    for (const story of ["waiting for a code", "unknown after a lost register"])
      expect(valueOf(storage.openRunOf(numberOf(story)))).toBe(folder.runOf(story));
    expect(valueOf(storage.openRunOf(numberOf("finished to the cloud")))).toBeUndefined();
    const left = (story: string): number => valueOf(storage.attemptsLeft(numberOf(story))).inWindow;
    expect(left("unknown after a lost register")).toBe(7);
    expect(left("finished to the cloud")).toBe(6);
    const refused = valueOf(storage.read(folder.runOf("stopped by a rejected PIN"))).rows[0]?.entry;
    if (refused?.kind !== "opened") throw new Error("a journal begins with its opening");
    const here = valueOf(storage.refusedPins(refused.plan));
    expect([here.here.length, here.elsewhere]).toEqual([1, undefined]);
    // Another data folder learns of the refusal, and that it can't compare the PIN.
    const other = folder.beside();
    expect(valueOf(other.refusedPins(refused.plan))).toMatchObject({ here: [], elsewhere: { count: 1 } });
  });

  test("[I2][I3] opens its vault: labels, the copies of a waiting run, and the pair of a lost one", async () => {
    const folder = opened(fixture);
    const vault = await vaultOf(folder, fixture);
    expect(valueOf(vault.list()).map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        "ws-bakery.cloud-token",
        `backup-${folder.runOf("unknown after a lost register")}`,
      ]),
    );
    const waiting = fold(valueOf(folder.storage.read(folder.runOf("waiting for a code"))).rows);
    const members = SECRET_MEMBERS.filter((member) => waiting.sealed[member] !== undefined);
    expect(members).toEqual(["cloud.accessToken", "onPrem.auth.password", "number.pin", "number.cert"]);
    for (const member of members)
      expect(openSealed(vault, waiting, waiting.sealed, member)?.reveal()).toMatch(/^.{6,}$/);
    const lost = fold(valueOf(folder.storage.read(folder.runOf("unknown after a lost register"))).rows);
    const pair = valueOf(openBackup(vault, lost, lost.pair as SealedRef));
    expect(pair.data.reveal().length).toBeGreaterThan(20);
    expect(pair.password.reveal()).toMatch(/^.{20,}$/);
  });

  test("keeps its workspaces and settings", () => {
    const { dataDir, clock } = opened(fixture);
    const { workspaces } = valueOf(readWorkspaces({ dataDir, clock }));
    expect(workspaces.map(({ id, numbers }) => [id, numbers.map(({ phoneNumber }) => phoneNumber)])).toEqual([
      ["ws-bakery", ["2025550123", "2025550145"]],
    ]);
    expect(valueOf(readWindowSettings(dataDir))).toMatchObject({
      appearance: "dark",
      language: "es",
      lockAfterMinutes: 60,
    });
    expect(valueOf(openWebhookSettings({ dataDir, clock }, () => undefined).read())).toMatchObject({
      lookEveryMinutes: 60,
      workspaces: [
        {
          workspace: "ws-bakery",
          endpoint: "https://callbacks.example/in",
          stopAfterMinutes: 30,
          watched: true,
        },
      ],
    });
  });

  test("keeps its webhook events, each as its mode left it", async () => {
    const folder = opened(fixture);
    const { dataDir, clock } = folder;
    const vault = await vaultOf(folder, fixture);
    const settings = openWebhookSettings({ dataDir, clock }, () => undefined);
    const files = { read: () => ({ ok: false }) as never, freeBytes: () => undefined };
    const events = openEvents({ ports: { dataDir, clock, random: seededRandom(), files }, vault, settings });
    onTestFinished(() => events.close());
    const store = valueOf(events.store());
    const bodies = (): readonly string[] =>
      valueOf(store.page({ filter: {}, limit: 10 })).events.map(
        ({ id }) => valueOf(store.detail(id))?.body.kind ?? "gone",
      );
    expect(bodies()).toEqual(["not-kept", "kept", "kept"]);
    vault.lock();
    expect(bodies()).toEqual(["not-kept", "locked", "kept"]);
    expect(valueOf(store.facts()).byMode).toEqual({ searchable: 1, sealed: 1, facts: 1 });
  });
});

test("every released folder is small, closed and free of places where it was made", () => {
  expect(FIXTURES).toContain("data-folder-0.1.0");
  for (const name of FIXTURES) {
    const data = join(import.meta.dirname, "../../fixtures", name, "data");
    const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const contents = files.map((file) => readFileSync(join(file.parentPath, file.name)));
    expect(contents.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1_000_000);
    expect(files.filter((file) => /-(wal|shm)$|\.tmp$/.test(file.name))).toEqual([]);
    const told = contents.filter((content) =>
      /\/(tmp|home|root|work|Users)\//.test(content.toString("latin1")),
    );
    expect(told).toEqual([]);
  }
});

/** The members of a run that must stay the same from version to version. */
function shortOf({
  run,
  number,
  direction,
  openedAt,
  revision,
  damagedRows,
  phase,
  numberIs,
  proof,
  steps,
}: ExpectedRun | RunSnapshot): object {
  const word = phase.kind === "ended" ? phase.reason : phase.kind === "unknown" ? phase.step : "";
  const states = Array.isArray(steps)
    ? Object.fromEntries(steps.map(({ step, state }) => [step, state.kind]))
    : steps;
  return {
    run,
    number,
    direction,
    openedAt,
    revision,
    damagedRows,
    phase: `${phase.kind} ${word}`.trim(),
    numberIs,
    proof,
    steps: states,
  };
}
