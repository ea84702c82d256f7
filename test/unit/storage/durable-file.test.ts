import type * as fs from "node:fs";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  createDurably,
  ensurePrivateFile,
  ensurePrivateFolder,
  moveIntoPlace,
  NameUnsure,
  replaceDurably,
  syncFolder,
  writeBeside,
} from "../../../main/core/storage/durable-file.ts";
import { errorCode } from "../../../main/core/storage/system-error.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** Calls of the file system, in order; each handle is named by the path that it was opened for. */
const calls: string[] = [];
/** Errors of the next calls, by function name, in order. */
const failing = new Map<string, string[]>();

vi.mock("node:fs", async (original) => {
  const real = await original<typeof fs>();
  const opened = new Map<number, string>();
  const meet = (name: string): void => {
    const code = failing.get(name)?.shift();
    if (code !== undefined) throw Object.assign(new Error(code), { code });
  };
  const nameOf = (path: fs.PathLike): string =>
    String(path)
      .split("/")
      .at(-1)
      ?.replace(/\.[a-f0-9]{12}\.tmp$/, ".tmp") ?? "";
  return {
    ...real,
    openSync: (path: fs.PathLike, flags: fs.OpenMode, mode?: fs.Mode) => {
      const handle = real.openSync(path, flags, mode);
      opened.set(handle, nameOf(path));
      return handle;
    },
    writeSync: (handle: number, bytes: Uint8Array, at: number) => {
      meet("write");
      calls.push(`write ${opened.get(handle)}`);
      // Two bytes at a time, as the operating system may.
      return real.writeSync(handle, bytes, at, Math.min(2, bytes.length - at));
    },
    fsyncSync: (handle: number) => {
      meet("sync");
      meet(`sync ${opened.get(handle)}`);
      calls.push(`sync ${opened.get(handle)}`);
      real.fsyncSync(handle);
    },
    closeSync: (handle: number) => {
      calls.push(`close ${opened.get(handle)}`);
      real.closeSync(handle);
    },
    renameSync: (from: fs.PathLike, to: fs.PathLike) => {
      meet("rename");
      calls.push(`rename ${nameOf(from)} ${nameOf(to)}`);
      real.renameSync(from, to);
    },
    linkSync: (from: fs.PathLike, to: fs.PathLike) => {
      meet("link");
      calls.push(`link ${nameOf(from)} ${nameOf(to)}`);
      real.linkSync(from, to);
    },
  };
});

beforeEach(() => {
  calls.length = 0;
  failing.clear();
});

const onPosix = process.platform !== "win32";

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (cause) {
    return cause;
  }
  return undefined;
}

/** A path for a file in a folder named `here`. */
function place(): string {
  const folder = join(tempFolder(), "here");
  mkdirSync(folder);
  return join(folder, "file");
}

