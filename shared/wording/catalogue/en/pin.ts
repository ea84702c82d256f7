/** The two-step PIN outside any run: what is asked, what came of it, and what a history says of it. */
export const pin = {
  question: {
    once: "One request is sent. It is never sent again by itself.",
    set: {
      title: "Set the two-step PIN of {{spoken}}?",
      why: {
        "on-premises":
          "The on-premises client sets it to the PIN that you gave. The old PIN stops counting at once, for everybody who uses it.",
        cloud:
          "The cloud sets it to the PIN that you gave. The old PIN stops counting at once, for everybody who uses it.",
      },
    },
    off: {
      title: "Turn two-step verification off for {{spoken}}?",
      why: {
        "on-premises":
          "The on-premises client drops the PIN. Until another one is set, nothing but a registration code protects the number, and the next registration sets the PIN.",
        cloud: "The cloud has no call for it.",
      },
    },
  },
  /** An answer to a change that had been given up. */
  late: {
    told: "An answer came after it was given up: {{cause}}",
    unwritten:
      "An answer came after it was given up, and is not on record yet: the disk may be full. It is tried again for as long as this program runs.",
  },
  earlier: {
    set: "Whether the PIN was set on {{time}} is not known: no answer was recorded.",
    off: "Whether the PIN was turned off on {{time}} is not known: no answer was recorded.",
  },
  done: {
    set: {
      complete: {
        what: "The two-step PIN of {{spoken}} is set.",
        next: "Use this PIN from now on. A run that a wrong PIN stopped can be resumed with it.",
      },
      rejected: {
        what: "The two-step PIN of {{spoken}} was not set.",
        next: "Put the cause right, then set the PIN again.",
      },
      "not-sent": {
        what: "The request to set the PIN of {{spoken}} was not sent.",
        next: "Put the cause right, then set the PIN again.",
      },
      unknown: {
        what: "Whether the two-step PIN of {{spoken}} was set is not known.",
        next: "It is not sent again by itself. To be sure, set the same PIN once more: that changes nothing if it was set.",
      },
      "under-way": { what: "The two-step PIN of {{spoken}} is being set.", next: "Wait for the answer." },
    },
    off: {
      complete: {
        what: "Two-step verification is off for {{spoken}}.",
        next: "Set a new PIN, or move the number: the PIN that you give there becomes the number's own.",
      },
      rejected: {
        what: "Two-step verification was not turned off for {{spoken}}.",
        next: "Put the cause right, then turn it off again.",
      },
      "not-sent": {
        what: "The request to turn the PIN of {{spoken}} off was not sent.",
        next: "Put the cause right, then turn it off again.",
      },
      unknown: {
        what: "Whether two-step verification is off for {{spoken}} is not known.",
        next: "It is not sent again by itself. To be sure, turn it off once more, or set a new PIN.",
      },
      "under-way": {
        what: "Two-step verification of {{spoken}} is being turned off.",
        next: "Wait for the answer.",
      },
    },
  },
  works: {
    complete: "The number stays where it is.",
    rejected: "The PIN is what it was, and the number stays where it is.",
    "not-sent": "Nothing was changed.",
    unknown: "The number stays where it is. Its PIN is the one before or the one after.",
    "under-way": "The number stays where it is.",
  },
  action: { set: "PIN set", off: "PIN turned off" },
  state: {
    complete: "done",
    rejected: "refused",
    "not-sent": "not sent",
    unknown: "outcome not known",
    "under-way": "under way",
  },
  noAnswer: "No answer was recorded.",
} as const;
