/** A look that brought nothing to judge: why. Every check may answer `skip` with one of these. */
export const UNSEEN_CAUSES = ["not-reachable", "not-answered", "not-allowed", "not-told"] as const;
export type UnseenCause = (typeof UNSEEN_CAUSES)[number];
