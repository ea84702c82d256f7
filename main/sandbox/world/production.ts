/**
 * Names under `.example` are reserved and never resolve. In the sandbox each represents a customer's
 * production endpoint: a server of the sandbox (`production/`), whose reply the sandbox knows without a
 * request.
 */
export function isProduction(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === "example" || hostname.endsWith(".example");
}

/** How the production endpoint behaves; "absent": nothing listens there. */
export type ProductionBehavior = "takes" | "fails" | "slow" | "absent";

/** The result of the sandbox's own POST to it. */
export const PRODUCTION_RESULTS: Readonly<
  Record<ProductionBehavior, { readonly status?: number; readonly failed?: string; readonly silent: boolean }>
> = {
  takes: { status: 200, silent: false },
  fails: { status: 500, silent: false },
  slow: { failed: "no answer in time", silent: true },
  absent: { failed: "ECONNREFUSED", silent: false },
};
