import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { shippedNodeVersion } from "../../../scripts/lib/shipped-node.mjs";
import { faultsIn } from "../../../scripts/lib/workflow-rules.mjs";

const folder = join(import.meta.dirname, "../../../.github/workflows");
const right = readFileSync(join(folder, "release.yml"), "utf8");
const faults = (text: string): string => faultsIn(text, { nodeVersion: shippedNodeVersion() }).join("\n");

/** The workflow with one text replaced; throws if there is nothing to replace. */
function changed(from: string, to: string): string {
  if (!right.includes(from)) throw new Error(`release.yml does not contain ${from}`);
  return right.replace(from, to);
}

describe("the rules of workflows", () => {
  test.each(readdirSync(folder))("[ZI16] hold in %s", (name) => {
    expect(faults(readFileSync(join(folder, name), "utf8"))).toBe("");
  });

  test.each([
    ["a tag in place of a hash", /@[0-9a-f]{40} # v6\.0\.2/.exec(right)?.[0] ?? "", "@v6", "not pinned"],
    ["a hash that is cut off", "de0fac2e4500dabe0009e67214ff5f5447ce83dd", "de0fac2e4500", "not pinned"],
    ["a hash without its version", " # v6.0.2", "", "not pinned"],
    ["a hash of unknown origin", "      # Read in astral-sh/uv", "      # See", "where its hash was read"],
    [
      "others' code with our secrets",
      "  push:\n",
      "  pull_request_target:\n  push:\n",
      "pull_request_target",
    ],
    ["permissions that are not named", "permissions: {}\n", "", "names no permissions"],
    ["writing for every job", "permissions: {}\n", "permissions: write-all\n", "may write everything"],
    [
      "a job that may write and need not",
      "      contents: read\n",
      "      packages: write\n",
      "may write packages",
    ],
    ["a job without an end", "    timeout-minutes: 20\n", "", "no time limit"],
    ["a token that stays behind", "persist-credentials: false", "fetch-depth: 0", "keeps its token"],
    ["another Node than the packages'", "node-version: 24.21.0", "node-version: 24.20.0", "Node is 24.20.0"],
    [
      "a name of a branch inside a script",
      'release-notes.mjs "$TAG"',
      "release-notes.mjs ${{ github.ref_name }}",
      "inside a script",
    ],
  ])("[ZI16] %s is a fault", (_what, from, to, fault) => {
    expect(faults(changed(from, to))).toContain(fault);
  });

  test("[ZI16] what is no workflow at all is a fault, and not a crash", () => {
    expect(faults("jobs: [unclosed")).not.toBe("");
    expect(faults("")).toContain("names no permissions");
    expect(faults(right.slice(0, right.length / 2))).toBeTypeOf("string");
  });
});
