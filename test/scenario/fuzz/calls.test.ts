import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { runCalls } from "../../fuzz/calls/run-calls.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";

// A sample of `npm run fuzz ipc`.
test("[ZF5] 2,500 random and nearly fitting calls of both realms: each is answered within the contract, without a secret, and nothing is written elsewhere", async () => {
  const { seed } = seededRandom();
  const counts = await runCalls(2_500, seed);
  expect({ seed, flaws: counts.flaws, outside: counts.outside }).toEqual({ seed, flaws: [], outside: [] });
  // Calls that all fit, or never do, would mean that little was tried.
  expect(counts.values).toBeGreaterThan(200);
  expect(counts.problems).toBeGreaterThan(200);
  expect(counts.misfits).toBeGreaterThan(200);
  expect(counts.methods.length).toBeGreaterThan(80);
});

test("[ZF5] the process of the calls reaches no other machine, starts no program and writes to its folder alone", () => {
  const confine = new URL("../../fuzz/calls/confine.ts", import.meta.url).href;
  const files = new URL("../../fuzz/calls/confine-files.ts", import.meta.url).href;
  const folder = tempFolder();
  const script = `
    import "${confine}"; import { writesOutside } from "${files}";
    import { connect } from "node:net"; import { lookup } from "node:dns"; import { spawn } from "node:child_process";
    import { writeFileSync, openSync, promises } from "node:fs";
    const { DatabaseSync } = await import("node:sqlite");
    const told = [];
    const note = (what) => (error) => told.push(what + " " + error.code);
    for (const write of [() => writeFileSync("${folder}-x", ""), () => openSync("${folder}/../y", "w"),
      () => new DatabaseSync("${folder}-z")]) try { write(); told.push("written"); } catch (error) { note("write")(error); }
    writeFileSync("${folder}/mine", ""); new DatabaseSync("${folder}/mine.db").close();
    await promises.rename("${folder}/mine", "/tmp/nowhere-else").catch(note("rename"));
    await new Promise((done) => connect(443, "10.0.0.1").on("error", (e) => (note("connect")(e), done())));
    await new Promise((done) => lookup("a.example", (e) => (note("lookup")(e), done())));
    await new Promise((done) => spawn("true").on("error", (e) => (note("spawn")(e), done())));
    console.log(JSON.stringify([told, writesOutside().length]));`;
  const run = spawnSync(process.execPath, ["--input-type=module", "-", "1", "1", folder], {
    input: script,
    encoding: "utf8",
  });
  expect(JSON.parse(run.stdout || JSON.stringify(run.stderr))).toEqual([
    [
      "write EACCES",
      "write EACCES",
      "write EACCES",
      "rename EACCES",
      "connect ENETUNREACH",
      "lookup ENOTFOUND",
      "spawn ENOENT",
    ],
    4,
  ]);
});
