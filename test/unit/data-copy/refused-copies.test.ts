import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placeProblem } from "../../../main/core/data-copy/copy-place.ts";
import { temporaryName } from "../../../main/core/data-copy/copy-work.ts";
import { makeCopy } from "../../../main/core/data-copy/make-copy.ts";
import { restoreCopy } from "../../../main/core/data-copy/restore-copy.ts";
import { dataCopyHandlers } from "../../../main/core/handlers/data-copy.ts";
import { replacedIn } from "../../../main/core/connectivity/copied-records.ts";
import { testRecords } from "../../../main/core/connectivity/records.ts";
import { movedAt } from "../../../main/core/storage/moved-folder.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemWords } from "../../../shared/wording/problems.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { replacedRecord } from "../../support/webhooks/scripted-level.ts";

const PASSPHRASE = redact("a passphrase of the copy", "copy passphrase");

function ports(dataDir = tempFolder()) {
  writeFileSync(join(dataDir, "workspaces.json"), "{}");
  const cost = { N: 2, r: 1, p: 1 };
  return {
    dataDir,
    clock: virtualClock(),
    random: randomFrom(3),
    appVersion: "1.2.3",
    copyCost: cost,
  } as const;
}

test("[ZG24] where there is no data folder, copying is refused as that, for a copy and for a move", async () => {
  const dataDir = join(tempFolder(), "gone");
  const file = join(tempFolder(), "copy");
  const without = { ...ports(), dataDir };
  for (const mark of [undefined, () => ({ ok: true, value: { naming() {}, made() {}, undo() {} } }) as const])
    expect(
      problemIn(
        await makeCopy(without, { file, passphrase: PASSPHRASE, ...(mark === undefined ? {} : { mark }) }),
      ),
    ).toMatchObject({ why: "no-data" });
  expect([existsSync(dataDir), existsSync(file)]).toEqual([false, false]);
  const asFile = join(tempFolder(), "file");
  writeFileSync(asFile, "");
  expect(placeProblem(asFile, file)).toBe("no-data");
});

test("[ZG24] each reason why nothing can be written at a place is told apart", () => {
  const dataDir = tempFolder();
  const beside = tempFolder();
  symlinkSync(dataDir, join(beside, "link"));
  mkdirSync(join(dataDir, "vault"));
  writeFileSync(join(beside, "there"), "");
  const cases = {
    copy: "relative-path",
    [join(beside, "no", "copy")]: "folder-missing",
    [join(beside, "there", "copy")]: "folder-missing",
    [join(beside, "a\0b")]: "relative-path",
    [join(beside, "n".repeat(300))]: "path-too-long",
    [`/${"folder/".repeat(5_000)}`]: "path-too-long",
    [join(dataDir, "copy")]: "inside-folder",
    [join(beside, "link", "copy")]: "inside-folder",
    [join(dataDir, "vault", "copy")]: "inside-folder",
    [join(dataDir, "..copy")]: "inside-folder",
    [join(beside, "there")]: "file-exists",
    [beside]: "is-folder",
  };
  for (const [file, why] of Object.entries(cases)) expect(placeProblem(dataDir, file), file).toBe(why);
  expect(placeProblem(dataDir, join(beside, "copy"))).toBeUndefined();
});

test("[ZG24] a copy to restore or to look at is named by its whole path, and one that is too long is told as that", async () => {
  const { dataDir: _other, ...rest } = ports();
  const dataDir = join(tempFolder(), "new");
  const nothing = () => undefined;
  const handlers = dataCopyHandlers({ dataDir, ...rest }, nothing, nothing);
  const cases = {
    "copy.switchover-data": "relative-path",
    "": "relative-path",
    [`/${"n".repeat(5_000)}`]: "path-too-long",
    [`/${"folder/".repeat(5_000)}`]: "path-too-long",
  };
  for (const [file, why] of Object.entries(cases))
    for (const call of ["dataCopy.inspect", "dataCopy.restore"] as const)
      expect(problemIn(await handlers[call]({ file, passphrase: PASSPHRASE })), file).toMatchObject({ why });
  expect(existsSync(dataDir)).toBe(false);
});

test("[ZG41] a copy that is stopped leaves no file, wherever it was; one for another computer isn't stopped", async () => {
  const { dataDir, ...rest } = ports();
  writeFileSync(join(dataDir, "vault.json"), "x".repeat(3_000_000));
  const folder = tempFolder();
  const file = join(folder, "copy");
  const nothing = () => undefined;
  const stop = { now: (): void => undefined };
  // The time is read once the file is there, and before anything of the folder is in it.
  const clock = { ...rest.clock, now: () => (stop.now(), rest.clock.now()) };
  const handlers = dataCopyHandlers({ dataDir, ...rest, clock }, nothing, nothing);
  stop.now = () => void handlers["dataCopy.stop"]({});
  const wish = { file, passphrase: PASSPHRASE };
  expect(problemIn(await handlers["dataCopy.make"]({ ...wish, move: false }))).toMatchObject({
    why: "stopped",
  });
  expect(readdirSync(folder)).toEqual([]);
  expect(existsSync(join(dataDir, "locks"))).toBe(true);
  expect(valueOf(await handlers["dataCopy.make"]({ ...wish, move: true })).moved).toBe(true);
  stop.now = () => undefined;
  expect(readdirSync(folder)).toEqual(["copy"]);
});

