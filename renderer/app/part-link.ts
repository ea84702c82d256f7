/** What a link to one part of a screen keeps in the history entry that it opens. */
export type PartLink = { readonly part: string };

/** The card of About that tells what went wrong in earlier processes. */
export const ENDED_PART: PartLink = { part: "ended-unexpectedly" };

/** The part that the state of a history entry asks for. */
export function partAskedFor(state: unknown): string | undefined {
  return typeof state === "object" && state !== null && "part" in state && typeof state.part === "string"
    ? state.part
    : undefined;
}

/** Whether the state of a history entry asks for this part. */
export function hasPart(state: unknown, { part }: PartLink): boolean {
  return partAskedFor(state) === part;
}
