import type { RunPhase } from "../../../migration/run-snapshot.ts";

/** The resting places of a run in one or two words, for lists. */
export const phaseNames = {
  ready: "can go on",
  pausing: "waits for a time",
  "awaiting-confirmation": "waits for your word",
  "awaiting-code": "waits for the code",
  unknown: "Unknown",
  ended: "ended",
} as const satisfies Readonly<Record<RunPhase["kind"], string>>;

/** Why a run that has not ended rests, and what to do next. */
export const phases = {
  ready: { what: "The run was interrupted and can go on.", next: "Take it up again." },
  pausing: { what: "The run waits until {{until}}.", next: "Take it up again after that." },
  "awaiting-confirmation": {
    what: "The run waits for your word before it goes on.",
    next: "Read what is asked, then confirm it.",
    nextWithName:
      "Nothing but a person's word accepts a name that differs: type it where you are asked for it, or abandon the run.",
  },
  "awaiting-code": {
    refused: "The code was not accepted. The number has not moved.",
    notTaken: "The code was not checked, so you can enter it again.",
    notTakenInTime: "The code was not checked, and has probably expired since.",
    expired: "The registration code that was sent has probably expired.",
    perhapsExpired:
      "A registration code may have been sent: the answer to the request was lost. By now it has probably expired.",
    sent: {
      sms: "A registration code is on its way by SMS.",
      voice: "A registration code is on its way by a phone call.",
    },
    perhapsSent: {
      sms: "A registration code may be on its way by SMS: the answer to the request was lost. No other is asked for by itself.",
      voice:
        "A registration code may be on its way by a phone call: the answer to the request was lost. No other is asked for by itself.",
    },
    next: "Enter the code before {{until}}.",
    nextAnotherNow: "Ask for another code.",
    nextAnother: "Ask for another code; that is possible from {{from}} on.",
  },
  unknown: {
    what: "No usable answer came to “{{step}}”, and looking at both sides did not settle where the number is.",
    next: "Look at the number in the platform's dashboard and say where you see it. Only repeat the request if you cannot find out: it counts against the platform's limit.",
    nextRegister:
      "Look at the number in the platform's dashboard and say where you see it, or go on once a signed message to it has arrived here. Only repeat the request if you cannot find out: it counts against the platform's limit.",
  },
} as const satisfies Readonly<Record<Exclude<RunPhase["kind"], "ended">, object>>;
