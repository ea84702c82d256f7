import type { Confirmation } from "../../../migration/confirmation.ts";

/** What is asked of a person, and why it matters. */
export const questions = {
  warnings: {
    title_one: "One check ended with a warning. Go on all the same?",
    title_other: "{{count}} checks ended with warnings. Go on all the same?",
    why: "A warning does not stop the move, but it may cost you something that the check names.",
    /** One of the warnings: the check's title and what it found. */
    about: "{{title}}: {{found}}",
  },
  "sending-paused": {
    title: "Is sending through {{spoken}} paused?",
    why: "Messages sent during the move are lost, and sending can make it fail.",
  },
  "point-of-no-return": {
    "to-cloud": {
      title: "Move {{spoken}} to the cloud?",
      why: "From here on the number moves: the cloud registers it with the backup and the PIN, and the on-premises client loses it. It is out of reach for some seconds, and messages that come in meanwhile are lost. A registration cannot be called back; the only way back is another migration. A wrong PIN can stop the on-premises client. If you are not certain of the PIN, stop here and reset it on-premises first.",
    },
    "to-onprem": {
      title: "Move {{spoken}} to the on-premises client?",
      why: "From here on the number may move: the on-premises client asks for it, and with the registration code it is taken out of the cloud. It is out of reach for some seconds, and messages that come in meanwhile are lost. Once the code is accepted that cannot be called back; the only way back is another migration.",
    },
  },
  "display-name": {
    titleNone: "The on-premises client reports no display name.",
    title: "The on-premises client reports the display name “{{reported}}”.",
    whyNone: "The plan names none to compare it with. Check that this is your business.",
    why: "The expected one is “{{expected}}”. A different name can mean a certificate of another number.",
  },
  "recent-register": {
    title:
      "A registration of {{spoken}} went out less than an hour ago, and what became of it is not known. Move on all the same?",
    why: "It may still take effect. A second one now counts against the platform's limit, and can meet the first. If you can, wait until an hour has passed and look again.",
    label: "Type REGISTER AGAIN to go on",
    word: "REGISTER AGAIN",
  },
  "refused-pin": {
    title: "A PIN was refused for {{spoken}}, sent from another data folder. Is yours another one?",
    why: "Which PIN it was can be told only in that folder. A second refusal ends this run, and more of them lock the PIN altogether. Go on only if you know that your PIN is a different one. If you do not, stop here and set the PIN anew on the side that holds the number.",
    label: "Type ANOTHER PIN to go on",
    word: "ANOTHER PIN",
  },
  "older-registration": {
    title: "{{spoken}} may have been registered on-premises long ago. Set its shards all the same?",
    why: "Shards may be set within seven days after a registration. From the eighth day on the call disconnects the number, and how long ago this one was registered is not known here: that was before this run, or no clock but this computer's tells it. Go on only if you know that it was less than seven days ago.",
    label: "Type LESS THAN SEVEN DAYS to go on",
    word: "LESS THAN SEVEN DAYS",
  },
  "wipe-override": {
    title: "A callback address stood for the account before the move. May subscribing remove it?",
    why: "Whether your app hears of the number's messages in the cloud could not be seen: until this is settled they may not arrive there. Subscribing anew removes the account's own callback address, and its messages then go to the app's address. Go on only if you can set the address again.",
    label: "Type REMOVE THE ADDRESS to go on",
    word: "REMOVE THE ADDRESS",
  },
} as const satisfies Readonly<Record<Confirmation, object>>;
