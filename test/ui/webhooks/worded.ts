import { adviceAfter, resultOfTest } from "../../../main/hosts/headless/commands/webhooks/test-result.ts";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { answerOf } from "../../../renderer/screens/webhooks/overview/answer.ts";
import { webhookHeadline } from "../../../renderer/screens/webhooks/overview/headline.ts";
import { restorationWords } from "../../../renderer/screens/webhooks/test/restoration-words.ts";
import { testTitle } from "../../../renderer/screens/webhooks/test/test-title.ts";
import { checkCause } from "../../../renderer/wording/check-remedy.ts";
import type { WindowTranslate } from "../../../renderer/wording/window-translate.ts";
import type { CheckResult } from "../../../shared/checks/result.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { outcomeOfTest } from "../../../shared/webhook/test-outcome.ts";
import { causeWording } from "../../../shared/wording/checks.ts";
import { findingText } from "../../../shared/wording/findings.ts";
import { replyWords } from "../../../shared/wording/reply-words.ts";
import type { Translate } from "../../../shared/wording/translate.ts";

/** Everything that the window says of a test that has ended, on its own screen and on the overview; what is folded is left out. */
export function windowTexts(t: WindowTranslate, test: TestState): readonly string[] {
  const restored = restorationWords(t, test);
  const answer = answerOf(test, undefined);
  return [
    testTitle(t, test),
    t(`window.webhooks.test.verdict.${outcomeOfTest(test)}.next`),
    restored?.what ?? "",
    restored?.next ?? "",
    ...checksOf(test).flatMap((check) => [
      findingText(t, check),
      ...(check.status === "fail" ? Object.values(checkCause(t, check.cause, check.id) ?? {}) : []),
    ]),
    ...test.arrivals.map(({ signature = "unchecked" }) =>
      t(`window.webhooks.test.arrivals.signature.${signature}`),
    ),
    ...replyTexts(t, test),
    t(`window.webhooks.answer.${answer.kind}`),
    webhookHeadline(t, [answer]).title,
  ];
}

/** Everything that the terminal says of a test that has ended. */
export function terminalTexts(t: Translate, test: TestState): readonly string[] {
  const { what, works } = resultOfTest(t, test);
  return [
    ...checksOf(test).flatMap((check) => [
      findingText(t, check),
      ...(check.status === "fail" || check.status === "warn"
        ? Object.values(causeWording(t, check.cause, check.id) ?? {})
        : []),
    ]),
    ...replyTexts(t, test),
    what,
    works,
  ];
}

/** Whether the terminal then names the command that restores. */
export function namesRestore(test: TestState): boolean {
  return adviceAfter(terminalEnglish, test).includes("switchover webhooks restore");
}

function checksOf({ steps }: TestState): readonly CheckResult[] {
  return steps.flatMap(({ check }) => (check === undefined ? [] : [check]));
}

function replyTexts(t: Translate, { side, reply }: TestState): readonly string[] {
  if (reply?.state !== "ended") return [];
  const { what, why = "" } = replyWords(t, side, reply);
  return [what, why];
}
