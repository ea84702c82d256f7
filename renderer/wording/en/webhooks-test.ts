/** Words of the guided test. */
export const webhooksTest = {
  title: "Prove that webhooks arrive",
  lead: "A real message, from the platform to this computer. The callback as it stood is given back at the end.",
  number: "Number",
  elsewhere: "A test of another number of this workspace is under way. One at a time.",
  toElsewhere: "Go to that test",
  will: {
    title: "What will happen",
    reach: "The public address is tried from outside, before the platform is told of it.",
    borrow:
      "The callback that reaches the fewest numbers is set to this computer. What stands there now is written down first.",
    message: "You send one word to the number from any phone, and see it arrive.",
    giveBack:
      "The callback is given back as it stood, after a crash too. Until that is done, it stays named here.",
  },
  noSecret:
    "No app secret is stored. The test can run, but nobody can tell whether what arrives is genuine, so it proves less.",
  forward: "Pass everything on to the production endpoint during the test",
  forwardOn:
    "Whatever arrives goes on unchanged to the callback that stood there, and its answer goes back to the platform. What production does not take, the platform sends again.",
  forwardOff:
    "Whatever arrives during the test is kept here only. Your production system does not hear of it.",
  more: "More choices",
  side: {
    label: "Where the number lives",
    hint: "Callbacks of this API are tested. A number lives on exactly one of them.",
    cloud: "in the cloud",
    "on-premises": "on the on-premises client",
    last: "As it was last seen.",
  },
  level: {
    label: "Callback to borrow",
    hint: "Left to Switchover, the one that reaches the fewest numbers.",
    shortest: "the shortest reach",
    number: "of the number",
    account: "of the business account",
    application: "of the app",
  },
  wait: "Time for the message",
  waitHint: "After that the test ends without one.",
  start: "Start the test",
  chooseFirst: "Choose first which way leads to this computer.",
  steps: "Test of {{spoken}}",
  step: {
    tunnel: "Opens the way from outside to this computer.",
    "outside-in": "Words of our own go out to the public address and have to come back unchanged.",
    borrowed: "Writes down the callback that stands now, then sets it to this computer.",
    handshake: "The platform asks the address a question before it delivers anything there.",
    message: "You send a word from any phone.",
    status: "sent → delivered → read",
    restored: "Gives the callback back exactly as it stood.",
  },
  why: "Why, and what to do",
  sendWord: "Send {{word}} to {{spoken}} from any phone, or scan the code.",
  send: {
    title: "Now send this word",
    text: "From any phone, in the messaging app that your customers use:",
    copy: "Copy the word",
    to: "to the number",
    code: "A code that holds the number and the word as plain text",
    codeHint: "Holds number and word as plain text, to copy on the phone.",
    practice: "You are practising: write it on the practice phone beside this.",
    waiting: "Waiting for the message",
  },
  token: {
    title: "Whose callback stands there?",
    what: "A callback stands at the level that has to be borrowed:",
    level: {
      number: "A callback stands for this number:",
      account: "A callback stands for the whole business account:",
      application: "A callback stands for the app:",
      client: "The on-premises client has a callback:",
    },
    why: "It belongs to somebody, and the platform tells nobody its verify token. Without the token it could not be given back exactly as it stands. Ask its owner, and nothing is changed before you give it.",
    name: "Verify token of that callback",
    hint: "It goes to the vault, and back to the platform at the end. It is not shown anywhere.",
    give: "Give the token and go on",
  },
  forwardsTo: "What arrives goes on, unchanged, to",
  forwardsNowhere: "What arrives is not passed on to anybody at the moment.",
  finish: {
    withoutMessage: "Finish without a message",
    stop: "Stop the test",
    hint: "What is proven so far stands, and the callback is given back.",
  },
  restoring: "The callback is being given back.",
  arrivals: {
    title: "What has arrived",
    signature: {
      valid: "Arrived, signature valid",
      unchecked: "Arrived, signature not checked",
      missing: "Refused: no signature",
      invalid: "Refused: wrong signature",
    },
    message: "Your message",
    status: {
      sent: "Status: sent",
      delivered: "Status: delivered",
      read: "Status: read",
      failed: "Status: failed",
    },
    otherStatus: "Status:",
    after: {
      message: "{{time}} after you were asked",
      status: "{{time}} after the message",
    },
  },
  verdict: {
    arrives: {
      what: "Webhooks arrive.",
      next: "A real message came from the platform to this computer. Your own endpoint is another matter: look at it under Endpoint.",
    },
    unchecked: {
      what: "Messages arrive, but nobody checked who sent them.",
      next: "Store the app secret under Webhooks and test again: only a valid signature proves that the platform sent it.",
    },
    "does-not-arrive": {
      what: "Webhooks do not arrive.",
      next: "The first line below that is not ticked says where the way breaks, and what to do.",
    },
    inconclusive: {
      what: "Nobody can tell yet whether webhooks arrive.",
      next: "Something other than the platform explains the silence, or what came proves nothing. The first line below that is not ticked says what it was.",
    },
    unsigned: {
      what: "Messages arrive from the on-premises client.",
      next: "The word came to the secret address that the client's settings named. The client signs nothing, so there is no stronger proof on this side.",
    },
    interrupted: {
      what: "Switchover ended in the middle of this test.",
      next: "What had been seen by then is lost with it, and whether messages arrive is not known. Test again.",
    },
    stopped: {
      what: "The test was stopped before a message was seen.",
      next: "What was ticked by then is proven. Whether messages arrive is not known. If a line below failed, it says what to do.",
    },
  },
  leftAsChanged: {
    what: "Somebody else has changed the callback meanwhile.",
    next: "It was left as it is, so there is nothing to give back. The last line below says what stands there.",
  },
  restoredNoNext:
    "Notifications of your number may still go to this computer. Give the callback back now, or set it in the platform's dashboard.",
  proven: "What this test showed",
  notProven: "What it did not show",
  again: "Test again",
  toEvents: "See everything that arrived",
} as const;
