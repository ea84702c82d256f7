/** Words of waiting: times in short, and how long something may take. */
export const waiting = {
  unit: { s: "{{n}} s", min: "{{n}} min", h: "{{n}} h" },
  running: "{{elapsed}} of at most {{limit}}",
  overdue:
    "{{elapsed}}, longer than the {{limit}} that it may take. Switchover treats the answer as lost and looks.",
} as const;
