/** Words of the chain of proof and of the list for the customer's own system. */
export const proof = {
  title: "Proof since the move",
  count: "{{count}} of {{of}} confirmed",
  list: "What is confirmed since the move, and what is not",
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
      "platform-answer": "The platform confirmed it.",
      "both-apis": "Both APIs were checked after the request.",
      webhook: "A signed message came through the cloud after the request.",
      "already-there": "It was there already when the migration asked.",
      reported: "Reported by you; the platform hasn't confirmed it.",
      "outcome-unknown": "Where the number is, is unknown. Nothing counts until that is known.",
      elsewhere: "Seen on the other API since. Nothing from before counts.",
    },
    message: {
      "signed-message": "A signed message came through our callback.",
      "client-message":
        "A message with the keyword came, and the client reads back our callback. The client signs nothing.",
      "no-test": "No test since the move.",
      "signatures-unchecked": "A message came, but its signature wasn't checked: no app secret is stored.",
      "keyword-not-seen": "A message came, but no text is kept, so it may be older than the move.",
      inconclusive: "The last test stopped early or couldn't tell.",
      "did-not-arrive": "The last test waited for a message, and none came.",
      "earlier-message": "A message arrived {{side}}, before the move. It proves nothing now.",
    },
    answer: {
      "signed-status": "Status “{{status}}” of our reply came in a signed notification.",
      "client-status": "Status “{{status}}” of our reply came from the client, which signs nothing.",
      "no-answer": "No reply was sent since the move. A test offers one to whoever wrote.",
      "answer-unconfirmed": "A reply was sent; whether it was delivered is unknown.",
      "answer-refused": "The reply was refused or couldn't be delivered.",
      "earlier-answer": "A reply was delivered {{side}}, before the move. It proves nothing now.",
    },
    endpoint: {
      "checks-passed": "The endpoint checks passed, test notifications included.",
      "checks-passed-unsent": "The endpoint checks passed. No test notification was sent.",
      reachable:
        "Address, certificate and reachability passed. How it takes the client's notifications, these checks don't try.",
      "no-check": "Not checked since the move.",
      "checks-failed": "The endpoint checks failed.",
      "own-authority": "Checked with your own CA file. The cloud goes by public ones.",
      "other-address": "Another address was checked than the one that notifications go to.",
      "address-unknown": "Not checked since the move. A webhook test reads which address counts here.",
      "earlier-check": "The checks passed before the move. That proves nothing now.",
    },
  },
  do: {
    message: "Send a test message",
    answer: "Test a reply",
    endpoint: "Check endpoint",
  },
  sender: {
    title: "Your own system",
    lead: "What sends and receives for you has to follow the number. Tick what is done.",
    count: "{{count}} of {{of}} done",
    list: "What your own system has to change",
    seen: "Your system sends again.",
    seenBy: {
      signed: "Status “{{status}}” of a message not sent from here, in a signed notification.",
      unsigned: "Status “{{status}}” of a message not sent from here. The client signs nothing.",
    },
    unseen: "Not seen sending yet.",
    unseenWhy:
      "Ticked automatically when statuses of your messages pass through Switchover: in a webhook test, or while it receives this number's webhooks.",
    done: "Done",
    bySending: "Seen: your system sends again.",
    "to-cloud": {
      address: {
        title: "Base address",
        text: "Send to the cloud: POST /v<version>/{{phoneNumberId}}/messages at the cloud's address. The client's /v1/messages is over.",
      },
      token: {
        title: "Access token",
        text: "Use the cloud's access token as Bearer, best a system user's. The client's login token is no good there.",
      },
      payload: {
        title: "Messages",
        text: "Add messaging_product. Leave out what the cloud doesn't support: it rejects what the client took. Give each button its index, a single one too. No spaces at either end of action and button texts. No sticker packs.",
      },
      incoming: {
        title: "Notifications",
        text: "Read entry, changes and value in place of bare lists; metadata names the number. A voice note is audio with voice true. Check the signature. Best an endpoint of its own.",
      },
      media: {
        title: "Media",
        text: "Upload again: the client's media ids don't work in the cloud. A public URL works too, unless the cloud blocks its host.",
      },
      templates: {
        title: "Templates",
        text: "They moved along, with their statuses. Check those with buttons or media: the cloud's rules hold for them now.",
      },
    },
    "to-onprem": {
      address: {
        title: "Base address",
        text: "Send to your client: POST /v1/messages at its address. The cloud's /{{phoneNumberId}}/messages is over.",
      },
      token: {
        title: "Access token",
        text: "Sign in to the client (POST /v1/users/login) and use its token. It ends after about 7 days: renew it.",
      },
      payload: {
        title: "Messages",
        text: "Use the client's form of messages. messaging_product belongs to the cloud. Error codes are the client's own.",
      },
      incoming: {
        title: "Notifications",
        text: "Read the bare lists contacts, messages and statuses: no envelope, no signature, no number. A voice note has type voice. sent comes only where the client is set to send it.",
      },
      media: {
        title: "Media",
        text: "Upload again: the cloud's media ids don't work in the client. A public URL works too.",
      },
      templates: {
        title: "Templates",
        text: "They moved along, with their statuses. Send one of each kind that you use.",
      },
    },
  },
} as const;
