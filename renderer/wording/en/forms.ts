/** Words of the parts that forms are made of. */
export const forms = {
  close: "Close",
  cancel: "Cancel",
  needed: "This is needed.",
  address: {
    "scheme-missing": "Write the whole address with its https://, for example https://api.example:9090.",
    credentials: "Leave user name and password out of the address.",
    "more-than-address": "Leave out everything from ? or # on.",
    "plain-http": "Use https://. Plain http:// is accepted for this computer's own addresses only.",
    "not-an-address": "This is no address. It begins with https:// and the server's name.",
    shorten: "You pasted more than the server's address. Use {{origin}} alone?",
    useOrigin: "Use {{origin}}",
    keep: "Keep what I pasted",
  },
  id: { wrong: "Letters, digits, - and _ only, as the platform shows it." },
  file: {
    choose: "Read it from a file",
    chooseFor: "Read it from a file: {{label}}",
    tooLarge: "The file is larger than any certificate. Choose another.",
    unreadable: "The file could not be read.",
  },
  phone: {
    region: "Country",
    choose: "Choose a country",
    noRegion: "No country is called that.",
    national: "Phone number",
    "no-region": "Choose the country, or paste the whole number with its +.",
    "not-digits": "A phone number has digits only.",
    "too-short": "The number is too short.",
    "too-long": "The number is too long.",
    unlikely: {
      "too-short": "For {{region}} this number looks too short. Check it against the platform's dashboard.",
      "too-long": "For {{region}} this number looks too long. Check it against the platform's dashboard.",
      "not-of-region":
        "This does not look like a number of {{region}}. Check it against the platform's dashboard.",
    },
  },
  elsewhere: {
    what: "This was changed somewhere else meanwhile.",
    next: "Take over what stands there now, or keep editing: saving then goes over it.",
    take: "Take over the other's state",
    keep: "Keep editing mine",
  },
  unsaved: {
    title: "You have not saved your changes",
    what: "What you typed on this screen is not saved yet. If you leave, it is gone.",
    stay: "Stay and go on editing",
    leave: "Leave without saving",
  },
} as const;
