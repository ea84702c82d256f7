import type { RunId } from "../ids.ts";
import type { Plan } from "../migration/plan.ts";
import type { StepName } from "../migration/step.ts";
import type { RecordedOutcome } from "../platform/outcome.ts";
import type { Text } from "./text.ts";

/** What a call was for. "look": both APIs were asked where the number is. */
export type CallPurpose =
  | { readonly kind: "step"; readonly step: StepName; readonly attempt: number }
  | { readonly kind: "look" | "sign-in" | "password-change" }
  /** A step of the plan that has not been sent. */
  | { readonly kind: "planned"; readonly step: StepName };

export type Header = { readonly name: string; readonly value: Text };

/** One call of a migration, with a name in place of every secret. */
export type CollectedCall = {
  readonly purpose: CallPurpose;
  readonly api: "cloud" | "onPrem";
  readonly method: "GET" | "POST";
  readonly url: Text;
  readonly headers: readonly Header[];
  /** The body's JSON. Each secret is within the quotes of a JSON string. */
  readonly body?: Text;
  /** The part of an observation that keeps this query's response; without it, none is kept. */
  readonly keptAs?: "cloud" | "onPrem";
  /** True for a query that is sent only once its step is confirmed, to compare before and after. */
  readonly compares?: true;
  /** ISO 8601; missing if it was not sent. */
  readonly at?: string;
  /** What the journal knows of its response; missing if it knows nothing. */
  readonly outcome?: RecordedOutcome;
  /** True if the response came after Switchover had stopped waiting for it. */
  readonly late?: true;
};

/** The calls of one migration. */
export type Collection = {
  readonly run: RunId;
  readonly plan: Plan;
  /** How to get the client's token, if the plan signs in. Signing in is not part of a step. */
  readonly signIn?: CollectedCall;
  /** What was sent, in the journal's order. The queries of one observation are sent at the same time. */
  readonly sent: readonly CollectedCall[];
  /** What the plan's remaining steps would send. */
  readonly planned: readonly CollectedCall[];
  /** Number of the journal's rows that can't be read. Calls from the first of them on are missing. */
  readonly damaged: number;
};
