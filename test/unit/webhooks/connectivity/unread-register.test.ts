import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemWords } from "../../../../main/core/connectivity/findings.ts";
import { testRecords } from "../../../../main/core/connectivity/records.ts";
import { checkedText, parseChecked } from "../../../../main/core/storage/checked-json.ts";
import { err } from "../../../../shared/result.ts";
import { valueOf } from "../../../support/expect-result.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import { BEFORE, OURS, replacedRecord } from "../../../support/webhooks/scripted-level.ts";

/** Two data folders; the first one's entry in the register is changed as told. */
function registered() {
  const [stateDir, one, two] = [tempFolder(), tempFolder(), tempFolder()];
  valueOf(testRecords(one, stateDir).write(replacedRecord()));
  const folder = join(stateDir, "callbacks");
  const path = join(folder, readdirSync(folder)[0] ?? "");
  const text = readFileSync(path, "utf8");
  return { path, text, folder, here: testRecords(one, stateDir), there: testRecords(two, stateDir) };
}

const LATER = (text: string): string => checkedText({ ...(parseChecked(text) as object), side: "cloud" });
const UNREAD: Readonly<Record<string, (text: string) => string>> = {
  empty: () => "",
  "cut short": (text) => text.slice(0, -20),
  "a letter of a name": (text) => text.replace('"folder"', '"foldep"'),
  "a later version": LATER,
  "a later format": (text) => checkedText({ ...(parseChecked(text) as object), format: 2 }),
};

test.each(Object.entries(UNREAD))(
  "[C25] [I26] whose a URL like ours is, is not known while an entry can't be read (%s)",
  (name, change) => {
    const { path, text, folder, here, there } = registered();
    writeFileSync(path, change(text));
    const why = name.startsWith("a later") ? "newer" : "damaged";
    const problem = { kind: "machineState", folder, why } as const;
    const unknown = err(problem);
    for (const spelled of [OURS, `${OURS}/`, OURS.replaceAll("A", "%41")])
      expect([spelled, there.holderOf(spelled)]).toEqual([spelled, unknown]);
    // Other URLs, and what the folder's own record says, need no entry.
    expect(valueOf(there.holderOf(BEFORE))).toBeUndefined();
    expect(valueOf(here.holderOf(OURS))).toMatchObject({ test: replacedRecord().test });
    expect(valueOf(here.holderOf(OURS.replace("AAAA", "BBBB")))).toBeUndefined();
    expect(problemWords(problem)).toMatchObject({ key: `problems.machineState.why.${why}` });
  },
);

test("[C25] an entry that isn't a file is not waited for", () => {
  const { path, there } = registered();
  rmSync(path);
  execFileSync("mkfifo", [path]);
  expect(there.holderOf(OURS)).toMatchObject({ ok: false, problem: { kind: "machineState" } });
});
