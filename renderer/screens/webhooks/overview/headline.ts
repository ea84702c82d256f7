import type { Meaning } from "../../../components/status/StatusMark.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import type { Answer } from "./answer.ts";

/** What is known of the webhooks of a workspace in one sentence. */
export type WebhookHeadline = {
  readonly title: string;
  readonly certainty?: { readonly meaning: Meaning; readonly word: string };
  /** When the oldest result that the sentence rests on was found; ISO 8601. */
  readonly oldest?: string;
};

const ARRIVE: ReadonlySet<Answer["kind"]> = new Set(["arrives", "unsigned"]);
const UNTOLD: ReadonlySet<Answer["kind"]> = new Set(["others", "inconclusive", "stopped", "interrupted"]);

/**
 * Says whether webhooks arrive, failures first. Only a test that received a message confirms it, and only for its own
 * number.
 */
export function webhookHeadline(t: WindowTranslate, answers: readonly Answer[]): WebhookHeadline {
  const of = (kind: Answer["kind"]): readonly Answer[] => answers.filter((one) => one.kind === kind);
  const failed = of("does-not-arrive");
  const count = answers.length;
  if (failed.length > 0)
    return {
      title:
        count === 1
          ? t("window.webhooks.headline.fails")
          : t("window.webhooks.headline.failSome", { failed: failed.length, count }),
      certainty: { meaning: "stopped", word: t("window.meaning.stopped") },
      ...oldestOf(failed),
    };
  if (of("under-way").length > 0)
    return {
      title: t("window.webhooks.headline.underWay"),
      certainty: { meaning: "busy", word: t("window.meaning.busy") },
    };
  const good = answers.filter(({ kind }) => ARRIVE.has(kind));
  if (good.length > 0)
    return good.length === count
      ? {
          title: t("window.webhooks.headline.arrive"),
          // The on-premises client signs nothing, so what it delivers proves no sender.
          certainty: good.some(({ kind }) => kind === "unsigned")
            ? { meaning: "pending", word: t("window.events.signature.missing") }
            : { meaning: "proven", word: t("window.overview.certainty.proven") },
          ...oldestOf(good),
        }
      : {
          title: t("window.webhooks.headline.arriveSome", { good: good.length, count }),
          certainty: { meaning: "pending", word: t("window.webhooks.headline.notAll") },
          ...oldestOf(good),
        };
  const unchecked = of("unchecked");
  if (unchecked.length > 0)
    return {
      title: t("window.webhooks.headline.unchecked"),
      certainty: { meaning: "attention", word: t("window.meaning.attention") },
      ...oldestOf(unchecked),
    };
  const rejected = of("rejected");
  if (rejected.length > 0)
    return {
      title: t("window.webhooks.headline.rejected"),
      certainty: { meaning: "stopped", word: t("window.meaning.stopped") },
      ...oldestOf(rejected),
    };
  // Tested, and not told.
  const untold = answers.filter(({ kind }) => UNTOLD.has(kind));
  if (untold.length > 0)
    return {
      title: t("window.webhooks.headline.unknown"),
      certainty: { meaning: "unknown", word: t("window.meaning.unknown") },
      ...oldestOf(untold),
    };
  if (of("something-came").length > 0) return { title: t("window.webhooks.headline.something") };
  return count === 0
    ? { title: t("window.webhooks.overview.title") }
    : { title: t("window.webhooks.headline.notTested") };
}

function oldestOf(answers: readonly Answer[]): Pick<WebhookHeadline, "oldest"> {
  const [oldest] = answers.flatMap((one) => ("at" in one ? [one.at] : [])).sort();
  return oldest === undefined ? {} : { oldest };
}
