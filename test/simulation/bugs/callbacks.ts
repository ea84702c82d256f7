import type { CallbackLeg } from "../callbacks/callback-history.ts";
import type { SourceMistake } from "./bug.ts";

/** A mistake about callback URLs, and the process after whose end it shows, if not by a single fault. */
export type CallbackMistake = SourceMistake & { readonly after?: CallbackLeg };

const REPLACE = "main/core/connectivity/replace-callback.ts";
const RESTORE = "main/core/connectivity/restore-callback.ts";
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
    find: `  const mayComeLate = !wasSeen && replaced.set !== "rejected";
  return`,
    put: `  const mayComeLate = false;
  return`,
  },
  {
    name: "a request that was under way at a kill counts as without effect",
    file: RESTORE,
    find: `  const mayComeLate = !wasSeen && replaced.set !== "rejected";
  return`,
    put: `  const mayComeLate = !wasSeen && replaced.set === "unknown";
  return`,
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
    find: `    const isSecond = believed !== undefined && isSameEnd(believed, end);`,
    put: `    const isSecond = true;`,
  },
  {
    name: "what another party set is overwritten",
    file: RESTORE,
    find: `  if (isOurs(replaced, standing.address)) return { kind: "ours" };`,
    put: `  if (standing.address !== undefined) return { kind: "ours" };`,
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
    name: "the URL from before is only in memory",
    file: RECORDS,
    find: `        replaceDurably(pathOf(record.test), checkedText(record, 2));
        const { test, borrowed } = record;`,
    put: `        const { test, borrowed } = record;
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
