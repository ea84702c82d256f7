import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import { digitsOf, isSameLine } from "../../../shared/phone.ts";
import type { NumberLocation, OnPremHealth, OnPremSettings } from "../../../shared/platform/facts.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import type { ObservationReason } from "../../../shared/migration/observation.ts";
import { interpret } from "../platforms/interpret.ts";
import type { CheckContext } from "./context.ts";
import { phrase } from "./finding.ts";
import { quoted, shown } from "./words.ts";

/** The number's location as both APIs report it, and a message that states it. */
export type ResolvedLocation = {
  readonly home: NumberLocation;
  readonly reason: ObservationReason;
  readonly words: MessageDescriptor;
};

/** Queries both APIs for the number's location. Either may give no answer. */
export async function resolveLocation({
  queries: looks,
  dialect,
  plan,
}: CheckContext): Promise<ResolvedLocation> {
  const [number, health, settings] = await Promise.all([looks.number(), looks.health(), looks.settings()]);
  const facts = valueOf(number);
  const client = valueOf(health);
  const other = otherNumberOf(plan, valueOf(settings));
  const serves = digitsOf(valueOf(settings)?.waId ?? "");
  const { home, reason } = interpret(
    facts,
    { health: client, serves: serves === "" ? undefined : serves, asked: digitsOf(numberOf(plan)) },
    dialect.hosts,
  );
  const words = phrase("findings.place.bothSides", {
    cloud: facts?.host === undefined ? phrase("findings.place.silent") : shown(facts.host),
    client: clientWords(client, other),
  });
  return { home, reason, words };
}

/** The digits of the number that the client serves, if it reports one other than the plan's. */
export function otherNumberOf(plan: Plan, settings: OnPremSettings | undefined): string | undefined {
  const served = digitsOf(settings?.waId ?? "");
  return served === "" || isSameLine(served, digitsOf(numberOf(plan))) ? undefined : served;
}

/** The value of a confirmed outcome; undefined for any other. */
export function valueOf<T>(outcome: CallOutcome<T>): T | undefined {
  return outcome.kind === "confirmed" ? outcome.value : undefined;
}

/**
 * The client's connection as a message with the nodes that have it: "connected on 1 of 3 nodes
 * (primary_master)".
 */
export function gatewayWords({ gateway, clustered, nodes }: OnPremHealth): string | MessageDescriptor {
  const word = phrase(`findings.gateway.words.${gateway}`);
  if (!clustered) return gateway === "other" ? quoted(nodes[0]?.gateway ?? "other") : word;
  const alike = nodes.filter((node) => node.gateway === gateway);
  const roles = [...new Set(alike.flatMap((node) => node.role ?? []))].map(shown);
  const where = { gateway: word, nodes: alike.length, count: nodes.length };
  return roles.length === 0
    ? phrase("findings.gateway.onNodes", where)
    : phrase("findings.gateway.onNodesAs", { ...where, roles: roles.join(", ") });
}

function clientWords(
  health: OnPremHealth | undefined,
  otherNumber: string | undefined,
): string | MessageDescriptor {
  if (health === undefined) return phrase("findings.place.silent");
  const gateway = gatewayWords(health);
  return otherNumber === undefined ? gateway : phrase("findings.place.otherNumber", { gateway });
}
