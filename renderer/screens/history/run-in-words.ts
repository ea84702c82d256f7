import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { runWords } from "../../../shared/wording/run-words.ts";
import { durationInWords } from "../../../shared/wording/times.ts";
import type { WindowSay } from "../../wording/window-say.ts";

/** How a move ended, in one sentence. */
export function endSentence(say: WindowSay, run: RunSnapshot): string {
  return runWords(say, run).what;
}

/** How it is known where the number is: what that rests on, in a few words. */
export function proofWord(say: WindowSay, { proof, basis }: RunSnapshot): string {
  if (proof === "none") return say("window.basis.none");
  return say(`window.basis.${proof === "attested" ? "person" : (basis ?? "older")}`);
}

/** From its opening to its end. */
export function durationWords(say: WindowSay, { openedAt, updatedAt }: RunSnapshot): string {
  return durationInWords(say, Date.parse(updatedAt) - Date.parse(openedAt));
}
