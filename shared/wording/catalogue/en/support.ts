/** Support bundles: what is in one, and what isn't. */
export const support = {
  title: "Switchover support bundle, made",
  contains: "It contains:",
  leftOut: {
    heading: "It leaves out:",
    secrets: "tokens, passwords, PINs, codes, backups and everything else in the vault",
    numbers: "phone numbers: of each only its last two digits",
    messages: "messages and notifications",
    names: "names, server names, URLs, paths and texts of a server",
    mistakes: "the file of internal errors, which contains paths",
  },
  gap: {
    "older-log": "older files of the log, which had no room: {{n}}",
    "older-migrations": "older migrations, which had no room: {{n}}",
    "older-rows": "older rows of journals, which had no room: {{n}}",
    "foreign-lines": "lines of the log that Switchover didn't write like this: {{n}}",
    "no-log": "the log: there is none yet",
    "unreadable-log": "files of the log that can't be read: {{n}}",
    "journal-closed": "all journals: they can't be opened; journals/problem.json has the reason",
    "unreadable-migrations": "migrations whose rows can't be read; their files have the reason: {{n}}",
    "corrupted-rows": "corrupted rows of journals, named in the first line of each journal: {{n}}",
    "no-answer":
      "facts about this computer that it didn't give within 5 s, in computer.json as no-answer: {{n}}",
  },
  size: {
    bytes: "{{n}} B",
    kilobytes: "{{n}} KB",
    megabytes: "{{n}} MB",
  },
  saved: "Saved: {{file}} ({{size}})",
  notSent: "Nothing was sent. Check what is in it, then send it to your support.",
} as const;
