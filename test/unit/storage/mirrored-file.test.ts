import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  type MirroredFile,
  type Parsed,
  canMend,
  findAt,
  mendMirrored,
  readMirrored,
  throwUnreadable,
} from "../../../main/core/storage/mirrored-file.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** A text is a number, "newer", or damaged. */
function parse(text: string): Parsed<number> {
  if (text === "newer") return { kind: "newer", found: 7 };
  return /^\d+$/.test(text) ? { kind: "whole", value: Number(text) } : { kind: "damaged" };
}
const always = (): boolean => true;
const FOLDER = Symbol("a folder has the file's name, so the disk can't read it");
type Content = string | undefined | typeof FOLDER;

function place(first: Content, second: Content, isOrdered = true) {
  const folder = tempFolder();
  const paths = [join(folder, "one"), join(folder, "two")] as const;
  const put = (path: string, content: Content): void => {
    if (content === FOLDER) mkdirSync(path);
    else if (content !== undefined) writeFileSync(path, content);
  };
  put(paths[0], first);
  put(paths[1], second);
  const order = isOrdered ? { isLater: (one: number, other: number) => one > other } : {};
  const file: MirroredFile<number> = { first: paths[0], second: paths[1], parse, ...order };
  const texts = () =>
    paths.map((path) => {
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat?.isFile() === true ? readFileSync(path, "utf8") : undefined;
    });
  return { folder, file, texts };
}

const told = (file: MirroredFile<number>): unknown => {
  const found = readMirrored(file);
  return found.kind === "whole" ? found.value : found.kind;
};

describe("[ZT1] of a file that exists twice, what is read is", () => {
  test.each<[string, Content, Content, unknown]>([
    ["the first", "5", "5", 5],
    ["the first if it was written later", "6", "5", 6],
    ["the second if that was written later", "5", "6", 6],
    ["the first if the second is missing", "5", undefined, 5],
    ["the first if the second is damaged", "5", "x", 5],
    ["the first if the disk can't read the second", "5", FOLDER, 5],
    ["the first if the second is of a newer format", "5", "newer", 5],
    ["the second if the first is missing", undefined, "5", 5],
    ["the second if the first is damaged", "x", "5", 5],
    ["the second if the disk can't read the first", FOLDER, "5", 5],
    ["newer if the first is", "newer", "5", "newer"],
    ["newer if the second is, beside a damaged one", "x", "newer", "newer"],
    ["missing if both are", undefined, undefined, "missing"],
    ["damaged if both are", "x", "y", "damaged"],
    ["damaged if the first is missing and the second damaged", undefined, "y", "damaged"],
    ["damaged if the first is damaged and the second missing", "x", undefined, "damaged"],
  ])("%s", (_what, first, second, expected) => {
    expect(told(place(first, second).file)).toBe(expected);
  });

  test("the first of two that are whole, where nothing tells which is the later one", () => {
    expect(told(place("5", "6", false).file)).toBe(5);
  });

  test("the damaged one, by its path and with the disk's error", () => {
    const both = place("x", "y");
    expect(readMirrored(both.file)).toEqual({ kind: "damaged", path: both.file.first });
    const second = place(undefined, "y");
    expect(readMirrored(second.file)).toEqual({ kind: "damaged", path: second.file.second });
    expect(() => throwUnreadable(readMirrored(place(undefined, FOLDER).file))).toThrow("EISDIR");
    expect(() => throwUnreadable(readMirrored(place(FOLDER, "x").file))).toThrow("EISDIR");
    expect(() => throwUnreadable(readMirrored(place("x", FOLDER).file))).toThrow("EISDIR");
    expect(throwUnreadable(readMirrored(both.file)).kind).toBe("damaged");
    expect(throwUnreadable(readMirrored(place("5", FOLDER).file)).kind).toBe("whole");
    expect(findAt(both.file.second, parse)).toEqual({ kind: "damaged", path: both.file.second });
  });

  test("an error of the program's own is not taken for one of the disk", () => {
    const { file } = place("5", "6");
    const parsed: string[] = [];
    const faulty = {
      ...file,
      parse: (text: string): Parsed<number> => {
        parsed.push(text);
        if (text === "6") throw new Error("an internal error");
        return parse(text);
      },
    };
    expect(() => readMirrored(faulty)).toThrow("an internal error");
    expect(parsed).toEqual(["5", "6"]);
  });

  test.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
    "the first where the second may not be read",
    () => {
      const { file } = place("5", "6");
      chmodSync(file.second, 0);
      expect(told(file)).toBe(5);
      chmodSync(file.first, 0);
      expect(() => readMirrored(file)).toThrow("EACCES");
    },
  );

  test("the first where the second can't be named on this system", () => {
    const { file } = place("5", undefined);
    expect(told({ ...file, second: join(file.first, "below a file") })).toBe(5);
    expect(told({ ...file, second: "x".repeat(5000) })).toBe(5);
    // The other way round, nothing is known of the first.
    expect(() => readMirrored({ ...file, first: "x".repeat(5000) })).toThrow("ENAMETOOLONG");
  });
});

