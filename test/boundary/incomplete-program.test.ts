import { copyFileSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isBuilt } from "../../scripts/lib/build-stamp.mjs";
import { unloadableFile } from "../../main/hosts/common/unloadable-file.ts";
import { runProgram } from "../support/child-process.ts";
import { tempFolder } from "../support/temp-folder.ts";

const BUILT = join(import.meta.dirname, "../../dist");

/** The built program on the command line, in a folder of its own. */
function copied(): string {
  expect(isBuilt(), "dist is older than the sources: npm run build").toBe(true);
  const folder = tempFolder();
  mkdirSync(join(folder, "chunks"));
  for (const file of JSON.parse(readFileSync(join(BUILT, "files.json"), "utf8")) as readonly string[])
    if (file === "cli.mjs" || file.startsWith("chunks/")) place(join(BUILT, file), join(folder, file));
  return folder;
}

function place(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

test("a built program imports nothing of the runtime: an import would load what nobody asked for", () => {
  const folder = copied();
  const parts = ["cli.mjs", ...readdirSync(join(folder, "chunks")).map((name) => join("chunks", name))];
  const importing = parts.filter((part) =>
    /(?:^|[;}])import[^;"'`]*from ?["']node:/.test(readFileSync(join(folder, part), "utf8")),
  );
  expect(parts.length).toBeGreaterThan(100);
  expect(importing).toEqual([]);
});

test("a built program whose part is missing tells the file and that the data folder isn't affected", async () => {
  const folder = copied();
  expect(unloadableFile(new Error("as it was built"), folder)).toBeUndefined();
  const chunks = readdirSync(join(folder, "chunks"));
  // What a command loads late, then what every command starts with.
  for (const part of [/^core-.{8}\.mjs$/, /^start-.{8}\.mjs$/]) {
    const sizeOf = (name: string): number => statSync(join(folder, "chunks", name)).size;
    // Smaller parts may have the same name before the hash.
    const [name = ""] = chunks.filter((one) => part.test(one)).sort((a, b) => sizeOf(b) - sizeOf(a));
    rmSync(join(folder, "chunks", name));
    const ended = await runProgram(process.execPath, [join(folder, "cli.mjs"), "status", "--data-dir", "d"], {
      cwd: folder,
      env: { HOME: folder },
    });
    expect(ended).toMatchObject({ code: 70, stdout: "" });
    expect(ended.stderr).toContain(`files are incomplete: chunks/${name} is missing or corrupted.`);
    expect(ended.stderr).toContain("the data folder keeps what was recorded");
    expect(ended.stderr).toContain("Install Switchover again");
  }
});
