import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openClaims, type Claim } from "../../../main/core/alerts/claims.ts";
import { setAt } from "../../../main/core/alerts/news.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import { alertsFolder, choice, ENDED, outcomes, run } from "../../support/alerts-folder.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 15, 12);

test.each([60, 73])(
  "[ZJ18] a clock that is %d hours ahead for one alert forgets none that were sent as one",
  (hours) => {
    let nowMs = NOW;
    const claims = openClaims({ dataDir: tempFolder(), clock: { now: () => instant(nowMs) } as never });
    const claim = (id: string): Claim => ({
      id: id.padEnd(32, "0"),
      scope: "all",
      news: "ended",
      happenedAt: isoOf(instant(nowMs)),
    });
    const several = Array.from({ length: 300 }, (_, index) =>
      claim((index + 1).toString(16).padStart(16, "a")),
    );
    expect(valueOf(claims.claimSeveral(claim("b1"), several))).toHaveLength(300);
    nowMs += hours * 3_600_000;
    valueOf(claims.claim(claim("b2"), 5));
    nowMs = NOW + 60_000;
    expect(valueOf(claims.claimSeveral(claim("b3"), several))).toEqual([]);
  },
);

test("[ZJ3] a target that was set while the clock was ahead is told what is news", async () => {
  expect(setAt({ since: isoOf(instant(NOW)) }, instant(NOW))).toBe(NOW);
  expect(setAt({ since: isoOf(instant(NOW + 1)) }, instant(NOW))).toBe(NOW - DAY_MS);
});

test("[ZJ3] where the list of sent alerts can't be written, that is said, and it is sent once it can be", async () => {
  const { clock, dataDir, open, sent, settled } = alertsFolder();
  const { alerts } = await open();
  valueOf(alerts.save(choice()));
  const locks = join(dataDir, "locks");
  rmSync(locks, { recursive: true });
  writeFileSync(locks, "");
  alerts.runChanged(run(isoOf(clock.now()), ENDED));
  await settled();
  expect([sent.length, valueOf(alerts.state()).unsent]).toEqual([0, "unreadable"]);
  rmSync(locks);
  await clock.advance(DAY_MS / 24);
  await settled();
  expect([outcomes(alerts), valueOf(alerts.state()).unsent]).toEqual([[["accepted", 1]], undefined]);
});
