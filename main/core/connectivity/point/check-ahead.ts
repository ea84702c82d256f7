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
type Wanted = Pick<PointRequest, "confirmed" | "kept" | "token">;

/**
 * Looks at what stands before anything is opened, so that whatever needs a person is asked for while nothing has been
 * sent. What else may stand in the way is told by the callback's own lines.
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

/** Nobody has a token for an address of ours, and nobody goes without what comes to it. */
function isOurs({ ports }: TestsDeps, address: string | undefined): boolean {
  if (address === undefined) return false;
  const holder = testRecords(ports.dataDir, ports.stateDir).holderOf(address);
  return !holder.ok || holder.value !== undefined;
}

/** The same before one is gone on with: what it was begun with is no word for what it goes on without. */
export async function checkAgain(
  deps: TestsDeps,
  target: OpenTarget,
  wanted: Wanted,
  borrowed: Pick<ReplacedRecord, "level" | "before">,
): Promise<Result<null, Problem>> {
  if (wanted.confirmed) return ok(null);
  const production = await productionUnder(target, borrowed);
  return needsWord(deps, target, wanted, production)
    ? err(wordNeeded({ level: borrowed.level, production }))
    : ok(null);
}

/** Where a number's notifications would go if what is borrowed were given back. */
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

/** Would production go without what comes here, and nobody has said that it may? */
export function needsWord(
  deps: Pick<TestsDeps, "receivers">,
  target: Pick<OpenTarget, "receiver" | "source">,
  { confirmed, kept }: Pick<PointRequest, "confirmed" | "kept">,
  production: Production,
): boolean {
  if (confirmed || production.kind === "nowhere") return false;
  if (production.kind === "unknown") return true;
  // Whether copies can go to that address is judged before anything is borrowed.
  return !kept.request.forward && servingPlace(deps, target, production) === undefined;
}

/** Can the next process have the owner's token again? */
function isKept({ vault }: TestsDeps, { kept }: Wanted): boolean {
  return kept.tokenFile !== undefined || vault.state() === "open";
}
