/** A file of the program itself is missing or cut off. In a file of its own, since it is told when nothing more can be loaded. */
export const programIncomplete = {
  what: "Switchover's own files are incomplete: {{file}} is missing or corrupted.",
  works: "Nothing more was done. Only the program is affected: the data folder keeps what was recorded.",
  next: "Install Switchover again, then start it again.",
} as const;
