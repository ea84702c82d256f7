/** The two-step PIN outside any migration: what is asked, the outcome, and its line in a history. */
export const pin = {
  question: {
    once: "1 request is sent. It is never resent automatically.",
    set: {
      title: "Set the two-step PIN of {{spoken}}?",
      why: {
        "on-premises":
          "The on-premises client sets it to the PIN that you gave. The old PIN stops working at once, for everyone who uses it.",
        cloud:
          "The cloud sets it to the PIN that you gave. The old PIN stops working at once, for everyone who uses it.",
      },
    },
    off: {
      title: "Turn two-step verification off for {{spoken}}?",
      why: {
        "on-premises":
          "The on-premises client removes the PIN. Until another one is set, only a registration code protects the number, and the next registration sets the PIN.",
        cloud: "The cloud has no call for it.",
      },
    },
  },
  /** A response to a change that was no longer awaited. */
  late: {
    told: "A response arrived after Switchover stopped waiting: {{cause}}",
    unwritten:
      "A late response arrived and isn't recorded yet: the disk may be full. Switchover retries for as long as this program runs.",
  },
  earlier: {
    set: "Whether the PIN was set on {{time}} is unknown: no usable response was recorded.",
    off: "Whether the PIN was turned off on {{time}} is unknown: no usable response was recorded.",
  },
  done: {
    set: {
      complete: {
        what: "The two-step PIN of {{spoken}} is set.",
        next: "Use this PIN from now on. A migration that a wrong PIN stopped can be resumed with it.",
      },
      rejected: {
        what: "The two-step PIN of {{spoken}} wasn't set.",
        next: "Fix the cause, then set the PIN again.",
      },
      "not-sent": {
        what: "The request to set the PIN of {{spoken}} wasn't sent.",
        next: "Fix the cause, then set the PIN again.",
      },
      unknown: {
        what: "Whether the two-step PIN of {{spoken}} was set is unknown.",
        next: "It isn't resent automatically. To be sure, set the same PIN again: that changes nothing if it was set.",
      },
      "under-way": { what: "The two-step PIN of {{spoken}} is being set.", next: "Wait for the response." },
    },
    off: {
      complete: {
        what: "Two-step verification is off for {{spoken}}.",
        next: "Set a new PIN, or move the number: the PIN that you give then becomes the number's own.",
      },
      rejected: {
        what: "Two-step verification wasn't turned off for {{spoken}}.",
        next: "Fix the cause, then turn it off again.",
      },
      "not-sent": {
        what: "The request to turn the PIN of {{spoken}} off wasn't sent.",
        next: "Fix the cause, then turn it off again.",
      },
      unknown: {
        what: "Whether two-step verification is off for {{spoken}} is unknown.",
        next: "It isn't resent automatically. To be sure, turn it off again, or set a new PIN.",
      },
      "under-way": {
        what: "Two-step verification of {{spoken}} is being turned off.",
        next: "Wait for the response.",
      },
    },
  },
  works: {
    complete: "The number stays where it is.",
    rejected: "The PIN is unchanged, and the number stays where it is.",
    "not-sent": "Nothing was changed.",
    unknown: "The number stays where it is. Its PIN is as before, or as you asked.",
    "under-way": "The number stays where it is.",
  },
  action: { set: "PIN set", off: "PIN turned off" },
  state: {
    complete: "done",
    rejected: "rejected",
    "not-sent": "not sent",
    unknown: "outcome unknown",
    "under-way": "in progress",
  },
  noAnswer: "No response was recorded.",
} as const;
