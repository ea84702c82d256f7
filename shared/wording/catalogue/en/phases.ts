import type { RunPhase } from "../../../migration/run-snapshot.ts";

/** The states of an open or ended migration in a few words, for lists. */
export const phaseNames = {
  ready: "ready to resume",
  pausing: "waiting to continue",
  "awaiting-confirmation": "waiting for your confirmation",
  "awaiting-code": "waiting for your code",
  unknown: "location unknown",
  ended: "ended",
} as const satisfies Readonly<Record<RunPhase["kind"], string>>;

/** Why an open migration is not advancing, and what to do next. */
export const phases = {
  ready: { what: "The migration was interrupted and can be resumed.", next: "Resume the migration." },
  pausing: { what: "The migration is waiting until {{until}}.", next: "Resume it after that." },
  "awaiting-confirmation": {
    what: "The migration needs your confirmation to continue.",
    next: "Read the question, then confirm.",
    nextWithName:
      "Only a person can accept a different display name. Type the name when asked, or abandon the migration.",
  },
  "awaiting-code": {
    refused: "Code rejected. The number hasn't moved.",
    /** Where an earlier code may have moved it. */
    refusedElse: "The last code was rejected.",
    refusedInTime: "The code was rejected, and has probably expired since.",
    notTaken: "The code wasn't checked. You can enter it again.",
    notTakenInTime: "The code wasn't checked, and has probably expired since.",
    expired: "The registration code has probably expired.",
    perhapsExpired:
      "A registration code may have been sent: the request got no usable response. It has probably expired by now.",
    sent: {
      sms: "A registration code is on its way by SMS.",
      voice: "A registration code is on its way by phone call.",
    },
    perhapsSent: {
      sms: "A registration code may be on its way by SMS: the request got no usable response. Another one isn't requested automatically.",
      voice:
        "A registration code may be on its way by phone call: the request got no usable response. Another one isn't requested automatically.",
    },
    /** A code was sent, and a request for another one did not succeed. */
    another: {
      refused: "{{what}} Another one wasn't requested. {{cause}}",
      lost: "{{what}} Another one may have been requested. {{cause}}",
    },
    next: "Enter the code before {{until}}.",
    nextPerhaps:
      "If a code arrives, enter it before {{until}}. If none does, request another; that is possible from {{from}}.",
    nextFrom: "Enter the code between {{from}} and {{until}}.",
    nextLater: "Wait a little, then enter the code before {{until}}.",
    nextAnotherNow: "Request another code.",
    nextAnotherLater: "Wait a little, then request another code.",
    nextAnother: "Request another code; that is possible from {{from}}.",
  },
  unknown: {
    unchecked: {
      interrupted:
        "“{{step}}” may have been sent: Switchover was interrupted before it recorded a response. Neither API has been checked since.",
      copied:
        "“{{step}}” may have been sent elsewhere since the copy of this data folder was made. Neither API has been checked since.",
      answered: "“{{step}}” got no usable response. Neither API has been checked since.",
      next: "Check both APIs: resuming the migration does that before anything else.",
    },
    what: "“{{step}}” got no usable response, and checking both APIs didn't show where the number is.",
    whatCopied:
      "“{{step}}” may have been sent elsewhere since the copy of this data folder was made, and checking both APIs didn't show where the number is.",
    next: "Check both APIs again. If they don't show the number, find it in the platform's dashboard and report its location. Resend the request only if you can't find out: it counts toward the platform's limit.",
    nextRegister:
      "Check both APIs again. If they don't show the number, send a test message to it, or find it in the platform's dashboard and report its location. Resend the request only if you can't find out: it counts toward the platform's limit.",
  },
} as const satisfies Readonly<Record<Exclude<RunPhase["kind"], "ended">, object>>;
