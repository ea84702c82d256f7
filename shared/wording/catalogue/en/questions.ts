import type { Confirmation } from "../../../migration/confirmation.ts";

/** What is asked of a person, and why it matters. */
export const questions = {
  warnings: {
    title_one: "1 check ended with a warning. Continue anyway?",
    title_other: "{{count}} checks ended with warnings. Continue anyway?",
    why: "A warning doesn't stop the migration, but it may cost you what the check names.",
    /** One of the warnings: the check's title and what it found. */
    about: "{{title}}: {{found}}",
  },
  "sending-paused": {
    title: "Is sending through {{spoken}} paused?",
    why: "Messages sent during the move are lost, and sending can make the move fail.",
  },
  "point-of-no-return": {
    "to-cloud": {
      title: "Move {{spoken}} to the cloud?",
      why: "From here on, the number moves: the cloud registers it with the backup and the PIN, and the on-premises client loses it. Downtime: a few seconds. Messages sent then are silently lost. A registration cannot be undone: moving back takes another migration. A wrong PIN can stop the on-premises client. If you are not certain of the PIN, stop here and reset it on-premises first.",
    },
    "to-onprem": {
      title: "Move {{spoken}} to the on-premises client?",
      why: "From here on, the number may move: the on-premises client requests it, and the registration code takes it out of the cloud. Downtime: a few seconds. Messages sent then are silently lost. Once the code is accepted, the move cannot be undone: moving back takes another migration.",
    },
  },
  "display-name": {
    titleNone: "The on-premises client reports no display name.",
    title: "The on-premises client reports the display name “{{reported}}”.",
    whyNone: "The plan has none to compare it with. Check that this is your business.",
    why: "Expected: “{{expected}}”. A different name can mean a certificate for another number.",
  },
  "recent-register": {
    title:
      "A registration of {{spoken}} may have been sent less than 1 h ago, and its outcome is unknown. Continue anyway?",
    titleCopied:
      "A registration of {{spoken}} may have been sent from another copy of this data folder, and its outcome is unknown. Continue anyway?",
    why: "It may still take effect. A second one now counts toward the platform's limit and can collide with the first. If you can, wait until 1 h has passed, then check again.",
    label: "Type REGISTER AGAIN to continue",
    word: "REGISTER AGAIN",
  },
  "refused-pin": {
    title: "A PIN sent from another data folder was rejected for {{spoken}}. Is yours a different one?",
    why: "Only that folder knows which PIN it was. A second rejection ends this migration, and more of them lock the PIN entirely. Continue only if you know that your PIN is different. If you do not, stop here and set a new PIN on the API that has the number.",
    label: "Type ANOTHER PIN to continue",
    word: "ANOTHER PIN",
  },
  "older-registration": {
    title: "{{spoken}} may have been registered on-premises long ago. Set its shards anyway?",
    why: "Shards may be set within 7 days of a registration. From day 8, the call disconnects the number. When this one was registered is unknown: it was before this migration, or no clock but this computer's shows it. Continue only if you know that it was less than 7 days ago.",
    label: "Type LESS THAN SEVEN DAYS to continue",
    word: "LESS THAN SEVEN DAYS",
  },
  "wipe-override": {
    title: "The account had a callback URL of its own before the move. Let the subscription remove it?",
    why: "Whether your app receives the number's messages in the cloud is unknown: until this is settled, they may not arrive there. Subscribing again removes the account's own callback URL, and its messages then go to the app's URL. Continue only if you can set the callback URL again.",
    label: "Type REMOVE THE ADDRESS to continue",
    word: "REMOVE THE ADDRESS",
  },
} as const satisfies Readonly<Record<Confirmation, object>>;
