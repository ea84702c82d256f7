import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runProgram } from "../support/child-process.ts";
import { builtProgram } from "../support/electron/built.ts";
import { call, running } from "../support/electron/running.ts";
import { tempFolder } from "../support/temp-folder.ts";

test("[ZE4] the built program says that its package is of no known kind, and asks no server", async () => {
  const program = await running();
  expect(await call(program, "updates.check")).toMatchObject({
    ok: true,
    value: { source: { kind: "never", why: "unknown-package" }, step: { kind: "none" }, hindrances: [] },
  });
  expect(await call(program, "updates.install")).toMatchObject({
    ok: true,
    value: { step: { kind: "none" } },
  });
  expect(program.deeds().map(({ what }) => what)).not.toContain("app.exit");
});

/** The built part that downloads, by the name that the build gave it. */
function builtPart(name: string): string {
  const dist = builtProgram();
  const files = JSON.parse(readFileSync(join(dist, "files.json"), "utf8")) as readonly string[];
  const part = files.find((file) => file.startsWith(`desktop/${name}-`));
  if (part === undefined) throw new Error(`the build has no part ${name}`);
  return join(dist, part);
}

test("[ZE8] inside the built program electron-updater loads and refuses what isn't the signed package", async () => {
  const folder = tempFolder();
  const resources = join(folder, "resources");
  mkdirSync(resources);
  writeFileSync(join(resources, "app-update.yml"), '{"provider":"generic","updaterCacheDirName":"cache"}');
  const right = "#!/bin/sh\n";
  const file = {
    url: "switchover-1.3.0-x86_64.AppImage",
    sha512: createHash("sha512").update(right).digest("base64"),
    size: right.length,
  };
  const feed = { version: "1.3.0", files: [file], releaseDate: "2026-11-26T15:00:00.000Z" };
  const places = { kind: "appimage", version: "1.2.0", resources, userData: folder, cache: folder };
  const tries = [right.replace("sh", "SH"), right.slice(1), right];
  writeFileSync(
    join(folder, "try.mjs"),
    `import { Readable } from "node:stream";
     import { downloadPackage } from ${JSON.stringify(builtPart("package-updater"))};
     const results = [];
     for (const bytes of ${JSON.stringify(tries)}) {
       const open = async () => ({ status: 200, headers: {}, body: Readable.from([Buffer.from(bytes)]) });
       const signal = new AbortController().signal;
       const wish = { feed: ${JSON.stringify(feed)}, file: ${JSON.stringify(file)}, open, signal, onBytes: () => undefined };
       const { ok, problem } = await downloadPackage({ ...${JSON.stringify(places)}, quit() {} }, wish);
       results.push(ok ? "ok" : problem);
     }
     console.log(JSON.stringify(results));`,
  );
  const env = { ...process.env, APPIMAGE: join(folder, "Switchover.AppImage") };
  const { stdout, stderr } = await runProgram(process.execPath, [join(folder, "try.mjs")], { env });
  expect([stdout, stderr]).toEqual(['["bad-package","bad-package","ok"]\n', ""]);
  expect(readdirSync(join(folder, "cache", "pending"))).toEqual([file.url, "update-info.json"]);
});
