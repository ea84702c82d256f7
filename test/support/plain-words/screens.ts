import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { HINTS } from "../../../main/hosts/headless/run/hints.ts";
import { resultOf, type Next } from "../../../main/hosts/headless/run/result-line.ts";
import { hintFacts } from "../../../main/hosts/headless/run/show-result.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { heldWords, resultWords } from "../../../shared/wording/run-words.ts";
import type { ThreeParts } from "../../../shared/wording/three-parts.ts";
import type { Translate } from "../../../shared/wording/translate.ts";
import { keysIn } from "./marked.ts";

/** What is shown of a stop at once: which sentences, and what can be done. */
export type WordedScreen = {
  readonly keys: readonly string[];
  /** The command that the terminal offers. */
  readonly command?: Next;
  /** The sentences on the window's filled buttons. */
  readonly primary?: readonly string[];
  /** True if what comes next happens by itself, or a panel of its own says what a person does. */
  readonly isAutomatic?: boolean;
};

export type TerminalScreen = WordedScreen & { readonly parts: ThreeParts; readonly hint: string | undefined };

/** What a command says at its end, or `status` about a migration that another process works on. */
export function terminalScreen(t: Translate, run: RunSnapshot): TerminalScreen {
  const isHeld = run.held && run.phase.kind !== "ended";
  const parts = isHeld ? heldWords(t, run) : resultWords(t, run);
  const command = isHeld ? "wait" : resultOf(run).next;
  const hint = HINTS[command](
    { run: run.run, pairLabel: run.pairLabel, ...hintFacts(run, {}) },
    terminalEnglish,
  );
  return { parts, keys: keysIn(Object.values(parts).join("\n")), command, hint };
}
