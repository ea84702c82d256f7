/** Why a value can't be used, as several commands say it. Where the sentence ends with a colon, a command or an option follows. */
export const inputs = {
  optionNeeds: {
    what: "{{option}} needs {{needed}}.",
    next: "For the correct form:",
  },
  oneOf: {
    what: "{{option}} takes {{values}}.",
    next: "Choose one of them.",
  },
  fullUrl: {
    what: "{{option}} must be a full URL.",
    next: "For the correct form:",
  },
  wholeNumber: {
    what: "{{option}} must be a whole number from {{least}} to {{most}}.",
    next: "Correct it, or leave out the option.",
  },
  numberOfSeconds: {
    what: "{{option}} must be from {{least}} to {{most}} seconds.",
    next: "Correct it, or leave out the option.",
  },
  digits: {
    what: "{{option}} must have {{least}} to {{most}} digits.",
    next: "Correct it, or leave out the option.",
  },
  characters: {
    what: "{{option}} must have {{least}} to {{most}} characters.",
    next: "Correct it, or leave out the option.",
  },
  tooLong: {
    what: "{{option}} can have at most {{most}} characters.",
    next: "Shorten it.",
  },
  emptyValue: {
    what: "{{option}} has an empty value.",
    next: "Give one, or leave it out.",
  },
  isoTime: {
    what: "{{option}} must be a time in ISO 8601.",
    next: "Write it as 2026-01-31T14:00:00Z.",
  },
  unreadable: {
    what: "Can't read {{file}}: {{reason}}.",
    next: "{{advice}}",
  },
  tooLarge: {
    what: "{{file}} is larger than {{mib}} MiB.",
    next: "Divide it into several files.",
  },
  notForTerminal: {
    what: "What is written isn't text for a terminal.",
    next: "Name a file: --out FILE",
  },
  filePassphraseNeeded: {
    what: "The file's passphrase is needed, and there is no terminal to ask for it.",
    next: "Write it to a file that only you can read, and add --file-passphrase-file FILE.",
  },
  runWanted: {
    what: "No migration was named.",
    next: "To list migrations: switchover status",
  },
  reportTooLarge: {
    what: "{{file}} is larger than any report.",
    next: "Check that this is the right file.",
  },
} as const;
