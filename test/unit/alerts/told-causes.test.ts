import { expect, test } from "vitest";
import { newsOfRun } from "../../../main/core/alerts/news.ts";
import { AlertOutcome } from "../../../shared/alert/alert.ts";
import { LANGUAGES } from "../../../shared/language.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { alertOutcome, alertText } from "../../../shared/wording/alerts.ts";
import { completeRun } from "../../support/complete-run.ts";
import { loadTranslate, translateToEnglish } from "../../../shared/wording/translate.ts";

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
  expect(notSent("tls-failed")).toBe(
    "Not sent: no connection to hooks.example: no encrypted connection was established.",
  );
  expect(notSent("cancelled-before-sending")).toBe("Not sent: no connection to hooks.example.");
});

test("[ZJ36] what became of the desktop's digest is told without a server, which it has none of", async () => {
  for (const language of LANGUAGES) {
    const words = await loadTranslate(language);
    const tell = (outcome: AlertOutcome, host: string): string =>
      alertOutcome(words, { outcome, scope: "desktop" }, host);
    for (const outcome of AlertOutcome.options) {
      expect(tell(outcome, "HOST")).not.toContain("HOST");
      expect(tell(outcome, "")).not.toMatch(/ {2}| \./);
    }
    const known = (["shown", "not-sent", "sending", "unknown"] as const).map((one) => tell(one, ""));
    expect(new Set(known).size).toBe(4);
  }
  expect(alertOutcome(t, { outcome: "unknown", scope: "desktop" }, "desktop")).toBe(
    "Whether the desktop showed it isn't known. It isn't shown again, because it may have been.",
  );
});

test("[ZP20] the alert about a complete migration says what the platform reports against the number", () => {
  const run = completeRun({ working: false, obstacle: { about: "status", value: "BANNED", works: "no" } });
  const textOf = (snapshot: RunSnapshot): string =>
    alertText(t, { id: "0".repeat(32), ...newsOfRun(snapshot) } as Parameters<typeof alertText>[1]);
  expect(textOf(run)).toMatch(/is complete, but the platform reports something about the number/);
  const { obstacle: _obstacle, ...fine } = run;
  expect(textOf(fine)).toMatch(/to the cloud is complete\.$/);
});
