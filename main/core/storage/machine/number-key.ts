import type { Brand } from "../../../../shared/brand.ts";
import type { Plan } from "../../../../shared/migration/plan.ts";

/** One number of one platform: the cloud's origin and the phone number ID. */
export type NumberKey = Brand<string, "NumberKey">;

/**
 * A plan's number as identified on this machine. Different spellings of one URL give the same key: case,
 * default port, the root dot of a host name, a path.
 */
export function numberKeyOf({ cloud, number }: Plan): NumberKey {
  return `${originOf(cloud.baseUrl)} ${number.phoneNumberId}` as NumberKey;
}

/** The cloud of a number's key. Each cloud has its own clock. */
export function cloudOf(number: NumberKey): string {
  return number.slice(0, number.indexOf(" "));
}

/**
 * The on-premises client of a plan, as an ID for its clock. Two plans of one number may name two clients, and
 * a date from one of them says nothing about a wait that the other one reported.
 */
export function clientOf({ onPrem }: Plan): string {
  return originOf(onPrem.baseUrl);
}

function originOf(baseUrl: string): string {
  const { protocol, hostname, port } = new URL(baseUrl);
  const host = hostname.replace(/\.$/, "");
  return `${protocol}//${host}${port === "" ? "" : `:${port}`}`;
}
