/** Words of the parts that forms are made of. */
export const forms = {
  close: "Close",
  cancel: "Cancel",
  needed: "Required.",
  address: {
    "scheme-missing": "Enter the whole URL with https://, for example https://api.example:9090.",
    credentials: "Remove the username and password from the URL.",
    "more-than-address": "Remove everything from ? or # on.",
    "plain-http": "Use https://. Plain http:// is accepted only for this computer's own addresses.",
    "too-long": "Use at most {{most}} characters.",
    "not-an-address": "This isn't a URL. Enter https:// and the server's name.",
    shorten: "You pasted more than the server's URL. Use only {{origin}}?",
    useOrigin: "Use {{origin}}",
    keep: "Keep what I pasted",
  },
  id: { wrong: "Use letters, digits, - and _, as shown by the platform: at most 64." },
  file: {
    choose: "Choose file",
    chooseFor: "Choose file: {{label}}",
    tooLarge: "The file is larger than any certificate. Choose another.",
    unreadable: "The file couldn't be read.",
  },
  phone: {
    region: "Country",
    choose: "Choose a country",
    noRegion: "No country matches.",
    national: "Phone number",
    "no-region": "Choose a country, or paste the whole number with its +.",
    "not-digits": "Use digits only.",
    "too-short": "The number is too short.",
    "too-long": "The number is too long.",
    unlikely: {
      "too-short": "For {{region}} this number seems too short. Check it against the platform's dashboard.",
      "too-long": "For {{region}} this number seems too long. Check it against the platform's dashboard.",
      "not-of-region":
        "This does not look like a number of {{region}}. Check it against the platform's dashboard.",
    },
  },
  elsewhere: {
    what: "This was changed elsewhere.",
    next: "Load the current state, or keep editing: saving will overwrite it.",
    take: "Load current state",
    keep: "Keep editing",
  },
  unsaved: {
    title: "Unsaved changes",
    what: "Your changes on this screen aren't saved. If you leave, they are lost.",
    stay: "Keep editing",
    leave: "Leave without saving",
  },
} as const;
