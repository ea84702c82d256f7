import type { Surroundings } from "../world/api-exchange.ts";
import type { AccountOfNumber, WorldState } from "../world/state.ts";
import { healthOf } from "./health-status.ts";

/** Other numbers of the account: they make lists longer and can be confused with the practice number. */
const OTHER_NUMBERS = [
  other("106540352200001", "+1 202-555-0101", "Northwind Head Office", "CLOUD_API"),
  other("106540352200002", "+1 202-555-0102", "Northwind Deliveries", "ON_PREMISE"),
  other("106540352200003", "+1 202-555-0103", "Northwind Wholesale", "CLOUD_API"),
  other("106540352200004", "+44 20 7946 0104", "Northwind London", "ON_PREMISE"),
] as const;

function other(
  id: string,
  displayNumber: string,
  name: string,
  platform: string,
): Readonly<Record<string, unknown>> {
  return {
    id,
    display_phone_number: displayNumber,
    verified_name: name,
    code_verification_status: "VERIFIED",
    quality_rating: "GREEN",
    name_status: "APPROVED",
    new_name_status: "NONE",
    status: "CONNECTED",
    platform_type: platform,
    throughput: { level: platform === "CLOUD_API" ? "STANDARD" : "NOT_APPLICABLE" },
    account_mode: "LIVE",
    is_official_business_account: false,
    is_pin_enabled: true,
    messaging_limit_tier: "TIER_1K",
    health_status: {
      can_send_message: "AVAILABLE",
      entities: [{ entity_type: "PHONE_NUMBER", id, can_send_message: "AVAILABLE" }],
    },
    webhook_configuration: {},
    certificate: undefined,
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a number query that names none. */
export const DEFAULT_FIELDS: readonly string[] = [
  "verified_name",
  "display_phone_number",
  "quality_rating",
  "id",
];

const PLATFORMS: Readonly<Record<AccountOfNumber, string>> = {
  cloud: "CLOUD_API",
  onprem: "ON_PREMISE",
  none: "NOT_APPLICABLE",
};

/**
 * Every field of the practice number in the cloud. A field that is `undefined` exists but is omitted from
 * responses.
 */
function numberFields(state: WorldState, around: Surroundings): Fields {
  const { fixtures, home } = state;
  const number = { ...state.number, status: statusShown(state, around) };
  const certified = number.nameStatus === "APPROVED" || number.nameStatus === "AVAILABLE_WITHOUT_REVIEW";
  return {
    id: fixtures.phoneNumberId,
    display_phone_number: displayNumber(fixtures.cc, fixtures.phoneNumber),
    verified_name: number.displayName,
    code_verification_status: home === "none" && !number.verifiedForCloud ? "NOT_VERIFIED" : "VERIFIED",
    quality_rating: number.qualityRating,
    name_status: number.nameStatus,
    new_name_status: "NONE",
    status: number.status,
    platform_type: PLATFORMS[home],
    throughput: { level: throughputShown(state, around) },
    account_mode: "LIVE",
    is_official_business_account: number.officialAccount ?? false,
    is_pin_enabled: number.twoStep,
    messaging_limit_tier: number.messagingLimit,
    health_status: healthOf({ ...state, number }, "PHONE_NUMBER"),
    webhook_configuration: callbacksOf(state),
    certificate: certified ? fixtures.cert : undefined,
  };
}

/** The status that is shown: after a move another one, where a fault says so. */
function statusShown(
  { number, homes }: WorldState,
  { conduct }: Surroundings,
): WorldState["number"]["status"] {
  return homes.length > 1 ? (conduct.statusAfterMove ?? number.status) : number.status;
}

/** The throughput that is shown: a raised one only some time after the move, where a fault says so. */
function throughputShown({ number, homes }: WorldState, { nowMs, conduct }: Surroundings): string {
  const movedAtMs = homes.at(-1)?.atMs ?? 0;
  const isLate = number.throughput === "HIGH" && nowMs - movedAtMs < conduct.throughputLateMs;
  return isLate ? "STANDARD" : number.throughput;
}

/**
 * Gives the numbers of the account, each with what makes its fields, with the practice numbers in the middle so that
 * lists need paging.
 */
export function allNumbers(numbers: readonly WorldState[], around: Surroundings): readonly (() => Fields)[] {
  const others = OTHER_NUMBERS.map((fields) => () => fields);
  const own = numbers.map((state) => () => numberFields(state, around));
  return [...others.slice(0, 2), ...own, ...others.slice(2)];
}

export type Selection =
  | { readonly kind: "selected"; readonly fields: Fields }
  | { readonly kind: "unknownField"; readonly field: string };

/** Gives the requested fields of a number; one unknown or refused field fails the whole call. */
export function selectFields(all: Fields, wanted: readonly string[], around: Surroundings): Selection {
  const refused = wanted.find(
    (name) => !Object.hasOwn(all, name) || around.conduct.refusedFields.includes(name),
  );
  if (refused !== undefined) return { kind: "unknownField", field: refused };
  const names = wanted.includes("id") ? wanted : [...wanted, "id"];
  return { kind: "selected", fields: Object.fromEntries(names.map((name) => [name, all[name]])) };
}

/** Gives the names in a `fields` parameter, or the default ones if it is missing. */
export function wantedFields(query: URLSearchParams, otherwise: readonly string[]): readonly string[] {
  const names = (query.get("fields") ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return names.length === 0 ? otherwise : names;
}

/** Gives a number in the platform's display format. */
export function displayNumber(cc: string, phoneNumber: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(phoneNumber);
  return parts === null ? `+${cc} ${phoneNumber}` : `+${cc} ${parts.slice(1).join("-")}`;
}

function callbacksOf(state: WorldState): Fields {
  const { number, cloud, fixtures } = state;
  const own = cloud.subscriptions.find((app) => app.id === fixtures.appId);
  return {
    ...(number.callbackOverride === undefined ? {} : { phone_number: number.callbackOverride }),
    ...(own?.overrideCallbackUri === undefined
      ? {}
      : { [`${fixtures.brand}_business_account`]: own.overrideCallbackUri }),
    ...(cloud.appSubscription === undefined ? {} : { application: cloud.appSubscription.callbackUrl }),
  };
}
