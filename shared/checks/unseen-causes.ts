/** Why a check found nothing to judge. Every check may return `skip` with one of these. */
export const UNSEEN_CAUSES = ["not-reachable", "not-answered", "not-allowed", "not-told"] as const;
export type UnseenCause = (typeof UNSEEN_CAUSES)[number];
