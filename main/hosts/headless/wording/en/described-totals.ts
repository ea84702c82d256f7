/** What the help says of `webhooks totals`. */
export const describedTotals = {
  totals: "what arrived by the hour, day or week, also of events that are deleted",
  totalsBy: "what one line covers",
  totalsSince: "from this time on; a date begins at midnight in the zone",
  totalsZone: "the time zone of hours and days, such as Europe/Madrid; default: this computer's",
  totalsNumber: "only what concerns the number with this phone number ID",
  totalsWorkspace: "only what the receiver of this workspace got",
} as const;
