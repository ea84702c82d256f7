import { expect, test } from "vitest";
import { watchCalls } from "../../../main/hosts/electron/pending-calls.ts";
import { ok } from "../../../shared/result.ts";
import { DRIVES_A_RUN, METHODS, methodsOf, WORK_ON_A_RUN } from "../../../shared/rpc/names.ts";

/** What tells of migrations, or changes only what this folder knows of one that is elsewhere. */
const OTHERS = ["locationChecks", "giveUpElsewhere", "wayBack", "status", "unreadable", "story"].map(
  (name) => `migration.${name}`,
);

test("the desktop application counts each call that drives a migration while it goes on, and no other", async () => {
  const answer = Promise.withResolvers<ReturnType<typeof ok<null>>>();
  const { transport, underWay } = watchCalls({
    call: () => answer.promise,
    subscribe: () => () => undefined,
  });
  const waiting: Promise<unknown>[] = [];
  const counted = METHODS.filter((method) => {
    const before = underWay.count();
    waiting.push(transport.call(method, {}));
    return underWay.count() > before;
  });
  expect(counted.toSorted()).toEqual([...DRIVES_A_RUN].toSorted());
  answer.resolve(ok(null));
  await Promise.all(waiting);
  expect(underWay.count()).toBe(0);
});

test("each call about migrations either drives one or is known not to; a check of a location is no step of one", () => {
  expect([...DRIVES_A_RUN, ...OTHERS].toSorted()).toEqual([...methodsOf("migration")].toSorted());
  expect(DRIVES_A_RUN.filter((method) => !(WORK_ON_A_RUN as readonly string[]).includes(method))).toEqual([
    "migration.checkLocation",
  ]);
});
