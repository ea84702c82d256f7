import type { Confirmation } from "../../../../shared/migration/confirmation.ts";
import { COVERED_BY_YES } from "../../../../shared/migration/confirmation.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { parseRegistrationCode } from "../../../../shared/pin.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import {
  agreesWith,
  phraseToType,
  type PhraseQuestion,
  type Question,
} from "../../../../shared/wording/confirmations.ts";
import { isCodeSpent } from "../../../../shared/wording/phases.ts";
import { questionOf } from "../../../../shared/wording/questions.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import { waiverWords } from "../../../../shared/wording/recovery-waiver.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import type { Prompter } from "../../../core/batch/run-to-rest.ts";
import type { CliSession } from "../cli-session.ts";
import { visible } from "../terminal/visible.ts";

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
  const begun = session.host.clock.now();
  let asked = codesAsked;
  return {
    async confirm(what, run) {
      const question = questionOf(translateToEnglish, run, what);
      const lines = [...question.about.map((line) => `  ${line}`), question.why];
      session.report.say(
        [
          session.report.paint.say("bold", visible(question.title)),
          ...lines.map((line) => `  ${visible(line)}`),
        ].join("\n"),
      );
      return (await ASK[what](session, run, question)) === true ? "person" : undefined;
    },
    async code(run) {
      if (!isWorthAsking(run, { since: begun, now: session.host.clock.now() })) return undefined;
      if (asked >= MOST_CODES) {
        session.report.say(
          "3 codes were entered. Switchover doesn't ask for another now: too many wrong codes block entry for a while.",
        );
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
  { host }: CliSession,
  { spoken, phase }: RunSnapshot,
): Promise<Redacted<string> | undefined> {
  const until =
    phase.kind !== "awaiting-code"
      ? ""
      : isCodeSpent(phase)
        ? ". The last one has probably expired"
        : `, valid until ${localTime(translateToEnglish, phase.expiresAt)}`;
  const typed = await host.prompts.text(`Registration code for ${spoken}${until} (Esc: later)`, (text) =>
    parseRegistrationCode(text).ok ? undefined : "A registration code has 6 digits, such as 123-456.",
  );
  const code = typed === undefined ? undefined : parseRegistrationCode(typed);
  return code?.ok === true ? code.value : undefined;
}

/** Asks at the terminal whether a person goes without a recovery key. */
async function askForWaiver({ report, host }: CliSession): Promise<string | undefined> {
  const { title, why, label, agrees } = waiverWords(translateToEnglish);
  report.say(
    [
      report.paint.say("bold", title),
      `  ${why}`,
      "  To create a key instead: switchover vault recovery --out FILE",
    ].join("\n"),
  );
  return host.prompts.text(`${label} (Esc: stop here)`, (text) =>
    agrees(text) ? undefined : "That doesn't match.",
  );
}

type Ask = (session: CliSession, run: RunSnapshot, question: Question) => Promise<boolean | undefined>;

// Riskier confirmations require more typing: yes, the number's digits, or the reported display name.
const ASK: Readonly<Record<Confirmation, Ask>> = {
  warnings: ({ host }) => host.prompts.yes("Continue?"),
  "sending-paused": ({ host }) => host.prompts.yes("Is all sending through this number paused?"),
  "point-of-no-return": ({ host }, run) =>
    typed(
      host.prompts,
      `Type the number's digits to continue: ${run.spoken}`,
      (text) => text.replace(/\D/g, "") === run.number.replace(/\D/g, ""),
    ),
  "recent-register": phrase("recent-register"),
  "refused-pin": phrase("refused-pin"),
  "older-registration": phrase("older-registration"),
  "wipe-override": phrase("wipe-override"),
  "display-name": ({ host }, run) =>
    typed(
      host.prompts,
      "Type the reported name to accept it",
      (text) => text.trim() === (run.displayName?.reported ?? "").trim(),
    ),
};

function phrase(what: PhraseQuestion): Ask {
  const { label, word } = phraseToType(translateToEnglish, what);
  return ({ host }) => typed(host.prompts, label, (text) => agreesWith(word, text));
}

async function typed(
  prompts: CliSession["host"]["prompts"],
  message: string,
  agrees: (text: string) => boolean,
): Promise<boolean> {
  const answer = await prompts.text(`${message} (Esc: stop here)`, (text) =>
    agrees(text) ? undefined : "That doesn't match.",
  );
  return answer !== undefined;
}
