import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import type { Meaning } from "../status/StatusMark.tsx";
import { outcomeOfTest } from "../../../shared/webhook/test-outcome.ts";

const MEANINGS = {
  arrives: "proven",
  unsigned: "proven",
  unchecked: "attention",
  "does-not-arrive": "stopped",
  rejected: "stopped",
} as const satisfies Partial<Record<ReturnType<typeof outcomeOfTest>, Meaning>>;

/** The result of a webhook test that told something; undefined for one that did not. */
export function testInWords(
  t: WindowTranslate,
  test: TestState,
): { readonly meaning: Meaning; readonly word: string } | undefined {
  if (test.phase !== "ended") return undefined;
  const outcome = outcomeOfTest(test);
  switch (outcome) {
    case "arrives":
    case "unchecked":
    case "unsigned":
    case "does-not-arrive":
    case "rejected":
      return { meaning: MEANINGS[outcome], word: t(`window.overview.tiles.webhook.${outcome}`) };
    default:
      return undefined;
  }
}
