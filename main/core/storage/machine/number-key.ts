import type { Brand } from "../../../../shared/brand.ts";
import type { Plan } from "../../../../shared/migration/plan.ts";

/** One number of one platform: the cloud's origin and the phone number id. */
export type NumberKey = Brand<string, "NumberKey">;

/**
 * The number that a plan is about, as the whole machine knows it. Spellings of one address give one key: upper and
 * lower case, the default port, the root dot of a name, a path behind it.
 */
export function numberKeyOf({ cloud, number }: Plan): NumberKey {
  return `${originOf(cloud.baseUrl)} ${number.phoneNumberId}` as NumberKey;
}

/** The cloud that a number's key names. Each has a clock of its own. */
export function cloudOf(number: NumberKey): string {
  return number.slice(0, number.indexOf(" "));
}

/**
 * The on-premises client of a plan, as a name for its clock. Two plans of one number may name two clients, and what one of
 * them dates says nothing about a wait that the other one told.
 */
export function clientOf({ onPrem }: Plan): string {
  return originOf(onPrem.baseUrl);
}

function originOf(baseUrl: string): string {
  const { protocol, hostname, port } = new URL(baseUrl);
  const host = hostname.replace(/\.$/, "");
  return `${protocol}//${host}${port === "" ? "" : `:${port}`}`;
}
