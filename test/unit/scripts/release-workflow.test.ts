import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { tempFolder } from "../../support/temp-folder.ts";

type Step = { readonly name?: string; readonly run?: string };
const workflow = parse(
  readFileSync(join(import.meta.dirname, "../../../.github/workflows/release.yml"), "utf8"),
) as { readonly jobs: Readonly<Record<string, { readonly steps?: readonly Step[] }>> };

/** The script of a step; throws if the workflow has no such step. */
function scriptOf(job: string, name: string): string {
  const run = workflow.jobs[job]?.steps?.find((step) => step.name === name)?.run;
  if (run === undefined) throw new Error(`the job ${job} has no script "${name}"`);
  return run;
}

/** Runs a script as the machine of a workflow does, in a folder of its own. */
function runIn(folder: string, script: string, env: Readonly<Record<string, string>>) {
  const output = join(folder, "output");
  writeFileSync(output, "");
  const { status, stdout, stderr } = spawnSync(
    "bash",
    ["--noprofile", "--norc", "-eo", "pipefail", "-c", script],
    {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: process.env["PATH"] ?? "", GITHUB_OUTPUT: output, RUNNER_TEMP: folder, ...env },
    },
  );
  return { status, stdout, stderr, output: readFileSync(output, "utf8") };
}

describe.skipIf(process.platform === "win32")("the scripts of the release workflow", () => {
  const none = { MAC_CERTIFICATE: "", WINDOWS_CERTIFICATE: "", NOTARY_KEY: "" };
  const decide = (folder: string, env: Readonly<Record<string, string>>) =>
    runIn(folder, scriptOf("packages", "Sign where there is a certificate, and say so where there is none"), {
      ...none,
      ...env,
    });

  test.each([
    ["Windows", { WINDOWS_CERTIFICATE: "MII" }, true],
    ["Windows", {}, false],
    ["Windows", { MAC_CERTIFICATE: "MII", NOTARY_KEY: "key" }, false],
    ["macOS", { MAC_CERTIFICATE: "MII", NOTARY_KEY: "key" }, true],
    // What isn't notarized is blocked as if it weren't signed.
    ["macOS", { MAC_CERTIFICATE: "MII" }, false],
    ["macOS", { NOTARY_KEY: "key", WINDOWS_CERTIFICATE: "MII" }, false],
    ["macOS", {}, false],
    ["Linux", { MAC_CERTIFICATE: "MII", WINDOWS_CERTIFICATE: "MII", NOTARY_KEY: "key" }, false],
  ])("[ZI17] on %s with %j it is signed: %s, and the draft says which", (system, secrets, signed) => {
    const folder = tempFolder();
    const { status, output, stdout } = decide(folder, { SYSTEM: system, FOR: "this-one", ...secrets });
    expect([status, output]).toEqual([0, signed ? "signed=--signed\n" : ""]);
    const word = readFileSync(join(folder, "release/signature-this-one.md"), "utf8");
    expect(word).toMatch(signed ? /^- this-one: signed\n$/ : /^- this-one: not signed/);
    expect(stdout.includes("::warning::")).toBe(!signed && system !== "Linux");
    expect(existsSync(join(folder, "notary.p8"))).toBe(signed && system === "macOS");
    expect(stdout + output + word).not.toMatch(/MII|\bkey\b/);
  });

  test("[ZI17] every file of the draft has its checksum, whatever its name, and the notes say what is signed", () => {
    const folder = tempFolder();
    mkdirSync(join(folder, "packages"));
    const files = { "Switchover-1.0.0-x64-setup.exe": "one", "-rf": "two", "with a blank.deb": "three" };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "packages", name), text);
    for (const system of ["macos", "windows-x64"])
      writeFileSync(join(folder, `packages/signature-${system}.md`), `- ${system}: signed\n`);
    writeFileSync(join(folder, "notes.md"), "- A change.\n");
    const { status, stderr } = runIn(
      folder,
      scriptOf("draft", "Notes with the signatures, and checksums"),
      {},
    );
    expect([status, stderr]).toEqual([0, ""]);
    expect(readFileSync(join(folder, "notes.md"), "utf8")).toBe(
      "- A change.\n\n## Signatures\n\n- macos: signed\n- windows-x64: signed\n",
    );
    const sums = readFileSync(join(folder, "packages/SHA256SUMS"), "utf8").trimEnd().split("\n");
    expect(sums.toSorted()).toEqual(
      Object.entries(files)
        .map(([name, text]) => `${createHash("sha256").update(text).digest("hex")}  ${name}`)
        .toSorted(),
    );
    expect(readdirSync(join(folder, "packages")).toSorted()).toEqual(
      [...Object.keys(files), "SHA256SUMS"].toSorted(),
    );
  });
});
