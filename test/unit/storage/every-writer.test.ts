import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openClaims } from "../../../main/core/alerts/claims.ts";
import { openBatchRecord } from "../../../main/core/batch/batch-record.ts";
import { markEnded } from "../../../main/core/connectivity/point/restore-request.ts";
import { testRecords } from "../../../main/core/connectivity/records.ts";
import { evidenceFile } from "../../../main/core/proof/evidence-file.ts";
import { signingKey } from "../../../main/core/report/signing-key.ts";
import { errorCode } from "../../../main/core/storage/system-error.ts";
import { writeCache } from "../../../main/core/storage/cache-file.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { keptAddress } from "../../../main/core/webhooks/receiver/paths-file.ts";
import { openEventsFile } from "../../../main/core/webhooks/store/open-file.ts";
import { keepPem } from "../../../main/core/workspaces/certificates.ts";
import { noteMistake } from "../../../main/hosts/common/mistake-log.ts";
import { makeCertificate } from "../../support/certificates.ts";
import { valueOf } from "../../support/expect-result.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { smallDisk, type SmallDisk } from "../../support/small-disk.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { windowCore } from "../../support/window-core.ts";
import { ATTESTED, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";

const ROOT = join(import.meta.dirname, "../../..");
const PRIMITIVES =
  /\b(?:replaceDurably|createDurably|replaceUnsynced|writeBeside|ensurePrivateFolder|ensurePrivateFile|writeFileSync|appendFileSync|mkdirSync|copyFileSync|copyFile|cpSync|createWriteStream|openSync|openDatabase)\(|\bnew Conf\b/;
const READS = /openSync\([^()]*, (?:"r"|constants\.O_RDONLY \| constants\.O_NONBLOCK)\)/g;

/** Every source of the core and of what all hosts share that writes files, by what it calls. */
function writers(): readonly string[] {
  return ["main/core", "main/hosts/common"]
    .flatMap((folder) => globSync("**/*.ts", { cwd: join(ROOT, folder) }).map((name) => `${folder}/${name}`))
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => {
      const code = readFileSync(join(ROOT, name), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
      return PRIMITIVES.test(code.replace(READS, "").replace(/export function \w+\(/g, ""));
    })
    .toSorted();
}

/** Prepares a writer in a folder of a good disk, and gives what writes there afterwards. */
type Exercise = (folder: string) => Promise<() => unknown>;

const clock = virtualClock();
const PASSPHRASE = "correct horse battery";
const WORKSPACE = {
  id: "ws-bakery1",
  name: "Bakery",
  dialect: { brand: "chat", apiVersion: "v23.0" },
  numbers: [],
};

/** A core whose data folder is on the disk; the register of all folders is not. */
const core = (folder: string) =>
  windowCore({
    dataDir: join(folder, "data"),
    desktop: { copyText: async () => {}, clearText: async () => {}, showFolder: async () => {} },
  });

const calls =
  (method: string, input: object): Exercise =>
  async (folder) => {
    const { client } = core(folder);
    valueOf(await client.call("vault.unlock", { passphrase: PASSPHRASE, allowCreate: true }));
    return () => client.call(method as never, input as never);
  };

const storageIn = (dataDir: string) =>
  openStorage({
    dataDir,
    stateDir: tempFolder(),
    clock,
    random: randomFrom(3),
    appVersion: "1.2.3",
    lockWaitMs: 50,
  });

const opensStorage: Exercise = async (folder) => () => {
  const storage = storageIn(join(folder, "data"));
  if (storage.ok) storage.value.close();
  return storage;
};

/** Appends until the room that a log keeps for itself is used up as well. */
const appends: Exercise = async (folder) => {
  valueOf(storageIn(join(folder, "data"))).close();
  return () => {
    const storage = storageIn(join(folder, "data"));
    if (!storage.ok) return storage;
    onTestFinished(() => storage.value.close());
    const hold = storage.value.create(NUMBER, opened(runNamed("writer")));
    if (!hold.ok) return hold;
    for (let row = 0; row < 20_000; row += 1) {
      const appended = storage.value.append(hold.value, ATTESTED);
      if (!appended.ok) return appended;
    }
    return "never refused";
  };
};

const EXERCISES: Readonly<Record<string, Exercise>> = {
  "main/core/allowlist/list-file.ts": calls("allowlist.schedule", {
    schedule: { mode: "remind", everyDays: 7, asns: [64500], family: "both" },
  }),
  "main/core/alerts/alert-files.ts": calls("alerts.save", {
    scope: "all",
    form: "slack",
    url: "https://chat.example/hook",
    news: [],
    wholeNumbers: false,
    language: "en",
    allowPrivate: false,
    systemRoots: false,
  }),
  "main/core/alerts/ledger.ts": async (folder) => () =>
    openClaims({ dataDir: join(folder, "data"), clock: virtualClock() }).claim(
      { id: "ab".repeat(16), scope: "all", news: "ended", happenedAt: "2026-01-15T12:00:00.000Z" },
      1,
    ),
  "main/core/batch/batch-record.ts": async (folder) => () =>
    openBatchRecord(join(folder, "data"), "/numbers.csv"),
  "main/core/connectivity/point/restore-request.ts": async (folder) => () => {
    markEnded(join(folder, "data"), "t-1");
    return "quiet";
  },
  "main/core/connectivity/records.ts": async (folder) => () =>
    testRecords(join(folder, "data"), tempFolder()).writeAddress("t-1", "https://hooks.example/"),
  "main/core/handlers/info.ts": async (folder) => {
    const { client } = core(folder);
    return () => client.call("desktop.showDataFolder", {});
  },
  "main/core/handover/take-handover.ts": async (folder) => {
    const from = windowCore();
    valueOf(await from.client.call("workspaces.save", { revision: 0, workspace: WORKSPACE }));
    const passphrase = "a passphrase for the file";
    const { content } = valueOf(
      await from.client.call("handover.make", {
        workspace: WORKSPACE.id,
        passphrase,
        withSecrets: false,
      }),
    );
    const { client } = core(folder);
    return () => client.call("handover.take", { content, passphrase, asNew: false, withSecrets: false });
  },
  "main/core/proof/evidence-file.ts": async (folder) => () =>
    evidenceFile({ dataDir: join(folder, "data"), clock }).change((known) => known),
  "main/core/report/signing-key.ts": async (folder) => {
    const dataDir = join(folder, "data");
    mkdirSync(dataDir);
    return () => signingKey({ dataDir, clock });
  },
  "main/core/settings/open-settings.ts": calls("settings.change", { lockAfterMinutes: 60 }),
  "main/core/storage/cache-file.ts": async (folder) => () => {
    writeCache(join(folder, "data", "readings.json"), { a: 1 });
    return "quiet";
  },
  "main/core/storage/checkpoints.ts": appends,
  "main/core/storage/folder-identity.ts": opensStorage,
  "main/core/storage/machine/machine-callbacks.ts": async (folder) => () =>
    testRecords(tempFolder(), join(folder, "state")).write({
      test: "t-1",
      borrowed: { ours: "mark" },
    } as never),
  // The vault opens without its second key file, which is written anew.
  "main/core/storage/mirrored-file.ts": async (folder) => {
    const made = core(folder);
    valueOf(await made.client.call("vault.unlock", { passphrase: PASSPHRASE, allowCreate: true }));
    const second = join(folder, "data", "vault", "key-copy.json");
    rmSync(second);
    return async () => {
      valueOf(await core(folder).client.call("vault.unlock", { passphrase: PASSPHRASE, allowCreate: false }));
      return existsSync(second) ? "written" : "quiet";
    };
  },
  "main/core/storage/number-locks.ts": opensStorage,
  "main/core/storage/open-folder.ts": opensStorage,
  "main/core/storage/run-lock.ts": async (folder) => () =>
    openBatchRecord(join(folder, "data"), "/numbers.csv"),
  "main/core/vault/key-file.ts": calls("vault.changePassphrase", {
    current: PASSPHRASE,
    next: "a door of oak",
  }),
  "main/core/vault/record-file.ts": calls("vault.put", {
    label: "token",
    secretKind: "other",
    value: "x".repeat(9000),
  }),
  "main/core/vault/recovery-notes.ts": calls("vault.waiveRecovery", { typed: "NO RECOVERY KEY" }),
  "main/core/vault/unlock-folder.ts": async (folder) => {
    const { client } = core(folder);
    return () => client.call("vault.unlock", { passphrase: PASSPHRASE, allowCreate: true });
  },
  "main/core/webhooks/receiver/paths-file.ts": async (folder) => {
    const dataDir = join(folder, "data");
    mkdirSync(dataDir);
    return () => keptAddress({ dataDir, clock, random: randomFrom(3) } as never, "ws-bakery1");
  },
  "main/core/webhooks/settings/webhook-settings.ts": calls("webhooks.changeSettings", {
    lookEveryMinutes: 60,
  }),
  "main/core/webhooks/store/open-file.ts": async (folder) => () => openEventsFile(join(folder, "data")),
  "main/core/workspaces/certificates.ts": async (folder) => {
    const { cert } = await makeCertificate();
    return () => keepPem(join(folder, "data"), "ca", cert);
  },
  "main/core/workspaces/workspace-file.ts": calls("workspaces.save", { revision: 0, workspace: WORKSPACE }),
  // The operational log, on such disks too: test/unit/log/operational-log.test.ts.
  "main/core/log/rotating-file.ts": async (folder) => {
    mkdirSync(join(folder, "data"));
    return () =>
      (noteMistake({ dataDir: join(folder, "data"), version: "1" }, new Error("x")).file ?? "quiet") &&
      "quiet";
  },
};

const COPIES = "on such disks: test/unit/data-copy/disk-trouble.test.ts";

/** Writers whose files are not in a data folder, or with tests of their own for these disks. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "main/core/connectivity/copied-records.ts": COPIES,
  "main/core/data-copy/copy-work.ts": COPIES,
  "main/core/data-copy/read-only-source.ts": "writes into the system's temporary folder alone",
  "main/core/data-copy/restore-copy.ts": COPIES,
  "main/core/storage/restored-note.ts": COPIES,
  "main/core/storage/moved-folder.ts": COPIES,
  "main/core/storage/durable-file.ts": "what the others call",
  "main/core/host/regular-file.ts": "opens files to read them",
  "main/core/storage/quarantine.ts":
    "gives the file's own path where no copy can be made: test/unit/storage/small-files.test.ts",
  "main/core/storage/rewrite.ts": "replaces files that a person names: test/unit/lint",
  "main/core/vault/discard-key.ts": "empties a file that a person names: test/unit/vault/key-left.test.ts",
  "main/core/storage/machine/inspect-folder.ts": "opens databases to read them",
  "main/core/storage/read-journal.ts": "opens a database to read it",
  "main/hosts/common/recovery-sheet/private-file.ts":
    "a sheet outside of the data folder: test/unit/window/recovery-sheets.test.ts",
  "main/hosts/common/practice/practice-folder.ts":
    "nothing in Practice is real, and its host says why it can't be opened",
};

/** Every file with something in it. A name without content is what a full disk may leave of a new file. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter(
      (name) =>
        statSync(join(folder, name)).isFile() &&
        statSync(join(folder, name)).size > 0 &&
        !/ballast|^data\/journal\.|-wal$|-shm$|locks\//.test(name),
    )
    .map((name) => `${name}: ${readFileSync(join(folder, name)).toString("base64")}`);

test("[ZQ11] every source that writes into a data folder is tried on a full and on a read-only disk, or says where", () => {
  const known = [...Object.keys(EXERCISES), ...Object.keys(ELSEWHERE)];
  expect(known.toSorted()).toEqual(writers());
});

/** Writers that make no more than a folder or an empty file at first, for which a full disk has room. */
const NEED_NO_ROOM: readonly string[] = [
  "main/core/batch/batch-record.ts",
  "main/core/handlers/info.ts",
  "main/core/storage/run-lock.ts",
];

function errorCodeOf(work: () => void): string {
  try {
    work();
    return "";
  } catch (cause) {
    return errorCode(cause);
  }
}

const SPOILED = {
  full: {
    spoil: (disk: SmallDisk) => {
      const fill = (): void => writeFileSync(join(disk.folder, "ballast"), Buffer.alloc(4 * 1024 * 1024));
      if (errorCodeOf(fill) !== "ENOSPC") throw new Error("the disk is not full");
    },
    told: /^quiet$|^storageFull |ENOSPC|full$/,
  },
  "read-only": {
    spoil: (disk: SmallDisk) => disk.makeReadOnly(),
    told: /^quiet$|^(?:storage|settings)ReadOnly |EROFS|not-writable$/,
  },
} as const;

type Answer = "quiet" | { readonly ok: boolean; readonly problem?: Readonly<Record<string, string>> };

/** What a writer answered, as one text. */
function toldBy(answer: Answer): string {
  if (answer === "quiet") return answer;
  const { kind = "", code = "", why = "" } = answer.problem ?? {};
  return answer.ok ? "written" : `${kind} ${code}${why}`;
}

describe.each(["full", "read-only"] as const)("[ZQ11] [F23] [F25] on a %s disk", (kind) => {
  test.for(Object.entries(EXERCISES))(
    "%s refuses by name or goes on without, and what was there stays",
    async ([name, exercise], { skip }) => {
      const disk = smallDisk(2048, skip);
      const act = await exercise(disk.folder);
      const before = filesIn(disk.folder);
      SPOILED[kind].spoil(disk);
      const told = toldBy((await act()) as Answer);
      const mayWrite = kind === "full" && NEED_NO_ROOM.includes(name);
      expect(mayWrite && told === "written" ? "quiet" : told).toMatch(SPOILED[kind].told);
      expect(filesIn(disk.folder)).toEqual(before);
    },
  );
});
