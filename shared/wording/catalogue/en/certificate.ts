/** What a number's verified-name certificate tells, and what sending it can do. */
export const certificate = {
  outcome: {
    fits: "Nothing speaks against this certificate.",
    unclear: "Whether this certificate is right can't be told.",
    wrong: "Don't send this certificate.",
  },
  why: {
    "tls-certificate":
      "It is the certificate of a web server. The platform's manager has the verified-name certificate of the number.",
    "not-base64": "It isn't base64. Copy the whole text again from the platform's manager.",
    expired: "Its last date is over. Download a new one from the platform's manager.",
    "another-number": "It names another number: {{numbers}}. The plan's is {{number}}.",
    "not-readable":
      "It is base64, but its content can't be read. The client reads it when the number is registered.",
    "unclear-number":
      "It has {{numbers}}, which may be another number or none at all. The plan's number is {{number}}.",
    "another-name": "It doesn't have the plan's display name. Compare the names.",
    "number-not-told": "It names no phone number to compare.",
    "nothing-compared": "It was compared with no number. Give the plan to compare it.",
  },
  facts: {
    size: "Size",
    sizeValue: "{{characters}} characters, {{bytes}} bytes",
    sizeText: "{{characters}} characters",
    words: "Texts",
    numbers: "Digits like a phone number",
    moments: "Dates",
    ends: "Probably ends",
    endsIn_one: "{{date}}, in {{count}} day",
    endsIn_other: "{{date}}, in {{count}} days",
    ended_one: "{{date}}, {{count}} day ago",
    ended_other: "{{date}}, {{count}} days ago",
    notTold: "not in it, as far as it can be read",
    others: "Other texts",
    othersValue: "{{count}}, not shown",
  },
  layout:
    "The layout isn't published: names and dates are read from where they probably are. The signature isn't checked; only the platform can.",
  risks: {
    title: "Before you set shards",
    expired: "An expired certificate gets the number banned.",
    wrong:
      "A wrong certificate logs the client off. Setting the shards again with the right one brings it back.",
    late: "More than 7 days after the number was registered, setting shards disconnects it.",
    source:
      "The manager offers a certificate only while the display name is approved or available without review.",
  },
} as const;
