import { LANGUAGE_FACTS } from "../../../../../shared/language.ts";
import type { Client } from "../../../../../shared/rpc/client.ts";
import type { CopyTry, ReceiverState } from "../../../../../shared/webhook/receiver.ts";
import { localTime } from "../../../../../shared/wording/times.ts";
import { inHelpLanguage } from "../../terminal/help-words.ts";
import { onLine } from "../../terminal/on-line.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible } from "../../terminal/visible.ts";
import type { Answering } from "./listen-input.ts";

type Copies = NonNullable<ReceiverState["copies"]>;

/** The input lines that a forwarding receiver accepts, for its help. */
export const FORWARDING_LINES = `
Commands it reads while it forwards, on a terminal or with --json:
  pause            pauses forwarding; new notifications wait
  resume           forwards waiting and new notifications
  status           shows how many are waiting
`;

/** Prints one attempt to forward a notification. */
export function tellCopy({ report }: CliSession, one: CopyTry): void {
  const { receiver: _terminal, ...rest } = one;
  report.line("copy", rest);
  if (report.json) return;
  const { outcome, status, failed, tries, nextAt, notification } = one;
  const { t } = report;
  const came = status === undefined ? (failed ?? t("terminal.received.noResponse")) : `${status}`;
  const known = { notification, attempt: tries, response: visible(came) };
  const [color, what] =
    outcome === "taken"
      ? (["green", t("terminal.received.copy.sent", known)] as const)
      : outcome === "given-up"
        ? (["red", t("terminal.received.copy.last", known)] as const)
        : nextAt === undefined
          ? (["red", t("terminal.received.copy.sent", known)] as const)
          : (["red", t("terminal.received.copy.again", { ...known, next: localTime(t, nextAt) })] as const);
  report.show(`${report.paint.show(color, "→")} ${what}`);
}

/** Prints how many notifications wait to be forwarded. */
export function tellCopies(
  { report }: CliSession,
  { waiting, others, paused, givenUp, nextAt }: Copies,
): void {
  report.line("copies", { waiting, others, paused, givenUp, ...(nextAt === undefined ? {} : { nextAt }) });
  if (report.json) return;
  const { t } = report;
  report.say(
    [
      ...(paused ? [t("terminal.received.copies.paused")] : []),
      t("terminal.received.copies.waiting", { number: waiting }),
      ...(others > 0 ? [t("terminal.received.copies.others", { number: others })] : []),
      ...(givenUp > 0 ? [t("terminal.received.copies.abandoned", { number: givenUp })] : []),
    ].join(" "),
  );
}

/**
 * Prints which status and delay replace the usual 200, and repeats it until the returned function is called.
 */
export function tellAnswering({ report }: CliSession, answering: Answering | undefined): () => void {
  if (answering === undefined) return () => undefined;
  const { status, afterMs = 0 } = answering;
  const tell = (): void => {
    report.line("answering", answering);
    if (report.json) return;
    const { locale } = LANGUAGE_FACTS[report.t.language];
    const seconds = (afterMs / 1_000).toLocaleString(locale, { maximumFractionDigits: 3 });
    const how = status === undefined ? "usual" : "status";
    const what = report.t(`terminal.received.answering.${how}${afterMs === 0 ? "" : "Late"}`, {
      status: status ?? "",
      seconds,
    });
    report.say(`${report.paint.say("yellow", "!")} ${what}`);
  };
  tell();
  const timer = setInterval(tell, REMIND_MS).unref();
  return () => clearInterval(timer);
}

const REMIND_MS = 60_000;

/**
 * Reads `pause`, `resume` and `status` from a terminal, or with --json; the returned function stops reading.
 */
export function obeyForwarding(session: CliSession, client: Client): () => void {
  const { report, interactive } = session;
  if (!interactive && !report.json) return () => undefined;
  const obey = async (line: string): Promise<void> => {
    const word = line.trim();
    if (word === "") return;
    if (word !== "pause" && word !== "resume" && word !== "status")
      return report.say((await inHelpLanguage(report.t.language, FORWARDING_LINES)).trim());
    const declared =
      word === "status"
        ? await client.call("webhooks.receivers", {})
        : await client.call("webhooks.declare", { receiver: "terminal", paused: word === "pause" });
    if (!declared.ok) return report.say(report.t("terminal.received.forwarding.unchanged"));
    const state = Array.isArray(declared.value)
      ? declared.value.find(({ receiver }) => receiver === "terminal")
      : declared.value;
    const paused = word === "status" ? undefined : word === "pause";
    if (state?.copies !== undefined)
      tellCopies(session, { ...state.copies, ...(paused === undefined ? {} : { paused }) });
  };
  let turn = Promise.resolve();
  return onLine((line) => {
    turn = turn.then(() => obey(line));
  });
}
