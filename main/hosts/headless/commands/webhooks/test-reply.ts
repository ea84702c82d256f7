import { LANGUAGE_FACTS } from "../../../../../shared/language.ts";
import type { TestState } from "../../../../../shared/webhook/connectivity-test.ts";
import { replyWords } from "../../../../../shared/wording/reply-words.ts";
import type { ResultFacts } from "../../run/result-line.ts";
import type { CliSession } from "../../cli-session.ts";
import { terminalEnglish } from "../../terminal/translate.ts";
import { visible } from "../../terminal/visible.ts";

/** Prints the text that `--reply` will send, before anything starts. */
export function tellReplyText({ report }: CliSession): void {
  // The text itself is sent to a person in English, whatever the language of this terminal is.
  const text = terminalEnglish("connectivity.reply.text");
  report.say(`${report.t("connectivity.reply.told")}\n    ${text}`);
}

/** Prints the reply's progress: a JSON line for each status, and text for a person. */
export function tellReply(
  { report }: CliSession,
  { reply, side }: TestState,
  once: (key: string, tell: () => void) => void,
): void {
  if (reply === undefined) return;
  const { state, statuses, messageId, to } = reply;
  if (state === "sending" && to !== undefined)
    once("reply to", () => report.say(report.t("connectivity.reply.to", { digits: to.replace("…", "") })));
  for (const { status, afterMs } of statuses)
    once(`reply ${status}`, () => {
      report.line("reply", { messageId, status, afterMs });
      const { locale } = LANGUAGE_FACTS[report.t.language];
      const span = `${(afterMs / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })} s`;
      report.show(report.t("connectivity.reply.status", { status: visible(status), span }));
    });
  if (state !== "ended") return;
  const { what, why, said, cause, advice } = replyWords(report.t, side, reply);
  once("reply ended", () =>
    report.say(
      [[what, why].join(" ").trim(), said === undefined ? undefined : visible(said), cause, advice]
        .filter((line) => line !== undefined)
        .join("\n    "),
    ),
  );
}

/** The result's members about sending, if `--reply` was given; "unknown" if no reply was sent. */
export function sendingFacts(state: TestState | undefined, wanted: boolean): Partial<ResultFacts> {
  if (!wanted) return {};
  const { sending = "unknown", reason } = state?.reply ?? {};
  return { sending, ...(reason === undefined ? {} : { sendingReason: reason }) };
}
