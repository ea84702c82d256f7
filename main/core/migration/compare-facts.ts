import { unreachable } from "../../../shared/invariant.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { ChangeReason, FactChange, UntoldFact } from "../../../shared/migration/run-snapshot.ts";
import type { ComparedReading, Observation } from "../../../shared/migration/observation.ts";
import { HIGH_FROM_SHARDS, HIGH_THROUGHPUT, type NumberFacts } from "../../../shared/platform/facts.ts";
import type { TemplatesReading } from "../../../shared/platform/templates.ts";
import type { RunState } from "./state/run-state.ts";

type Member = {
  readonly name: string;
  readonly expectedSame: boolean;
  /** The platform's document names it, so it is also shown where it wasn't told. */
  readonly named?: true;
  readonly of: (facts: NumberFacts) => string | undefined;
  /** Why it can differ. */
  readonly because: ChangeReason;
};

/**
 * The number's fields compared before and after. By the specification, a migration never changes those with
 * `expectedSame: true`.
 */
const MEMBERS: readonly Member[] = [
  { name: "verified_name", ...promised("name-review"), of: (facts) => facts.verifiedName },
  {
    name: "display_phone_number",
    expectedSame: true,
    because: "not-explained",
    of: (facts) => facts.displayPhoneNumber,
  },
  {
    name: "code_verification_status",
    ...promised("not-explained"),
    of: (facts) => facts.codeVerificationStatus,
  },
  { name: "quality_rating", ...promised("own-rating"), of: (facts) => facts.qualityRating },
  { name: "name_status", expectedSame: true, because: "name-review", of: (facts) => facts.nameStatus },
  {
    name: "is_official_business_account",
    ...promised("not-explained"),
    of: (facts) => (facts.officialAccount === undefined ? undefined : String(facts.officialAccount)),
  },
  { name: "messaging_limit_tier", ...promised("own-limit"), of: (facts) => facts.messagingLimit },
  { name: "account_mode", expectedSame: true, because: "not-explained", of: (facts) => facts.accountMode },
  { name: "status", expectedSame: false, because: "by-the-move", of: (facts) => facts.status },
  { name: "platform_type", expectedSame: false, because: "by-the-move", of: (facts) => facts.host },
  { name: "health_status", expectedSame: false, because: "by-the-move", of: (facts) => facts.canSend },
  callback("number", (webhooks) => webhooks?.number),
  callback("account", (webhooks) => webhooks?.account),
  callback("application", (webhooks) => webhooks?.application),
];

function promised(because: ChangeReason): Pick<Member, "expectedSame" | "named" | "because"> {
  return { expectedSame: true, named: true, because };
}

function callback(level: string, of: (webhooks: NumberFacts["webhooks"]) => string | undefined): Member {
  return {
    name: `webhook_configuration.${level}`,
    expectedSame: true,
    because: "elsewhere",
    of: ({ webhooks }) => of(webhooks),
  };
}

/** What a comparison needs to know of its migration. `moved`: its own registration moved the number. */
export type ComparedRun = {
  readonly direction: Direction;
  readonly ownApp: string | undefined;
  readonly moved: boolean;
};

export type Comparison = { readonly changes: FactChange[]; readonly untold: UntoldFact[] };

/** A member with its values: undefined where it was not told. */
type Compared = Omit<FactChange, "before" | "after" | "same"> & {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly same?: boolean;
  readonly named?: boolean;
};

/** The facts after a migration: those that verified it, with the throughput as it was read since. */
export function afterOf({ verified, lastReading }: RunState): Observation | undefined {
  const later = lastReading?.number?.throughput;
  if (verified?.number === undefined || later === undefined) return verified ?? lastReading;
  return { ...verified, number: { ...verified.number, throughput: later } };
}

/**
 * Compares two observations member by member. A member that either lacks is never called unchanged: it is untold if the
 * platform's document names it, and left out otherwise.
 */
export function compareFacts(
  before: Observation | undefined,
  after: Observation | undefined,
  run: ComparedRun,
): Comparison {
  if (before === undefined || after === undefined) return { changes: [], untold: [] };
  const all = [
    ...numberMembers(before.number, after.number),
    throughputMember(before, after, run),
    ...accountMembers(before.compared, after.compared),
    ...overrideMember(before, after, run.ownApp),
  ];
  // Earlier versions didn't ask for all of it, so nothing is said about what they left out.
  const asked = before.compared !== undefined || after.compared !== undefined;
  return { changes: all.flatMap(changeOf), untold: asked ? all.flatMap(untoldOf) : [] };
}

