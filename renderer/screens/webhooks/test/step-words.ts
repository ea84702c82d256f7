import type { TestStepId } from "../../../../shared/webhook/connectivity-test.ts";
import type { WindowTranslate } from "../../../wording/window-translate.ts";

type NameOf<Id extends string> = Id extends `webhooks.${infer Name}` ? Name : never;

/** The name of a step within the test. */
export function stepName(id: TestStepId): NameOf<TestStepId> {
  return id.slice("webhooks.".length) as NameOf<TestStepId>;
}

/** A step's line. The pre-checks know some of these ids too, by other names. */
export function stepTitle(t: WindowTranslate, id: TestStepId): string {
  return t(`webhookChecks.${stepName(id)}.title`);
}
