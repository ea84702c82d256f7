import type { Answer } from "../world/api-exchange.ts";
import type { WorldState } from "../world/state.ts";

/** Hands out the certificate with which the client's own, self-signed one can be checked: the same one. */
export function downloadCertificate(state: WorldState): Answer {
  const raw = { type: "application/x-pem-file", content: state.fixtures.onPremCertificatePem };
  return { state, reply: { status: 200, raw } };
}
