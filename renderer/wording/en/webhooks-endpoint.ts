/** Words of the look at a customer's own endpoint. */
export const webhooksEndpoint = {
  title: "Is our endpoint ready?",
  lead: "Asks your production endpoint from this computer what the platform will ask, before your messages depend on it.",
  which: "Your endpoint",
  address: "Address of the endpoint",
  addressHint: "Where your production system takes notifications.",
  send: "Send made-up notifications there too",
  sendHint:
    "About 50 notifications with some 1,750 made-up messages go out, signed with your app secret: messages, statuses and other kinds from made-up senders, with accents and emoji, some signed wrongly or not at all, some more than once or out of order, one of nearly 3 MB and one batch of 1,000. Your system may store and answer them. Without this, nothing but questions is sent.",
  more: "More choices",
  private: "The address may be in a private network",
  privateHint:
    "For practice, or before the endpoint is public. The platform itself can never reach it there.",
  ca: "File of an authority to trust",
  caHint: "Stands in for the public roots. The platform itself trusts the public roots only.",
  go: "Look at the endpoint",
  goSend: "Look at the endpoint and send made-up notifications",
  secrets: "What the look can use",
  token: "Verify token of the endpoint",
  tokenHint: "The one that your own system expects. With it the handshake is tried as the platform does it.",
  secretHint: "With it made-up notifications are signed as the platform signs them.",
  results: "What was found",
  outdated: "The form holds another address now.",
  waiting: "Looking at the endpoint",
  verdict: {
    ready: "Ready: everything that was looked at is as the platform needs it.",
    readyBut_one: "Ready, with {{count}} thing to look at.",
    readyBut_other: "Ready, with {{count}} things to look at.",
    "not-ready": "Not ready: the platform would not deliver here as it should.",
    notAsked: "Some things were not tried, because no made-up notifications were sent.",
  },
} as const;
