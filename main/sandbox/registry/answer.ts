import type { RegistryBehavior } from "./behavior.ts";

/** The AS number of the simulated platform's network, from those that are kept for documentation (RFC 5398). */
export const SANDBOX_ASN = 64_500;

/**
 * Its routes. They have to be addresses that senders may have, so none of those kept for documentation; nothing in
 * the sandbox ever connects to one.
 */
const ROUTES = [
  "31.13.24.0/21",
  "31.13.64.0/19",
  "31.13.65.0/24",
  "66.220.144.0/21",
  "66.220.152.0/21",
  "69.63.176.0/20",
  "157.240.0.0/17",
  "173.252.64.0/19",
  "2620:0:1c00::/40",
  "2a03:2880::/33",
  "2a03:2880:8000::/33",
];
const ADDED = ["102.132.96.0/20", "129.134.0.0/17", "2c0f:ef78::/32"];
const REMOVED = "69.63.176.0/20";

/** Answers one line of whois in RPSL: an object for each route, and a blank line behind each of them. */
export function answerOf(question: string, behavior: RegistryBehavior): string {
  if (behavior === "error") return "%ERROR:201: access denied\n\n";
  const asn = /^-i origin AS(\d{1,10})$/i.exec(question)?.[1];
  if (asn === undefined) return "%ERROR:108: bad input\n\n";
  if (Number(asn) !== SANDBOX_ASN || behavior === "empty") return "";
  const whole = routesOf(behavior).map(objectOf).join("");
  // In the middle of an object, as a connection that breaks leaves it.
  return behavior === "cut-off" ? whole.slice(0, Math.floor(whole.length / 2)).trimEnd() : whole;
}

function routesOf(behavior: RegistryBehavior): readonly string[] {
  switch (behavior) {
    case "changed":
      return [...ROUTES.filter((route) => route !== REMOVED), ...ADDED];
    case "shrunk":
      return ROUTES.slice(0, 2);
    case "private-prefix":
      return [...ROUTES, "10.20.0.0/16"];
    default:
      return ROUTES;
  }
}

function objectOf(route: string): string {
  const kind = route.includes(":") ? "route6:" : "route: ";
  return `${kind}     ${route}\norigin:     AS${SANDBOX_ASN}\nsource:     SANDBOX\n\n`;
}
