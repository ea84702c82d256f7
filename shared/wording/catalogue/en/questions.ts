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
} as const satisfies Readonly<Record<Confirmation, object>>;
