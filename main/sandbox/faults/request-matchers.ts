import type { RequestMatcher } from "./fault.ts";

const cloud = (method: string, path: RegExp): readonly RequestMatcher[] => [{ api: "cloud", method, path }];
const onPrem = (method: string, path: RegExp): readonly RequestMatcher[] => [{ api: "onprem", method, path }];

export const REGISTER = cloud("POST", /^\/\d+\/register$/);
export const SUBSCRIBE = cloud("POST", /^\/\d+\/subscribed_apps$/);
export const SUBSCRIBED_APPS = cloud("GET", /^\/\d+\/subscribed_apps$/);
export const NUMBER = cloud("GET", /^\/\d+$/);
export const NUMBERS = cloud("GET", /^\/\d+\/phone_numbers$/);
export const TEMPLATES = cloud("GET", /^\/\d+\/message_templates$/);
export const TOKEN_CHECK = cloud("GET", /^\/debug_token$/);
export const VERIFY_CLOUD = cloud("POST", /^\/\d+\/verify_code$/);
export const ANY_CLOUD = cloud("*", /^\//);
export const CLOUD_CHANGES = cloud("POST", /^\//);

export const LOGIN = onPrem("POST", /^\/v1\/users\/login$/);
export const BACKUP = onPrem("POST", /^\/v1\/settings\/backup$/);
export const HEALTH = onPrem("GET", /^\/v1\/health$/);
export const SETTINGS = onPrem("GET", /^\/v1\/settings\/application$/);
export const ACCOUNT = onPrem("POST", /^\/v1\/account$/);
export const VERIFY = onPrem("POST", /^\/v1\/account\/verify$/);
export const SHARDS = onPrem("POST", /^\/v1\/account\/shards$/);
export const WEBHOOK_AUTHORITIES = onPrem("*", /^\/v1\/certificates\/webhooks\/ca(?:\/|$)/);
export const ADD_WEBHOOK_AUTHORITY = onPrem("POST", /^\/v1\/certificates\/webhooks\/ca$/);
export const READ_SHARDS = onPrem("GET", /^\/v1\/account\/shards$/);
export const PIN_ON_PREM = [
  ...onPrem("POST", /^\/v1\/settings\/account\/two-step$/),
  ...onPrem("DELETE", /^\/v1\/settings\/account\/two-step$/),
];
/** Changes of a two-step PIN on either API. At the cloud the same call sets a number's own callback URL. */
export const PIN = [...PIN_ON_PREM, ...cloud("POST", /^\/\d+$/)];
/** Messages that the business sends, on either API. */
export const MESSAGES = [...cloud("POST", /^\/\d+\/messages$/), ...onPrem("POST", /^\/v1\/messages$/)];
export const ANY_ONPREM = onPrem("*", /^\/v1\/(?!users\/login$)/);
