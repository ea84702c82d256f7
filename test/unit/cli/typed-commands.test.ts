import { styleText } from "node:util";
import { describe, expect, test } from "vitest";
import { forFolder, typedValue } from "../../../main/hosts/headless/terminal/typed-commands.ts";
import { coreRefusal } from "../../../main/hosts/headless/core-call.ts";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { cli } from "../../support/cli.ts";
import { FAKE_RUN, fakeCore } from "../../support/fake-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";

describe("the commands to type next", () => {
  test("[ZG23] are for the data folder that the command was given, unless they name one", () => {
    const text = (line: string): string => forFolder(line, "r1");
    expect(text("To check, resume it: switchover resume r-1")).toBe(
      "To check, resume it: switchover --data-dir r1 resume r-1",
    );
    expect(text("There: switchover data restore FILE. Here: switchover data stay")).toBe(
      // The other computer has a folder of its own.
      "There: switchover data restore FILE. Here: switchover --data-dir r1 data stay",
    );
    for (const same of [
      "switchover status r-1 --data-dir other",
      "/home/me/switchover data",
      "monday.switchover is a file",
      "Switchover keeps it",
    ])
      expect(text(same)).toBe(same);
    expect(forFolder("switchover status", "a folder $(x)")).toBe(
      "switchover --data-dir 'a folder $(x)' status",
    );
    expect(forFolder("switchover status", "$& $1")).toBe("switchover --data-dir '$& $1' status");
    expect(typedValue("o'brien data", "linux")).toBe(String.raw`'o'\''brien data'`);
    expect(typedValue("o'brien data", "win32")).toBe("'o''brien data'");
    expect(forFolder("switchover status", undefined)).toBe("switchover status");
  });

  test("[ZG23] are so in the colors of a terminal, too", () => {
    const inColor = (text: string): string => styleText("bold", text, { validateStream: false });
    const once = inColor("switchover migrate plan.json");
    expect(forFolder(`${once} or ${inColor(once)}`, "r1")).toBe(
      `${once} or ${inColor(once)}`.replaceAll("switchover ", "switchover --data-dir r1 "),
    );
    const given = inColor("switchover status r-1 --data-dir other");
    expect(forFolder(given, "r1")).toBe(given);
  });

  test("[ZG23] are so in every result and refusal of a command", async () => {
    const folder = tempFolder();
    const core = fakeCore({ rests: { kind: "awaiting-confirmation", what: ["point-of-no-return"] } });
    for (const argv of [
      ["status"],
      ["status", FAKE_RUN],
      ["resume", FAKE_RUN],
      ["vault", "status"],
      ["report"],
    ]) {
      const { stdout, stderr } = await cli(["--data-dir", folder, ...argv], { core });
      for (const [line] of `${stdout}${stderr}`.matchAll(/^.*(?<![\w./-])switchover [a-z].*$/gm))
        expect(line, argv.join(" ")).toContain("--data-dir");
    }
    const { stdout } = await cli(["status"], { core: fakeCore({ dataCopy: { movedAt: "" } }) });
    expect(stdout).toContain("switchover data stay");
    expect(stdout).not.toContain("--data-dir");
  });

  test("[ZG23] the refusal in a folder that was moved names the one that removes its mark", () => {
    const { next } = coreRefusal({ kind: "folderMoved", at: "" }).words(terminalEnglish);
    expect(next).toContain("switchover data stay");
  });
});

test("the way out of a file that can't be used names the plan only where the plan names the file", () => {
  const unusable = { kind: "fileUnusable", path: "/home/you/ca.pem", why: "not-a-certificate" } as const;
  const given = coreRefusal({ ...unusable, member: "caFile" }).words(terminalEnglish);
  expect(given.what).toMatch(/^--ca-file: /);
  expect(given.next).toBe("Correct the path that you gave, or the file.");
  const planned = coreRefusal({ ...unusable, member: "cloud.tls.caFile" }).words(terminalEnglish);
  expect([planned.what, planned.next]).toEqual([
    expect.stringMatching(/^cloud\.tls\.caFile: /),
    "Correct the path in the plan, or the file.",
  ]);
});
