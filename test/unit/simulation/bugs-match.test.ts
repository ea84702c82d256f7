import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CALLBACK_MISTAKES } from "../../simulation/bugs/callbacks.ts";
import { BUGS } from "../../simulation/bugs/table.ts";

const ROOT = join(import.meta.dirname, "../../..");

test("[ZS5] each text that a seeded mistake replaces is in its file exactly once", () => {
  const lost = [...BUGS, ...CALLBACK_MISTAKES].flatMap((bug) => {
    const source = readFileSync(join(ROOT, bug.file), "utf8");
    return [bug, ...(bug.more ?? [])]
      .filter(({ find }) => source.split(find).length !== 2)
      .map(({ find }) => [bug.name, bug.file, find]);
  });
  expect(lost).toEqual([]);
});
