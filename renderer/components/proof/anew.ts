/** History state for a link to the webhook test that asks for a new test instead of the last one. */
export function anew(): { readonly anew: true } {
  return { anew: true };
}

/** True if the screen was opened by such a link. `state`: the history entry's state. */
export function isAskedAnew(state: unknown): boolean {
  return typeof state === "object" && state !== null && "anew" in state && state.anew === true;
}