describe("[ZT1] both files become the same", () => {
  test.each<[string, Content, Content, string]>([
    ["by the first", "6", "5", "6"],
    ["by the second if that was written later", "5", "6", "6"],
    ["if the second is missing", "5", undefined, "5"],
    ["if the first is missing", undefined, "5", "5"],
  ])("%s, and nothing is kept of the other", (_what, first, second, expected) => {
    const { file, folder, texts } = place(first, second);
    expect(canMend(file, always)).toBe(true);
    mendMirrored(file, always);
    expect([texts(), readdirSync(folder)]).toEqual([
      [expected, expected],
      ["one", "two"],
    ]);
  });

  test.each<[string, Content, Content]>([
    ["one", "x", "5"],
    ["two", "5", "x"],
  ])("if one is damaged, and that is kept beside itself: %s", (name, first, second) => {
    const { file, folder, texts } = place(first, second);
    mendMirrored(file, always);
    expect(texts()).toEqual(["5", "5"]);
    const aside = readdirSync(folder).find((each) => each.startsWith(`${name}.damaged-`)) ?? "";
    expect(readFileSync(join(folder, aside), "utf8")).toBe("x");
  });

  test.each<[string, Content, Content]>([
    ["they are the same", "5", "5"],
    ["they are of the same age and nothing is known of the second", "x", "y"],
    ["both are missing", undefined, undefined],
    ["both are damaged in the same way", "x", "x"],
    ["the first is of a newer format", "newer", "5"],
    ["the second is of a newer format", "5", "newer"],
    ["one is damaged and the other missing", "x", undefined],
  ])("[ZT2] but not if %s", (_what, first, second) => {
    const { file, folder, texts } = place(first, second);
    const before = [texts(), readdirSync(folder)];
    expect(canMend(file, always)).toBe(false);
    mendMirrored(file, always);
    expect([texts(), readdirSync(folder)]).toEqual(before);
  });

  test("by the first of two that are whole, where nothing tells which is the later one", () => {
    const { file, texts } = place("5", "6", false);
    mendMirrored(file, always);
    expect(texts()).toEqual(["5", "5"]);
  });

  test("[ZT2] but not by one that isn't this folder's", () => {
    for (const [first, second] of [
      ["6", "5"],
      ["5", "6"],
      [undefined, "6"],
    ] as const) {
      const { file, texts } = place(first, second);
      const before = texts();
      const asked: number[] = [];
      mendMirrored(file, (value) => {
        asked.push(value);
        return false;
      });
      expect([asked, texts()]).toEqual([[6], before]);
    }
  });

  test("files that are the same aren't parsed for it, since that may mean decrypting them", () => {
    const { file } = place("5", "5");
    let parsed = 0;
    mendMirrored({ ...file, parse: (text) => ((parsed += 1), parse(text)) }, always);
    expect(parsed).toBe(0);
  });

  test("a disk that refuses says so, and both stay", () => {
    const { file, texts } = place("5", FOLDER);
    expect(() => mendMirrored(file, always)).toThrow(/EISDIR|ENOTEMPTY|EBUSY|another program/);
    expect(texts()).toEqual(["5", undefined]);
    rmSync(file.second, { recursive: true });
    mendMirrored(file, always);
    expect(texts()).toEqual(["5", "5"]);
  });
});

describe("[ZT1] a first file that looks newer by one character of it", () => {
  /** "v1 five" is whole; any other version is newer. */
  const parseVersion = (text: string): Parsed<number> => {
    const [, version = "0"] = /^v(\d) \w+$/.exec(text) ?? [];
    if (version === "0") return { kind: "damaged" };
    return version === "1" ? { kind: "whole", value: 1 } : { kind: "newer", found: Number(version) };
  };
  const both = (first: Content, second: Content, isRewritten = true) => {
    const made = place(first, second);
    const parsed: MirroredFile<number> = {
      first: made.file.first,
      second: made.file.second,
      parse: parseVersion,
    };
    return { ...made, file: isRewritten ? { ...parsed, isRewritten: true as const } : parsed };
  };

  test("is damaged if nothing else in it differs from a whole second one", () => {
    const { file, folder, texts } = both("v3 five", "v1 five");
    expect(told(file)).toBe(1);
    mendMirrored(file, always);
    expect(texts()).toEqual(["v1 five", "v1 five"]);
    expect(readdirSync(folder).filter((name) => name.startsWith("one.damaged-"))).toHaveLength(1);
  });

  test.each<[string, Content, Content, boolean]>([
    ["more than that differs", "v3 sixx", "v1 five", true],
    ["the second isn't whole", "v3 five", "v2 five", true],
    ["the second is longer", "v3 five", "v1 fives", true],
    ["the second is missing", "v3 five", undefined, true],
    ["what is written may differ in a single character", "v3 five", "v1 five", false],
  ])("[ZT2] is newer if %s", (_what, first, second, isRewritten) => {
    const { file, texts } = both(first, second, isRewritten);
    const before = texts();
    expect(told(file)).toBe("newer");
    mendMirrored(file, always);
    expect(texts()).toEqual(before);
  });
});
