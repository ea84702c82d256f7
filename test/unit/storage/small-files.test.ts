import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeDurable, openDatabase } from "../../../main/core/storage/database.ts";
import { openFolder } from "../../../main/core/storage/open-folder.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { readIdentity } from "../../../main/core/storage/folder-identity.ts";
import { readCache, writeCache } from "../../../main/core/storage/cache-file.ts";
import { databaseFault, fileProblem, catchStorageErrors } from "../../../main/core/storage/problems.ts";
import { isLockedNamed, lockNamed } from "../../../main/core/storage/run-lock.ts";
import { quarantine } from "../../../main/core/storage/quarantine.ts";
import { underLock } from "../../../main/core/storage/number-locks.ts";
import { isRefusalStill, upcastOutcome } from "../../../main/core/storage/upcast-outcome.ts";
import { ok } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const sqliteError = (errcode: number): Error => Object.assign(new Error("sqlite"), { errcode });
const fileError = (code: string): Error => Object.assign(new Error("file"), { code });

describe("an error of the database", () => {
  test.each([
    [11, { kind: "damaged" }],
    [26, { kind: "damaged" }],
    [267, { kind: "damaged" }],
    [13, { kind: "passing", problem: { kind: "storageFull" } }],
    [4874, { kind: "passing", problem: { kind: "storageFull" } }],
    [8, { kind: "passing", problem: { kind: "storageReadOnly" } }],
    [14, { kind: "passing", problem: { kind: "storageReadOnly" } }],
    [5, { kind: "passing", problem: { kind: "storageFailed", code: "SQLITE_5" } }],
    [10, { kind: "broken", problem: { kind: "storageFailed", code: "SQLITE_10" } }],
    [1034, { kind: "broken", problem: { kind: "storageFailed", code: "SQLITE_1034" } }],
  ])("[F23][F24][F26] %i is told apart", (code, fault) => {
    expect(databaseFault(sqliteError(code))).toEqual(fault);
  });

  test("[F24] is none that carries no number", () => {
    expect(databaseFault(new Error("x"))).toBeUndefined();
    expect(databaseFault(Object.assign(new Error("x"), { errcode: "13" }))).toBeUndefined();
    expect(databaseFault({ errcode: 13 })).toBeUndefined();
  });
});

describe("an error of the file system", () => {
  test.each([
    ["ENOSPC", { kind: "storageFull" }],
    ["EDQUOT", { kind: "storageFull" }],
    ["EROFS", { kind: "storageReadOnly" }],
    ["EACCES", { kind: "storageReadOnly" }],
    ["EPERM", { kind: "storageReadOnly" }],
    ["EIO", { kind: "storageFailed", code: "EIO" }],
  ])("[F23][F25] %s is a problem of the storage", (code, problem) => {
    expect(fileProblem(fileError(code))).toEqual(problem);
    expect(
      problemIn(
        catchStorageErrors(() => {
          throw fileError(code);
        }),
      ),
    ).toEqual(problem);
  });

  test("[F25] is none that names no such code, and a mistake of ours is thrown", () => {
    expect(fileProblem(fileError("ERR_INVALID_ARG_TYPE"))).toBeUndefined();
    expect(fileProblem(new Error("x"))).toBeUndefined();
    expect(() =>
      catchStorageErrors(() => {
        throw new Error("ours");
      }),
    ).toThrow("ours");
  });

  test("[F25] of a lock's database is told by its fault, and damage is nobody's to mend there", () => {
    expect(
      problemIn(
        catchStorageErrors(() => {
          throw sqliteError(8);
        }),
      ),
    ).toEqual({ kind: "storageReadOnly" });
    expect(() =>
      catchStorageErrors(() => {
        throw sqliteError(11);
      }),
    ).toThrow("sqlite");
  });
});

test("[F24] a database is closed after a failed sync and answers with that fault from then on", () => {
  const folder = tempFolder();
  const path = join(folder, "some.db");
  writeFileSync(path, "");
  const database = openDatabase(path);
  makeDurable(database);
  valueOf(database.change(() => ok(database.script("CREATE TABLE one (a)"))));
  expect(existsSync(`${path}-wal`)).toBe(true);
  const failed = { kind: "storageFailed", code: "SQLITE_1034" };
  const fail = () => {
    throw sqliteError(1034);
  };
  expect(problemIn(database.change(fail))).toEqual(failed);
  expect(existsSync(`${path}-wal`)).toBe(false);
  expect(problemIn(database.read(() => ok(null)))).toEqual(failed);
  database.close();
});

