import type { WindowTranslate } from "../../wording/window-translate.ts";

/** The compared member of a number in plain words; undefined for one that has none. */
export function memberName(t: WindowTranslate, name: string): string | undefined {
  const known = MEMBERS.find((member) => member === name.replaceAll(".", "_"));
  return known === undefined ? undefined : t(`window.run.ended.changes.members.${known}`);
}

const MEMBERS = [
  "verified_name",
  "display_phone_number",
  "code_verification_status",
  "quality_rating",
  "name_status",
  "is_official_business_account",
  "messaging_limit_tier",
  "account_mode",
  "status",
  "platform_type",
  "throughput",
  "health_status",
  "webhook_configuration_number",
  "webhook_configuration_account",
  "webhook_configuration_application",
  "subscribed_apps_override",
] as const;
