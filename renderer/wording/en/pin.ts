/** Words of a number's section on the two-step PIN, and of the way there from a run that a wrong PIN stopped. */
export const pin = {
  title: "Two-step PIN on the platform",
  what: "Sets the number's PIN to the one that is stored among its secrets above, on the side where the number is. The old PIN is not asked for.",
  step: "Where nobody knows the PIN, this is the platform's own first step before a move.",
  set: "Set the PIN",
  off: "Turn the PIN off",
  runOpen: "A run of this number is open, so its PIN cannot be changed now.",
  looking: "Asking both sides where the number is",
  sending: "Changing the PIN. The request is sent once.",
  itIs: { "on-premises": "It is on-premises", cloud: "It is in the cloud" },
  none: "The PIN was not changed from here yet.",
  history: "Changes of the PIN",
  line: "{{action}} {{side}}, {{time}}",
  side: { "on-premises": "on-premises", cloud: "in the cloud" },
  damaged_one: "One record of a changed PIN cannot be trusted and is left out.",
  damaged_other: "{{count}} records of changed PINs cannot be trusted and are left out.",
  afterRefusal: {
    title: "If nobody knows the PIN",
    text: {
      "on-premises":
        "The platform's first step is then to put the PIN right on the side that the number moves from. The on-premises client sets a new one without asking for the old one. Store the new PIN among the number's secrets, set it, then take this run up again.",
      cloud:
        "The platform's first step is then to put the PIN right on the side that the number is on. The cloud sets a new one without asking for the old one. Store the new PIN among the number's secrets, set it, then take this run up again.",
      unknown:
        "The platform's first step is then to put the PIN right on the side that the number is on. Find out first where that is; a new PIN is set without asking for the old one.",
    },
    go: {
      "on-premises": "Set a new PIN on-premises",
      cloud: "Set a new PIN in the cloud",
      unknown: "Set a new PIN",
    },
  },
} as const;
