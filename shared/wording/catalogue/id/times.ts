import type { times as english } from "../en/times.ts";
import type { TranslationOf } from "../words.ts";

/** Durations: units as symbols, save for days. */
export const times = {
  milliseconds: "{{ms}} ms",
  fewSeconds: "{{seconds}} dtk",
  seconds_other: "{{count}} dtk",
  minutes_other: "{{count}} mnt",
  hours_other: "{{count}} jam",
  days_other: "{{count}} hari",
  pair: "{{large}} {{small}}",
} as const satisfies TranslationOf<"id", typeof english>;
