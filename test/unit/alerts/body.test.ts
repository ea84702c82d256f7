import { describe, expect, test } from "vitest";
import { ALERT_NEWS, type AlertFacts, type AlertForm } from "../../../shared/alert/alert.ts";
import { alertBody, partlyHidden } from "../../../shared/alert/body.ts";
import { LANGUAGES } from "../../../shared/language.ts";
import { alertText } from "../../../shared/wording/alerts.ts";
import { loadTranslate, translateToEnglish as t } from "../../../shared/wording/translate.ts";
import { RUN } from "../../support/told-run.ts";

const FACTS: AlertFacts = {
  id: "ab".repeat(16),
  news: "ended",
  at: "2026-01-15T12:00:00.000Z",
  spoken: "+1 ••• 0123",
  run: RUN,
  direction: "to-cloud",
  reason: "complete",
};

describe("the message of an alert", () => {
  test("[ZJ1] a number is shown by its beginning and end alone, and not at all where that would be all of it", () => {
    expect(partlyHidden("+1 202 555 0123")).toBe("+1 ••• 0123");
    expect(partlyHidden("+34 600 123 4567")).toBe("+34 ••• 4567");
    expect(partlyHidden("+290 4567")).toBe("•••");
    expect(partlyHidden("")).toBe("•••");
  });

  test("[ZJ2] the generic form has facts by stable names", () => {
    expect(JSON.parse(alertBody("generic", FACTS, "It is over."))).toEqual({
      format: 1,
      id: "ab".repeat(16),
      event: "ended",
      at: "2026-01-15T12:00:00.000Z",
      number: "+1 ••• 0123",
      run: RUN,
      direction: "to-cloud",
      reason: "complete",
      text: "It is over.",
    });
  });

  test("[ZJ2] each chat tool gets its own form, and no text calls anyone or becomes a mark", () => {
    const text = "<!channel> @everyone <users/all> a & b";
    const of = (form: AlertForm): unknown => JSON.parse(alertBody(form, FACTS, text));
    expect(of("slack")).toEqual({ text: "&lt;!channel&gt; @everyone &lt;users/all&gt; a &amp; b" });
    expect(of("discord")).toEqual({ content: text, allowed_mentions: { parse: [] } });
    expect(of("google-chat")).toEqual({ text: "‹!channel› @everyone ‹users/all› a & b" });
    expect(of("teams")).toMatchObject({
      type: "message",
      attachments: [
        {
          contentType: "application/vnd.microsoft.card.adaptive",
          content: { type: "AdaptiveCard", body: [{ type: "TextBlock", text, wrap: true }] },
        },
      ],
    });
  });

  test.each(LANGUAGES)("[ZJ2] every piece of news has a sentence in %s", async (language) => {
    const say = await loadTranslate(language);
    const about = [...ALERT_NEWS, "test" as const].map((news) => alertText(say, { ...FACTS, news }));
    const rest = [
      alertText(say, { ...FACTS, reason: "complete", direction: "to-onprem" }),
      alertText(say, { ...FACTS, reason: "abandoned" }),
      alertText(say, { ...FACTS, news: "silent", silentSince: FACTS.at }),
    ];
    const all = [...about, ...rest];
    expect(new Set(all).size).toBe(all.length);
    for (const [index, text] of all.entries())
      expect(text.includes("0123"), text).toBe(index !== ALERT_NEWS.length);
    const several = alertText(say, { ...FACTS, news: "several", counts: { ended: 480, unknown: 2 } });
    expect(several).toMatch(/\(2\).*\(480\)/);
    expect(several).not.toContain("0123");
  });

  test("[ZJ1] only a migration that is complete is said to be", () => {
    expect(alertText(t, FACTS)).toBe("The migration of +1 ••• 0123 to the cloud is complete.");
    expect(alertText(t, { ...FACTS, reason: "abandoned" })).toContain("without being complete");
  });
});
