import type { Chance } from "../world/chance.ts";
import type { Outbound } from "./outbound.ts";
import type { WantedCallback } from "./wanted-callback.ts";

/**
 * Asks an address whether it is meant to be a callback: it has to give back a fresh challenge, bare and with 200.
 *
 * Gives why it did not, or `undefined` where it did.
 */
export async function shakeHands(
  outbound: Outbound,
  chance: Chance,
  { url, verifyToken }: WantedCallback,
): Promise<string | undefined> {
  const challenge = chance.digits(10);
  const asked = new URL(url);
  asked.searchParams.append("hub.mode", "subscribe");
  asked.searchParams.append("hub.challenge", challenge);
  asked.searchParams.append("hub.verify_token", verifyToken);
  const outcome = await outbound.send({ method: "GET", url: asked.href });
  if (outcome.kind === "failed") return outcome.why;
  if (outcome.status !== 200) return `HTTP status ${outcome.status}`;
  return outcome.text === challenge ? undefined : "the answer is not the challenge";
}
