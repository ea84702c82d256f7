/** The four channels between a window and the program; the preload script exposes no others. */
export const CHANNELS = {
  call: "switchover:call",
  subscribe: "switchover:subscribe",
  unsubscribe: "switchover:unsubscribe",
  push: "switchover:push",
} as const;

/** The reply to a call: the contract's answer, or a message if the call failed. */
export type Reply = { readonly answer: unknown } | { readonly fault: string };
