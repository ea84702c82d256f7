/** Texts of the first start. */
export const start = {
  title: "Move a business number to the cloud, or back, and prove that it works.",
  lead: "Switchover moves one number at a time between your on-premises client and the cloud API. It shows where the number is, as far as that is confirmed, and how.",
  office: "Your office",
  cloud: "The cloud",
  practise: { do: "Start with practice", goOn: "Continue practice" },
  own: { do: "Connect a real number" },
  about: "Where data is stored",
  points: {
    checks: { title: "Checks first", text: "Preflight checks before anything moves. All of them only read." },
    safe: {
      title: "Safe until you say so",
      text: "A marked point of no return. Stop before it, and the number hasn't moved.",
    },
    proof: {
      title: "Ends with proof",
      text: "A message that arrives and a reply that is delivered, both on record.",
    },
  },
} as const;
