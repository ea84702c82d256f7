/** Words of the parts that many screens are made of. */
export const sharedParts = {
  age: { now: "just now" },
  copy: { copy: "Copy", copied: "Copied", failed: "Could not copy: mark the text and copy it by hand" },
  meaning: {
    proven: "Good",
    attention: "Needs a look",
    stopped: "Stopped",
    unknown: "Not known",
    busy: "Under way",
    pending: "Not yet",
    "left-out": "Left out",
  },
  /** What the place of a number rests on, short enough for a table. */
  basis: {
    "both-sides": "both sides say so",
    "cloud-look-up": "the cloud says so",
    "client-look-up": "the client says so",
    "backup-given": "the client gave a backup",
    "register-answer": "the cloud's answer",
    "account-answer": "the client's answer",
    "code-answer": "the client took the code",
    webhook: "a signed message",
    person: "said by you",
    none: "not proven",
    older: "recorded by an earlier version",
  },
  parts: {
    what: "What happened",
    works: "Does it work now",
    next: "What next",
    details: "Codes and raw text",
  },
  look: {
    loading: "Reading",
    again: "Try again",
    stale: "This could not be read again.",
    asOf: "What you see is as of {{age}}.",
  },
  question: { close: "Close this question" },
  crossing: {
    onPremises: "On-premises",
    cloud: "Cloud",
    label: {
      "on-premises": "{{spoken}} is on-premises",
      cloud: "{{spoken}} is in the cloud",
      crossing: "{{spoken}} is on its way",
      unknown: "Where {{spoken}} is, is not known",
    },
    place: {
      "on-premises": "On-premises",
      cloud: "Cloud",
      crossing: "On its way",
      unknown: "Not known",
    },
  },
  callProblem: {
    "link-lost": {
      what: "The connection to Switchover itself broke before its answer came.",
      works: "Not known: Switchover may have taken up what you asked for.",
      next: "Start Switchover again and look at where the run stands before you do anything twice.",
    },
    mistake: {
      what: "Switchover made a mistake of its own.",
      works: "Nothing more was sent because of it.",
      next: "Look at where the run stands, then try again. If it happens again, report it.",
    },
  },
} as const;
