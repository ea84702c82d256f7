/** What arrived by the hour, day and week. */
export const totals = {
  columns: {
    from: "From",
    messages: "Messages",
    statuses: "Statuses",
    others: "Other",
    rejected: "Rejected",
    duplicates: "Duplicates",
    median: "Half within",
    most: "95 % within",
  },
  /** Two durations. */
  range: "{{from}} to {{to}}",
  atMost: "up to {{to}}",
  since: "Totals are kept since {{since}}.",
  utc: "Before {{since}} only whole days in UTC are kept.",
  counting: "Earlier events are still being added.",
  more: "Only the newest {{count}} are shown.",
  none: "Nothing arrived in this time.",
  quiet: {
    unusual:
      "No events from {{from}} to {{until}}. In the weeks before, some arrived at these hours. The cause isn't known.",
    off: "No receiver listened from {{from}} to {{until}}.",
  },
  ahead_one: "{{count}} event was sent later than it arrived, by the two clocks. Its latency isn't counted.",
  ahead_other:
    "{{count}} events were sent later than they arrived, by the two clocks. Their latencies aren't counted.",
} as const;
