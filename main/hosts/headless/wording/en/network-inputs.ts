/** Why serve, egress, traffic, translate and sandbox can't be carried out as they were typed. */
export const networkInputs = {
  windowNotBuilt: {
    what: "The Switchover window isn't built.",
    next: "Run {{build}}, or start it with {{start}}.",
  },
  portUnusable: {
    what: "Can't listen on port {{port}} ({{code}}).",
    next: "Choose another port, or leave out the option.",
  },
  somePortUnusable: {
    what: "Can't listen on a port ({{code}}).",
    next: "Choose another port, or leave out the option.",
  },
  authorityFile: {
    what: "{{file}} doesn't hold 1 to 20 certificates of authorities in PEM.",
    next: "Ask your administrator for the certificate of the company's authority; it begins with -----BEGIN CERTIFICATE-----.",
  },
  authoritiesFixed: {
    what: "The administrator of this computer fixed the certificate authorities.",
    next: "To see how:",
  },
  wayUrl: {
    what: "{{url}} isn't the URL of an API.",
    next: "Give it as https://HOST or https://HOST:PORT, without user name, ? or #. Plain http:// is only for this computer itself.",
  },
  containerAndDocker: {
    what: "--container and --shell docker need each other, and the name of a container.",
    next: "For example:",
  },
  tooManyHosts: {
    what: "There are too many hosts: {{most}} at most.",
    next: "Leave some of them out.",
  },
  noHostName: {
    what: "{{host}} isn't a host.",
    next: "Give names such as chat.example, without https:// and port.",
  },
  noHostKnown: {
    what: "No host is known yet.",
    next: "Give the hosts that the client's documentation lists, each with --host.",
  },
  outputTooLong: {
    what: "The output is longer than {{most}} characters.",
    next: "Give the output of the commands alone.",
  },
  csvOfNumber: {
    what: "A CSV doesn't tell numbers apart.",
    next: "Leave --number out, or give a CSV of that number.",
  },
  numberIdWanted: {
    what: "--number takes a phone number ID.",
    next: "Copy it from the plan.",
  },
  eventsUnread: {
    what: "The stored notifications weren't read.",
    next: "Try again.",
  },
  partiesWanted: {
    what: "A cloud notification names the number and its account, and the client's doesn't say them.",
    next: "Give --phone-number-id, --display-phone-number and --business-account-id.",
  },
  emptyInput: {
    what: "{{file}} is empty.",
    next: "Give at least one notification.",
  },
  notJson: {
    what: "Notification {{index}} of {{file}} is no JSON in UTF-8, or has a member twice.",
    next: "Fix it, or leave it out.",
  },
  notJsonOnLine: {
    what: "Notification {{index}} of {{file}} on line {{line}} is no JSON in UTF-8, or has a member twice.",
    next: "Fix it, or leave it out.",
  },
  neitherShape: {
    what: "Notification {{index}} of {{file}} has the shape of neither API: {{cloud}} is missing, and so are {{client}}.",
    next: "Leave it out. Notifications are counted from 0.",
  },
  targetShape: {
    what: "Notification {{index}} of {{file}} has the {{shape}} shape already.",
    next: "Leave it out, or use --to {{other}}. Notifications are counted from 0.",
  },
  secretCharacters: {
    what: "{{name}} takes 1 to 512 visible ASCII characters.",
    next: "Correct it, or leave it out.",
  },
  secretDigits: {
    what: "{{name}} takes six digits, as a text.",
    next: "Correct it, or leave it out.",
  },
  secretMembers: {
    what: "--secrets takes a JSON object with {{names}}.",
    next: "Correct it, or leave it out.",
  },
  folderUnwritable: {
    what: "Can't write to {{folder}}: {{reason}}.",
    next: "Choose another folder.",
  },
} as const;
