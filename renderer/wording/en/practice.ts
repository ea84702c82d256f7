/** Words of the practice platform. */
export const practice = {
  lead: "The simulated platform behind Practice. Other screens know only what its two APIs return.",
  elsewhere: "Only available in Practice.",
  number: "The practice number",
  really: "Actual location of the practice number",
  home: {
    "on-premises": "The platform has registered it on-premises.",
    cloud: "The platform has registered it in the cloud.",
    nowhere:
      "Not registered anywhere: a migration to on-premises removed it from the cloud and is waiting for its code.",
  },
  phone: {
    title: "Practice phone",
    none: "No message yet. A registration code arrives here.",
    sms: "Your registration code is",
    copy: "Copy code",
  },
  write: {
    title: "Message the practice number",
    text: "Message",
    kind: "Message type",
    kinds: {
      text: "Text",
      voice: "Voice message",
      unsupported: "Unsupported message",
    },
    send: "Send message",
    fate: {
      cloud:
        "The cloud accepted it. It sends the notification, unless a fault that is switched on prevents that.",
      "on-premises": "It arrived on-premises, and the client is sending its notification.",
      dropped: "Lost: neither API has a working connection for the number. The sender isn't notified.",
      unheard: "The cloud accepted it, but no app is subscribed, so no notification is sent.",
    },
  },
  notifications: {
    title: "Notifications",
    hint: "What the platform sends about messages. Without a 200 response, the cloud retries for 7 days at growing intervals; the on-premises client retries indefinitely.",
    delivered: "Delivered",
    waiting: "Waiting",
    failed: "Failed attempts",
    givenUp: "Not delivered",
    next: "Next attempt in {{wait}}",
    nextNow: "Retrying now",
    clock: "The platform's clock shows {{time}}.",
    pass: "Advance the clock",
    passHint:
      "Moves the platform's clock ahead of yours. Retries due meanwhile are sent; codes, waits and blocks age. Login sessions don't.",
    minutes: {
      "1": "1 minute",
      "60": "1 hour",
      "1440": "1 day",
      "10080": "7 days",
    },
    passing: "Advancing the clock and sending retries that are due.",
  },
  faults: {
    title: "Faults",
    hint: "Switch one on, then start a migration to see how Switchover handles it.",
    filter: "Find a fault",
    noneFits: "No fault matches.",
    off: "Switch off",
    offNamed: "Switch off: {{fault}}",
    more: "More faults ({{count}})",
    onTitle: "Faults that are on",
    on_one: "{{count}} on",
    on_other: "{{count}} on",
    allOff: "Switch all off",
    direction: {
      "to-cloud": "Moving to the cloud",
      "to-onprem": "Moving on-premises",
      both: "In both directions",
      webhooks: "Notifications",
      registry: "Sender addresses",
    },
  },
  again: {
    title: "Reset practice",
    hint: "Puts the number on the API you choose and removes faults, used attempts and open migrations. Ended migrations stay in the history.",
    "on-premises": "Reset to on-premises",
    cloud: "Reset to the cloud",
    text: {
      "on-premises":
        "Puts the practice number on-premises and resets everything else. Practice migrations that haven't ended are abandoned.",
      cloud:
        "Puts the practice number in the cloud and resets everything else. Practice migrations that haven't ended are abandoned.",
    },
    underWay: "A practice migration is running. Wait until it stops, or abandon it, then reset.",
    cancel: "Keep as is",
  },
} as const;
