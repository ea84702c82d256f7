import { RunId } from "../../../shared/ids.ts";

/** History state for a link to the webhook test that asks for a new test instead of the last one. */
export function anew(): { readonly anew: true } {
  return { anew: true };
}

/** The same for a link from a migration: the test leads back to it. */
export function anewFor(run: RunId): { readonly anew: true; readonly run: RunId } {
  return { anew: true, run };
}

/** True if the screen was opened by such a link. `state`: the history entry's state. */
export function isAskedAnew(state: unknown): boolean {
  return typeof state === "object" && state !== null && "anew" in state && state.anew === true;
}

/** The migration that the link came from, if any. `state`: the history entry's state. */
export function runAsking(state: unknown): RunId | undefined {
  if (typeof state !== "object" || state === null || !("run" in state)) return undefined;
  const run = RunId.safeParse(state.run);
  return run.success ? run.data : undefined;
}
