import { symlinkSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cruise, type IConfiguration, type ICruiseResult } from "dependency-cruiser";
import { describe, expect, test } from "vitest";
import configuration from "./import-rules.mjs";
import { tempFolder } from "../support/temp-folder.ts";
import { brokenTrees } from "./fixtures/broken-imports.ts";

const checkout = join(import.meta.dirname, "../..");
const rules = (configuration.forbidden ?? []).map((rule) => rule.name ?? "");

describe("the import table", () => {
  test("holds in the whole tree, and the whole tree was read", async () => {
    const { summary, modules } = await judge(checkout, ["main", "shared", "test/simulation"]);
    const read = modules.map((module) => module.source);
    // Without a compiler that it can use, the tool sees no TypeScript and is content.
    expect(summary.totalCruised).toBeGreaterThan(20);
    expect(read.some((path) => path.startsWith("main/core/") && path.endsWith(".ts"))).toBe(true);
    expect(read.some((path) => path.startsWith("main/sandbox/") && path.endsWith(".ts"))).toBe(true);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });

  test("has a broken tree for each of its rules", () => {
    expect(Object.keys(brokenTrees).toSorted()).toEqual(rules.toSorted());
  });

  test.each(Object.entries(brokenTrees))("%s refuses what it is there to refuse", async (rule, files) => {
    const folder = plant(files);
    const { summary } = await judge(folder, topFolders(files));
    expect(summary.violations.map((violation) => violation.rule.name)).toContain(rule);
  });

  test("lets every area import what the table allows", async () => {
    const files = {
      "shared/ids.ts": `import { z } from "zod";\nexport const Id = z.string();\n`,
      "main/core/platforms/http/send.ts": `import { request } from "undici";\nimport "node:fs";\nexport { request };\n`,
      "main/core/app.ts": `import { request } from "./platforms/http/send.ts";\nimport { Id } from "../../shared/ids.ts";\nexport { request, Id };\n`,
      "main/sandbox/world.ts": `import { Id } from "../../shared/ids.ts";\nimport "node:https";\nimport "@peculiar/x509";\nexport { Id };\n`,
      "main/hosts/headless/cli.ts": `import "../../core/app.ts";\nimport "../../sandbox/world.ts";\nimport "commander";\n`,
      "main/hosts/electron/main.ts": `import "../../core/app.ts";\nimport "../common/ports.ts";\nimport "electron";\n`,
      "main/hosts/common/ports.ts": `import "../../core/app.ts";\nimport "../../sandbox/world.ts";\nimport "../../../shared/ids.ts";\nimport "node:fs";\n`,
      "preload/index.ts": `import "electron";\nimport "../shared/rpc/names.ts";\n`,
      "shared/rpc/names.ts": `import "../ids.ts";\n`,
    };
    const { summary } = await judge(plant(files), topFolders(files));
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });
});

async function judge(baseDir: string, folders: readonly string[]): Promise<ICruiseResult> {
  const { options, ...ruleSet }: IConfiguration = configuration;
  const { output } = await cruise([...folders], { ...options, baseDir, ruleSet, validate: true });
  if (typeof output === "string") throw new Error("without a reporter the result is an object");
  return output;
}

function plant(files: Readonly<Record<string, string>>): string {
  const folder = tempFolder();
  symlinkSync(join(checkout, "node_modules"), join(folder, "node_modules"), "junction");
  symlinkSync(join(checkout, "package.json"), join(folder, "package.json"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const topFolders = (files: Readonly<Record<string, string>>): readonly string[] => [
  ...new Set(Object.keys(files).map((path) => path.split("/")[0] ?? path)),
];
