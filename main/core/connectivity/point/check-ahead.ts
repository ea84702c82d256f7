import { err, ok, type Result } from "../../../../shared/result.ts";
import type { ProblemOf } from "../../../../shared/rpc/api.ts";
import { shownAddress } from "../../checks/words.ts";
import type { Chosen, Production } from "../choose-level.ts";
import type { TestsDeps } from "../deps.ts";
import { servingPlace } from "../judge-production.ts";
import { testRecords, type ReplacedRecord } from "../records.ts";
import type { OpenTarget } from "../target.ts";
import type { PointRequest } from "./callback-request.ts";

type Problem = ProblemOf<"points.start">;
type Wanted = Pick<PointRequest, "confirmed" | "kept">;

/**
 * Checks the current callback URL before anything is opened, so that a missing confirmation or token is
 * requested before any change is sent. Other problems are reported by the later steps.
 */
export async function checkAhead(
  deps: TestsDeps,
  target: OpenTarget,
  wanted: Wanted,
): Promise<Result<null, Problem>> {
  if ((await target.hasNumber()) === false) return ok(null);
  const choice = await target.choose(wanted.kept.request.level);
  if (choice.kind === "refuse" || isOurs(deps, choice.before.address)) return ok(null);
  if (needsWord(deps, target, wanted, choice.production)) return err(wordNeeded(choice));
  const needsToken = (await target.level(choice.level))?.needsToken === true;
  const { address } = choice.before;
  if (!needsToken || address === undefined || isKept(deps, wanted)) return ok(null);
  return err({ kind: "tokenNotKept", level: choice.level, before: shownAddress(address) });
}

/**
 * Stops before replacing a callback URL of our own: no verify token exists for it, and no production depends
 * on it.
 */
function isOurs({ ports }: TestsDeps, address: string | undefined): boolean {
  if (address === undefined) return false;
  const holder = testRecords(ports.dataDir, ports.stateDir).holderOf(address);
  return !holder.ok || holder.value !== undefined;
}

/**
 * The same check before a standing callback is resumed: the confirmation given at its start does not
 * cover a different production URL.
 */
export async function checkAgain(
  deps: TestsDeps,
  target: OpenTarget,
  wanted: Wanted,
  replaced: Pick<ReplacedRecord, "level" | "before">,
): Promise<Result<null, Problem>> {
  if (wanted.confirmed) return ok(null);
  const production = await productionUnder(target, replaced);
  return needsWord(deps, target, wanted, production)
    ? err(wordNeeded({ level: replaced.level, production }))
    : ok(null);
}

/** Where the number's notifications would go if the previous callback URL were restored. */
export async function productionUnder(
  target: Pick<OpenTarget, "below">,
  { level, before }: Pick<ReplacedRecord, "level" | "before">,
): Promise<Production> {
  return before === undefined ? target.below(level) : { kind: "at", address: before };
}

function wordNeeded({ level, production }: Pick<Chosen, "level" | "production">): Problem {
  const to = production.kind === "at" ? { to: shownAddress(production.address) } : {};
  return { kind: "wordNeeded", level, ...to };
}

/** Whether production would miss what arrives here and the user has not confirmed that. */
export function needsWord(
  deps: Pick<TestsDeps, "receivers">,
  target: Pick<OpenTarget, "receiver" | "source">,
  { confirmed, kept }: Pick<PointRequest, "confirmed" | "kept">,
  production: Production,
): boolean {
  if (confirmed || production.kind === "nowhere") return false;
  if (production.kind === "unknown") return true;
  // A separate check, before anything is replaced, decides whether copies can go to that URL.
  return !kept.request.forward && servingPlace(deps, target, production) === undefined;
}

/** Whether the next process can get the verify token again. */
function isKept({ vault }: TestsDeps, { kept }: Wanted): boolean {
  return kept.tokenFile !== undefined || vault.state() === "open";
}
