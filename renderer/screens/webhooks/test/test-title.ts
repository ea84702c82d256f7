import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { outcomeOfTest } from "../../../../shared/webhook/test-outcome.ts";
import type { WindowTranslate } from "../../../wording/window-translate.ts";

/** What a webhook test waits for, or how it ended, in one sentence. */
export function testTitle(t: WindowTranslate, test: TestState | undefined): string {
  if (test === undefined) return t("window.webhooks.test.title");
  if (test.phase !== "ended") return t(`window.webhooks.test.phase.${test.phase}`);
  // A title has no full stop.
  return t(`window.webhooks.test.verdict.${outcomeOfTest(test)}.what`).replace(/\.$/, "");
}
