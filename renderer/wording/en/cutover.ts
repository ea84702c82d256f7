/** Words of the cut-over: two lanes around a change of sides. */
export const cutover = {
  title: "Cut-over",
  lead: "Around the last change of sides: when the one platform fell silent here, and when the other began.",
  number: "Number",
  noNumbers: "This workspace has no number yet. Add one, then its events can be told apart.",
  addNumber: "Add a number",
  none: "No change of sides in the stored events of {{spoken}}. It shows here once both platforms have sent events for it.",
  noneDo: "Test whether webhooks arrive",
  gap: "gap {{duration}}",
  noGap: "no gap",
  overlap: "overlap",
  lanes: { onPremises: "On-premises", cloud: "Cloud" },
  last: {
    "to-cloud": "last on-premises event {{time}}",
    "to-onprem": "last cloud event {{time}}",
  },
  first: {
    "to-cloud": "first cloud event {{time}}",
    "to-onprem": "first on-premises event {{time}}",
  },
  direction: {
    "to-cloud": "From on-premises to the cloud",
    "to-onprem": "From the cloud to on-premises",
  },
  says: {
    "to-cloud":
      "The last on-premises event that arrived here came {{duration}} before the first cloud event that arrived here.",
    "to-onprem":
      "The last cloud event that arrived here came {{duration}} before the first on-premises event that arrived here.",
  },
  saysOverlap_one:
    "{{count}} event of the side that was left still arrived after the first of the other. Both sides were sending for a while.",
  saysOverlap_other:
    "{{count}} events of the side that was left still arrived after the first of the other. Both sides were sending for a while.",
  honest:
    "This is what arrived at this computer. What either platform sent elsewhere, or did not send, does not show here.",
  table: "Events of both lanes",
  tableShow: "Show as a table",
  tableHide: "Hide the table",
  column: { lane: "Lane", at: "Arrived", event: "Event" },
  open: "Open event {{id}}",
  marks_one: "{{lane}}: {{count}} event",
  marks_other: "{{lane}}: {{count}} events",
} as const;
