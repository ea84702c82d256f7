import { register } from "./register.ts";
import { type ApiReply, type ApiRequest, cloudError, done, membersIn, textIn } from "./reply.ts";
import type { Truth } from "./truth.ts";

/** Answers one request to the cloud API and changes the truth accordingly. */
export function answerCloud(truth: Truth, request: ApiRequest, nowMs: number): ApiReply {
  const { identity } = truth;
  const version = `/${identity.version}`;
  if (!request.path.startsWith(`${version}/`)) return cloudError(404, 2500, "Unknown path components");
  const path = request.path.slice(version.length + 1);
  if (request.authorization === "") return cloudError(401, 104, "An access token is required");
  if (request.authorization !== `Bearer ${identity.accessToken}`)
    return cloudError(401, 190, "Invalid OAuth access token");
  const number = identity.phoneNumberId;
  const account = identity.businessAccount;
  switch (`${request.method} ${path}`) {
    case "GET debug_token":
      return done({ data: tokenFacts(truth) });
    case `GET ${number}`:
      return numberFields(truth, request.query["fields"]);
    case `POST ${number}`:
      return changeNumber(truth, request, nowMs);
    case `POST ${number}/register`:
      return register(truth, request.body, nowMs);
    case `GET ${account}/phone_numbers`:
      return listNumbers(truth, request.query);
    case `GET ${account}/subscribed_apps`:
      return done({ data: truth.subscribed ? [subscription(truth)] : [] });
    case `POST ${account}/subscribed_apps`:
      truth.subscribed = true;
      truth.override = undefined;
      truth.effects.push({ kind: "subscribed", atMs: nowMs });
      return done({ success: true });
    case `GET ${account}/message_templates`:
      return done({ data: TEMPLATES });
    default:
      return cloudError(400, 100, `Unsupported ${request.method.toLowerCase()} request`);
  }
}

const TEMPLATES = [
  { id: "880001", name: "order_shipped", language: "en_US", status: "APPROVED", category: "UTILITY" },
  { id: "880002", name: "welcome", language: "en_US", status: "APPROVED", category: "MARKETING" },
] as const;

function tokenFacts({ identity }: Truth): unknown {
  const scopes = [`${identity.brand}_business_messaging`, `${identity.brand}_business_management`];
  return {
    app_id: identity.app,
    type: "SYSTEM_USER",
    application: "Desk",
    is_valid: true,
    expires_at: 0,
    issued_at: 1_750_000_000,
    scopes,
    granular_scopes: scopes.map((scope) => ({ scope, target_ids: [identity.businessAccount] })),
    user_id: "122000000000001",
  };
}

function subscription({ identity, override }: Truth): unknown {
  return {
    [`${identity.brand}_business_api_data`]: { id: identity.app, name: "Desk", link: "https://desk.example" },
    ...(override === undefined ? {} : { override_callback_uri: override }),
  };
}

const DEFAULT_FIELDS = "id,display_phone_number,verified_name,quality_rating";

function fieldsOf(truth: Truth): Readonly<Record<string, unknown>> {
  const { identity, home } = truth;
  const told = truth.moves > 0 ? truth.statusAfterMove : undefined;
  const banned = truth.banned || told === "BANNED";
  const works = !banned && (home === "cloud" || truth.gateway === "connected");
  return {
    id: identity.phoneNumberId,
    display_phone_number: `+${identity.cc} ${identity.national}`,
    verified_name: identity.displayName,
    code_verification_status: "VERIFIED",
    quality_rating: "GREEN",
    name_status: "APPROVED",
    new_name_status: "NONE",
    ...(told === "untold"
      ? {}
      : { status: banned ? "BANNED" : works ? (told ?? "CONNECTED") : "DISCONNECTED" }),
    platform_type: home === "cloud" ? "CLOUD_API" : "ON_PREMISE",
    throughput: { level: home === "cloud" ? truth.throughput : "NOT_APPLICABLE" },
    account_mode: "LIVE",
    is_official_business_account: false,
    messaging_limit_tier: "TIER_1K",
    health_status: { can_send_message: works ? "AVAILABLE" : "BLOCKED", entities: [] },
    webhook_configuration: {},
    certificate: identity.cert,
  };
}

// One unknown field makes the whole call fail.
function numberFields(truth: Truth, wanted = DEFAULT_FIELDS): ApiReply {
  const all = fieldsOf(truth);
  const names = wanted.split(",");
  const unknown = names.find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined)
    return cloudError(400, 100, `Tried accessing nonexisting field (${unknown}) on node type`);
  return done(Object.fromEntries([...new Set([...names, "id"])].map((name) => [name, all[name]])));
}

function listNumbers(truth: Truth, query: Readonly<Record<string, string>>): ApiReply {
  const fields = numberFields(truth, query["fields"] ?? DEFAULT_FIELDS);
  if (fields.status !== 200) return fields;
  return done({ data: [fields.body], paging: { cursors: { before: "QVFI", after: "QVFJ" } } });
}

/** Sets the two-step PIN; the old one is not needed. */
function changeNumber(truth: Truth, { body }: ApiRequest, nowMs: number): ApiReply {
  if (!("pin" in (membersIn(body) ?? {}))) return cloudError(400, 100, "Nothing to change");
  const pin = textIn(body, "pin");
  if (pin === undefined || !/^\d{6}$/.test(pin)) return cloudError(400, 100, "Param pin must match ^\\d{6}$");
  if (truth.home !== "cloud") return cloudError(400, 133010, "Phone number not registered");
  truth.pin = pin;
  truth.wrongPins = 0;
  truth.pinLockedUntilMs = 0;
  truth.effects.push({ kind: "pin-set", atMs: nowMs });
  return done({ success: true });
}
