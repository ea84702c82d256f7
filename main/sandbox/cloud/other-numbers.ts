/** Numbers of the same account that take no part in the rehearsal: they make lists long and can be confused with the right one. */
export const OTHER_NUMBERS = [
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
