/** Words of what arrived by the hour, day and week. */
export const webhooksHistory = {
  title: "History",
  by: "One bar for each",
  hour: "Hours",
  day: "Days",
  week: "Weeks",
  latency: "Latency",
  table: "Show as a table",
  present: {
    hour: "now",
    day: "today",
    week: "this week",
  },
  label: {
    hour: "Events of the last 48 hours: {{accepted}} accepted, {{rejected}} rejected. Hours without events where some usually arrive: {{quiet}}. The table below has every figure.",
    day: "Events of the last 30 days: {{accepted}} accepted, {{rejected}} rejected. Days with hours without events where some usually arrive: {{quiet}}. The table below has every figure.",
    week: "Events of the last 26 weeks: {{accepted}} accepted, {{rejected}} rejected. Weeks with hours without events where some usually arrive: {{quiet}}. The table below has every figure.",
  },
  legend: {
    accepted: "Accepted",
    rejected: "Rejected",
    unusual: "No events where some usually arrive",
    off: "No receiver listened",
    median: "Half arrived within",
    most: "95 % arrived within",
  },
} as const;
