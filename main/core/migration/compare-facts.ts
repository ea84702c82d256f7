import type { FactChange } from "../../../shared/migration/run-snapshot.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import type { NumberFacts } from "../../../shared/platform/facts.ts";

type Member = {
  readonly name: string;
  readonly expectedSame: boolean;
  readonly of: (facts: NumberFacts) => string | undefined;
};

/**
 * The facts compared before and after. By the specification, a migration never changes those with
 * `expectedSame: true`.
 */
const MEMBERS: readonly Member[] = [
  { name: "verified_name", expectedSame: true, of: (facts) => facts.verifiedName },
  { name: "display_phone_number", expectedSame: true, of: (facts) => facts.displayPhoneNumber },
  { name: "code_verification_status", expectedSame: true, of: (facts) => facts.codeVerificationStatus },
  { name: "quality_rating", expectedSame: true, of: (facts) => facts.qualityRating },
  { name: "name_status", expectedSame: true, of: (facts) => facts.nameStatus },
  {
    name: "is_official_business_account",
    expectedSame: true,
    of: (facts) => (facts.officialAccount === undefined ? undefined : String(facts.officialAccount)),
  },
  { name: "messaging_limit_tier", expectedSame: true, of: (facts) => facts.messagingLimit },
  { name: "account_mode", expectedSame: true, of: (facts) => facts.accountMode },
  { name: "status", expectedSame: false, of: (facts) => facts.status },
  { name: "platform_type", expectedSame: false, of: (facts) => facts.host },
  { name: "throughput", expectedSame: false, of: (facts) => facts.throughput },
  { name: "health_status", expectedSame: false, of: (facts) => facts.canSend },
  { name: "webhook_configuration.number", expectedSame: true, of: (facts) => facts.webhooks?.number },
  { name: "webhook_configuration.account", expectedSame: true, of: (facts) => facts.webhooks?.account },
  {
    name: "webhook_configuration.application",
    expectedSame: true,
    of: (facts) => facts.webhooks?.application,
  },
];

/** Compares the account's callback URL override for our own app: a plain subscribe request removes it. */
function overrideChange(before: Observation, after: Observation, own: string | undefined): FactChange[] {
  const of = (reading: Observation): string | undefined =>
    reading.subscriptions?.find((app) => app.id === own)?.overrideCallbackUri;
  const was = of(before);
  if (was === undefined || after.subscriptions === undefined) return [];
  const is = of(after) ?? "none";
  return [
    { member: "subscribed_apps.override", before: was, after: is, expectedSame: true, same: was === is },
  ];
}

/** Compares two observations member by member; leaves out members that either observation lacks. */
export function compareFacts(
  before: Observation | undefined,
  after: Observation | undefined,
  own: string | undefined,
): FactChange[] {
  if (before === undefined || after === undefined) return [];
  return [...numberChanges(before.number, after.number), ...overrideChange(before, after, own)];
}

function numberChanges(then: NumberFacts | undefined, now: NumberFacts | undefined): FactChange[] {
  if (then === undefined || now === undefined) return [];
  return MEMBERS.flatMap(({ name, expectedSame, of }) => {
    const [was, is] = [of(then), of(now)];
    if (was === undefined || is === undefined) return [];
    return [{ member: name, before: was, after: is, expectedSame, same: was === is }];
  });
}
