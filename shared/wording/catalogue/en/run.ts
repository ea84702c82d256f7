/** What is said of runs beside their phases and ends. */
export const run = {
  /** Before a sentence on the place that was true when both sides were last asked, some time ago. */
  asOf: "Last asked about on {{at}}: {{sentence}}",
  basis: "How that is known: {{basis}}",
  /** After an ending that cannot be taken up, where nobody knows the number's place. */
  inTheDark:
    "Nobody knows yet where the number is, and no new run of it is begun before somebody does. Look in the platform's dashboard and say where you see it.",
  /** Said where a run starts: what no lock of this computer can keep from happening. */
  cannotLock:
    "Switchover moves a number only once at a time for you on this computer, whatever the data folder. It cannot see other computers and other users of this one: make sure that nobody moves the number from there.",
  held: {
    what: "Another process is working on this run now.",
    next: "Wait until it rests, then look again.",
  },
  /** Of a run that a newer one of its number has followed. */
  past: {
    ended: "On {{at}} this run ended with: “{{end}}”",
    works:
      "A newer run of this number exists: {{newer}}. What this one knew of the number's place is out of date.",
    worksElsewhere:
      "A newer run of this number exists in another data folder: {{newer}}, in {{folder}}. What that one came to is not known here, and what this one knew of the number's place may be out of date.",
    next: "Look at the newer run.",
  },
  /** Of an ended run: an answer came that it had given up. */
  answeredSince:
    "{{what}} The answer to “{{step}}” came only after the run had ended: the platform says that it was done.",
  /** An answer came that had been given up, and this process cannot write it down. */
  unwritten:
    "{{what}} An answer to “{{step}}” came after it was given up, and is not on record yet: the disk may be full, or another program may be at work on this run. It is tried again for as long as this program runs.",
  leftBehind: {
    what: "The answer to “{{step}}” was not waited for, so its outcome is not known.",
    next: "Take the run up again: it looks at both sides before it does anything else.",
  },
  cause: {
    code: "{{cause}} {{advice}}",
    unknownWithCode: "{{sentence}} It named the platform's error {{code}}: {{cause}} {{advice}}",
    refusedWithWait: "{{sentence}} The platform says: wait {{wait}} before you try another.",
  },
} as const;
