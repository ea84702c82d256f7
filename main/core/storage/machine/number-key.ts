import type { Plan } from "../../../../shared/migration/plan.ts";
import type { NumberKey } from "./port.ts";

/**
 * The number that a plan is about, as the whole machine knows it. Spellings of one address give one key: upper and
 * lower case, the default port, the root dot of a name, a path behind it.
 */
export function numberKeyOf({ cloud, number }: Plan): NumberKey {
  const { protocol, hostname, port } = new URL(cloud.baseUrl);
  const host = hostname.replace(/\.$/, "");
  return `${protocol}//${host}${port === "" ? "" : `:${port}`} ${number.phoneNumberId}` as NumberKey;
}
