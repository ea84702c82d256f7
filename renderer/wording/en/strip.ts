/** Texts of the strips at the bottom of the window: of an open migration, and on its own screen. */
export const strip = {
  label: "Open migration",
  safety: "Safety of this migration",
  open: "Show migration",
  more_one: "and {{count}} more",
  more_other: "and {{count}} more",
  nothingMoved: { title: "Nothing has moved", text: "The number stays where it is." },
  sent: { title: "Possible downtime:", text: "Messages sent now may be lost." },
  moved: { title: "Moved", text: "The remaining steps follow." },
  notThere: { title: "Not where it was moved", text: "Both APIs are checked again." },
  reported: { title: "Location reported by you", text: "The platform hasn't confirmed it." },
  unknown: {
    title: "Location unknown",
    for: "Unknown for",
    since: "Unknown since {{time}}",
    next: "Next check in",
    checking: "Checking now",
    paused: "Checks paused: vault locked",
    text: "Messages may be lost.",
  },
  backup: { title: "Backup encrypted", none: "No backup yet", before: "Made before the number moves." },
  checked: { title: "Both APIs checked" },
  attempts: {
    title_one: "{{count}} attempt left",
    title_other: "{{count}} attempts left",
    text: "Within 72 h",
  },
  requests: {
    title_one: "Sent once",
    title_other: "Sent {{count}} times",
    text: "Resent only if you ask.",
  },
} as const;
