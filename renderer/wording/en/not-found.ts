/** Texts for an address that leads to no screen. */
export const notFound = {
  title: "Page not found",
  text: "Switchover has no screen at this address.",
  do: "Open overview",
} as const;
