import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { misplacedWords, type MisplacedFolder } from "../../../shared/wording/data-place.ts";
import { loadTranslate } from "../../../shared/wording/translate.ts";
import { cli, planFolder } from "../../support/cli.ts";
import { FAKE_RUN, fakeCore } from "../../support/fake-core.ts";

const NETWORK: MisplacedFolder = {
  which: "data",
  folder: "/mnt/share/switchover",
  place: { kind: "network", fileSystem: "nfs4", at: "/mnt/share" },
};
const SYNCED: MisplacedFolder = {
  which: "state",
  folder: "/home/ana/Dropbox/state",
  place: { kind: "synced", service: "Dropbox", at: "/home/ana/Dropbox" },
};

test.each([
  ["status"],
  ["check", "plan.json"],
  ["migrate", "plan.json"],
  ["resume", FAKE_RUN],
  ["code", FAKE_RUN],
  ["vault", "status"],
  ["vault", "passphrase"],
  ["vault", "recovery", "--out", "key.txt"],
  ["workspace", "list"],
  ["webhooks", "listen"],
  ["serve"],
])("[ZQ1] [ZQ2] %s %s refuses a misplaced folder before anything is asked of the core", async (...argv) => {
  const core = fakeCore();
  const { folder } = planFolder();
  for (const misplaced of [NETWORK, SYNCED]) {
    const { code, stdout, stderr } = await cli(argv, {
      core,
      folder,
      input: "123456\n",
      misplaced: () => misplaced,
    });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(misplaced.folder);
    expect(stderr).toContain("Nothing was written or sent.");
  }
  expect(core.calls).toEqual([]);
});

test("says where it is, why that is unsafe, and what to do instead", async () => {
  const data = await cli(["status"], { misplaced: () => NETWORK });
  expect(data.stderr).toContain("is on a network drive (nfs4, /mnt/share)");
  expect(data.stderr).toContain("Choose a folder on a local disk with --data-dir.");
  const state = await cli(["status"], { misplaced: () => SYNCED });
  expect(state.stderr).toContain("that Dropbox synchronizes (/home/ana/Dropbox)");
  expect(state.stderr).toContain("XDG_STATE_HOME");
});

test("a name of a drive can't write on the terminal", async () => {
  const place = { kind: "network", fileSystem: "nfs\u001b[2J", at: "/mnt/\u202Ex" } as const;
  const { stderr } = await cli(["status"], { misplaced: () => ({ ...NETWORK, place }) });
  for (const written of ["\u001b[2J", "\u202E"]) expect(stderr).not.toContain(written);
});

test("every place is filled in, in Spanish too", async () => {
  const t = await loadTranslate("es");
  for (const misplaced of [NETWORK, SYNCED]) {
    const { what, next } = misplacedWords(t, misplaced);
    expect(`${what} ${next}`).not.toContain("{{");
    expect(what).toContain(misplaced.folder);
  }
});

test("a command that needs no data folder works where it is misplaced", async () => {
  const { folder } = planFolder();
  writeFileSync(join(folder, "messages.json"), "[]");
  const { code } = await cli(["lint", "messages.json"], { folder, misplaced: () => NETWORK });
  expect(code).toBe(0);
});

test("[ZQ4] nothing in the terminal's sources opens a data folder without asking where it is", () => {
  const root = join(import.meta.dirname, "../../../main/hosts/headless");
  const openers = globSync("**/*.ts", { cwd: root })
    .filter((name) =>
      /\bopenApp\(/.test(readFileSync(join(root, name), "utf8").replace(/^\s*\/?\*.*$/gm, "")),
    )
    .map((name) => name.replaceAll("\\", "/"));
  expect(openers.toSorted()).toEqual([
    "commands/serve.ts",
    "core-call.ts",
    "host.ts",
    "node-host.ts",
    // Rehearsals have a temporary folder of their own.
    "practice/interrupted-leg.ts",
    "practice/leg.ts",
  ]);
  for (const name of ["commands/serve.ts", "core-call.ts"]) {
    const source = readFileSync(join(root, name), "utf8");
    expect(source.indexOf("misplacedRefusal(session)")).toBeGreaterThan(0);
    expect(source.indexOf("misplacedRefusal(session)")).toBeLessThan(source.indexOf(".openApp("));
  }
});
