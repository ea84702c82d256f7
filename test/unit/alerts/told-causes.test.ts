import { expect, test } from "vitest";
import { newsOfRun } from "../../../main/core/alerts/news.ts";
import { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { alertOutcome, alertText } from "../../../shared/wording/alerts.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";

const t = translateToEnglish;
const notSent = (why: string): string => alertOutcome(t, { outcome: "not-sent", why }, "hooks.example");

test("why an alert couldn't be sent is told as far as it is known, and what helps", () => {
  expect(notSent("connection-refused")).toMatch(
    /no connection to hooks\.example: nothing accepts connections/,
  );
  expect(notSent("expired")).toMatch(/certificate of hooks\.example wasn't accepted: it has expired\.$/);
  expect(notSent("unknown-ca")).toMatch(
    /its authority isn't trusted\. If an authority of your company issued it/,
  );
  expect(notSent("cancelled-before-sending")).toBe("Not sent: no connection to hooks.example.");
});

test("[ZP20] the alert about a complete migration says what the platform reports against the number", () => {
  const at = "2026-01-15T12:00:00.000Z";
  const run = RunSnapshot.parse({
    run: "r-20260115-ended1",
    revision: 20,
    number: "+12025550123",
    spoken: "+1 202 555 0123",
    phoneNumberId: "106540352242922",
    direction: "to-cloud",
    openedAt: at,
    updatedAt: at,
    endedAt: at,
    phase: { kind: "ended", reason: "complete" },
    steps: [],
    move: "made",
    numberIs: "cloud",
    proof: "proven",
    checks: [],
    changes: [],
    attempts: { inRun: 2, inWindow: 7 },
    damagedRows: 0,
    held: false,
    working: false,
    obstacle: { about: "status", value: "BANNED", works: "no" },
  });
  const textOf = (snapshot: RunSnapshot): string =>
    alertText(t, { id: "0".repeat(32), ...newsOfRun(snapshot) } as Parameters<typeof alertText>[1]);
  expect(textOf(run)).toMatch(/is complete, but the platform reports something about the number/);
  const { obstacle: _obstacle, ...fine } = run;
  expect(textOf(fine)).toMatch(/to the cloud is complete\.$/);
});
