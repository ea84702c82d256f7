import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "../../..");
const Manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()).default({}) });
const Lock = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
});

/** The JSON file in that folder of the repository. */
const read = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(ROOT, folder, name), "utf8"));

// `npm run` hands the settings of the root to every npm below it, so an undecided script ends that installation.
test.each(["", "site"])("every install script of a package is allowed or denied by name: %j", (folder) => {
  const decided = Object.keys(Manifest.parse(read(folder, "package.json")).allowScripts);
  const scripted = Object.entries(Lock.parse(read(folder, "package-lock.json")).packages).flatMap(
    ([path, { hasInstallScript }]) =>
      hasInstallScript === true
        ? [path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)]
        : [],
  );
  expect(scripted.filter((name) => !decided.includes(name))).toEqual([]);
  expect(scripted.length).toBeGreaterThan(0);
});
