/** Words of the practice platform. */
export const practice = {
  lead: "This is the platform that you practise with, seen from behind. The other screens only know what its two APIs tell.",
  elsewhere: "The practice platform stands only in practice.",
  number: "The practice number",
  really: "Where the practice number really is",
  home: {
    "on-premises": "The platform has it on-premises.",
    cloud: "The platform has it in the cloud.",
    nowhere:
      "It is registered nowhere at the moment: a move to on-premises took it off the cloud and waits for its code.",
  },
  phone: {
    title: "Practice phone",
    none: "No message yet. A registration code arrives here.",
    sms: "Your registration code is",
    copy: "Copy the code",
  },
  write: {
    title: "Write to the practice number",
    text: "Your message",
    kind: "What to send",
    kinds: {
      text: "A text",
      voice: "A voice message",
      unsupported: "Something unsupported",
    },
    send: "Send the message",
    fate: {
      cloud: "The cloud has it, and its notification is on its way.",
      "on-premises": "It arrived on-premises, and its callback is on its way.",
      dropped:
        "It is lost: nobody holds a working connection for the number at the moment. Whoever wrote it is not told.",
      unheard: "The cloud has it, but no app is subscribed, so nobody is told.",
    },
  },
  notifications: {
    title: "Notifications",
    hint: "What the platform tells about messages. One that is not answered with 200 is tried again: by the cloud ever more rarely for seven days, by the on-premises client for ever.",
    delivered: "Delivered",
    waiting: "Waiting",
    failed: "Attempts that failed",
    givenUp: "Given up",
    next: "Next try in {{wait}}",
    nextNow: "Being tried now",
    clock: "By the platform’s clock it is {{time}}.",
    pass: "Let time pass",
    passHint:
      "The platform’s clock runs ahead of yours. What waits is tried on the way; codes, waits and blocks grow older, and signing in stays as it is.",
    minutes: {
      "1": "1 minute",
      "60": "1 hour",
      "1440": "1 day",
      "10080": "7 days",
    },
    passing: "Time passes, and what was due is tried.",
  },
  faults: {
    title: "Faults",
    hint: "Switch one on, then move the number and see what Switchover does about it.",
    filter: "Find a fault",
    noneFits: "No fault fits what you typed.",
    on_one: "{{count}} switched on",
    on_other: "{{count}} switched on",
    allOff: "Switch all off",
    direction: {
      "to-cloud": "On the way to the cloud",
      "to-onprem": "On the way to on-premises",
      both: "In both directions",
      webhooks: "With notifications",
    },
  },
  again: {
    title: "Begin again",
    hint: "Puts the number on the side that you choose, and takes faults, used-up attempts and open runs away. Ended runs stay in the history.",
    "on-premises": "Begin again on-premises",
    cloud: "Begin again in the cloud",
    text: {
      "on-premises":
        "The practice number goes back on-premises, and everything else is as it was on the first day. Practice moves that have not ended are given up.",
      cloud:
        "The practice number is put in the cloud, and everything else is as it was on the first day. Practice moves that have not ended are given up.",
    },
    underWay: "A practice move is being worked on. Wait until it rests, then begin again.",
    cancel: "Keep it as it is",
  },
} as const;
