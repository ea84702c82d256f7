/** Words of a standing callback. */
export const webhooksPoint = {
  title: "Receive this number's webhooks",
  up: "Receiving here",
  down: "Not receiving here",
  interrupted: "Receiving interrupted",
  what: "The platform delivers the number's notifications to this computer until you stop. The current callback URL is saved first and restored afterwards.",
  number: "Number",
  since: "Since",
  ends: "Ends",
  endsNever: "when you stop it",
  length: "Duration",
  before: "Previous callback URL",
  beforeNone: "none",
  forwards: "Forwards to",
  forwardsNowhere: "nowhere",
  quit: "When Switchover quits",
  atQuit: {
    "give-back": "the previous callback URL is restored",
    stay: "the callback URL stays until its time is over. Notifications sent meanwhile aren't received; the platform retries them",
  },
  reaches: {
    account:
      "This is the whole business account's callback URL: notifications of its other numbers come here too.",
    application: "This is the app's callback URL: notifications of everything the app serves come here.",
  },
  resumed: "Resumed from before Switchover quit.",
  forward: "Forward everything to the previous callback URL",
  forwardOn:
    "Your production endpoint receives every notification, unchanged; the platform receives its response.",
  forwardOff: "Notifications stay here. Your production endpoint doesn't receive them.",
  allowPrivate: "That callback URL may use a private address, an IP address or a port other than 443",
  confirm: "The current callback URL may stop receiving notifications",
  stay: "Leave the callback URL in place if Switchover quits before the time is over",
  stayHint: "The next start continues once the vault is unlocked, if the public URL is the same.",
  start: "Receive here",
  startHint: "Opens the tunnel, checks it from outside and sets the callback URL.",
  noTunnel: "First choose a tunnel below.",
  stop: "Restore URL",
  oneAtATime:
    "One number of a workspace at a time: the receiver has one URL and one tunnel. Restore this callback URL before you receive another number's webhooks. In a terminal, webhooks point handles each number separately.",
  stopHint: "Stops receiving and restores the previous callback URL.",
  steps: "Steps",
  phase: {
    working: "Opening the tunnel and setting the callback URL.",
    restoring: "Restoring the previous callback URL.",
  },
  end: {
    asked: "Stopped.",
    "time-over": "Time is over.",
    changed: "The callback URL was changed outside Switchover and was left as it is.",
    moved: "The tunnel reopened with a different URL.",
    lost: "The tunnel or the receiver was lost.",
    left: "The callback URL was left in place.",
    "not-begun": "Not started.",
    circle:
      "A forwarded copy came back here from your production endpoint, so it couldn't receive anything more through here.",
  },
} as const;
