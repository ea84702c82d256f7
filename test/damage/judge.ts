import { isDeepStrictEqual } from "node:util";
import type { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import type { Damage } from "./damages.ts";
import type { Answer, Said } from "./what-is-said.ts";

/** Where the program told of damage: about the journal, the machine's record, the vault, or one question alone. */
export type Told = ReadonlySet<string>;

/** Finds every place in which the program tells of damage that it had not told of before. */
export function whatIsTold(before: Said, now: Said): Told {
  const told = new Set<string>();
  for (const [question, answer] of now) {
    if (!tells(answer, before.get(question))) continue;
    told.add(question);
    if (JSON.stringify(answer.problem ?? "").includes("machineState")) told.add("machine");
    else if (/^(migration|rows|storage|pin.history)/.test(question)) told.add("journal");
    else if (question.startsWith("vault.")) told.add("vault");
  }
  return told;
}

function tells(now: Answer, before: Answer | undefined): boolean {
  if (now.problem !== undefined) return before?.problem === undefined;
  const text = JSON.stringify(now.value);
  return (
    text !== JSON.stringify(before?.value) &&
    (/"damagedRows":[1-9]|"damaged":(\[\{|[1-9])|"setAside":"|"corrupted":true|"unreadRuns":[1-9]/.test(
      text,
    ) ||
      text === '"damaged"' ||
      (/^\[\{"run":"[^"]*","rows":/.test(text) && before?.value !== undefined))
  );
}

type Context = { readonly damage: Damage; readonly told: Told };

/** A change of an answer that nothing was told about. */
export type Change = {
  /** `stricter`: less is allowed or claimed than before. `silent`: anything else. */
  readonly kind: "silent" | "stricter";
  readonly what: string;
};

/** Every answer that changed without anything being told of damage, and every claim that grew under it. */
export function untoldChanges(before: Said, now: Said, context: Context): readonly Change[] {
  const changes: Change[] = [];
  for (const [question, was] of before) {
    const is = now.get(question);
    if (is === undefined || isDeepStrictEqual(plain(is), plain(was))) continue;
    const grown = grownClaim(question, was, is);
    if (grown !== undefined) changes.push({ kind: "silent", what: `${question}: ${grown}` });
    else if (!isExplained(question, is, context)) {
      const isStricter = STRICTER.test(question) && isNothingElse(question, was, is);
      changes.push({
        kind: isStricter ? "stricter" : "silent",
        what: `${question}: ${difference(was, is)}`,
      });
    }
  }
  return changes;
}

/** What may be lost without harm, as docs/architecture.md says: absent is fine, changed is not. */
const MAY_BE_LOST = new Set(["numbers.readings", "watch.state"]);
/** Files that hold what a person chose or what may be lost: an older copy of one, or none, is a restored backup. */
const A_PERSONS = /^data\/(settings|workspaces|webhooks|readings)\.json$|^data\/vault\//;
/** What rests on a journal that is told to be damaged may say less than before. */
const RESTS_ON_ALL = /^(chain|vault.unclaimed|migration.status|migration.unreadable|open|attempts|pins)/;
/** What rests on one run's rows alone. */
const RESTS_ON_ONE = /^(migration.story|migration.wayBack|rows|backup) (\S+)/;
/**
 * What a corrupted line of a ledger makes stricter by design: it counts as an attempt, a rejected PIN that can't be
 * compared, or a late move, whichever number it was of.
 */
const STRICTER = /^(migration.status|attempts|chain.of|pins)/;

/** True if nothing but that changed: no rejected PIN is forgotten, and a migration says the same otherwise. */
function isNothingElse(question: string, was: Answer, is: Answer): boolean {
  const refusals = ({ value }: Answer): number =>
    (value as { readonly here?: readonly unknown[] } | undefined)?.here?.length ?? 0;
  if (question.startsWith("pins")) return refusals(is) >= refusals(was);
  if (question !== "migration.status") return true;
  const withoutAttempts = (answer: Answer): unknown =>
    snapshots(answer).map((one) => ({ ...one, attempts: null }));
  return isDeepStrictEqual(plain(withoutAttempts(is)), plain(withoutAttempts(was)));
}

function isExplained(question: string, is: Answer, { damage, told }: Context): boolean {
  if (told.has(question)) return true;
  if (damage.isRestored && A_PERSONS.test(damage.path)) return true;
  if (MAY_BE_LOST.has(question) && JSON.stringify(is.value) === "[]") return true;
  if (RESTS_ON_ALL.test(question) && (told.has("journal") || told.has("machine"))) return true;
  const run = RESTS_ON_ONE.exec(question)?.[2];
  if (run !== undefined && (told.has(`rows ${run}`) || told.has("storage"))) return true;
  return question.startsWith("vault.") && told.has("vault");
}

/** A claim that is stronger than the one before; damage may only weaken what is said. */
function grownClaim(question: string, was: Answer, is: Answer): string | undefined {
  if (question === "migration.status") {
    const old = new Map(snapshots(was).map((one) => [one.run, one]));
    for (const one of snapshots(is)) {
      const before = old.get(one.run);
      const same = before?.numberIs === one.numberIs && before.proof === one.proof;
      if (before === undefined || !(same || one.proof === "none"))
        return `${one.run} is ${one.numberIs} ${one.proof}, it was ${before?.numberIs} ${before?.proof}`;
      if (one.attempts.inRun > before.attempts.inRun || one.attempts.inWindow > before.attempts.inWindow)
        return `${one.run} has more attempts left than before`;
    }
  }
  if (question.startsWith("attempts")) {
    const [before, now] = [was.value, is.value] as readonly (
      | { inRun: number; inWindow: number }
      | undefined
    )[];
    if (
      before !== undefined &&
      now !== undefined &&
      (now.inRun > before.inRun || now.inWindow > before.inWindow)
    )
      return "more attempts are left than before";
  }
  if (!question.startsWith("chain.of")) return undefined;
  const proven = (answer: Answer): number => JSON.stringify(answer).split('"proven"').length;
  return proven(is) > proven(was) ? "more of the chain is proven than before" : undefined;
}

function snapshots({ value }: Answer): readonly RunSnapshot[] {
  return Array.isArray(value) ? (value as readonly RunSnapshot[]) : [];
}

function difference(before: Answer, now: Answer): string {
  const [was, is] = [JSON.stringify(before), JSON.stringify(now)];
  let at = 0;
  while (at < was.length && was[at] === is[at]) at += 1;
  return `…${was.slice(Math.max(0, at - 60), at + 80)} became …${is.slice(Math.max(0, at - 60), at + 80)}`;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
