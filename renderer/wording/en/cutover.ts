/** Words of the cut-over: two lanes around a change of sides. */
export const cutover = {
  title: {
    reading: "Cutover",
    none: "No cutover in the stored events",
    gap: {
      "to-cloud": "Events changed to the cloud with a gap of {{duration}}",
      "to-onprem": "Events changed to on-premises with a gap of {{duration}}",
    },
    overlap: {
      "to-cloud": "Events changed to the cloud and overlapped",
      "to-onprem": "Events changed to on-premises and overlapped",
    },
  },
  lead: "The last change of API: when events from one stopped arriving here, and when events from the other began.",
  number: "Number",
  noNumbers: "This workspace has no numbers yet. Add one to tell its events apart.",
  addNumber: "Add a number",
  none: "No cutover in the stored events of {{spoken}}. It appears here once events from both APIs have arrived.",
  noneDo: "Test webhooks",
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
    "{{count}} event from the previous API arrived after the first from the new one. Both APIs were sending for a while.",
  saysOverlap_other:
    "{{count}} events from the previous API arrived after the first from the new one. Both APIs were sending for a while.",
  honest:
    "Only events that arrived at this computer. What either API sent elsewhere, or didn't send, isn't shown.",
  table: "Events of both sources",
  tableShow: "Show as a table",
  tableHide: "Hide the table",
  column: { lane: "Source", at: "Arrived", event: "Event" },
  open: "Open event {{id}}",
  marks_one: "{{lane}}: {{count}} event",
  marks_other: "{{lane}}: {{count}} events",
} as const;
