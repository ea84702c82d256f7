/** Words of the chain of proof and of the list for the customer's own system. */
export const proof = {
  title: "Confirmed since the move",
  count: "{{count}} of {{of}} confirmed",
  list: "What is confirmed since the move, and what is not",
  do: {
    message: "Send a test message",
    answer: "Test a reply",
    endpoint: "Check endpoint",
  },
  sender: {
    title: "Your own system",
    lead: "Your sending and receiving system must switch to the new API too. Check off what is done.",
    count: "{{count}} of {{of}} done",
    list: "What to change in your own system",
    seen: "Your system sends again.",
    seenBy: {
      signed: "Status “{{status}}” of a message not sent from here, in a signed notification.",
      unsigned: "Status “{{status}}” of a message not sent from here. The client signs nothing.",
    },
    unseen: "Not seen sending yet.",
    unseenWhy:
      "Checked off automatically when statuses of your messages pass through Switchover: in a webhook test, or while it receives this number's webhooks.",
    done: "Done",
    bySending: "Seen: your system sends again.",
    "to-cloud": {
      address: {
        title: "Base URL",
        text: "Send to the cloud: POST /v<version>/{{phoneNumberId}}/messages at the cloud's URL. The client's /v1/messages no longer works.",
      },
      token: {
        title: "Access token",
        text: "Use the cloud's access token as Bearer, preferably a system user's. The client's login token doesn't work there.",
      },
      payload: {
        title: "Messages",
        text: "Add messaging_product. Leave out what the cloud doesn't support: it rejects some of what the client accepted. Give each button its index, even a single one. No spaces at either end of action and button texts. No sticker packs.",
      },
      incoming: {
        title: "Notifications",
        text: "Read entry, changes and value in place of bare lists; metadata names the number. A voice note is audio with voice true. Check the signature. A separate endpoint is safest.",
      },
      media: {
        title: "Media",
        text: "Upload again: the client's media ids don't work in the cloud. A public URL works too, unless the cloud blocks its host.",
      },
      templates: {
        title: "Templates",
        text: "They belong to the account. Check that those you use are there, and check those with buttons or media: the cloud's rules apply now.",
      },
    },
    "to-onprem": {
      address: {
        title: "Base URL",
        text: "Send to your client: POST /v1/messages at its URL. The cloud's /{{phoneNumberId}}/messages no longer works.",
      },
      token: {
        title: "Access token",
        text: "Sign in to the client (POST /v1/users/login) and use its token. It expires after about 7 days: renew it.",
      },
      payload: {
        title: "Messages",
        text: "Use the client's form of messages. Remove messaging_product: it is the cloud's. Error codes are the client's own.",
      },
      incoming: {
        title: "Notifications",
        text: "Read the bare lists contacts, messages and statuses: no envelope, no signature, no number. A voice note has type voice. The status sent arrives only if the client is set to send it.",
      },
      media: {
        title: "Media",
        text: "Upload again: the cloud's media ids don't work in the client. A public URL works too.",
      },
      templates: {
        title: "Templates",
        text: "They belong to the account. Send one of each kind that you use.",
      },
    },
  },
} as const;
