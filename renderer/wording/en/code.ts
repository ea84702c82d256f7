/** Words of the entry of a registration code. */
export const code = {
  title: "Waiting for your code",
  sent: {
    sms: "Sent by SMS to {{spoken}} at {{time}}.",
    voice: "Sent by phone call to {{spoken}} at {{time}}.",
  },
  maybe: {
    sms: "An SMS to {{spoken}} may have been sent at {{time}}. The response to the request was lost.",
    voice: "A phone call to {{spoken}} may have been sent at {{time}}. The response to the request was lost.",
  },
  name: { same: "The reported name is the expected one:", other: "The reported name:" },
  group: "Registration code",
  pasteBad: "The pasted text has no 6-digit code.",
  go: "Submit code",
  point: "Submitting the code moves the number. That can't be undone.",
  valid: "valid for about {{left}}",
  ran: "probably expired",
  insist: "Enter it anyway",
  refused: "Rejected",
  notTaken: "Not checked",
  guesses_one: "1 code rejected so far.",
  guesses_other: "{{count}} codes rejected so far.",
  guard: "Too many wrong codes block entry for a while. The limit isn't published.",
  guessFrom: "The platform accepts the next code from {{time}}.",
  guessAt: "The platform accepts the next code in {{left}}.",
  channels: "Another code",
  again: { sms: "Resend by SMS", voice: "Call again" },
  instead: { sms: "Send by SMS", voice: "Request a call" },
  wait: "{{action}} (in {{left}})",
  anotherNote: "Request another code only if none arrived. Enter the newest one.",
  holder: {
    title: "Does someone else have the phone?",
    lead: "Send them this text. It contains no secrets.",
    text: {
      sms: "In the next minutes {{spoken}} gets an SMS with a 6-digit code. Please read it to me on the phone. Do not enter it anywhere yourself.",
      voice:
        "In the next minutes {{spoken}} gets a call with a 6-digit code. Please write it down and read it to me on the phone. Do not enter it anywhere yourself.",
    },
    copy: "Copy text",
  },
} as const;
