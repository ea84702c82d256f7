import { describe, expect, test } from "vitest";
import { ReplyReason, TEST_STEPS, TestState } from "../../../shared/webhook/connectivity-test.ts";
import { CAUSES_BY_PROOF_CHECK } from "../../../shared/webhook/proof-checks.ts";
import type { WindowKey } from "../../../renderer/wording/window-translate.ts";
import { keysIn, unmarked } from "../../support/plain-words/marked.ts";
import { mistaken } from "../../support/plain-words/mistaken.ts";
import { foreignIn } from "../../support/plain-words/plain-text.ts";
import { wrongAfterTest } from "../../support/plain-words/webhook-rules.ts";
import { namesRestore, terminalTexts, windowTexts } from "./worded.ts";
import { everyTestEnd, type SeenTest } from "../../support/plain-words/webhook-tests.ts";
import { MARKING_WINDOW } from "../../support/plain-words/window-words.ts";

const ENDS = everyTestEnd();
type Words = (typeof MARKING_WINDOW)["en"];

/** What is wrong, each once, with the first end that shows it. */
function wrong(tell: (seen: SeenTest) => readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const seen of ENDS)
    for (const what of tell(seen)) if (!found.has(what)) found.set(what, `${what}\n    ${seen.key}`);
  return [...found.values()];
}

const inWindow = (t: Words) => (seen: SeenTest) =>
  wrongAfterTest({ keys: keysIn(windowTexts(t, seen.test).join("\n")) }, seen);
const inTerminal = (t: Words) => (seen: SeenTest) =>
  wrongAfterTest(
    { keys: keysIn(terminalTexts(t, seen.test).join("\n")), namesRestore: namesRestore(seen.test) },
    seen,
  );

describe("[ZX3] nothing that is said of a webhook test that has ended contradicts anything else, or what became of the callback URL", () => {
  test("in the window", () => {
    expect(wrong(inWindow(MARKING_WINDOW.en))).toEqual([]);
  });

  test("in the terminal", () => {
    expect(wrong(inTerminal(MARKING_WINDOW.en))).toEqual([]);
  });

  test.each(["en", "es"] as const)("in whole sentences of one language, in %s", (language) => {
    const t = MARKING_WINDOW[language];
    expect(
      wrong(({ test: { steps, ...seen } }) =>
        windowTexts(t, { ...seen, steps: silent(steps) }).flatMap((text) =>
          foreignIn(unmarked(text), language),
        ),
      ),
    ).toEqual([]);
  });
});

/** Without what was found, which these tests tell in English alone. */
function silent(steps: TestState["steps"]): TestState["steps"] {
  return steps.map((step) =>
    step.check === undefined || step.check.said !== undefined
      ? step
      : { ...step, check: { ...step.check, found: "" } },
  );
}

describe("[ZX3] the ends are all there are:", () => {
  test("each verdict, each cause of each step, each reason of a reply, on both APIs", () => {
    const verdicts = new Set(ENDS.map(({ test: { side, verdict } }) => `${side} ${verdict ?? ""}`));
    const { side: sides, verdict: all } = TestState.shape;
    for (const side of sides.options)
      for (const verdict of all.unwrap().options) expect(verdicts).toContain(`${side} ${verdict}`);
    const causes = new Set(
      ENDS.flatMap(({ test: { steps } }) => steps.map(({ id, check }) => `${id} ${check?.cause ?? ""}`)),
    );
    expect(
      TEST_STEPS.flatMap((id) => CAUSES_BY_PROOF_CHECK[id].map((cause) => `${id} ${cause}`)).filter(
        (one) => !causes.has(one),
      ),
    ).toEqual([]);
    const reasons = new Set(ENDS.map(({ test: { reply } }) => reply?.reason));
    expect(ReplyReason.options.filter((reason) => !reasons.has(reason))).toEqual([]);
  });
});

describe("[ZX6] a mistake in the words of a webhook test is noticed:", () => {
  test.each<readonly [what: string, key: WindowKey, put: WindowKey]>([
    [
      "an unsigned message counts as arrived",
      "connectivity.verdicts.unchecked",
      "connectivity.verdicts.arrives",
    ],
    [
      "a wrong signature counts as nothing",
      "window.webhooks.answer.rejected",
      "window.webhooks.answer.does-not-arrive",
    ],
    [
      "what wasn't told counts as not tested",
      "window.webhooks.headline.unknown",
      "window.webhooks.headline.notTested",
    ],
    ["what others changed is to be restored", "connectivity.restoredChanged", "connectivity.restoredNo"],
    [
      "a certificate that is left is not told",
      "connectivity.restoredCertificate",
      "connectivity.restoredYes",
    ],
    ["what is not restored is told as restored", "connectivity.restoredNo", "connectivity.restoredYes"],
    ["no step restores it", "window.webhooks.test.restoredNoNext", "window.webhooks.test.restoring"],
  ])("%s", (_what, key, put) => {
    const t = mistaken(MARKING_WINDOW.en, key, { key: put });
    expect([...wrong(inWindow(t)), ...wrong(inTerminal(t))]).not.toEqual([]);
  });
});
