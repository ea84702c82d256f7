/** What a command says of a migration besides the sentences that all hosts share. */
export const run = {
  took: "The move took {{span}} from request to confirmation. Around it, the platform drops messages for a few seconds and doesn't report which.",
  subscribedAfter: "Webhooks were subscribed {{span}} after the registration response.",
  id: "Migration {{run}}.",
  notConfirmedYet:
    "Not confirmed yet: that messages arrive, that replies are delivered, and that your endpoint is ready.",
  nothingStarted: "Nothing was started.",
  calledFor: "What its state calls for:",
  nobodyWaits:
    "Each command starts the wait again. Run it on a terminal, where it offers to wait, or continue in the window and leave it open: switchover serve",
  recoveryFirst:
    "Create a recovery key: switchover vault recovery --out FILE. Or resume on a terminal and type that you go without one; --yes doesn't cover that. Then:",
  givenUp: {
    what: "Migration {{run}} is abandoned. It no longer blocks other migrations.",
    works:
      "Nothing was sent. The number's location is unknown; the preflight checks of a new migration check it.",
    next: "Start a new migration. Registrations that the abandoned one sent still count against the platform's limit.",
  },
} as const;

/** What is said at Ctrl-C. */
export const interrupt = {
  waiting: "Waiting for the response to “{{step}}”; it can't be canceled.",
  waitingUpTo:
    "Waiting for the response to “{{step}}”; it can't be canceled. It arrives within {{limit}}; after that the outcome is unknown.",
  again:
    "Press Ctrl-C again to leave now: the outcome of this step is then unknown until you resume the migration.",
  notStarted: {
    what: "Stopped before the migration started.",
    works: "Nothing was changed: this doesn't affect your number.",
    next: "You can start again at any time.",
  },
  early: {
    what: "Stopped before the migration's state was known.",
    perhapsSent: "A request may have been sent; its outcome is unknown.",
    notSent: "This command changed nothing about the number. Check the migration for the number's location.",
    next: "Check the migration's status.",
  },
} as const;

/** How a step ended, where no proof is named. */
export const steps = {
  rejected: "{{name}}: rejected",
  notSent: "{{name}}: not sent",
  unknown: "{{name}}: outcome unknown",
  noReason: "no reason given",
  took: "{{line}}, {{span}}",
} as const;

/** The state of a step in a table. */
export const stepStates = {
  pending: "not started",
  "in-flight": "sent, no response recorded",
  sentAt: "sent {{at}}, no response recorded",
  "not-sent": "not sent",
  rejected: "rejected",
  unknown: "outcome unknown",
} as const;

/** The result of a migration in a table. */
export const outcomes = {
  complete: "complete",
  rejected: "rejected",
  stopped: "stopped",
  unknown: "unknown",
  "awaiting-code": "waiting for your code",
  "awaiting-confirmation": "waiting for your confirmation",
} as const;

/** What follows a command that is printed as the next one to run. */
export const hints = {
  onTerminal: "(on a terminal; or: {{command}})",
  withoutYes: "(on a terminal, leave out --yes to be asked)",
  anotherCode: "(to request another code: {{command}})",
  checksAgain: "(checks both APIs again), or: {{command}}",
  orResend: "(or --repeat, to resend the request)",
  deletesBackup: "(deletes the backup, once you no longer need it)",
} as const;

/** What is awaited. */
export const wait = {
  upTo: "{{what}}, up to {{limit}}",
  until: "waiting until {{until}}",
} as const;

/** What is wrong with a plan, before its members. */
export const plan = { unusable: "The plan {{path}} can't be used:" } as const;

/** At the start of a command. */
export const start = {
  mistake: {
    what: "Switchover hit an internal error (reference {{reference}}).",
    next: "What was done so far is recorded. To see where the number is: switchover status",
    file: "Details for a bug report, without secrets: {{file}}",
  },
  unknownLevel: "SWITCHOVER_LOG_LEVEL isn't one of {{levels}}: the log has the level of the settings.",
} as const;
