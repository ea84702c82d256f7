import { CHECK_IDS, type CheckCause, type CheckId } from "../checks/catalogue.ts";
import type { CheckResult } from "../checks/result.ts";
import { isKey, type Say } from "./say.ts";

/** A cause for people: what happened, and how to put it right. */
export type CauseWording = { readonly happened: string; readonly remedy: string };

/** A check's line. A core newer than these words may name a check that they do not know; then its id stands. */
export function checkTitle(say: Say, id: CheckResult["id"]): string {
  return isCheckId(id) ? say(`checks.${id}.title`) : id;
}

/** Why a check is looked at; undefined for one that these words do not know. */
export function checkWhy(say: Say, id: CheckResult["id"]): string | undefined {
  return isCheckId(id) ? say(`checks.${id}.why`) : undefined;
}

/** What to heed even where a check passes; undefined for most. */
export function checkHeed(say: Say, id: CheckResult["id"]): string | undefined {
  const key = `checks.${id}.heed`;
  return isKey(key) ? say(key) : undefined;
}

/** What a cause means and how it is put right; undefined for one that these words do not know. */
export function causeWording(say: Say, cause: string | undefined): CauseWording | undefined {
  if (cause === undefined || !isCause(cause)) return undefined;
  return { happened: say(`checkCauses.${cause}.happened`), remedy: say(`checkCauses.${cause}.remedy`) };
}

function isCheckId(id: string): id is CheckId {
  return (CHECK_IDS as readonly string[]).includes(id);
}

function isCause(cause: string): cause is CheckCause {
  return isKey(`checkCauses.${cause}.happened`);
}
