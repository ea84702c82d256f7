/** Durations: units as symbols, save for days. */
export const times = {
  milliseconds: "{{ms}} ms",
  /** Below ten seconds, with one decimal. */
  fewSeconds: "{{seconds}} s",
  seconds_one: "{{count}} s",
  seconds_other: "{{count}} s",
  minutes_one: "{{count}} min",
  minutes_other: "{{count}} min",
  hours_one: "{{count}} h",
  hours_other: "{{count}} h",
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  /** Two units: minutes and seconds, or hours and minutes. */
  pair: "{{large}} {{small}}",
} as const;
