import type { RunState } from "../state/run-state.ts";
import type { Decision } from "./policy.ts";

export type NameComparison = {
  readonly expected: string | undefined;
  readonly reported: string | undefined;
  readonly differs: boolean;
};

/**
 * Compares the name in the certificate, as the client reported it, with the plan's name, else the cloud's.
 */
export function compareNames(state: RunState): NameComparison {
  const expected = state.plan.number.displayName ?? state.before?.number?.verifiedName;
  const reported = state.account?.displayName;
  const differs =
    expected !== undefined && reported !== undefined && normalized(expected) !== normalized(reported);
  return { expected, reported, differs };
}

/** Asks a person to confirm a display name that is not the expected one; undefined if nothing is asked. */
export function nameQuestion(state: RunState): Decision | undefined {
  if (!compareNames(state).differs || state.confirmed.has("display-name")) return undefined;
  return { kind: "wait", phase: { kind: "awaiting-confirmation", what: ["display-name"] } };
}

// The same name may arrive in another Unicode form or with other white space; case is significant.
function normalized(name: string): string {
  return name.normalize("NFC").trim().replace(/\s+/g, " ");
}
