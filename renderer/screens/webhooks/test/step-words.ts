import type { TestStepId } from "../../../../shared/webhook/connectivity-test.ts";
import type { WindowTranslate } from "../../../wording/window-translate.ts";

type NameOf<Id extends string> = Id extends `webhooks.${infer Name}` ? Name : never;

/** Returns the wording key of a test step's name. */
export function stepName(id: TestStepId): NameOf<TestStepId> {
  return id.slice("webhooks.".length) as NameOf<TestStepId>;
}

/** Returns the title of a step. The preflight checks use some of these ids with other titles. */
export function stepTitle(t: WindowTranslate, id: TestStepId): string {
  return t(`webhookChecks.${stepName(id)}.title`);
}
