import { digitsOf } from "../../../shared/phone.ts";
import type { Home, OnPremHealth, OnPremSettings } from "../../../shared/platform/facts.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import type { ReadingReason } from "../../../shared/migration/reading.ts";
import { interpret } from "../migration/reading/interpret.ts";
import type { CheckContext } from "./context.ts";
import { counted, shown } from "./words.ts";

/** Where the number is, as far as both sides tell, and in whose words. */
export type Whereabouts = { readonly home: Home; readonly reason: ReadingReason; readonly words: string };

/** Asks both sides where the number is. Each may stay silent. */
export async function whereabouts({ looks, dialect, plan }: CheckContext): Promise<Whereabouts> {
  const [number, health, settings] = await Promise.all([looks.number(), looks.health(), looks.settings()]);
  const facts = valueOf(number);
  const client = valueOf(health);
  const other = otherNumberOf(plan, valueOf(settings));
  const { home, reason } = interpret(
    facts,
    other === undefined ? client : withoutThisNumber(client),
    dialect.hosts,
  );
  const cloudWords = facts?.host === undefined ? "does not tell" : shown(facts.host);
  return { home, reason, words: `cloud: ${cloudWords}; on-premises client: ${clientWords(client, other)}` };
}

/** A client that is connected for another number holds this one as little as a client without any. */
function withoutThisNumber(health: OnPremHealth | undefined): OnPremHealth | undefined {
  return health?.gateway === "connected" || health?.gateway === "connecting"
    ? { ...health, gateway: "unregistered" }
    : health;
}

/** The digits of the number that the client serves, where it names one and it is another than the plan's. */
export function otherNumberOf(plan: Plan, settings: OnPremSettings | undefined): string | undefined {
  const served = digitsOf(settings?.waId ?? "");
  return served === "" || served === digitsOf(numberOf(plan)) ? undefined : served;
}

/** The value of a confirmed outcome; undefined where the look-up brought none. */
export function valueOf<T>(outcome: CallOutcome<T>): T | undefined {
  return outcome.kind === "confirmed" ? outcome.value : undefined;
}

/** The client's connection in words, naming the nodes that hold it: "connected on 1 of 3 nodes (primary_master)". */
export function gatewayWords({ gateway, clustered, nodes }: OnPremHealth): string {
  if (!clustered) return gateway === "other" ? shown(nodes[0]?.gateway ?? "other") : gateway;
  const alike = nodes.filter((node) => node.gateway === gateway);
  const roles = [...new Set(alike.flatMap((node) => node.role ?? []))].map(shown);
  return `${gateway} on ${alike.length} of ${counted(nodes.length, "node")}${roles.length === 0 ? "" : ` (${roles.join(", ")})`}`;
}

function clientWords(health: OnPremHealth | undefined, otherNumber: string | undefined): string {
  if (health === undefined) return "does not tell";
  return otherNumber === undefined ? gatewayWords(health) : `${gatewayWords(health)}, for another number`;
}
