import { expect, test } from "vitest";
import { showProof } from "../../../main/hosts/headless/practice/proof-table.ts";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";

/** What is printed of a rehearsed migration to the cloud. */
async function tableOf(more: Partial<RunSnapshot>): Promise<string> {
  let shown = "";
  const report = { t: terminalEnglish, line: () => {}, show: (text: string) => (shown += text) };
  const run = { run: "r-20260115-ended1", steps: [], numberIs: "cloud", proof: "proven", ...more };
  const world = {
    truth: () => ({ home: "cloud", subscribed: [] }),
    traffic: () => ({ onPrem: 1, cloud: 1, unheard: 0, dropped: 0 }),
  };
  await showProof(report as never, run as never, world as never);
  return shown;
}

test("[ZP20] a rehearsal says what the platform reports against the number after its move", async () => {
  const banned = await tableOf({
    working: false,
    obstacle: { about: "status", value: "BANNED", works: "no" },
  });
  expect(banned).toContain("reports its status as “BANNED”: it doesn't work there now");
  expect(await tableOf({ working: true })).not.toContain("reports");
});
