import type { Plan } from "../migration/plan.ts";
import { SHOWN_SECRETS, type ShownRequest } from "../migration/requests.ts";
import { dialectOf } from "../platform/dialect.ts";
import type { CallPurpose, CollectedCall, Header } from "./call.ts";
import type { Placeholder, Text } from "./text.ts";

/** One request of a plan as a whole call: its URL with the query, its headers, its body as JSON. */
export function callOf(plan: Plan, request: ShownRequest, purpose: CallPurpose): CollectedCall {
  const { api, method, path, body } = request;
  const paths = dialectOf(plan.dialect);
  const isNumber =
    api === "cloud" && method === "GET" && path === paths.cloud.number(plan.number.phoneNumberId);
  const isHealth = api === "onPrem" && path === paths.onPrem.health;
  return {
    purpose,
    api,
    method,
    url: urlOf(plan, api, path, [...queryOf(plan, request), ...proofOf(plan, api)]),
    headers: headersOf([{ secret: api === "cloud" ? "CLOUD_TOKEN" : "ONPREM_TOKEN" }], body !== undefined),
    ...(body === undefined ? {} : { body: jsonOf(body) }),
    ...(isNumber ? { keptAs: "cloud" } : {}),
    ...(isHealth ? { keptAs: "onPrem" } : {}),
  };
}

/** The call that signs in to the on-premises client; undefined if the plan has a token. */
export function signInOf(plan: Plan): CollectedCall | undefined {
  return "token" in plan.onPrem.auth ? undefined : loginCall(plan, { kind: "sign-in" }, ["{}"]);
}

/** The call that signs in with the first password and sets the plan's new one; none if it names none. */
export function passwordChangeOf(plan: Plan, at: string): readonly CollectedCall[] {
  const { auth } = plan.onPrem;
  if ("token" in auth || auth.newPassword === undefined) return [];
  const body: Text = ['{"new_password":"', { secret: "ONPREM_NEW_PASSWORD" }, '"}'];
  return [{ ...loginCall(plan, { kind: "password-change" }, body), at }];
}

function loginCall(plan: Plan, purpose: CallPurpose, body: Text): CollectedCall {
  return {
    purpose,
    api: "onPrem",
    method: "POST",
    url: urlOf(plan, "onPrem", dialectOf(plan.dialect).onPrem.login, []),
    headers: [
      { name: "Accept", value: ["application/json"] },
      { name: "Authorization", value: ["Basic ", { secret: "ONPREM_BASIC" }] },
      ...contentType(true),
    ],
    body,
  };
}

type Parameter = { readonly name: string; readonly value: Text };

/** What a query asks for. A deployment that rejects a field is asked again with fewer. */
function queryOf(plan: Plan, { api, method, path }: ShownRequest): readonly Parameter[] {
  const { number } = plan;
  const account = plan.cloud.businessAccountId;
  const { cloud, numberFields, templateFields } = dialectOf(plan.dialect);
  if (api !== "cloud" || method !== "GET") return [];
  if (path === cloud.debugToken) return [{ name: "input_token", value: [{ secret: "CLOUD_TOKEN" }] }];
  if (path === cloud.templates(account)) return pageOf(templateFields);
  if (path === cloud.numbers(account)) return pageOf(LISTED_FIELDS);
  if (path !== cloud.number(number.phoneNumberId)) return [];
  // The host has one of two names; a deployment rejects the whole call for the other.
  const fields = numberFields.filter((field) => field !== "host_platform");
  return [{ name: "fields", value: [fields.join(",")] }];
}

const LISTED_FIELDS = ["id", "display_phone_number", "verified_name", "platform_type"];

/** The first page of a list; `paging` in its response leads to the next one. */
function pageOf(fields: readonly string[]): readonly Parameter[] {
  return [
    { name: "fields", value: [fields.join(",")] },
    { name: "limit", value: ["100"] },
  ];
}

/** A plan with the app's secret proves each call of the cloud API by it. */
function proofOf({ cloud }: Plan, api: CollectedCall["api"]): readonly Parameter[] {
  if (api !== "cloud" || cloud.appSecret === undefined) return [];
  return [{ name: "appsecret_proof", value: [{ secret: "APPSECRET_PROOF" }] }];
}

function urlOf(plan: Plan, api: CollectedCall["api"], path: string, query: readonly Parameter[]): Text {
  const base = new URL((api === "cloud" ? plan.cloud : plan.onPrem).baseUrl);
  const address = `${base.origin}${base.pathname.replace(/\/+$/, "")}${path}`;
  return [
    address,
    ...query.flatMap(({ name, value }, index): Text => [`${index === 0 ? "?" : "&"}${name}=`, ...value]),
  ];
}

function headersOf(token: Text, hasBody: boolean): readonly Header[] {
  return [
    { name: "Accept", value: ["application/json"] },
    { name: "Authorization", value: ["Bearer ", ...token] },
    ...contentType(hasBody),
  ];
}

function contentType(hasBody: boolean): readonly Header[] {
  return hasBody ? [{ name: "Content-Type", value: ["application/json"] }] : [];
}

const PLACEHOLDER_OF: Readonly<Record<keyof typeof SHOWN_SECRETS, Placeholder>> = {
  pin: "PIN",
  certificate: "CERT",
  backupPassword: "BACKUP_PASSWORD",
  backupData: "BACKUP_DATA",
  code: "CODE",
};
const SECRET_OF = new Map(
  Object.entries(SHOWN_SECRETS).map(([name, shown]) => [
    shown as string,
    PLACEHOLDER_OF[name as keyof typeof SHOWN_SECRETS],
  ]),
);

/** Writes a body as JSON; a string that is shown in place of a secret becomes its name, within the quotes. */
function jsonOf(value: unknown): Text {
  if (typeof value === "string") {
    const secret = SECRET_OF.get(value);
    return secret === undefined ? [JSON.stringify(value)] : ['"', { secret }, '"'];
  }
  if (typeof value !== "object" || value === null) return [JSON.stringify(value)];
  const members = Object.entries(value).flatMap(([name, member], index): Text => [
    `${index === 0 ? "" : ","}${JSON.stringify(name)}:`,
    ...jsonOf(member),
  ]);
  return ["{", ...members, "}"];
}
