import type { Result } from "../../../shared/result.ts";
import type { OutputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { Push } from "../runtime/topics.ts";
import { leftOf, type TestRecord } from "./records.ts";

type Given = Result<OutputOf<"tests.restore">, ProblemOf<"tests.restore">>;

/** Tells what came of giving back what an earlier process had left behind: whoever began this one has to hear of it. */
export function publishRestored(push: Push, record: TestRecord, given: Given): void {
  const left = leftOf(record);
  if (left === undefined) return;
  const { test, number, phoneNumberId } = record;
  const common = { test, number, phoneNumberId, level: left.level };
  push(
    "givenBack",
    given.ok ? { ...common, ...given.value } : { ...common, restored: false, problem: given.problem.kind },
  );
}
