/**
 * Names under `.example` are reserved and lead nowhere. On the practice platform each stands for a customer's production
 * endpoint, which takes whatever it is sent; nothing is sent over a network.
 */
export function isProduction(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === "example" || hostname.endsWith(".example");
}
