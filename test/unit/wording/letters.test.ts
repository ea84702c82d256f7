import { describe, expect, test } from "vitest";
import { renderLetter } from "../../../main/core/letter/render-letter.ts";
import {
  LETTER_FORMS,
  LETTER_KINDS,
  unfitFor,
  type LetterFacts,
  type LetterForm,
  type LetterKind,
} from "../../../shared/letter/letter.ts";
import type { Language } from "../../../shared/language.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { ChainLink } from "../../../shared/proof/chain.ts";
import { letterOf } from "../../../shared/wording/letters.ts";
import { loadTranslate, translateToEnglish } from "../../../shared/wording/translate.ts";
import { completeRun } from "../../support/complete-run.ts";
import { imaginedChain } from "../../ui/proof/imagined-chain.ts";

const AT = "2026-01-15T12:00:00.000Z";
const RUN = "r-20260115-told11";

const snapshot = (change: Partial<RunSnapshot> = {}): RunSnapshot =>
  completeRun({ run: RUN as RunSnapshot["run"], downtimeMs: 2_100, ...change });

const facts = (change: Partial<LetterFacts> = {}): LetterFacts => ({
  language: "en",
  practice: false,
  spoken: "+1 202 555 0123",
  name: "Northwind Bakery",
  direction: "to-cloud",
  method: "sms",
  at: undefined,
  run: undefined,
  ...change,
});
const ofRun = (change: Partial<RunSnapshot>, links: readonly ChainLink[] = []): LetterFacts =>
  facts({
    run: {
      snapshot: snapshot(change),
      chain: imaginedChain({ run: RUN, phoneNumberId: "106540352242922" }, links),
    },
  });
const written = (kind: LetterKind, about: LetterFacts, form: LetterForm = "text"): string =>
  renderLetter(translateToEnglish, letterOf(translateToEnglish, kind, about), form).content;

