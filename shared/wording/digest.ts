import { eventsIn } from "../alert/digest-arrivals.ts";
import {
  DIGEST_DAYS,
  type Digest,
  type DigestArrivals,
  type DigestNumber,
  type DigestPlan,
} from "../alert/digest.ts";
import { LANGUAGE_FACTS } from "../language.ts";
import { durationInWords, localTime, momentIn } from "./times.ts";
import { dayName } from "./traffic-words.ts";
import type { Translate } from "./translate.ts";

/** What a digest says, one line for each thing. */
export function digestText(t: Translate, digest: Digest): string {
  const { every, from, until, arrivals, migrations, monitoring, replaced } = digest;
  const period = { from: localTime(t, from), until: localTime(t, until) };
  return [
    t(`digest.title.${every === "daily" ? "daily" : "weekly"}`, period),
    ...(arrivals === undefined ? [t("digest.arrivalsNotKnown")] : arrivalLines(t, arrivals)),
    migrations === undefined
      ? t("digest.migrationsNotKnown")
      : t("digest.migrations", numbersIn(t, migrations)),
    ...(monitoring === undefined ? [t("digest.monitoringNotKnown")] : monitoringLines(t, monitoring)),
    replaced === undefined ? t("digest.replacedNotKnown") : t("digest.replaced", numbersIn(t, { replaced })),
  ].join("\n");
}

/** When a digest is sent, in words. */
export function digestPlanText(t: Translate, { every, at }: DigestPlan): string {
  return every === "daily"
    ? t("digest.plan.daily", { at })
    : t("digest.plan.weekly", { at, day: dayName(t, DIGEST_DAYS.indexOf(every)) });
}

function arrivalLines(t: Translate, { numbers, rest, counting }: DigestArrivals): readonly string[] {
  const isRestTold = rest.numbers > 0 || eventsIn(rest) > 0 || rest.rejected > 0;
  return [
    ...numbers.map((one) => numberLine(t, one)),
    ...(isRestTold ? [t("digest.rest", numbersIn(t, rest))] : []),
    ...(rest.silent > 0 ? [t("digest.restSilent", numbersIn(t, { silent: rest.silent }))] : []),
    ...(numbers.length === 0 && !isRestTold ? [t("digest.noNumbers")] : []),
    ...(counting ? [t("totals.counting")] : []),
  ];
}

function numberLine(t: Translate, number: DigestNumber): string {
  const { spoken, notKnownMs, longestGapMs } = number;
  const gap = longestGapMs === undefined ? undefined : durationInWords(t, longestGapMs);
  const unknown = notKnownMs === 0 ? undefined : durationInWords(t, notKnownMs);
  const isNone = eventsIn(number) === 0;
  if (isNone && number.listenedMs === 0) return t("digest.number.notKnown", { number: spoken });
  return [
    isNone
      ? silentLine(t, number)
      : t("digest.number.some", { number: spoken, ...numbersIn(t, countsOf(number)) }),
    ...(isNone || gap === undefined ? [] : [t("digest.number.gap", { gap })]),
    ...(unknown === undefined ? [] : [t("digest.number.partly", { time: unknown })]),
  ].join(" ");
}

function silentLine(t: Translate, { spoken: number, lastAt, listenedMs }: DigestNumber): string {
  const time = durationInWords(t, listenedMs);
  if (lastAt === undefined) return t("digest.number.none", { number, time });
  const last = momentIn(t.language, { dateStyle: "medium", timeStyle: "short" }, new Date(lastAt));
  return t("digest.number.noneSince", { number, time, last });
}

function monitoringLines(
  t: Translate,
  { findings, failed, paused }: NonNullable<Digest["monitoring"]>,
): readonly string[] {
  return [
    t("digest.monitoring", numbersIn(t, { findings, failed })),
    ...(paused ? [t("digest.paused")] : []),
  ];
}

function countsOf({ messages, statuses, others, rejected }: DigestNumber) {
  return { messages, statuses, others, rejected };
}

function numbersIn(t: Translate, counts: Readonly<Record<string, number>>): Record<string, string> {
  const format = new Intl.NumberFormat(LANGUAGE_FACTS[t.language].locale);
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, format.format(count)]));
}
