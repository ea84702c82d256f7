import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { runWords } from "../../../shared/wording/run-words.ts";
import { durationInWords } from "../../../shared/wording/times.ts";
import type { WindowSay } from "../../wording/window-say.ts";

/** How a move ended, in one sentence. */
export function endSentence(say: WindowSay, run: RunSnapshot): string {
  return runWords(say, run).what;
}

/** How it is known where the number is, in one word. */
export function proofWord(say: WindowSay, run: RunSnapshot): string {
  return say(`proofs.${run.proof}.word`);
}

/** From its opening to its end. */
export function durationWords(say: WindowSay, { openedAt, updatedAt }: RunSnapshot): string {
  return durationInWords(say, Date.parse(updatedAt) - Date.parse(openedAt));
}
