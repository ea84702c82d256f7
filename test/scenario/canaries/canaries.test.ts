// First: the programs derive keys at once, and whoever opens their vaults has to do the same.
import "../../support/cheap-passphrase.mjs";
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCanaries } from "../../canaries/canaries.ts";
import { openSite } from "../../canaries/site.ts";
import { seededRandom } from "../../support/seeded-random.ts";

/** Short ones, between them with every kind of command. */
const HISTORIES = ["moves to the cloud", "receives webhooks"];

test("[ZK5][I13][I12] secrets of every kind go through a migration and a receiver, and none of them is found afterwards", async () => {
  const { seed } = seededRandom();
  const { hits, commands, refused, kinds } = await runCanaries(seed, { least: 1, only: HISTORIES });
  expect({ seed, hits }).toEqual({ seed, hits: [] });
  expect(commands).toBeGreaterThan(12);
  expect(refused).toBe(0);
  expect(kinds).toContain("backup data");
  expect(kinds.length).toBeGreaterThan(15);
}, 120_000);

test("[ZK5] a site finds a secret that a file, an output, an argument or an environment shows", async () => {
  const site = await openSite({ startsOn: "onprem", random: seededRandom() });
  onTestFinished(() => site.close());
  await site.run(["vault", "list"]);
  expect(site.hits()).toEqual([]);
  const { "cloud token": token = "", PIN: pin = "", passphrase = "" } = site.secrets;
  writeFileSync(join(site.out, "report.html"), `<p>${encodeURIComponent(passphrase)}</p>`);
  appendFileSync(join(site.folder, "leak.log"), Buffer.from(`x${token}`).toString("base64"));
  site.heard("an output", JSON.stringify({ pin }));
  await site.run(["status", pin], { env: { LEAK: token } });
  const hits = site.hits().join("\n");
  expect(hits).toMatch(/report\.html: percent of passphrase/);
  expect(hits).toMatch(/leak\.log: base64 at 1 of cloud token/);
  expect(hits).toMatch(/an output: utf-8 of PIN/);
  // Where there is no /proc, nothing tells what a process was started with.
  const ofProcesses = [
    /environment of a process: utf-8 of cloud token/,
    /arguments of a process: utf-8 of PIN/,
  ];
  for (const shown of process.platform === "linux" ? ofProcesses : []) expect(hits).toMatch(shown);
}, 60_000);
