/** What is said of runs beside their phases and ends. */
export const run = {
  /** After an ending that cannot be taken up, where nobody knows the number's place. */
  inTheDark:
    "Nobody knows yet where the number is, and no new run of it is begun before somebody does. Look in the platform's dashboard and say where you see it.",
  held: {
    what: "Another process is working on this run now.",
    next: "Wait until it rests, then look again.",
  },
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