test("[ZG30] nothing is marked or written for a copy that couldn't be whole, and the refusal names why", async () => {
  const { dataDir, ...rest } = ports();
  symlinkSync(tempFolder(), join(dataDir, "vault"));
  const nothing = () => undefined;
  const handlers = dataCopyHandlers({ dataDir, ...rest }, nothing, nothing);
  for (const move of [false, true]) {
    const file = join(tempFolder(), "copy");
    const problem = problemIn(await handlers["dataCopy.make"]({ file, passphrase: PASSPHRASE, move }));
    expect(problem).toEqual({ kind: "copyRefused", why: "no-plain-file", names: ["vault"] });
    expect(problemWords(translateToEnglish, problem).what).toContain("In this data folder: vault.");
    expect([existsSync(file), movedAt(dataDir)]).toEqual([false, undefined]);
  }
});

test("[ZG30] names with spaces, dots and letters of any script, however deep, are copied and restored", async () => {
  const { dataDir, ...rest } = ports();
  const names = ["client ca.pem", "zertifikat-größe.pem", "شهادة.pem", ".keep", "a/b/c/d/e/f/g/h/i.txt"];
  mkdirSync(join(dataDir, "a/b/c/d/e/f/g/h"), { recursive: true });
  for (const name of names) writeFileSync(join(dataDir, name), name);
  const copy = { file: join(tempFolder(), "copy"), passphrase: PASSPHRASE };
  valueOf(await makeCopy({ dataDir, ...rest }, copy));
  const there = join(tempFolder(), "there");
  valueOf(await restoreCopy({ ...rest, dataDir: there }, copy));
  expect(names.map((name) => readFileSync(join(there, name), "utf8"))).toEqual(names);
});

test("[ZG22] a folder isn't moved while a callback URL of it is replaced, unless a person leaves it", async () => {
  const { dataDir, ...rest } = ports();
  const records = testRecords(dataDir, tempFolder());
  valueOf(records.write(replacedRecord()));
  const before = readFileSync(join(dataDir, "tests", `${replacedRecord().test}.json`));
  const handlers = dataCopyHandlers(
    { dataDir, ...rest },
    () => undefined,
    () => undefined,
  );
  const make = (name: string, move: boolean, leaveReplaced?: true) =>
    handlers["dataCopy.make"]({
      file: join(tempFolder(), name),
      passphrase: PASSPHRASE,
      move,
      ...(leaveReplaced ? { leaveReplaced } : {}),
    });
  expect(problemIn(await make("one", true))).toEqual({
    kind: "copyRefused",
    why: "callbacks-replaced",
    replaced: 1,
  });
  expect(movedAt(dataDir)).toBeUndefined();
  expect(valueOf(await make("two", false))).toMatchObject({ replaced: 1, moved: false });
  const moved = valueOf(await make("three", true, true));
  expect(moved).toMatchObject({ replaced: 1, moved: true });
  expect(moved).not.toHaveProperty("ofMoved");
  expect(movedAt(dataDir)).toBeDefined();
  expect(valueOf(await make("four", false))).toMatchObject({ moved: false, ofMoved: true });
  // Another copy for another computer lacks what happened on the first one.
  expect(valueOf(await make("five", true, true))).toMatchObject({ moved: true, ofMoved: true });
  expect(readFileSync(join(dataDir, "tests", `${replacedRecord().test}.json`)).equals(before)).toBe(true);
});

test("[ZG22] a record that can't be read may be of a callback URL that is still replaced", () => {
  const dataDir = tempFolder();
  expect(replacedIn(dataDir)).toBe(0);
  mkdirSync(join(dataDir, "tests"));
  writeFileSync(join(dataDir, "tests", "t-20260115-abcdef.json"), "{");
  writeFileSync(join(dataDir, "tests", "t-20260115-abcdef.address"), "{");
  expect(replacedIn(dataDir)).toBe(1);
});

test("[ZG31] the next copy to a name removes at once what a killed one of the same data folder left beside it", async () => {
  const folder = tempFolder();
  const file = join(folder, "copy");
  const own = ports();
  const other = ports();
  const left = temporaryName(own.dataDir, file);
  const others = [temporaryName(other.dataDir, file), `${file}.notes.tmp`, join(folder, "plan.json")];
  for (const path of [left, ...others]) {
    writeFileSync(path, "a part of a copy");
    // The other computer may be reading back what it wrote, for as long as that takes.
    utimesSync(path, 0, 0);
  }
  valueOf(await makeCopy(own, { file, passphrase: PASSPHRASE }));
  expect([left, ...others, file].map((path) => existsSync(path))).toEqual([false, true, true, true, true]);
});