function changeOf({ named: _named, before, after, same, ...rest }: Compared): FactChange[] {
  if (before === undefined || after === undefined) return [];
  const isSame = same ?? before === after;
  const explained = isSame && rest.expectedSame ? { because: "promised" as const } : {};
  return [{ ...rest, before, after, same: isSame, ...explained }];
}

function untoldOf({ member, named, before, after }: Compared): UntoldFact[] {
  if (named !== true || (before !== undefined && after !== undefined)) return [];
  return [{ member, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

function numberMembers(then: NumberFacts | undefined, now: NumberFacts | undefined): readonly Compared[] {
  return MEMBERS.map(({ name, expectedSame, named, because, of }) => ({
    member: name,
    before: then && of(then),
    after: now && of(now),
    expectedSame,
    because,
    ...(named === undefined ? {} : { named }),
  }));
}

function throughputMember(before: Observation, after: Observation, run: ComparedRun): Compared {
  const now = after.number?.throughput;
  const shards = before.compared?.shards;
  const isHighExpected = run.moved && shards !== undefined && shards >= HIGH_FROM_SHARDS;
  return {
    member: "throughput",
    named: true,
    before: before.number?.throughput,
    after: now,
    expectedSame: false,
    because: throughputReason(now, shards, run),
    ...(isHighExpected ? { expected: HIGH_THROUGHPUT } : {}),
  };
}

function throughputReason(
  now: string | undefined,
  shards: number | undefined,
  { direction, moved }: ComparedRun,
): ChangeReason {
  if (direction === "to-onprem") return "left-cloud";
  if (!moved) return "by-the-move";
  if (shards === undefined) return "shards-not-told";
  if (shards < HIGH_FROM_SHARDS) return "few-shards";
  return now === HIGH_THROUGHPUT ? "upgraded" : "not-upgraded";
}

/** The account and its templates; nothing where an earlier version made both observations. */
function accountMembers(
  then: ComparedReading | undefined,
  now: ComparedReading | undefined,
): readonly Compared[] {
  if (then === undefined && now === undefined) return [];
  const owner = { before: ownerOf(then), after: ownerOf(now) };
  return [
    { member: "owning_account", ...promised("not-explained"), ...owner },
    ...templateMembers(toldOf(then?.templates), toldOf(now?.templates)),
  ];
}

function templateMembers(was: Told | undefined, is: Told | undefined): readonly Compared[] {
  const bothTold = was !== undefined && is !== undefined;
  const since = is?.since;
  const isListSame = bothTold && was.list === is.list;
  const isStateSame = bothTold && (was.states === is.states || since?.changed === 0);
  const differing = (same: boolean) => (same || since === undefined ? {} : { templates: since });
  const list: Compared = {
    member: "message_templates",
    ...promised("elsewhere"),
    before: was && String(was.total),
    after: is && String(is.total),
    same: isListSame,
    ...differing(isListSame),
  };
  // Without the list from before, a list that differs hides whether a status does.
  if (bothTold && !isListSame && since === undefined) return [list];
  const states: Compared = {
    member: "message_templates.status",
    ...promised("own-review"),
    before: was && statusesOf(was),
    after: is && statusesOf(is),
    same: isStateSame,
    ...differing(isStateSame),
  };
  return [list, states];
}

function ownerOf(compared: ComparedReading | undefined): string | undefined {
  if (compared === undefined) return undefined;
  const { id, number } = compared.account;
  switch (number) {
    case "listed":
      return id;
    case "not-listed":
      return "none";
    case "not-told":
      return undefined;
    default:
      return unreachable(number);
  }
}

type Told = Extract<TemplatesReading, { kind: "told" }>;

function toldOf(templates: TemplatesReading | undefined): Told | undefined {
  return templates?.kind === "told" ? templates : undefined;
}

function statusesOf({ statuses }: Told): string {
  const counts = statuses.map(({ status, count }) => `${status === "" ? "…" : status} ${count}`);
  return counts.length === 0 ? "0" : counts.join(", ");
}

/** Compares the account's callback URL override for our own app: a plain subscribe request removes it. */
function overrideMember(
  before: Observation,
  after: Observation,
  own: string | undefined,
): readonly Compared[] {
  const of = (reading: Observation): string | undefined =>
    reading.subscriptions?.find((app) => app.id === own)?.overrideCallbackUri;
  const was = of(before);
  if (was === undefined || after.subscriptions === undefined) return [];
  return [
    {
      member: "subscribed_apps.override",
      before: was,
      after: of(after) ?? "none",
      expectedSame: true,
      because: "override",
    },
  ];
}