test("[F27] a database without its marker is set aside with its log, and not opened", () => {
  const ports = { dataDir: tempFolder(), clock: virtualClock(), random: seededRandom() };
  writeFileSync(join(ports.dataDir, "journal.db"), "rows");
  writeFileSync(join(ports.dataDir, "journal.db-wal"), "log");
  const problem = problemIn(openFolder(ports));
  if (problem.kind !== "storageDamaged") throw new Error("it is damaged");
  expect(readFileSync(problem.setAside, "utf8")).toBe("rows");
  expect(readFileSync(`${problem.setAside}-wal`, "utf8")).toBe("log");
  expect(existsSync(join(ports.dataDir, "identity.json"))).toBe(false);
});

describe("JSON that may be lost", () => {
  test("is kept in a folder that is made for it, and not there where it cannot be read", () => {
    const path = join(tempFolder(), "made", "for", "it.json");
    expect(readCache(path)).toBeUndefined();
    writeCache(path, { a: 1 });
    expect(readCache(path)).toEqual({ a: 1 });
    writeFileSync(path, "{ half");
    expect(readCache(path)).toBeUndefined();
  });

  test("[F23] is given up silently where the disk does not take it", () => {
    const folder = tempFolder();
    writeFileSync(join(folder, "file"), "");
    writeCache(join(folder, "file", "it.json"), { a: 1 });
    expect(readCache(join(folder, "file", "it.json"))).toBeUndefined();
  });
});

describe("a copy that is set aside", () => {
  test("[F26] holds the file and its companions, is its owner's alone, and leaves both where they are", () => {
    const folder = tempFolder();
    const path = join(folder, "journal.db");
    writeFileSync(path, "damaged");
    writeFileSync(`${path}-wal`, "log");
    chmodSync(path, 0o644);
    const copy = quarantine(path, ["-wal", "-shm"]);
    expect(copy).toMatch(/journal\.db\.damaged-7-\d+$/);
    expect(readdirSync(folder).toSorted()).toEqual(
      [
        "journal.db",
        "journal.db-wal",
        ...[copy, `${copy}-wal`].map((each) => each.slice(folder.length + 1)),
      ].toSorted(),
    );
    expect([readFileSync(copy, "utf8"), readFileSync(`${copy}-wal`, "utf8")]).toEqual(["damaged", "log"]);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
  });

  test("[F26] is made once for the same damage, and its own bytes are not written over", () => {
    const path = join(tempFolder(), "journal.db");
    writeFileSync(path, "damaged");
    const copy = quarantine(path);
    writeFileSync(copy, "what was there");
    expect(quarantine(path)).toBe(copy);
    expect(readFileSync(copy, "utf8")).toBe("what was there");
  });

  test("[F26] that cannot be made is no copy: the file itself is named", () => {
    const path = join(tempFolder(), "missing.db");
    expect(quarantine(path)).toBe(path);
    const folder = join(tempFolder(), "folder.db");
    mkdirSync(folder);
    expect(quarantine(folder)).toBe(folder);
  });
});

