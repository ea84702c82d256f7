/** Texts about migrations other than their phases and ends. */
export const run = {
  /** Before a sentence on the location that was true when both APIs were last checked, some time ago. */
  asOf: "Last checked {{at}}: {{sentence}}",
  basis: "Source: {{basis}}",
  /** After an end that can't be resumed, where the location is unknown. */
  inTheDark:
    "Location unknown. Check both APIs again; if they don't show the number, find it in the platform's dashboard and report its location.",
  /** Shown where a migration starts: what no lock on this computer can prevent. */
  cannotLock:
    "On this computer, Switchover runs 1 migration of a number at a time for you, from any data folder. It can't see other computers or other users of this one: make sure the number isn't being moved from there.",
  held: {
    what: "Another process is working on this migration.",
    next: "Wait until it stops, then check again.",
  },
  /** Of a migration that a newer one of its number has followed. */
  past: {
    ended: "This migration ended on {{at}} with: “{{end}}”",
    /** Of one that never ended. */
    left: "This migration was left open on {{at}} with: “{{state}}”",
    works: "A newer migration of this number exists: {{newer}}. The location recorded here is outdated.",
    worksElsewhere:
      "A newer migration of this number exists in another data folder: {{newer}}, in {{folder}}. Its result is unknown here, and the location recorded here may be outdated.",
    next: "Check the newer migration.",
    nextElsewhere: "Check the newer migration in that data folder.",
  },
  /** Of an ended migration: a response came that it had stopped waiting for. */
  answeredSince:
    "{{what}} The response to “{{step}}” arrived only after the migration had ended: the platform reports that it was done.",
  /** A response came that was no longer awaited, and this process cannot record it. */
  unwritten:
    "{{what}} A late response to “{{step}}” arrived and isn't recorded yet: the disk may be full, or another program may be working on this migration. Switchover retries for as long as this program runs.",
  leftBehind: {
    what: "Switchover stopped waiting before “{{step}}” got a response. Its outcome is unknown.",
    copied:
      "“{{step}}” may have been sent elsewhere since the copy of this data folder was made. Its outcome is unknown.",
    next: "Resume the migration: it checks both APIs before anything else.",
  },
  /** What to fill in before the plan of a reverse migration is used. */
  reverseNotes: {
    cert: "number.cert: add a reference to the number's verified-name certificate, which the platform's manager offers for download.",
    pin: "number.pin: add a reference to the two-step PIN: the existing one, or the one to set.",
  },
  cause: {
    code: "{{cause}} {{advice}}",
    unknownWithCode: "{{sentence}} The response had the platform's error {{code}}: {{cause}}",
    refusedWithWait: "{{sentence}} The platform asked you to wait {{wait}} from then on.",
    refusedWithoutWait: "{{sentence}} The platform didn't say how long to wait.",
    refusedWithUnclearWait: "{{sentence}} How long to wait isn't clear from the platform's response.",
  },
} as const;
