/** Letters about a migration, to the customer and to the owner of the number. "We" are those who carry it out. */
export const letters = {
  subjectLine: "Subject: {{subject}}",
  mark: "PRACTICE: nothing here is real",
  greeting: "Hello",
  facts: {
    number: "Number",
    name: "Display name",
    when: "When",
    whenOpen: "Not set yet: we will tell you in advance.",
    downtime: "Downtime",
    downtimeAhead:
      "A few seconds, by the platform's description. In this time, messages to the number are lost.",
    started: "Started",
    ended: "Ended",
    confirmedAfter: "{{duration}} from the request to its confirmation",
    unmeasured: "Not measured",
    gap: "Without webhooks",
    gapValue: "{{duration}} after the number had moved",
  },
  before: {
    subject: {
      "to-cloud": "Before the migration of {{spoken}} to the cloud API",
      "to-onprem": "Before the migration of {{spoken}} to the on-premises client",
    },
    lead: {
      "to-cloud":
        "We are going to move {{spoken}} from the on-premises client to the cloud API of the messaging platform.",
      "to-onprem":
        "We are going to move {{spoken}} from the cloud API of the messaging platform to the on-premises client.",
    },
    know: {
      heading: "What you should know",
      lost: "Around the move, the platform drops messages to the number for a few seconds. It reports neither which nor how many, and they can't be fetched later.",
      point: "Once the number has moved, only another migration brings it back.",
      same: "The platform promises that display name, verification status, quality rating, templates, owning account, official status and messaging limit stay the same. We compare them before and after, and send you the result.",
      throughput:
        "A number that ran on 2 or more shards gets a higher throughput. That takes the platform up to 1 min.",
    },
    todo: {
      heading: "What to do",
      pause: "Pause campaigns and scheduled sending from the planned time until you hear from us.",
      freeze: "Until then, don't change the number, its templates or its two-step PIN.",
      payloads:
        "Check that your system's messages follow the cloud API: it rejects properties that the on-premises client accepts, buttons without an index, and spaces around the texts of buttons.",
      media:
        "Media IDs of the on-premises client don't work in the cloud: upload the media again, or use public links.",
      endpoint:
        "Have an endpoint ready for the cloud's notifications: they have another structure than those of the on-premises client.",
      phone:
        "Have someone at the phone of {{spoken}}: a 6-digit code comes by {{channel}}. Only we should get it, on the phone.",
      network: "Keep the on-premises client's outgoing connections open: TCP ports 443 and 5222.",
      endpointBack:
        "Have your endpoint ready for the on-premises client's notifications: they have another structure than those of the cloud.",
    },
    channel: { sms: "SMS", voice: "phone call" },
    close: "Afterward you get the result from us, with what confirms it.",
  },
  after: {
    subject: {
      complete: "Result of the migration of {{spoken}}: completed",
      open: "Result of the migration of {{spoken}}: not completed",
    },
    lead: {
      complete: "The migration of {{spoken}} is completed.",
      open: "The migration of {{spoken}} ended without being completed.",
    },
    place: {
      cloud: {
        proven: "The number is in the cloud. {{basis}}",
        attested:
          "The number is in the cloud, as reported by the person who carried out the migration. The platform hasn't confirmed this.",
      },
      "on-premises": {
        proven: "The number is with the on-premises client. {{basis}}",
        attested:
          "The number is with the on-premises client, as reported by the person who carried out the migration. The platform hasn't confirmed this.",
      },
      unknown:
        "The number's location is unknown. Messages may be lost until it is confirmed. We keep checking, and tell you what we find.",
    },
    downtimeNote:
      "By the clock of the computer that carried out the migration. The platform drops messages for a few seconds more and doesn't report which.",
    proof: {
      heading: "What confirms it",
      line: "{{link}}: {{state}}",
      lineAt: "{{link}}: {{state}}, {{at}}",
      reported:
        "{{link}}: reported by the person who carried out the migration, not confirmed by the platform",
      none: "No test after the move is recorded.",
    },
    compared: {
      heading: "Before and after",
      same_one: "1 compared value is the same as before.",
      same_other: "{{count}} compared values are the same as before.",
      line: "{{member}}: {{before}} before, {{after}} after. {{why}}",
      none: "Nothing could be compared: the number's values weren't read before and after.",
    },
    todo: {
      heading: "What to do now",
      cloud: {
        send: "Send through the cloud API only. The on-premises client no longer sends for this number.",
        receive:
          "Notifications now come from the cloud, in its structure and signed. Some may come twice: count each message ID once.",
        media:
          "Upload media again, or use public links: media IDs of the on-premises client don't work in the cloud.",
        watch:
          "Start with a few messages, and check that their statuses arrive, before you resume campaigns.",
      },
      "on-premises": {
        send: "Send through the on-premises client only. The cloud API no longer sends for this number.",
        receive:
          "Notifications now come from the on-premises client, in its structure and without a signature.",
        media: "Upload media again, or use public links: media IDs of the cloud don't work on-premises.",
        watch:
          "Start with a few messages, and check that their statuses arrive, before you resume campaigns.",
      },
      worksNot:
        "Don't send yet: the number doesn't work until the platform has reviewed it. Leave campaigns paused until you hear from us.",
      unclear:
        "Leave campaigns paused until you hear from us: the platform reports something about the number whose meaning isn't certain.",
      unsubscribed:
        "Notifications don't arrive yet: that the number's webhooks are subscribed isn't confirmed. We will tell you when they are.",
      wait: "Don't send through the number until you hear from us: it is not certain which API it is registered with.",
      stay: "Continue as before the migration. We will tell you how it continues.",
    },
    report: "A signed report with every step and its evidence is available from us.",
  },
  twoStep: {
    subject: "Please turn off two-step verification for {{spoken}}",
    lead: {
      "to-cloud":
        "To move {{spoken}} to the cloud API, the platform requires the number's 6-digit two-step PIN. We don't know it.",
      "to-onprem":
        "To move {{spoken}} to the on-premises client, the platform requires the number's 6-digit two-step PIN if two-step verification is on. We don't know it.",
    },
    ask: "If you know the PIN, please call us, and change nothing. Otherwise, please turn two-step verification off:",
    steps: {
      open: "Open the platform's web manager, and sign in as the owner of the business account.",
      number: "Open the settings of {{spoken}}, then two-step verification.",
      off: "Turn it off, and confirm this with the link in the email that the platform sends you.",
      tell: "Tell us that it is off. Don't turn it on again until the migration is over.",
    },
    after: {
      "to-cloud": "The migration sets a new PIN. You get it from us in a safe way.",
      "to-onprem": "After the migration, please turn it on again with a PIN of your own.",
    },
    warning:
      "Never send the PIN by email or chat, to us or to anyone else. With it, someone else could register the number.",
  },
  code: {
    subject: "A code for {{spoken}}: please read it to me",
    ask: {
      sms: "In the next minutes {{spoken}} gets an SMS with a 6-digit code. Please read it to me on the phone. Do not enter it anywhere yourself.",
      voice:
        "In the next minutes {{spoken}} gets a call with a 6-digit code. Please write it down and read it to me on the phone. Do not enter it anywhere yourself.",
    },
    warning:
      "Never give the code to anyone else, by phone, email or chat, even if they say they are from the platform. With it, the number can be taken over.",
    unasked:
      "If a code arrives that we didn't talk about, give it to no one, and call me on the number you know.",
    valid: "The code is valid for about 10 minutes. If it expires, I request another one.",
  },
  closing: "Kind regards",
  saved: "Letter saved: {{file}}",
} as const;
