/** Texts of the parts that many screens are made of. */
export const sharedParts = {
  age: { now: "just now", seconds: "{{n}} s ago" },
  copy: {
    copy: "Copy",
    copied: "Copied",
    failed: "Couldn't copy: select the text and copy it by hand",
    cleared: "Once copied, it is cleared from the clipboard after {{seconds}} s",
    clearedHere:
      "Once copied, it is cleared from the clipboard after {{seconds}} s if this window stays in front. If not, copy something else after pasting.",
  },
  meaning: {
    proven: "Success",
    attention: "Needs attention",
    stopped: "Failed",
    unknown: "Unknown",
    busy: "In progress",
    pending: "Not started",
    "left-out": "Skipped",
  },
  /** What the location of a number rests on, short enough for a table. */
  basis: {
    "both-sides": "confirmed by both APIs",
    "cloud-look-up": "confirmed by the cloud",
    "client-look-up": "confirmed by the client",
    "backup-given": "the client returned a backup",
    "register-answer": "confirmed by the cloud's response",
    "account-answer": "confirmed by the client's response",
    "code-answer": "code accepted by the client",
    webhook: "signed message",
    person: "reported by you",
    none: "unconfirmed",
    older: "recorded by an earlier version",
  },
  parts: {
    what: "What happened",
    works: "Status",
    next: "What to do",
    details: "Codes and raw text",
    code: "Code",
    time: "Time",
    copy: "Copy what happened",
  },
  look: {
    loading: "Loading",
    again: "Try again",
    stale: "This couldn't be refreshed.",
    asOf: "Showing data from {{age}}.",
  },
  question: { close: "Close" },
  crossing: {
    onPremises: "On-premises",
    cloud: "Cloud",
    label: {
      "on-premises": "{{spoken}} is on-premises",
      cloud: "{{spoken}} is in the cloud",
      crossing: "{{spoken}} is moving",
      unknown: "Location of {{spoken}} is unknown",
    },
    place: {
      "on-premises": "On-premises",
      cloud: "Cloud",
      crossing: "Moving",
      unknown: "Unknown",
    },
  },
  callProblem: {
    "link-lost": {
      what: "The connection to Switchover was lost before it responded.",
      works: "Unknown: Switchover may have started what you asked for.",
      next: "Start Switchover again and check the migration before you do anything twice.",
    },
    mistake: {
      what: "Switchover hit an internal error.",
      works: "Unknown: what you asked for may have been done.",
      next: "Check what was done before you do anything twice. If it happens again, report it.",
    },
    "not-loaded": {
      what: "A part of this window couldn't be loaded.",
      next: "Reload the window. If Switchover was stopped, start it again first.",
    },
  },
} as const;
