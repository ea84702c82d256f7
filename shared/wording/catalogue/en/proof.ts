/** The chain of proof after a migration: its links, their states, and what each rests on. */
export const proof = {
  state: {
    proven: "Confirmed",
    "not-yet": "Not yet",
    failed: "Failed",
    "before-move": "Before the move",
  },
  link: {
    moved: "Moved",
    message: "Message arrived",
    answer: "Reply delivered",
    endpoint: "Production endpoint ready",
  },
  side: { cloud: "in the cloud", "on-premises": "on-premises" },
  evidence: {
    moved: {
      "platform-answer": "Confirmed by the platform.",
      "both-apis": "Both APIs were checked after the request.",
      webhook: "A signed message arrived through the cloud after the request.",
      "already-there": "It was already there when the migration checked.",
      reported: "Reported by you; the platform hasn't confirmed it.",
      "outcome-unknown": "The number's location is unknown. Nothing counts until it is confirmed.",
      elsewhere: "Since then it was found on the other API. Nothing from before counts.",
    },
    message: {
      "signed-message": "A signed message arrived at Switchover's callback URL.",
      "client-message":
        "A message with the keyword arrived, and the client returns Switchover's callback URL. The client signs nothing.",
      "no-test": "No test since the move.",
      "signatures-unchecked": "A message arrived, but its signature wasn't checked: no app secret is stored.",
      "keyword-not-seen": "A message arrived, but texts aren't stored, so it may be older than the move.",
      inconclusive: "The last test stopped early or had no clear result.",
      "did-not-arrive": "The last test waited for a message, and none arrived.",
      "earlier-message": "A message arrived {{side}} before the move. It confirms nothing now.",
    },
    answer: {
      "signed-status": "Status “{{status}}” of the test's reply arrived in a signed notification.",
      "client-status":
        "Status “{{status}}” of the test's reply arrived from the client, which signs nothing.",
      "no-answer": "No reply was sent since the move. A webhook test offers to reply to the sender.",
      "answer-unconfirmed": "A reply was sent; whether it was delivered is unknown.",
      "answer-refused": "The reply was rejected or couldn't be delivered.",
      "earlier-answer": "A reply was delivered {{side}} before the move. It confirms nothing now.",
    },
    endpoint: {
      "checks-passed": "The endpoint checks passed, test notifications included.",
      "checks-passed-unsent": "The endpoint checks passed. No test notification was sent.",
      reachable:
        "URL, certificate and reachability passed. These checks don't send the client's kind of notification.",
      "no-check": "Not checked since the move.",
      "checks-failed": "The endpoint checks failed.",
      "own-authority": "Checked with your own CA file. The cloud trusts only public authorities.",
      "other-address": "The URL that was checked isn't the one that notifications go to.",
      "address-unknown": "Not checked since the move. A webhook test reads which URL to check.",
      "earlier-check": "The checks passed before the move. That confirms nothing now.",
    },
  },
} as const;
