/** What a link to one part of a screen keeps in the history entry that it opens. */
type PartLink = { readonly part: string };

/** The card of About that tells what went wrong in earlier processes. */
export const ENDED_PART: PartLink = { part: "ended-unexpectedly" };

/** Whether the state of a history entry asks for this part. */
export function hasPart(state: unknown, { part }: PartLink): boolean {
  return typeof state === "object" && state !== null && "part" in state && state.part === part;
}