describe("every letter", () => {
  const cases = LETTER_KINDS.flatMap((kind) =>
    (["to-cloud", "to-onprem"] as const)
      .filter((direction) => kind !== "code" || direction === "to-onprem")
      .map((direction) => [kind, direction] as const),
  );

  test.each(cases)(
    "%s, %s, is written in both languages with the number and a greeting",
    async (kind, direction) => {
      const about = { ...(kind === "after" ? ofRun({ direction }) : facts()), direction };
      const texts = await Promise.all(
        (["en", "es"] as const satisfies readonly Language[]).map(async (language) => {
          const t = await loadTranslate(language);
          return renderLetter(t, letterOf(t, kind, { ...about, language }), "text").content;
        }),
      );
      for (const text of texts) {
        expect(text).toContain("+1 202 555 0123");
        expect(text).not.toMatch(/\{\{|undefined|\n{3}/);
        expect(text.endsWith("\n")).toBe(true);
      }
      expect(texts[0]).toMatch(/^Subject: .+\n\nHello\n\n/);
      expect(texts[1]).toMatch(/^Asunto: .+\n\nBuenos días\n\n/);
    },
  );

  test.each(LETTER_KINDS)("%s from Practice says above everything that nothing is real", (kind) => {
    const about = { ...(kind === "after" ? ofRun({}) : facts({ direction: "to-onprem" })), practice: true };
    expect(written(kind, about).split("\n\n")[1]).toBe("*** PRACTICE: nothing here is real ***");
  });
});

describe("[J1] the letter before", () => {
  test("names the time if one is set, and says otherwise that none is", () => {
    expect(written("before", facts())).toContain("- When: Not set yet");
    expect(written("before", facts({ at: AT }))).toMatch(/- When: 15 Jan 2026, \d\d:\d\d/);
  });

  test("tells how long messages are lost, and what the platform promises, not more", () => {
    const text = written("before", facts());
    expect(text).toContain("A few seconds, by the platform's description.");
    expect(text).toContain("The platform promises that display name");
  });

  test("speaks of the code only where one is sent", () => {
    expect(written("before", facts())).not.toMatch(/6-digit code/);
    expect(written("before", facts({ direction: "to-onprem", method: "voice" }))).toMatch(
      /a 6-digit code comes by phone call/,
    );
  });
});

describe("[J1] the letter afterward", () => {
  test("of a confirmed move says what confirms it, and what is not confirmed yet", () => {
    const text = written("after", ofRun({}));
    expect(text).toContain(
      "The number is in the cloud. The cloud confirmed the registration in its response.",
    );
    expect(text).toMatch(/- Moved: Confirmed, 15 Jan 2026/);
    expect(text).toContain("- Message arrived: Not yet");
    expect(text).toContain("- Downtime: 2.1 s from the request to its confirmation");
  });

  test("of a reported move doesn't speak of “you”, and says that the platform hasn't confirmed it", () => {
    const text = written(
      "after",
      ofRun({ proof: "attested", basis: "person" }, [
        { id: "moved", state: "not-yet", evidence: "reported", at: AT },
      ]),
    );
    expect(text).toContain(
      "as reported by the person who carried out the migration. The platform hasn't confirmed",
    );
    expect(text).toContain("- Moved: reported by the person who carried out the migration");
    expect(text).not.toMatch(/reported by you/i);
  });

  test.each<[string, Partial<RunSnapshot>]>([
    ["unknown", { numberIs: "unknown", proof: "none", phase: { kind: "ended", reason: "abandoned" } }],
    ["unconfirmed", { numberIs: "cloud", proof: "none", phase: { kind: "ended", reason: "complete" } }],
  ])("of a number whose location is %s claims none, and tells to wait", (_name, change) => {
    const text = written("after", ofRun(change));
    expect(text).toContain("The number's location is unknown.");
    expect(text).not.toMatch(/The number is (?:in|with)/);
    expect(text).toContain("Don't send through the number until you hear from us");
  });

  test("of a migration that moved nothing says so, and asks for nothing", () => {
    const text = written(
      "after",
      ofRun({
        phase: { kind: "ended", reason: "register-refused" },
        move: "not-made",
        numberIs: "on-premises",
        basis: "both-sides",
        downtimeMs: undefined,
      }),
    );
    expect(text).toContain("ended without being completed");
    expect(text).toContain("Continue as before the migration.");
    expect(text).not.toContain("Downtime");
  });

  test("of a number that isn't subscribed doesn't promise notifications", () => {
    const text = written("after", ofRun({ phase: { kind: "ended", reason: "subscribe-refused" } }));
    expect(text).toContain("Notifications don't arrive yet");
    expect(text).not.toContain("Notifications now come from the cloud");
  });

  test("of an unmeasured downtime invents none", () => {
    const text = written("after", ofRun({ downtimeMs: undefined }));
    expect(text).toContain("- Downtime: Not measured");
  });

  test("names what differs, what can't be compared, and counts the rest", () => {
    const same = { expectedSame: true, same: true, because: "promised" } as const;
    const text = written(
      "after",
      ofRun({
        changes: [
          { member: "verified_name", before: "a", after: "a", ...same },
          {
            member: "quality_rating",
            before: "GREEN",
            after: "YELLOW",
            expectedSame: true,
            same: false,
            because: "own-rating",
          },
        ],
        untold: [{ member: "message_templates" }],
      }),
    );
    expect(text).toContain("- 1 compared value is the same as before.");
    expect(text).toMatch(/- Quality: GREEN before, YELLOW after\. .*may have another cause/);
    expect(text).toMatch(/- Templates: not reported before, not reported after\. .*can't be compared/);
  });
});

test("[J3] a letter fits its migration or is refused with a reason", () => {
  const plan = { run: undefined, direction: "to-onprem" } as const;
  expect(unfitFor("after", plan)).toBe("needs-run");
  expect(unfitFor("before", plan)).toBeUndefined();
  expect(unfitFor("code", { ...plan, direction: "to-cloud" })).toBe("no-code");
  for (const kind of ["before", "two-step"] as const) expect(unfitFor(kind, ofRun({}))).toBe("too-late");
  const open = ofRun({ phase: { kind: "ready" }, move: "not-made" });
  expect(unfitFor("after", open)).toBe("not-ended");
  expect(unfitFor("before", open)).toBeUndefined();
  // A request whose outcome is unknown may have moved the number.
  expect(unfitFor("before", ofRun({ phase: { kind: "ready" }, move: "open" }))).toBe("too-late");
  const followed = ofRun({ newer: { run: RUN as RunSnapshot["run"] } });
  expect(LETTER_KINDS.filter((kind) => kind !== "code").map((kind) => unfitFor(kind, followed))).toEqual([
    "followed",
    "followed",
    "followed",
  ]);
});

test("[J4] requests for a code or a PIN warn against giving it to anyone else", async () => {
  for (const language of ["en", "es"] as const) {
    const t = await loadTranslate(language);
    const text = (kind: LetterKind): string =>
      renderLetter(t, letterOf(t, kind, facts({ language, direction: "to-onprem" })), "text").content;
    expect(text("code")).toMatch(/Never give the code to anyone else|No dé nunca el código a otra persona/);
    expect(text("two-step")).toMatch(/Never send the PIN|No envíe nunca el PIN/);
  }
});

test("[J2] a name from outside is text in every form, and ends no line", () => {
  const hostile = "<b>*x*</b>\n# Heading\n- item `a` [b](http://c.example)\u202e | d";
  const texts = LETTER_FORMS.map((form) => written("before", facts({ name: hostile }), form));
  for (const text of texts) {
    expect(text).not.toMatch(/^# Heading|^- item|\u202e/m);
    expect(text.split("\n").filter((line) => line.includes("Display name"))).toHaveLength(1);
  }
  expect(texts[LETTER_FORMS.indexOf("md")]).toMatch(/\\<b\\>\\\*x\\\*/);
});

test("in Markdown, the subject is the heading and the steps are numbered", () => {
  const text = written("two-step", facts(), "md");
  expect(text).toMatch(/^# Please turn off two-step verification for \+1 202 555 0123\n/);
  expect(text).toMatch(/\n1\. Open .+\n2\. Open .+\n3\. Turn it off.+\n4\. Tell us/);
  expect(text).not.toContain("migration report");
});

describe("[ZP20] a letter after a migration", () => {
  const todoOf = (obstacle: RunSnapshot["obstacle"], change: Partial<RunSnapshot> = {}) =>
    letterOf(translateToEnglish, "after", ofRun({ obstacle, ...change })).parts.find(
      ({ heading }) => heading === "What to do now",
    )?.items;

  test("leads nobody to send through a number that the platform reports as banned", () => {
    const items = todoOf({ about: "status", value: "BANNED", works: "no" }, { working: false });
    expect(items).toEqual([expect.stringMatching(/^Don't send yet/)]);
  });

  test("leaves campaigns paused where it isn't certain what the platform reports", () => {
    const items = todoOf({ about: "status", value: "RESTRICTED", works: "unknown" });
    expect(items?.join(" ")).toMatch(/Leave campaigns paused until you hear from us/);
    expect(items?.join(" ")).not.toMatch(/resume campaigns/);
    expect(todoOf(undefined)?.join(" ")).toMatch(/before you resume campaigns/);
  });
});