describe.runIf(onPosix)("a file that is to last", () => {
  test("[F24] is synced before it takes its name, and its folder afterwards", () => {
    replaceDurably(place(), "abcd");
    expect(calls).toEqual([
      "write file.tmp",
      "write file.tmp",
      "sync file.tmp",
      "close file.tmp",
      "rename file.tmp file",
      "sync here",
      "close here",
    ]);
  });

  test("[F24] that is made for the first time is synced before it takes its name, and its folder afterwards", () => {
    expect(createDurably(place(), new Uint8Array([1]))).toBe(true);
    expect(calls).toEqual([
      "write file.tmp",
      "sync file.tmp",
      "close file.tmp",
      "link file.tmp file",
      "sync here",
      "close here",
    ]);
  });

  test("[F24] does not take its name where it could not be synced, and leaves nothing behind", () => {
    const path = place();
    writeFileSync(path, "old");
    failing.set("sync", ["EIO"]);
    expect(() => replaceDurably(path, "new")).toThrow("EIO");
    expect(readFileSync(path, "utf8")).toBe("old");
    expect(readdirSync(dirname(path))).toEqual(["file"]);
    expect(calls.at(-1)).toBe("close file.tmp");
  });

  test("[F23] leaves nothing behind where there is no room for it", () => {
    const path = place();
    failing.set("write", ["ENOSPC"]);
    expect(() => writeBeside(path, "new")).toThrow("ENOSPC");
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  test("is its owner's alone while it is written and afterwards", () => {
    const path = place();
    const beside = writeBeside(path, "text");
    expect(statSync(beside).mode & 0o777).toBe(0o600);
    moveIntoPlace(beside, path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test("closes the folder's handle where its names cannot be synced", () => {
    const path = place();
    failing.set("sync", ["EIO"]);
    expect(() => syncFolder(dirname(path))).toThrow("EIO");
    expect(calls).toEqual(["close here"]);
  });
});

describe("a name that something holds for a moment", () => {
  test.each(["EBUSY", "EPERM", "EACCES"])("is tried again after %s", (code) => {
    const path = place();
    failing.set("rename", [code, code]);
    replaceDurably(path, "new");
    expect(readFileSync(path, "utf8")).toBe("new");
  });

  test("is given up after eight tries, and the file that had it stays", () => {
    const path = place();
    writeFileSync(path, "old");
    vi.spyOn(Atomics, "wait").mockReturnValue("timed-out");
    failing.set(
      "rename",
      Array.from({ length: 9 }, () => "EBUSY"),
    );
    expect(() => replaceDurably(path, "new")).toThrow(expect.objectContaining({ code: "EBUSY" }));
    expect(failing.get("rename")).toHaveLength(1);
    expect(readFileSync(path, "utf8")).toBe("old");
    expect(readdirSync(dirname(path))).toEqual(["file"]);
    // Each wait is twice the previous one, 1.3 s in all.
    expect(vi.mocked(Atomics.wait).mock.calls.map(([, , , ms]) => ms)).toEqual([
      10, 20, 40, 80, 160, 320, 640,
    ]);
  });

  test("is not tried again after an error that will not pass", () => {
    const path = place();
    failing.set("rename", ["EXDEV"]);
    expect(() => replaceDurably(path, "new")).toThrow("EXDEV");
    expect(readdirSync(dirname(path))).toEqual([]);
  });
});

describe("a file that must not replace another", () => {
  test("stays out where the name is taken", () => {
    const path = place();
    writeFileSync(path, "first");
    expect(createDurably(path, "second")).toBe(false);
    expect(readFileSync(path, "utf8")).toBe("first");
    expect(readdirSync(dirname(path))).toEqual(["file"]);
  });

  test.each(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"])(
    "is made without hard links where the file system answers %s, and still replaces nothing",
    (code) => {
      const path = place();
      failing.set("link", [code, code]);
      expect(createDurably(path, "first")).toBe(true);
      expect(createDurably(path, "second")).toBe(false);
      expect(readFileSync(path, "utf8")).toBe("first");
      expect(readdirSync(dirname(path))).toEqual(["file"]);
    },
  );

  test.each(["EINVAL", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"])(
    "is made where the file system answers %s to syncing a folder",
    (code) => {
      const path = place();
      failing.set("sync here", [code, code]);
      expect(createDurably(path, "first")).toBe(true);
      replaceDurably(path, "second");
      expect(readFileSync(path, "utf8")).toBe("second");
    },
  );

  test.each([
    // What other processes may use by now stays, and the caller knows that.
    ["keep", ["EIO"], true, true],
    ["remove", ["EIO"], false, false],
    // Removed, but after a power failure it may be back.
    ["remove", ["EIO", "EIO"], false, true],
  ] as const)(
    "[ZG11] whose name can't be synced (%s, %s): there %s, unsure %s",
    (unsynced, codes, isThere, isUnsure) => {
      const path = place();
      failing.set("sync here", [...codes]);
      const fault = thrownBy(() => createDurably(path, "first", { unsynced }));
      expect(errorCode(fault)).toBe("EIO");
      expect([existsSync(path), fault instanceof NameUnsure]).toEqual([isThere, isUnsure]);
      expect(readdirSync(dirname(path))).toEqual(isThere ? ["file"] : []);
    },
  );

  test("is not made where the file system fails", () => {
    const path = place();
    failing.set("link", ["EIO"]);
    expect(() => createDurably(path, "first")).toThrow("EIO");
    expect(readdirSync(dirname(path))).toEqual([]);
  });
});

describe("private places", () => {
  test.runIf(onPosix)("a folder is made with those above it, for its owner alone", () => {
    const folder = join(tempFolder(), "one", "two");
    ensurePrivateFolder(folder);
    expect([folder, dirname(folder)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  test.runIf(onPosix)("a folder that exists keeps the mode that its owner gave it", () => {
    const folder = tempFolder();
    chmodSync(folder, 0o750);
    ensurePrivateFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o750);
  });

  test("a folder below a file cannot be made, and that is told", () => {
    const path = place();
    writeFileSync(path, "in the way");
    expect(() => ensurePrivateFolder(join(path, "below"))).toThrow("ENOTDIR");
  });

  test.runIf(onPosix)(
    "a file is made empty for its owner alone, and one that exists is left as it is",
    () => {
      const path = place();
      ensurePrivateFile(path);
      expect([readFileSync(path, "utf8"), statSync(path).mode & 0o777]).toEqual(["", 0o600]);
      writeFileSync(path, "kept");
      ensurePrivateFile(path);
      expect(readFileSync(path, "utf8")).toBe("kept");
      expect(() => ensurePrivateFile(join(path, "below"))).toThrow("ENOTDIR");
      expect(existsSync(path)).toBe(true);
    },
  );
});

test.each([
  [Object.assign(new Error("no room"), { code: "ENOSPC" }), "ENOSPC"],
  [Object.assign(new Error("no text"), { code: 7 }), ""],
  [new Error("no code"), ""],
  ["text", ""],
  [null, ""],
  [undefined, ""],
])("the word of %s is %j", (cause, code) => {
  expect(errorCode(cause)).toBe(code);
});
