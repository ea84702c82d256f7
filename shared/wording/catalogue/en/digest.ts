/** The digest: what arrived and what is open, sent to a server or a chat tool at a chosen time. */
export const digest = {
  title: {
    daily: "Daily digest from Switchover, {{from}} to {{until}}:",
    weekly: "Weekly digest from Switchover, {{from}} to {{until}}:",
  },
  number: {
    some: "{{number}}: messages {{messages}}, statuses {{statuses}}, other {{others}}, rejected {{rejected}}.",
    gap: "Longest time without any while a receiver listened: {{gap}}.",
    partly: "Not known for {{time}}: no receiver listened.",
    none: "{{number}}: no arrivals are counted in the {{time}} in which a receiver listened.",
    noneSince:
      "{{number}}: no arrivals are counted in the {{time}} in which a receiver listened. The last one was on {{last}}.",
    notKnown: "{{number}}: not known, because no receiver listened.",
  },
  rest: "All others together: messages {{messages}}, statuses {{statuses}}, other {{others}}, rejected {{rejected}}.",
  restSilent: "Further numbers without counted arrivals although a receiver listened: {{silent}}.",
  noNumbers: "No number is set up for this.",
  arrivalsNotKnown: "What arrived isn't known: the records can't be read.",
  migrations:
    "Migrations that haven't ended: {{open}}. Migrations that leave the location of a number unknown: {{unknown}}.",
  migrationsNotKnown: "Whether migrations are open isn't known: their records can't be read.",
  monitoring: "Open findings of monitoring: {{findings}}. Scheduled checks that failed: {{failed}}.",
  monitoringNotKnown: "Findings of monitoring aren't known here: only the window and “serve” monitor.",
  paused: "No scheduled checks are made at present.",
  replaced: "Callback URLs that are still replaced: {{replaced}}.",
  replacedNotKnown: "Whether callback URLs are still replaced isn't known: the records can't be read.",
  /** As a notice of the desktop, which a locked screen may show: sums and no number. */
  notice: {
    title: { daily: "Daily digest from Switchover", weekly: "Weekly digest from Switchover" },
    arrived:
      "Counted arrivals: messages {{messages}}, statuses {{statuses}}, other {{others}}, rejected {{rejected}}.",
    silent: "Numbers without counted arrivals although a receiver listened: {{silent}}.",
    partly: "For part of the time it isn't known what arrived: no receiver listened.",
    nothingOpen: "No open migration, no open finding and no replaced callback URL is known.",
    more: "Open Switchover to see more.",
  },
  /** A time such as 08:00, and the name of a day of the week. */
  plan: {
    daily: "digest every day at {{at}}",
    weekly: "digest every {{day}} at {{at}}",
  },
} as const;
