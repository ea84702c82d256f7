import type { times as english } from "../en/times.ts";
import type { TranslationOf } from "../words.ts";

/** Durations: units as symbols, save for days. */
export const times = {
  milliseconds: "{{ms}} ms",
  fewSeconds: "{{seconds}} s",
  seconds_one: "{{count}} s",
  seconds_other: "{{count}} s",
  minutes_one: "{{count}} min",
  minutes_other: "{{count}} min",
  hours_one: "{{count}} h",
  hours_other: "{{count}} h",
  days_one: "{{count}} dia",
  days_other: "{{count}} dias",
  pair: "{{large}} {{small}}",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
