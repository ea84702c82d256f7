/** Words for an address that leads nowhere. */
export const notFound = {
  title: "There is nothing here",
  text: "This address belongs to no screen of Switchover.",
  do: "Go to the overview",
} as const;
