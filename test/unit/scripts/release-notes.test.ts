import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { releaseNotes } from "../../../scripts/lib/release-notes.mjs";

const CHANGELOG = `# Changelog

What changes for users.

## Unreleased

- Not yet.

## 1.10.0 – 2027-01-05

### Migrations

- Ten, not one.

\`\`\`md
## 1.0.0
\`\`\`

- After an example.

## [1.1.0](https://example.invalid/1.1.0)

- Linked.

## 1.1.0-rc.1

- A candidate.

## 1.0.0

## 0.9.0

- Twice.

## 0.9.0

- Twice again.
`;

const notes = (tag: string, changelog = CHANGELOG): string => {
  const found = releaseNotes(changelog, tag);
  return "notes" in found ? found.notes : `fault: ${found.fault}`;
};

describe("the notes of a release", () => {
  test("[ZI15] are the section of its version, whole and without its heading", () => {
    expect(notes("v1.10.0")).toBe(
      "### Migrations\n\n- Ten, not one.\n\n```md\n## 1.0.0\n```\n\n- After an example.",
    );
    expect(notes("v1.1.0")).toBe("- Linked.");
    expect(notes("v1.1.0-rc.1")).toBe("- A candidate.");
  });

  test("[ZI15] are the same whatever ends the lines", () => {
    expect(notes("v1.10.0", CHANGELOG.replaceAll("\n", "\r\n"))).toBe(notes("v1.10.0"));
  });

  test.each([
    ["v1.0.0", "is empty"],
    ["v0.9.0", "more than one section"],
    ["v1.1", "names no version"],
    ["1.10.0", "names no version"],
    ["v1.10.0; rm -rf /", "names no version"],
    ["vUnreleased", "names no version"],
    ["", "names no version"],
    ["v2.0.0", 'no section "## 2.0.0"'],
    // The dot is no wildcard.
    ["v1.1.0-rcx1", 'no section "## 1.1.0-rcx1"'],
  ])("[ZI15] there are none for %j: %s", (tag, fault) => {
    expect(notes(tag)).toMatch(/^fault: /);
    expect(notes(tag)).toContain(fault);
  });

  test("[ZI15] there are none in a changelog that is empty or cut off before the version", () => {
    expect(notes("v1.10.0", "")).toContain("no section");
    expect(notes("v1.10.0", CHANGELOG.slice(0, 60))).toContain("no section");
  });

  test("[ZI15] the command prints nothing for a tag that is not this version's", () => {
    const run = spawnSync(
      process.execPath,
      [join(import.meta.dirname, "../../../scripts/release-notes.mjs"), "v999.0.0"],
      { encoding: "utf8" },
    );
    expect([run.status, run.stdout]).toEqual([70, ""]);
    expect(run.stderr).toContain('no section "## 999.0.0"');
  });
});
