/** Words of a batch of numbers that the window and its summary share. */
export const batch = {
  outcome: {
    go: "Checks passed",
    "no-go": "Checks failed",
    complete: "Complete",
    rejected: "Not moved",
    stopped: "Stopped",
    unknown: "Location unknown",
    "awaiting-code": "Waits for a code",
    "awaiting-confirmation": "Waits for you",
    none: "Not started",
  },
  place: { cloud: "Cloud", "on-premises": "On-premises", unknown: "Unknown" },
  summary: {
    title: "Batch {{name}}",
    checks: "Checks of {{name}}",
    lead: "Complete {{complete}}, failed {{failed}}, unknown {{unknown}}, waiting {{waiting}}, not started {{notStarted}}.",
    from: "From {{from}} to {{to}}.",
    since: "Since {{from}}, not ended yet.",
    column: {
      line: "Line",
      number: "Number",
      outcome: "Outcome",
      location: "Location",
      migration: "Migration",
      why: "Why",
    },
    failed: "Failed checks: {{checks}}",
    note: "What was done with a number, and what confirms it, is in the report of its migration.",
  },
} as const;
