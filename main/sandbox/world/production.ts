/**
 * Names under `.example` are reserved and lead nowhere. On the practice platform each stands for a customer's production
 * endpoint: a server of the platform's own (`production/`), whose answer the platform knows without asking it.
 */
export function isProduction(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === "example" || hostname.endsWith(".example");
}

/** How the production endpoint behaves; "absent": nothing listens there. */
export type ProductionBehavior = "takes" | "fails" | "slow" | "absent";

/** What the platform's own post to it comes to. */
export const PRODUCTION_RESULTS: Readonly<
  Record<ProductionBehavior, { readonly status?: number; readonly failed?: string; readonly silent: boolean }>
> = {
  takes: { status: 200, silent: false },
  fails: { status: 500, silent: false },
  slow: { failed: "no answer in time", silent: true },
  absent: { failed: "ECONNREFUSED", silent: false },
};
