/** What a link to the webhook test carries where another one is wanted than the last that is shown there. */
export function anew(): { readonly anew: true } {
  return { anew: true };
}

/** Was the screen opened by such a link? Taken from the history entry. */
export function isAskedAnew(state: unknown): boolean {
  return typeof state === "object" && state !== null && "anew" in state && state.anew === true;
}
