import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openAdvisories } from "../../../scripts/lib/advisories.mjs";
import { billOfMaterials, licenseTexts, shippedPackages } from "../../../scripts/lib/bill-of-materials.mjs";

const ROOT = join(import.meta.dirname, "../../..");
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(join(ROOT, "package.json"), "utf8"),
) as Record<"dependencies" | "devDependencies", Readonly<Record<string, string>>>;
/** Licenses under which a package may be shipped: they ask for their text, and for nothing else. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Unlicense",
  // Both are permissive; with electron-updater.
  "BlueOak-1.0.0",
  "Python-2.0",
  "(MIT OR Apache-2.0)",
  "(MIT OR CC0-1.0)",
];

describe("the bill of materials", () => {
  test("names every package that a build may contain, with its version, and none for development alone", () => {
    const named = new Map(shippedPackages().map(({ name, version }) => [name, version]));
    for (const [name, version] of Object.entries(dependencies))
      expect([name, named.get(name)]).toEqual([name, version]);
    // Others may be named by a library that is shipped as well, as a part that it can do without.
    const tools = ["electron", "electron-builder", "oxlint", "playwright-core", "vite", "vitest"];
    expect(tools.filter((name) => named.has(name) || !(name in devDependencies))).toEqual([]);
  });

  test("has a digest and an allowed license for each", () => {
    const { components } = billOfMaterials();
    expect(components.filter(({ hashes }) => hashes.length !== 1)).toEqual([]);
    expect(shippedPackages().filter(({ license }) => !ALLOWED.includes(license ?? ""))).toEqual([]);
    expect(licenseTexts()).toContain("zod 4.");
  });

  test("refers to nothing that it doesn't list, and is the same each time", () => {
    const bill = billOfMaterials();
    const refs = new Set(bill.components.map((one) => one["bom-ref"]));
    expect(refs.size).toBe(bill.components.length);
    for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(refs).toContain(ref);
    expect(billOfMaterials()).toEqual(bill);
  });
});

describe("the audit of what is shipped", () => {
  const entry = {
    name: "zod",
    severity: "high",
    title: "Parses nothing",
    url: "https://advisories.example/1",
  };
  const audit = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { zod: { via: [entry] }, conf: { via: ["zod", entry] } },
  });

  test("names each advisory once, less those that were accepted", () => {
    expect(openAdvisories(audit)).toEqual([entry]);
    expect(openAdvisories(audit, [{ url: entry.url }])).toEqual([]);
  });

  test.each(["", "npm error audit endpoint returned an error", '{"error":{"code":"ENOAUDIT"}}'])(
    "isn't clean where there was none (%s)",
    (output) => expect(openAdvisories(output)).toBeUndefined(),
  );
});

test("the project's own license is the one that package.json names, word for word", () => {
  const { license } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { license: string };
  expect(license).toBe("Apache-2.0");
  // The digest of https://www.apache.org/licenses/LICENSE-2.0.txt.
  expect(
    createHash("sha256")
      .update(readFileSync(join(ROOT, "LICENSE")))
      .digest("hex"),
  ).toBe("cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30");
  expect(billOfMaterials().metadata.component.licenses).toEqual([{ license: { id: "Apache-2.0" } }]);
});
