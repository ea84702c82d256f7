/** Words of the look at a customer's own endpoint. */
export const webhooksEndpoint = {
  title: "Check your endpoint",
  lead: "Sends your production endpoint the requests that the platform will send, before your messages depend on it.",
  which: "Your endpoint",
  address: "Endpoint URL",
  addressHint: "Where your production system receives notifications.",
  send: "Send test notifications too",
  sendHint:
    "Sends about 50 test notifications with some 1,750 messages, signed with your app secret: messages, statuses and other kinds from fictional senders, with accents and emoji, some signed wrongly or not at all, some more than once or out of order, one of nearly 3 MB and one batch of 1,000. Your system may store and answer them. Without this, no notification is sent.",
  more: "More options",
  private: "Allow a private network address",
  privateHint: "For Practice, or before the endpoint is public. The platform can never reach it there.",
  ca: "CA file to trust",
  caHint: "Used instead of the public authorities. The platform trusts only the public ones.",
  go: "Check endpoint",
  goSend: "Check endpoint and send test notifications",
  secrets: "Secrets for the check",
  token: "Verify token of the endpoint",
  tokenHint:
    "The one that your own system expects. With it, Switchover sends the verification request as the platform does.",
  secretHint: "Signs test notifications as the platform does.",
  results: "Results",
  outdated: "The URL in the form has changed since this check.",
  waiting: "Checking the endpoint",
  headline: {
    ready: "Ready: your endpoint passed what was checked",
    "not-ready": "Not ready: your endpoint failed a check",
    failed_one: "Not ready: {{count}} of {{all}} checks failed",
    failed_other: "Not ready: {{count}} of {{all}} checks failed",
  },
  verdict: {
    ready: "Ready: everything that was checked meets the platform's requirements.",
    readyBut_one: "Ready, with {{count}} warning.",
    readyBut_other: "Ready, with {{count}} warnings.",
    "not-ready": "Not ready: the platform wouldn't deliver here correctly.",
    notAsked: "Some checks were skipped because no test notifications were sent.",
  },
} as const;
