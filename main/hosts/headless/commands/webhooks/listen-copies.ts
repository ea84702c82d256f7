import type { Client } from "../../../../../shared/rpc/client.ts";
import type { CopyTry, ReceiverState } from "../../../../../shared/webhook/receiver.ts";
import { translateToEnglish } from "../../../../../shared/wording/translate.ts";
import { localTime } from "../../../../../shared/wording/times.ts";
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
  const came = status === undefined ? (failed ?? "no response") : `${status}`;
  const what = `forwarded notification ${notification}, attempt ${tries}: ${visible(came)}`;
  if (outcome === "taken") return report.show(`${report.paint.show("green", "→")} ${what}`);
  const then =
    outcome === "again"
      ? `; next attempt at ${nextAt === undefined ? "" : localTime(translateToEnglish, nextAt)}`
      : "; no more attempts: production didn't accept it";
  report.show(`${report.paint.show("red", "→")} ${what}${then}`);
}

/** Prints how many notifications wait to be forwarded. */
export function tellCopies(
  { report }: CliSession,
  { waiting, others, paused, givenUp, nextAt }: Copies,
): void {
  report.line("copies", { waiting, others, paused, givenUp, ...(nextAt === undefined ? {} : { nextAt }) });
  if (report.json) return;
  report.say(
    [
      `${paused ? "Paused. " : ""}${waiting} waiting to be forwarded`,
      ...(others > 0
        ? [`${others} from earlier starts for another URL, waiting for a start with that URL`]
        : []),
      ...(givenUp > 0 ? [`${givenUp} not forwarded, no more attempts`] : []),
    ].join("; ") + ".",
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
    const what = status === undefined ? "as usual" : `with ${status}`;
    const when = afterMs === 0 ? "" : `, after ${afterMs / 1_000} s`;
    report.say(
      `${report.paint.say("yellow", "!")} Every notification is answered ${what}${when}, as set by --answer-status and --answer-after. Notifications are still stored.`,
    );
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
      return report.say(FORWARDING_LINES.trim());
    const declared =
      word === "status"
        ? await client.call("webhooks.receivers", {})
        : await client.call("webhooks.declare", { receiver: "terminal", paused: word === "pause" });
    if (!declared.ok) return report.say("Forwarding couldn't be changed.");
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
