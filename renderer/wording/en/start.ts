/** Words of the first start. */
export const start = {
  title: "Welcome to Switchover",
  lead: "Switchover moves a business phone number between an on-premises messaging API and a cloud API, step by step, and tells you where the number is and how that is known.",
  practise: {
    title: "Practise first",
    text: "A practice platform runs on this computer, with a number and a phone of its own. Nothing there is real and nothing can break. It takes about two minutes.",
    do: "Practise first",
  },
  own: {
    title: "Connect your own",
    text: "Enter the addresses of your two platforms and your numbers. Switchover only looks at first; nothing is moved before you say so.",
    do: "Connect your own",
  },
  about: "What Switchover is and where its data lies",
} as const;
