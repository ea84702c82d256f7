import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";

/** Called around each reading of a file. */
const disk = vi.hoisted(() => ({
  before: (_path: string): void => undefined,
  after: (_path: string): void => undefined,
}));
vi.mock("node:fs", async (original) => {
  const real = await original<{ readFileSync(path: string, how: unknown): unknown }>();
  const read = (path: string, how: unknown): unknown => {
    disk.before(path);
    const content = real.readFileSync(path, how);
    disk.after(path);
    return content;
  };
  return { ...real, readFileSync: read };
});
const calm = { ...disk };
afterEach(() => void Object.assign(disk, calm));

/** A data folder with a run in it. */
function written() {
  const [dataDir, stateDir] = [tempFolder(), tempFolder()];
  const open = () =>
    openStorage({
      dataDir,
      stateDir,
      clock: virtualClock(),
      random: seededRandom(),
      appVersion: "1.2.3",
      lockWaitMs: 50,
    });
  const storage = valueOf(open());
  valueOf(storage.create(NUMBER, opened(runNamed("marker"))));
  storage.close();
  return { open, first: join(dataDir, "identity.json"), second: join(dataDir, "identity-copy.json") };
}

/** Raises the schema of the database beside a marker to 999. */
function raiseDatabase(marker: string): void {
  const database = new DatabaseSync(join(marker, "..", "journal.db"));
  database.exec("PRAGMA user_version = 999");
  database.close();
}

describe("[ZR7] the marker of a data folder", () => {
  test("that the disk can't read is a damaged one: the second one counts, and the first is written anew", () => {
    const { open, first } = written();
    const whole = readFileSync(first, "utf8");
    for (const code of ["EIO", "EBADMSG", "EUCLEAN"]) {
      let reads = 0;
      disk.before = (path) => {
        if (path !== first) return;
        reads += 1;
        throw Object.assign(new Error(code), { code });
      };
      valueOf(open()).close();
      Object.assign(disk, calm);
      expect([reads > 0, readFileSync(first, "utf8")]).toEqual([true, whole]);
    }
    rmSync(first);
    mkdirSync(first);
    valueOf(open()).close();
  });

  test("that the disk can't read, with no second one, is the disk's trouble and not damage", () => {
    const { open, first, second } = written();
    rmSync(second);
    disk.before = (path) => {
      if (path === first) throw Object.assign(new Error("EIO"), { code: "EIO" });
    };
    expect(problemIn(open())).toEqual({ kind: "storageFailed", code: "EIO" });
  });

  test("that is gone, beside a damaged second one: the copy that is told exists and is that one", () => {
    const { open, first, second } = written();
    rmSync(first);
    truncateSync(second, 20);
    const problem = problemIn(open());
    expect(problem.kind).toBe("storageDamaged");
    const copy = "setAside" in problem ? problem.setAside : "";
    expect(copy).not.toBe(second);
    expect(readFileSync(copy)).toEqual(readFileSync(second));
    expect(existsSync(first)).toBe(false);
  });

  test("that a newer version raises while this one opens the folder isn't put back", () => {
    const { open, first } = written();
    const raised = readFileSync(first, "utf8").replace(/"schema": \d+/, '"schema": 999');
    let reads = 0;
    disk.after = (path) => {
      if (path !== first) return;
      reads += 1;
      if (reads === 2) writeFileSync(first, raised);
    };
    valueOf(open()).close();
    Object.assign(disk, calm);
    expect(readFileSync(first, "utf8")).toBe(raised);
    // Where it raised the database too, this one stays out of it.
    raiseDatabase(first);
    expect(problemIn(open()).kind).toBe("newerVersion");
    expect(readFileSync(first, "utf8")).toBe(raised);
  });
});

describe("[ZT3] a marker that was put back", () => {
  const changed = (text: string, schema: number): string =>
    text.replace(/"schema": \d+/, `"schema": ${schema}`);

  test("from before the database was made brings no new one in for an emptied one", () => {
    const { open, first, second } = written();
    writeFileSync(first, readFileSync(first, "utf8").replace('"established": true', '"established": false'));
    valueOf(open()).close();
    expect(readFileSync(first, "utf8")).toBe(readFileSync(second, "utf8"));
    writeFileSync(first, readFileSync(first, "utf8").replace('"established": true', '"established": false'));
    truncateSync(join(first, "..", "journal.db"), 0);
    rmSync(join(first, "..", "journal.heads"), { force: true });
    rmSync(join(first, "..", "journal.heads.older"), { force: true });
    expect(problemIn(open())).toEqual({ kind: "storageReplaced" });
  });

  test("from before a newer version raised its schema doesn't open the folder, from either place", () => {
    for (const place of ["first", "second"] as const) {
      const { open, first, second } = written();
      const [older, newer] = [readFileSync(first, "utf8"), changed(readFileSync(first, "utf8"), 999)];
      for (const path of [first, second]) writeFileSync(path, newer);
      raiseDatabase(first);
      writeFileSync(place === "first" ? first : second, older);
      expect(problemIn(open())).toMatchObject({ kind: "newerVersion", found: 999 });
      expect(readFileSync(place === "first" ? second : first, "utf8")).toBe(newer);
    }
  });

  test("is that of another folder: its place in the order says nothing", () => {
    const { open, second } = written();
    const other = written();
    writeFileSync(second, changed(readFileSync(other.first, "utf8"), 999));
    valueOf(open()).close();
    expect(readFileSync(second, "utf8")).not.toContain("999");
  });
});

describe("[ZT2] two markers with different keys, one of which the disk has changed", () => {
  /** A marker's text with another key, which is a key too. */
  const rekeyed = (text: string): string =>
    text.replace(/"chainKey": "(.)/, (_all, first: string) => `"chainKey": "${first === "a" ? "b" : "a"}`);
  const RUN = runNamed("marker");

  test.each(["first", "second"] as const)(
    "become the one under which the rows hold, whichever that is: %s",
    (harmed) => {
      const { open, ...paths } = written();
      const whole = readFileSync(paths.first, "utf8");
      writeFileSync(paths[harmed], rekeyed(whole));
      for (let opening = 0; opening < 2; opening += 1) {
        const storage = valueOf(open());
        expect(valueOf(storage.read(RUN))).toMatchObject({ rows: [{ seq: 1 }], damaged: [] });
        storage.close();
      }
      expect([paths.first, paths.second].map((path) => readFileSync(path, "utf8"))).toEqual([whole, whole]);
    },
  );

  test("stay as they are if the database doesn't tell which of them is right", () => {
    const { open, first, second } = written();
    const database = new DatabaseSync(join(first, "..", "journal.db"));
    database.exec("DELETE FROM meta WHERE name = 'highest-time'");
    database.close();
    const whole = readFileSync(second, "utf8");
    writeFileSync(first, rekeyed(whole));
    valueOf(open()).close();
    expect([first, second].map((path) => readFileSync(path, "utf8"))).toEqual([rekeyed(whole), whole]);
  });
});
