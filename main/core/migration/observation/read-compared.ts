import { createHash } from "node:crypto";
import type { ComparedReading, Observation } from "../../../../shared/migration/observation.ts";
import type { Plan } from "../../../../shared/migration/plan.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import {
  countStatuses,
  differencesBetween,
  keyOf,
  sortedTemplates,
  stateOf,
  type MessageTemplate,
  type TemplatesReading,
} from "../../../../shared/platform/templates.ts";
import type { Clock } from "../../../../shared/time.ts";
import type { CloudReads, ListedNumber } from "../../platforms/cloud/port.ts";
import { answeredWithin } from "../../platforms/http/answered-within.ts";
import type { OnPremReads } from "../../platforms/on-prem/port.ts";

/** The queries of a comparison. None changes anything. */
export type ComparedApis = {
  readonly cloud: Pick<CloudReads, "listNumbers" | "listTemplates">;
  readonly onPrem: Pick<OnPremReads, "readShards">;
};

/** `kept`: the templates that were read before, to name those that differ. */
export type ComparedTools = {
  readonly clock: Clock;
  /** The monotonic time at which the observation began. */
  readonly begunMs: number;
  readonly kept?: readonly MessageTemplate[] | undefined;
};

/** What was read, and the templates themselves, which the journal doesn't hold. */
export type Compared = {
  readonly compared: ComparedReading;
  readonly templates: readonly MessageTemplate[] | undefined;
};

/** The limit for all these queries together, and for them with the observation that they follow. */
export const COMPARED_LIMIT_MS = 45_000;
const WITH_OBSERVATION_LIMIT_MS = 60_000;

/**
 * Reads what an observation lacks for a comparison before and after: the account's templates, whether the account
 * lists the number, and the client's shards. Asks only APIs that answered the observation; changes nothing.
 */
export async function readCompared(
  { cloud, onPrem }: ComparedApis,
  { clock, begunMs, kept }: ComparedTools,
  about: { readonly plan: Plan; readonly reading: Observation },
): Promise<Compared> {
  const { plan, reading } = about;
  const endsAtMs = Math.min(clock.monotonicMs() + COMPARED_LIMIT_MS, begunMs + WITH_OBSERVATION_LIMIT_MS);
  const inTime = <T>(call: () => Promise<CallOutcome<T>>): Promise<CallOutcome<T>> =>
    answeredWithin(clock, endsAtMs, call);
  const asksCloud = reading.cloud.kind === "confirmed";
  // They tell what throughput to expect after a move to the cloud.
  const asksShards =
    plan.direction === "to-cloud" && reading.home === "on-premises" && reading.onPrem.kind === "confirmed";
  const [listed, numbers, shards] = await Promise.all([
    asksCloud ? inTime(() => cloud.listTemplates()) : undefined,
    asksCloud ? inTime(() => cloud.listNumbers()) : undefined,
    asksShards ? inTime(() => onPrem.readShards()) : undefined,
  ]);
  const templates = listed?.kind === "confirmed" ? sortedTemplates(listed.value) : undefined;
  return {
    templates,
    compared: {
      account: { id: plan.cloud.businessAccountId, number: isListed(numbers, plan.number.phoneNumberId) },
      templates: templates === undefined ? notTold(listed) : summaryOf(templates, kept),
      ...(shards?.kind === "confirmed" ? { shards: shards.value } : {}),
    },
  };
}

function isListed(
  numbers: CallOutcome<readonly ListedNumber[]> | undefined,
  phoneNumberId: string,
): ComparedReading["account"]["number"] {
  if (numbers?.kind !== "confirmed") return "not-told";
  return numbers.value.some(({ id }) => id === phoneNumberId) ? "listed" : "not-listed";
}

function notTold(listed: CallOutcome<unknown> | undefined): TemplatesReading {
  if (listed?.kind === "rejected") return { kind: "not-told", why: "rejected" };
  const isSent = listed !== undefined && listed.kind !== "notSent";
  return { kind: "not-told", why: isSent ? "incomplete" : "not-sent" };
}

function summaryOf(
  templates: readonly MessageTemplate[],
  kept: readonly MessageTemplate[] | undefined,
): TemplatesReading {
  return {
    kind: "told",
    total: templates.length,
    statuses: [...countStatuses(templates)],
    list: digestOf(templates, keyOf),
    states: digestOf(templates, (template) => `${keyOf(template)} ${stateOf(template) ?? ""}`),
    ...(kept === undefined ? {} : { since: differencesBetween(kept, templates) }),
  };
}

function digestOf(
  templates: readonly MessageTemplate[],
  lineOf: (template: MessageTemplate) => string,
): string {
  const hash = createHash("sha256");
  for (const template of templates) hash.update(`${lineOf(template)}\n`);
  return hash.digest("hex");
}