describe("a lock of a name", () => {
  test("[I15] is taken once, seen by others, and free again when it was let go", () => {
    const folder = tempFolder();
    expect(isLockedNamed(folder, "settings")).toBe(false);
    const lock = lockNamed(folder, "settings", 0);
    expect(lock).toBeDefined();
    expect(isLockedNamed(folder, "settings")).toBe(true);
    expect(isLockedNamed(folder, "others")).toBe(false);
    expect(lockNamed(folder, "settings", 0)).toBeUndefined();
    lock?.release();
    lock?.release();
    expect(isLockedNamed(folder, "settings")).toBe(false);
    lockNamed(folder, "settings", 0)?.release();
    expect(readdirSync(join(folder, "locks"))).toEqual(["settings.lock"]);
  });

  test.runIf(existsSync("/proc/self/fd"))("leaves no file open where it stays with somebody else", () => {
    const folder = tempFolder();
    const lock = lockNamed(folder, "settings", 0);
    const open = (): number => readdirSync("/proc/self/fd").length;
    const before = open();
    for (let count = 0; count < 20; count += 1) {
      expect(lockNamed(folder, "settings", 0)).toBeUndefined();
      expect(isLockedNamed(folder, "settings")).toBe(true);
    }
    // Other work of this process may open or close a file meanwhile.
    expect(open() - before).toBeLessThan(10);
    lock?.release();
  });

  test.each(["x", "not a database, and not empty either"])(
    "[I15] is not kept shut by what stands in its file by accident: %s",
    (text) => {
      const folder = tempFolder();
      mkdirSync(join(folder, "locks"));
      const path = join(folder, "locks", "settings.lock");
      writeFileSync(path, text);
      const lock = lockNamed(folder, "settings", 0);
      expect(statSync(path).size).toBe(0);
      expect(lock).toBeDefined();
      // No file beside it that a killed process would leave.
      expect(existsSync(`${path}-journal`)).toBe(false);
      lock?.release();
    },
  );

  test("[I15] that cannot be looked at is an error, and not free", () => {
    const folder = tempFolder();
    mkdirSync(join(folder, "locks"));
    writeFileSync(join(folder, "locks", "settings.lock"), "this is no database ".repeat(100));
    expect(() => isLockedNamed(folder, "settings")).toThrow("not a database");
  });
});

describe("work under a lock", () => {
  test("[I15] is done in a folder that is made for it, and lets the lock go whatever comes of it", () => {
    const folder = join(tempFolder(), "made");
    const locked = (): boolean => isLockedNamed(folder, "app-settings");
    expect(valueOf(underLock(folder, "app-settings", () => ok(locked())))).toBe(true);
    expect(locked()).toBe(false);
    expect(() =>
      underLock(folder, "app-settings", () => {
        throw new Error("ours");
      }),
    ).toThrow("ours");
    expect(locked()).toBe(false);
  });

  test("[I15] is refused while another one is at it, under the lock's name", () => {
    const folder = tempFolder();
    const lock = lockNamed(folder, "app-settings", 0);
    const done: string[] = [];
    const refused = underLock(folder, "app-settings", () => ok(done.push("work")));
    expect(problemIn(refused)).toEqual({ kind: "storageFailed", code: "APP_SETTINGS_BUSY" });
    expect(done).toEqual([]);
    lock?.release();
  });
});

describe("the marker of a folder", () => {
  const read = (text: string) => {
    const folder = tempFolder();
    writeFileSync(join(folder, "identity.json"), text);
    return readIdentity(folder);
  };

  test.each(["", "{ half", "null", "{}", '{"format":1}', '{"format":1.5}', '{"format":"2"}'])(
    "[F26] that holds %j cannot be read",
    (text) => {
      expect(problemIn(read(text))).toMatchObject({ kind: "unreadable" });
    },
  );

  test("[F37] of a later program is newer, by its schema where it names one", () => {
    expect(problemIn(read('{"format":2}'))).toEqual({ kind: "newer", found: 2 });
    expect(problemIn(read('{"format":2,"schema":7,"more":true}'))).toEqual({ kind: "newer", found: 7 });
    expect(valueOf(readIdentity(tempFolder()))).toBeUndefined();
  });
});

test.each([
  [undefined, "unexpected-shape"],
  [299, "unexpected-shape"],
  [300, "unexpected-status"],
  [400, "unexpected-status"],
])(
  "[I27][I4] an old refusal under status %s that proves nothing is unknown for its %s",
  (httpStatus, cause) => {
    const evidence = { at: "x", durationMs: 1, ...(httpStatus === undefined ? {} : { httpStatus }) };
    const row = {
      kind: "outcome",
      step: "register",
      outcome: { kind: "rejected", reason: "other", evidence },
    };
    expect(upcastOutcome(row, () => false)).toEqual({
      ...row,
      outcome: { kind: "unknown", cause, evidence },
    });
    expect(upcastOutcome(row, () => true)).toBe(row);
  },
);

test("[I27][I4] of old refusals only a plain no under 200 to a register and listed codes still count", () => {
  expect(isRefusalStill("register", 200, undefined)).toBe(true);
  expect(isRefusalStill("register", 400, undefined)).toBe(false);
  expect(isRefusalStill("verifyCode", 200, undefined)).toBe(false);
  expect(isRefusalStill("register", undefined, 133005)).toBe(false);
  expect(isRefusalStill("register", 400, 133005)).toBe(true);
  expect(isRefusalStill("register", 200, 133005)).toBe(false);
});
