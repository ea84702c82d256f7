/** The four channels between a window and the program; nothing else passes. */
export const CHANNELS = {
  call: "switchover:call",
  subscribe: "switchover:subscribe",
  unsubscribe: "switchover:unsubscribe",
  push: "switchover:push",
} as const;

/** What comes back for a call: the answer as the contract has it, or a sentence where none could be given. */
export type Reply = { readonly answer: unknown } | { readonly fault: string };
