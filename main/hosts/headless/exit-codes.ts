/** The program's exit codes. The numbers are fixed: scripts rely on them. */
export const EXIT = {
  done: 0,
  /** Rejected or stopped; the text says where the number is. */
  endedSafely: 1,
  /** Wrong usage, plan, passphrase or input; nothing was sent. */
  refused: 2,
  /** A person is needed: a code, a confirmation, a decision. */
  waiting: 3,
  /** A preflight check failed. */
  noGo: 4,
  /** Another process is working on the migration. */
  held: 5,
  /** An internal error. */
  ourMistake: 70,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
