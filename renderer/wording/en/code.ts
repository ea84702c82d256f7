/** Words of the entry of a registration code. */
export const code = {
  title: "Enter the registration code",
  sent: {
    sms: "Sent by text message to {{spoken}} at {{time}}.",
    voice: "Told by a phone call to {{spoken}} at {{time}}.",
  },
  maybe: {
    sms: "A text message to {{spoken}} may be on its way since {{time}}. The answer to the request was lost.",
    voice: "A phone call to {{spoken}} may be on its way since {{time}}. The answer to the request was lost.",
  },
  name: { same: "The reported name is the expected one:", other: "The reported name:" },
  group: "Registration code",
  digit: "Digit {{number}} of 6",
  pasteBad: "There were no six digits in what you pasted.",
  go: "Hand in the code",
  valid: "valid for about {{left}}",
  ran: "probably run out by now",
  insist: "Enter it all the same",
  refused: "Not accepted",
  notTaken: "Not checked",
  guesses_one: "One code was not accepted so far.",
  guesses_other: "{{count}} codes were not accepted so far.",
  guard:
    "A wrong code is told apart from one that ran out. After too many wrong codes the platform takes none for a while; it does not tell beforehand how many.",
  guessFrom: "The platform takes the next code from {{time}} on.",
  guessAt: "The platform takes the next code in {{left}}.",
  channels: "Another code",
  again: { sms: "Text again", voice: "Call again" },
  instead: { sms: "Text instead", voice: "Call instead" },
  wait: "{{action}} (in {{left}})",
  anotherNote: "Ask for another code only if this one does not come. The newest code is the one to enter.",
  holder: {
    title: "Somebody else holds the phone?",
    lead: "Send them these words; they hold no secret.",
    text: {
      sms: "In the next minutes {{spoken}} gets a text message with a six-digit code. Please read it to me on the phone. Do not enter it anywhere yourself.",
      voice:
        "In the next minutes {{spoken}} gets a call that tells a six-digit code. Please write it down and read it to me on the phone. Do not enter it anywhere yourself.",
    },
    copy: "Copy these words",
  },
} as const;
