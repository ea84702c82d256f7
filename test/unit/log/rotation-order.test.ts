import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { appendRotating, rotatedFiles } from "../../../main/core/log/rotating-file.ts";
import { instant } from "../../../shared/time.ts";
import { tempFolder } from "../../support/temp-folder.ts";

test("[ZU2] after the clock was ahead, the newest lines stay and come first, and the oldest go", () => {
  const file = { folder: join(tempFolder(), "log"), name: "switchover", maxBytes: 100, files: 4 };
  const put = (line: number, year: number): void =>
    appendRotating(file, `line ${line} ${"x".repeat(80)}\n`, instant(Date.UTC(year, 0, line)));
  for (let line = 1; line <= 6; line += 1) put(line, 2027);
  for (let line = 7; line <= 12; line += 1) put(line, 2026);
  const kept = rotatedFiles(file).map((path) => readFileSync(path, "utf8").slice(0, 7).trim());
  expect(kept).toEqual(["line 12", "line 11", "line 10", "line 9"]);
});
