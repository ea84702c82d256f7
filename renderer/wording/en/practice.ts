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
