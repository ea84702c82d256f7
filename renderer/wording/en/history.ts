/** Words of the history. */
export const history = {
  lead: "Every move of this data folder, the newest first. Each keeps its whole story.",
  empty: "No number was moved here yet. Every move will stand here with its story and its proof.",
  emptyDo: "Choose a number to move",
  filter: "Find a number",
  count_one: "{{count}} move",
  count_other: "{{count}} moves",
  noneFits: "No move fits this number.",
  more_one: "Show {{count}} more",
  more_other: "Show {{count}} more",
  column: { move: "Move", end: "How it ended", proof: "How we know", took: "Took" },
  open: "Has not ended: {{where}}",
  followed: "out of date: a newer move has followed",
  notEnded: "not ended",
  unreadable: {
    title_one: "{{count}} move cannot be read",
    title_other: "{{count}} moves cannot be read",
    text: "They are missing from the lists. Their files were kept; look at both platforms before you move these numbers again.",
    rows_one: "{{count}} damaged row",
    rows_other: "{{count}} damaged rows",
    newer: "Written by a newer version",
  },
} as const;
