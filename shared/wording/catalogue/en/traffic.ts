/** When a migration would meet the fewest messages. */
export const traffic = {
  quietest: {
    enough: "Quietest hour: {{hour}}",
    little: "Quietest hour so far, a hint only: {{hour}}",
    none: "Too little was seen to name an hour",
  },
  figures_one:
    "{{count}} message in {{hours}} h seen, {{perHour}} an hour; up to {{atMost}} an hour would fit that too.",
  figures_other:
    "{{count}} messages in {{hours}} h seen, {{perHour}} an hour; up to {{atMost}} an hour would fit that too.",
  next: "Next: {{next}}",
  alike_one: "{{count}} other hour was as quiet.",
  alike_other: "{{count}} other hours were as quiet.",
  office: "Quietest in office hours, Monday to Friday from 8:00 to 18:00:",
  noOffice: "No office hour was seen.",
  busiest: "Busiest hour: {{hour}}. Messages an hour: {{perHour}}.",
  hour: "{{day}}, {{from}} to {{until}}",
  seen: "Messages of end users counted from {{from}} to {{until}}: {{messages}}. Weeks of hours seen: {{weeks}}.",
  leftOut_one: "{{count}} message from times that weren't seen as a whole was left out.",
  leftOut_other: "{{count}} messages from times that weren't seen as a whole were left out.",
  legend:
    "Each digit is an hour, from 0 (no message) to 9 (as busy as the busiest); a dot is an hour that wasn't seen.",
  downtime:
    "Messages that end users send during the few seconds of downtime are silently lost, at a quiet hour too.",
  note: {
    "no-messages":
      "No message was seen. Let notifications arrive here for two weeks, or give a CSV of message times.",
    "few-messages": "There are fewer than 200 messages: one more can change the order.",
    "few-weeks": "Less than two weeks were seen: one unusual day decides.",
    "hours-unseen": "Not every hour of the week was seen; those that weren't are never proposed.",
    "coverage-assumed":
      "It isn't noted for all of this time whether messages could be seen. Time counts as seen from the first message to the last, without silences of three days or more.",
    "silences-counted":
      "Silences of a day or more count as quiet. If nothing was listening then, those hours are busier than shown.",
    "out-of-date": "The newest message is more than 30 days old.",
  },
  gap: {
    counted: "No message from {{from}} to {{until}}: counted as quiet.",
    leftOut: "Not seen from {{from}} to {{until}}: left out.",
    more_one: "{{count}} earlier gap isn't listed.",
    more_other: "{{count}} earlier gaps aren't listed.",
  },
  clocks: {
    forward: "Clocks went forward by {{minutes}} min: {{at}}. Hours are those that clocks showed.",
    back: "Clocks went back by {{minutes}} min: {{at}}. Hours are those that clocks showed; one of them happened twice.",
  },
  csv: {
    read_one: "Column {{column}}: {{count}} timestamp.",
    read_other: "Column {{column}}: {{count}} timestamps.",
    local_one: "{{count}} of them has no offset and was read as local time of {{zone}}.",
    local_other: "{{count}} of them have no offset and were read as local time of {{zone}}.",
    unread_one: "{{count}} row has no timestamp that can be read, on line {{line}}.",
    unread_other: "{{count}} rows have no timestamp that can be read, the first on line {{line}}.",
    older_one: "{{count}} timestamp is more than a year older than the newest and was left out.",
    older_other: "{{count}} timestamps are more than a year older than the newest and were left out.",
  },
} as const;
