/** Texts of the history. */
export const history = {
  lead: "Every migration of this data folder, newest first, with its activity log.",
  empty: "No migrations yet. Each one appears here with its activity log and its evidence.",
  emptyDo: "Choose a number to move",
  filter: "Find a number",
  count_one: "{{count}} migration",
  count_other: "{{count}} migrations",
  noneFits: "No migration matches this number.",
  more_one: "Show {{count}} more",
  more_other: "Show {{count}} more",
  column: { move: "Migration", end: "Result", proof: "Source", took: "Duration" },
  open: "Not ended: {{where}}",
  followed: "out of date: a newer migration followed",
  notEnded: "not ended",
  unreadable: {
    title_one: "{{count}} migration can't be read",
    title_other: "{{count}} migrations can't be read",
    text: "They are missing from the lists. Their files were kept; check both APIs before you move these numbers again.",
    rows_one: "{{count}} corrupted row",
    rows_other: "{{count}} corrupted rows",
    newer: "Written by a newer version",
  },
} as const;
