import { z } from "zod";

/** What was found about one host and port. */
export const EgressState = z.enum([
  "reachable",
  "refused",
  "timed-out",
  "name-not-found",
  "no-route",
  "reset",
  /** The certificate isn't the host's own, or isn't trusted: something between opens the connection, as far as it shows. */
  "tls-intercepted",
  /** The connection opens; whose certificate is shown there isn't in the text. */
  "tls-not-told",
  /** TLS fails for another reason. */
  "tls-failed",
  /** A tool that the commands need isn't there. */
  "no-tool",
  /** The text doesn't say it. */
  "not-told",
]);
export type EgressState = z.infer<typeof EgressState>;

export type EgressFinding = {
  readonly host: string;
  readonly port: number;
  readonly state: EgressState;
  /** Who issued the certificate, as the tool printed it. */
  readonly issuer?: string;
  /** The line that decided, as it was printed; missing where none did. */
  readonly evidence?: string;
  /** The number of that line in the text, from 1. */
  readonly line?: number;
};

const UNTOLD: readonly EgressState[] = ["not-told", "no-tool", "tls-not-told"];

/** `limited`: all but 5222 works, which the client can do without. */
export type EgressOutcome = "open" | "limited" | "blocked" | "not-told";

/** What all findings together mean for the client. */
export function egressOutcome(findings: readonly EgressFinding[]): EgressOutcome {
  const bad = findings.filter(({ state }) => state !== "reachable");
  if (findings.length === 0) return "not-told";
  if (bad.length === 0) return "open";
  const isKnown = ({ state }: EgressFinding): boolean => !UNTOLD.includes(state);
  if (bad.some((one) => one.port === 443 && isKnown(one))) return "blocked";
  return bad.every(isKnown) ? "limited" : "not-told";
}
