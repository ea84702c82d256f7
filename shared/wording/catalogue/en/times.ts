/** Durations in words. */
export const times = {
  milliseconds: "{{ms}} ms",
  /** Below ten seconds, with one decimal. */
  fewSeconds: "{{seconds}} seconds",
  seconds_one: "{{count}} second",
  seconds_other: "{{count}} seconds",
  minutes_one: "{{count}} minute",
  minutes_other: "{{count}} minutes",
  hours_one: "{{count}} hour",
  hours_other: "{{count}} hours",
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  /** Two units: minutes and seconds, or hours and minutes. */
  pair: "{{large}} {{small}}",
} as const;
