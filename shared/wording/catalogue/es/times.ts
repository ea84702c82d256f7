import type { times as english } from "../en/times.ts";
import type { ShapeOf } from "../words.ts";

/** Durations in words. */
export const times = {
  milliseconds: "{{ms}} ms",
  fewSeconds: "{{seconds}} segundos",
  seconds_one: "{{count}} segundo",
  seconds_other: "{{count}} segundos",
  minutes_one: "{{count}} minuto",
  minutes_other: "{{count}} minutos",
  hours_one: "{{count}} hora",
  hours_other: "{{count}} horas",
  days_one: "{{count}} día",
  days_other: "{{count}} días",
  pair: "{{large}} y {{small}}",
} as const satisfies ShapeOf<typeof english>;
