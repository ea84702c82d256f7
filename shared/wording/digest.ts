import { eventsIn, isSilent } from "../alert/digest-arrivals.ts";
import {
  DIGEST_DAYS,
  type Digest,
  type DigestArrivals,
  type DigestNumber,
  type DigestPlan,
} from "../alert/digest.ts";
import { durationInWords, localTime, momentIn } from "./times.ts";
import { dayName } from "./traffic-words.ts";
import type { Translate } from "./translate.ts";
import { amountIn } from "./amounts.ts";

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

/** What a notice of the desktop says of a digest: sums and what is open, and no number, because a locked screen may show it. */
export function digestNotice(
  t: Translate,
  digest: Digest,
): { readonly title: string; readonly body: string } {
  const { every, arrivals } = digest;
  const arrived = arrivals === undefined ? [t("digest.arrivalsNotKnown")] : summedLines(t, arrivals);
  return {
    title: t(`digest.notice.title.${every === "daily" ? "daily" : "weekly"}`),
    body: [...openLines(t, digest), ...arrived, t("digest.notice.more")].join("\n"),
  };
}

/** What is open or not known; where it is known that nothing is, that. */
function openLines(t: Translate, { migrations, monitoring, replaced }: Digest): readonly string[] {
  const lines = [
    ...(migrations === undefined ? [t("digest.migrationsNotKnown")] : []),
    ...(hasAny(migrations) ? [t("digest.migrations", numbersIn(t, migrations))] : []),
    ...(monitoring === undefined ? [t("digest.monitoringNotKnown")] : []),
    ...(hasAny(monitoring) ? [t("digest.monitoring", numbersIn(t, findingsIn(monitoring)))] : []),
    ...(replaced === undefined ? [t("digest.replacedNotKnown")] : []),
    ...(hasAny({ replaced }) ? [t("digest.replaced", numbersIn(t, { replaced: replaced ?? 0 }))] : []),
  ];
  const paused = monitoring?.paused === true ? [t("digest.paused")] : [];
  return [...(lines.length === 0 ? [t("digest.notice.nothingOpen")] : lines), ...paused];
}

function summedLines(t: Translate, { numbers, rest, counting }: DigestArrivals): readonly string[] {
  const all = [...numbers, rest];
  const sum = (of: "messages" | "statuses" | "others" | "rejected"): number =>
    all.reduce((total, one) => total + one[of], 0);
  const counts = {
    messages: sum("messages"),
    statuses: sum("statuses"),
    others: sum("others"),
    rejected: sum("rejected"),
  };
  if (numbers.length === 0 && !hasRest(rest)) return [t("digest.noNumbers")];
  const silent = rest.silent + numbers.filter(isSilent).length;
  return [
    t("digest.notice.arrived", numbersIn(t, counts)),
    ...(silent > 0 ? [t("digest.notice.silent", numbersIn(t, { silent }))] : []),
    ...(numbers.some(({ notKnownMs }) => notKnownMs > 0) ? [t("digest.notice.partly")] : []),
    ...(counting ? [t("totals.counting")] : []),
  ];
}

function hasAny<T extends object>(counts: T | undefined): counts is T {
  return (
    counts !== undefined && Object.values(counts).some((count) => typeof count === "number" && count > 0)
  );
}

function findingsIn({ findings, failed }: NonNullable<Digest["monitoring"]>) {
  return { findings, failed };
}

/** When a digest is sent, in words. */
export function digestPlanText(t: Translate, { every, at }: DigestPlan): string {
  return every === "daily"
    ? t("digest.plan.daily", { at })
    : t("digest.plan.weekly", { at, day: dayName(t, DIGEST_DAYS.indexOf(every)) });
}

function arrivalLines(t: Translate, { numbers, rest, counting }: DigestArrivals): readonly string[] {
  const isRestTold = hasRest(rest);
  return [
    ...numbers.map((one) => numberLine(t, one)),
    ...(isRestTold ? [t("digest.rest", numbersIn(t, rest))] : []),
    ...(rest.silent > 0 ? [t("digest.restSilent", numbersIn(t, { silent: rest.silent }))] : []),
    ...(numbers.length === 0 && !isRestTold ? [t("digest.noNumbers")] : []),
    ...(counting ? [t("totals.counting")] : []),
  ];
}

function hasRest(rest: DigestArrivals["rest"]): boolean {
  return rest.numbers > 0 || eventsIn(rest) > 0 || rest.rejected > 0;
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
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, amountIn(t, count)]));
}
