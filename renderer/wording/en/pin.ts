/** Words of a number's section on the two-step PIN, and of the way there from a run that a wrong PIN stopped. */
export const pin = {
  title: "Two-step PIN on the platform",
  what: "Sets the number's PIN to the one in its secrets above, on the API where the number is. The old PIN isn't needed.",
  step: "If the PIN is unknown, this is the platform's required first step before a migration.",
  set: "Set PIN",
  off: "Turn off PIN",
  runOpen: "A migration of this number is open. Its PIN can't be changed now.",
  looking: "Checking both APIs for the number",
  sending: "Changing the PIN. The request is sent once.",
  itIs: { "on-premises": "It is on-premises", cloud: "It is in the cloud" },
  none: "The PIN hasn't been changed from here.",
  history: "PIN changes",
  line: "{{action}} {{side}}, {{time}}",
  side: { "on-premises": "on-premises", cloud: "in the cloud" },
  damaged_one: "One PIN change record can't be trusted and is left out.",
  damaged_other: "{{count}} PIN change records can't be trusted and are left out.",
  afterRefusal: {
    title: "If the PIN is unknown",
    text: {
      "on-premises":
        "The platform requires the PIN to be reset first on the API that the number moves from. The on-premises client sets a new one without asking for the old one.",
      cloud:
        "The platform requires the PIN to be reset first on the API that the number is on. The cloud sets a new one without asking for the old one.",
      unknown:
        "The platform requires the PIN to be reset first on the API that the number is on. Find its location first; a new PIN is set without asking for the old one.",
    },
    end: {
      resume: "Store the new PIN in the number's secrets, set it, then resume this migration.",
      anew: "Store the new PIN in the number's secrets, set it, then start a new migration.",
    },
    go: {
      "on-premises": "Set a new PIN on-premises",
      cloud: "Set a new PIN in the cloud",
      unknown: "Set a new PIN",
    },
  },
} as const;
