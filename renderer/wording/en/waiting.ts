/** Words of waiting: times in short, and how long something may take. */
export const waiting = {
  unit: { s: "{{n}} s", min: "{{n}} min", h: "{{n}} h" },
  running: "{{elapsed}} of at most {{limit}}",
  overdue:
    "{{elapsed}}, longer than the limit of {{limit}}. Switchover treats the response as lost and checks.",
} as const;
