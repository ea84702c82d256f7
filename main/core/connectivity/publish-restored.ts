import type { Result } from "../../../shared/result.ts";
import type { OutputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { Push } from "../runtime/topics.ts";
import { leftOf, type TestRecord } from "./records.ts";

type Given = Result<OutputOf<"tests.restore">, ProblemOf<"tests.restore">>;

/** Publishes the result of restoring what an earlier process left, for all listeners of this process. */
export function publishRestored(push: Push, record: TestRecord, result: Given): void {
  const left = leftOf(record);
  if (left === undefined) return;
  const { test, number, phoneNumberId } = record;
  const common = { test, number, phoneNumberId, level: left.level };
  push(
    "givenBack",
    result.ok ? { ...common, ...result.value } : { ...common, restored: false, problem: result.problem.kind },
  );
}
