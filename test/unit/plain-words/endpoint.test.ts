import { describe, expect, test } from "vitest";
import {
  endpointTitle,
  endpointWord,
  passedWords,
} from "../../../renderer/screens/webhooks/endpoint/endpoint-words.ts";
import { checkCause } from "../../../renderer/wording/check-remedy.ts";
import type { WindowKey } from "../../../renderer/wording/window-translate.ts";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { LANGUAGES } from "../../../shared/language.ts";
import { CAUSES_BY_PROOF_CHECK, PROOF_CHECK_IDS, sentIn } from "../../../shared/webhook/proof-checks.ts";
import { causeWording } from "../../../shared/wording/checks.ts";
import { findingText } from "../../../shared/wording/findings.ts";
import { endpointVerdict } from "../../../shared/wording/verdicts.ts";
import {
  DIFFERENT_ENDPOINTS,
  ENDPOINTS,
  reportOf,
  type SeenEndpoint,
} from "../../support/plain-words/endpoint.ts";
import { wrongBetween, wrongInCheck, wrongInVerdict } from "../../support/plain-words/endpoint-rules.ts";
import { keysIn, unmarked } from "../../support/plain-words/marked.ts";
import { mistaken } from "../../support/plain-words/mistaken.ts";
import { faultsOf, foreignIn } from "../../support/plain-words/plain-text.ts";
import { MARKING_WINDOW } from "../../support/plain-words/window-words.ts";

type Words = (typeof MARKING_WINDOW)["en"];
function windowTexts(t: Words, seen: SeenEndpoint): readonly string[] {
  const report = reportOf(seen);
  return [
    endpointTitle(t, report),
    endpointWord(t, report).word,
    ...(seen.checks.some(({ cause }) => cause === "not-asked")
      ? [t("window.webhooks.endpoint.verdict.notAsked")]
      : []),
  ];
}

function terminalTexts(t: Words, { checks }: SeenEndpoint): readonly string[] {
  const count = (status: string): number => checks.filter((one) => one.status === status).length;
  return Object.values(
    endpointVerdict(t, {
      failed: count("fail"),
      warned: count("warn"),
      skipped: count("skip"),
      sent: sentIn(checks),
      caFileUsed: false,
    }),
  );
}

/** One check as it is shown: what was found, what that means and what to do. */
const textsOf = (t: Words, check: CheckResult): readonly string[] => [
  findingText(t, check),
  ...Object.values(checkCause(t, check.cause, check.id) ?? {}),
];

function wrong(t: Words, tell: (seen: SeenEndpoint) => readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const seen of DIFFERENT_ENDPOINTS)
    for (const what of tell(seen)) if (!found.has(what)) found.set(what, `${what}\n    ${seen.key}`);
  return [...found.values()];
}

const inVerdicts = (t: Words) => (seen: SeenEndpoint) => [
  ...wrongInVerdict(windowTexts(t, seen), seen),
  ...wrongInVerdict(terminalTexts(t, seen), seen),
];
const inChecks = (t: Words) => (seen: SeenEndpoint) => [
  ...seen.checks.flatMap((check) =>
    wrongInCheck(textsOf(t, check), check, seen.posted[check.id] ?? [], seen).map(
      (what) => `${check.id}: ${what}`,
    ),
  ),
  ...wrongBetween(keysIn(seen.checks.flatMap((check) => textsOf(t, check)).join("\n")), seen),
];

describe("[ZX8] nothing that is said of an endpoint check contradicts anything else there, or what was sent and answered:", () => {
  test("its title and its verdict, in window and terminal", () => {
    expect(wrong(MARKING_WINDOW.en, inVerdicts(MARKING_WINDOW.en))).toEqual([]);
  });

  test("each of its checks", () => {
    expect(wrong(MARKING_WINDOW.en, inChecks(MARKING_WINDOW.en))).toEqual([]);
  });

  test("the checks that are counted in its title are those that are counted beside the list", () => {
    const counts = DIFFERENT_ENDPOINTS.map((seen) => {
      const numbers = (text: string): readonly number[] => (unmarked(text).match(/\d+/gu) ?? []).map(Number);
      const [failed, of] = numbers(endpointTitle(MARKING_WINDOW.en, reportOf(seen)));
      const [passed, all] = numbers(passedWords(MARKING_WINDOW.en, seen.checks));
      return { key: seen.key, failed, of, passed, all };
    });
    expect(
      counts.filter(
        ({ failed, of, passed = 0, all = 0 }) =>
          failed !== undefined && (of !== all || failed + passed > all),
      ),
    ).toEqual([]);
  });

  test("each cause of each check has what happened and what to do, in whole sentences of each language", () => {
    const faults = LANGUAGES.flatMap((language) =>
      PROOF_CHECK_IDS.filter((id) => id.startsWith("endpoint.")).flatMap((id) =>
        CAUSES_BY_PROOF_CHECK[id].flatMap((cause) => {
          const words = causeWording(MARKING_WINDOW[language], cause, id);
          if (words === undefined) return [`${id} ${cause} has no words`];
          return Object.values(words)
            .map(unmarked)
            .flatMap((text) => foreignIn(text, language));
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  test.each(["en", "es"] as const)(
    "its verdict is whole sentences, and no name for scripts is shown, in %s",
    (language) => {
      const t = MARKING_WINDOW[language];
      const texts = new Set(DIFFERENT_ENDPOINTS.flatMap((seen) => terminalTexts(t, seen)).map(unmarked));
      const found = new Set(
        DIFFERENT_ENDPOINTS.flatMap(({ checks }) => checks.map((check) => unmarked(findingText(t, check)))),
      );
      expect([
        ...[...texts].flatMap((text) => faultsOf(text, language)),
        ...[...found].flatMap((text) => foreignIn(text, language)),
      ]).toEqual([]);
    },
  );
});

test("[ZX8] the results are all there are: each cause of each check", () => {
  const met = new Set(
    ENDPOINTS.flatMap(({ checks }) => checks.map(({ id, cause }) => `${id} ${cause ?? ""}`)),
  );
  const all = PROOF_CHECK_IDS.filter((id) => id.startsWith("endpoint.")).flatMap((id) =>
    CAUSES_BY_PROOF_CHECK[id].map((cause) => `${id} ${cause}`),
  );
  // How long answers take is no part of this.
  expect(all.filter((one) => !met.has(one) && !one.startsWith("endpoint.latency slow"))).toEqual([]);
});

describe("[ZX6] a mistake in the words of an endpoint check is noticed:", () => {
  test.each<readonly [what: string, key: WindowKey, put: WindowKey]>([
    [
      "nothing sent is ready",
      "window.webhooks.endpoint.headline.unsent",
      "window.webhooks.endpoint.headline.ready",
    ],
    ["partly is ready", "verdicts.endpoint.partly", "verdicts.endpoint.ready"],
    ["nothing sent is sent", "verdicts.endpoint.nothingSent", "verdicts.endpoint.sent"],
    ["one is none", "verdicts.endpoint.unsignedSent", "verdicts.endpoint.nothingSent"],
    [
      "silence is a rejection",
      "endpointCauses.not-allowed.happened",
      "endpointCauses.secret-not-given.happened",
    ],
    ["a failure is none", "verdicts.endpoint.notReady", "verdicts.endpoint.ready"],
    ["no connection is silence", "endpointFindings.notAsked", "endpointFindings.sending.refused"],
  ])("%s", (_what, key, put) => {
    const t = mistaken(MARKING_WINDOW.en, key, { key: put });
    expect([...wrong(t, inVerdicts(t)), ...wrong(t, inChecks(t))]).not.toEqual([]);
  });
});
