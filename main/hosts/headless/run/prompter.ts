import type { Confirmation } from "../../../../shared/migration/confirmation.ts";
import { COVERED_BY_YES } from "../../../../shared/migration/confirmation.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { parseRegistrationCode } from "../../../../shared/pin.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { isNumberTyped } from "../../../../shared/typed-number.ts";
import {
  agreesWith,
  phraseToType,
  type PhraseQuestion,
  type Question,
} from "../../../../shared/wording/confirmations.ts";
import { isCodeSpent } from "../../../../shared/wording/phases.ts";
import { questionOf } from "../../../../shared/wording/questions.ts";
import { waiverWords } from "../../../../shared/wording/recovery-waiver.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import type { Prompter } from "../../../core/batch/run-to-rest.ts";
import type { CliSession } from "../cli-session.ts";
import { terminalEnglish, type TerminalTranslate } from "../terminal/translate.ts";
import { visibleSentence } from "../terminal/visible.ts";

/** Answers nothing, so each question stops the command. */
const nobody: Prompter = {
  confirm: async () => undefined,
  code: async () => undefined,
  waiver: async () => undefined,
};

/**
 * The prompter of a session: --yes for what it covers, otherwise the terminal if the session is interactive.
 * `codesAsked` is how many codes the command has already asked for.
 */
export function prompterOf(
  session: CliSession,
  options: { readonly yes?: boolean; readonly codesAsked?: number },
): Prompter {
  const asked = session.interactive ? atTerminal(session, options.codesAsked ?? 0) : nobody;
  return {
    confirm: async (what, run) =>
      options.yes === true && COVERED_BY_YES[what] ? "yes-option" : asked.confirm(what, run),
    code: asked.code,
    // Never covered by --yes.
    waiver: asked.waiver,
  };
}

/** Maximum number of codes that one command asks for: too many wrong codes block entry for a while. */
const MOST_CODES = 3;

function atTerminal(session: CliSession, codesAsked: number): Prompter {
  const { t } = session.report;
  const shown = (text: string): string => visibleSentence(t, text);
  const begun = session.host.clock.now();
  let asked = codesAsked;
  return {
    async confirm(what, run) {
      const question = questionOf(t, run, what);
      const lines = [...question.about.map((line) => `  ${line}`), question.why];
      session.report.say(
        [
          session.report.paint.say("bold", shown(question.title)),
          ...lines.map((line) => `  ${shown(line)}`),
        ].join("\n"),
      );
      return (await ASK[what](session, run, question)) === true ? "person" : undefined;
    },
    async code(run) {
      if (!isWorthAsking(run, { since: begun, now: session.host.clock.now() })) return undefined;
      if (asked >= MOST_CODES) {
        session.report.say(t("terminal.prompts.codesSpent", { count: MOST_CODES }));
        return undefined;
      }
      asked += 1;
      return askForCode(session, run);
    },
    waiver: () => askForWaiver(session),
  };
}

/** Can a code that is typed now help? `since` is when the command began. */
function isWorthAsking(
  { phase }: RunSnapshot,
  { since, now }: { readonly since: number; readonly now: number },
): boolean {
  if (phase.kind !== "awaiting-code" || isCodeSpent(phase)) return false;
  if (phase.guessAt !== undefined && Date.parse(phase.guessAt) > now) return false;
  // If this command's last code was not processed, the next one would not be either.
  return phase.notTaken === undefined || Date.parse(phase.notTaken.evidence.at) < since;
}

/** Asks at the terminal for a migration's registration code; undefined if canceled or the input ends. */
export async function askForCode(
  { host, report: { t } }: CliSession,
  { spoken, phase }: RunSnapshot,
): Promise<Redacted<string> | undefined> {
  const question =
    phase.kind !== "awaiting-code"
      ? t("terminal.prompts.code", { spoken })
      : isCodeSpent(phase)
        ? t("terminal.prompts.codeExpired", { spoken })
        : t("terminal.prompts.codeUntil", { spoken, until: localTime(t, phase.expiresAt) });
  const typed = await host.prompts.text(question, (text) =>
    parseRegistrationCode(text).ok ? undefined : t("terminal.prompts.codeForm"),
  );
  const code = typed === undefined ? undefined : parseRegistrationCode(typed);
  return code?.ok === true ? code.value : undefined;
}

/** Asks at the terminal whether a person goes without a recovery key. */
async function askForWaiver({ report, host }: CliSession): Promise<string | undefined> {
  const { t } = report;
  const { title, why, label, agrees } = waiverWords(t);
  const english = waiverWords(terminalEnglish);
  report.say(
    [report.paint.say("bold", title), `  ${why}`, `  ${t("terminal.prompts.createKey")}`].join("\n"),
  );
  return host.prompts.text(t("terminal.prompts.stopHere", { question: label }), (text) =>
    agrees(text) || english.agrees(text) ? undefined : noMatch(t, terminalEnglish("recovery.waiver.word")),
  );
}

type Ask = (session: CliSession, run: RunSnapshot, question: Question) => Promise<boolean | undefined>;

// Riskier confirmations require more typing: yes, the number's digits, or the reported display name.
const ASK: Readonly<Record<Confirmation, Ask>> = {
  warnings: ({ host, report: { t } }) => host.prompts.yes(t("terminal.prompts.continue")),
  "sending-paused": ({ host, report: { t } }) => host.prompts.yes(t("terminal.prompts.paused")),
  "point-of-no-return": (session, run) =>
    typed(session, session.report.t("terminal.prompts.digits", { spoken: run.spoken }), (text) =>
      isNumberTyped(text, run.number),
    ),
  "recent-register": phrase("recent-register"),
  "refused-pin": phrase("refused-pin"),
  "older-registration": phrase("older-registration"),
  "wipe-override": phrase("wipe-override"),
  "display-name": (session, run) =>
    typed(
      session,
      session.report.t("terminal.prompts.reportedName"),
      (text) => text.trim() === (run.displayName?.reported ?? "").trim(),
    ),
};

/** The phrase of the language, or the English one: not every keyboard has the letters of each language. */
function phrase(what: PhraseQuestion): Ask {
  return (session) => {
    const { label, word } = phraseToType(session.report.t, what);
    const { word: english } = phraseToType(terminalEnglish, what);
    const agrees = (text: string): boolean => agreesWith(word, text) || agreesWith(english, text);
    return typed(session, label, agrees, english);
  };
}

async function typed(
  { host, report: { t } }: CliSession,
  question: string,
  agrees: (text: string) => boolean,
  english?: string,
): Promise<boolean> {
  const answer = await host.prompts.text(t("terminal.prompts.stopHere", { question }), (text) =>
    agrees(text) ? undefined : noMatch(t, english),
  );
  return answer !== undefined;
}

/** What is said to a text that doesn't match. `english` is a phrase that may be typed instead. */
function noMatch(t: TerminalTranslate, english?: string): string {
  return english === undefined || t.language === "en"
    ? t("terminal.prompts.noMatch")
    : t("terminal.prompts.noMatchOr", { phrase: english });
}
