/** Texts of the first start. */
export const start = {
  title: "Welcome to Switchover",
  lead: "Switchover moves a business phone number between an on-premises messaging API and a cloud API, step by step, and shows where the number is and how that is confirmed.",
  practise: {
    title: "Practice first",
    text: "A sandbox runs on this computer, with its own number and phone. Nothing in it is real and nothing can break. Takes about 2 min.",
    do: "Practice first",
  },
  own: {
    title: "Connect your own",
    text: "Enter the URLs of your two APIs and your numbers. At first, Switchover only checks; nothing moves until you confirm.",
    do: "Connect your own",
  },
  about: "About Switchover and where its data is",
} as const;
