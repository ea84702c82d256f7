import type { FirstWrong } from "../callbacks/hunt-callbacks.ts";
import type { SourceMistake } from "./bug.ts";

/** A mistake about callback URLs, and what has to go wrong first if it doesn't show by a single fault. */
export type CallbackMistake = SourceMistake & FirstWrong;

const REPLACE = "main/core/connectivity/replace-callback.ts";
const RESTORE = "main/core/connectivity/restore-callback.ts";
const COMPARE = "main/core/connectivity/compare-callback.ts";
const OUTCOME = "main/core/connectivity/restore-outcome.ts";
const LEFTOVERS = "main/core/connectivity/leftovers.ts";
const RECORDS = "main/core/connectivity/records.ts";

/** Mistakes about a callback URL that a webhook test replaces: I26 has to notice each. */
export const CALLBACK_MISTAKES: readonly CallbackMistake[] = [
  {
    name: "a callback URL is set before what was there is recorded",
    file: REPLACE,
    find: `  if (!noted(job, replaced)) return undefined;`,
    put: ``,
  },
  {
    name: "a request whose answer was lost counts as without effect",
    file: RESTORE,
    find: `  const mayComeLate = !watch.hasSeenOurs() && replaced.set !== "rejected";`,
    put: `  const mayComeLate = false;`,
  },
  {
    name: "a request that was under way at a kill counts as without effect",
    file: RESTORE,
    find: `  const mayComeLate = !watch.hasSeenOurs() && replaced.set !== "rejected";`,
    put: `  const mayComeLate = !watch.hasSeenOurs() && replaced.set === "unknown";`,
  },
  {
    name: "a wait that a shutdown cuts short counts as awaited",
    file: RESTORE,
    find: `    if (hurry?.aborted === true) return { kind: "mayComeLate" };`,
    put: ``,
  },
  {
    name: "a single query that shows no URL of ours is believed",
    file: RESTORE,
    find: `    return believed.times >= neededFor(end, replaced) ? end : undefined;`,
    put: `    return end;`,
  },
  {
    name: "two queries that show the URL from before without a call of ours are believed",
    file: RESTORE,
    find: `  return end.kind === "changed" || set === "rejected" ? 2 : 3;`,
    put: `  return 2;`,
    beside: { kind: "query", at: 6, fault: "stale" },
  },
  {
    name: "the first query after a request to restore that wasn't confirmed is believed",
    file: RESTORE,
    find: `      if (outcome.kind === "confirmed" && after.end.kind !== "changed") return after.end;`,
    put: `      if (after.end.kind !== "changed") return after.end;`,
    beside: { kind: "change", at: 7, fault: "lost-before" },
  },
  {
    name: "what only the last query showed is believed without a further one",
    file: RESTORE,
    find: `  return believed === undefined ? last : unagreed(access, replaced, believed);`,
    put: `  return last;`,
    beside: { kind: "refuses", at: 7, why: "rate-limited" },
  },
  {
    name: "a single query that may be stale undoes what another party set",
    file: COMPARE,
    find: `    mayOverwrite: () => !(hasSeenOthers || hasOtherFields) || inARow > 1,`,
    put: `    mayOverwrite: () => true,`,
    beside: { kind: "other", at: 6, sets: true },
  },
  {
    name: "what another party changed right after ours was set is forgotten before the restore",
    file: REPLACE,
    find: `    if (showsOthers(queried, replaced, clock)) others = "others";`,
    put: ``,
    beside: { kind: "other", at: 5, sets: true },
  },
  {
    name: "a refused restore counts as over",
    file: OUTCOME,
    find: `  return kind === "restored" || kind === "otherSettings"`,
    put: `  return kind === "refused" || kind === "restored" || kind === "otherSettings"`,
  },
  {
    name: "a restore without its verify token counts as over",
    file: OUTCOME,
    find: `  return kind === "restored" || kind === "otherSettings"`,
    put: `  return kind === "tokenMissing" || kind === "restored" || kind === "otherSettings"`,
    beside: { kind: "vault-lost", at: 6, what: "callback token", how: "gone" },
  },
  {
    name: "a restore without the URL from before counts as over",
    file: OUTCOME,
    find: `  return kind === "restored" || kind === "otherSettings"`,
    put: `  return kind === "urlMissing" || kind === "restored" || kind === "otherSettings"`,
    beside: { kind: "vault-lost", at: 6, what: "callback address", how: "gone" },
  },
  {
    name: "what the vault can't decrypt any more blocks what the owner has set again",
    file: "main/core/connectivity/record-secrets.ts",
    find: `  return kind === "recordMissing" || kind === "recordDamaged";`,
    put: `  return kind === "recordMissing";`,
    beside: { kind: "vault-lost", at: 6, what: "callback address", how: "damaged" },
  },
  {
    name: "what another party set is overwritten",
    file: COMPARE,
    find: `  if (isOurs(replaced, standing.address))`,
    put: `  if (standing.address !== undefined)`,
  },
  {
    name: "a callback URL counts as restored because the request was confirmed",
    file: RESTORE,
    find: `    const after = judge(await access.query(), replaced, doubtful);`,
    put: `    if (outcome.kind !== "rejected") return { kind: "restored" };
    const after = judge(await access.query(), replaced, doubtful);`,
  },
  {
    name: "what an earlier process left is not restored",
    file: LEFTOVERS,
    find: `    if (record.phoneNumberId !== target.phoneNumberId || record.test === book.record().test) continue;`,
    put: `    continue;`,
  },
  {
    name: "the record of what is left is removed before it is restored",
    file: LEFTOVERS,
    find: `    if (!isOver(outcome)) return false;`,
    put: `    if (!isOver(outcome)) {
      records.remove(record.test, sealedEraser(vault));
      return false;
    }`,
    after: { faults: [{ kind: "dies", at: 4, when: "after" }], restMs: 100 },
  },
  {
    name: "another verify token is asked for because of a rejection that isn't about it",
    file: LEFTOVERS,
    find: `isAboutTheAddress(outcome.outcome)`,
    put: `outcome.outcome.kind === "rejected"`,
    after: { faults: [{ kind: "dies", at: 4, when: "after" }], restMs: 60_000 },
  },
  {
    name: "the URL from before is only in memory",
    file: RECORDS,
    find: `      replaceDurably(pathOf(record.test), checkedText(record, 2));
      const { test, borrowed } = record;`,
    put: `      const { test, borrowed } = record;
      if (borrowed === undefined) replaceDurably(pathOf(record.test), checkedText(record, 2));`,
  },
  {
    name: "the verify token is only in memory",
    file: "main/core/connectivity/owner-token.ts",
    find: `    const saved = book.save({ token: sealed.value });`,
    put: `    const saved = ok(null);`,
  },
  {
    name: "what was set in between is taken for what was there before",
    file: "main/core/connectivity/choose-free.ts",
    find: `  if (again.level === chosen.level && isSameAddress(again.before, chosen.before) && isSameProduction)`,
    put: `  if (isSameProduction || again.level === chosen.level) return chosen;
  if (again.level === chosen.level && isSameAddress(again.before, chosen.before) && isSameProduction)`,
  },
  {
    name: "the token is proven on a URL that was set in between",
    file: "main/core/connectivity/proven-token.ts",
    find: `    if (!(await isUnchanged(job, access, { level, before })) || !noteBefore()) return undefined;`,
    put: `    await isUnchanged(job, access, { level, before });
    if (!noteBefore()) return undefined;`,
  },
];
