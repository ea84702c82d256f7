import type { ListSchedule } from "../../../../shared/allowlist/allowlist.ts";
import { asNumbersText } from "../../../../shared/allowlist/read-input.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { saidText } from "../../../../shared/wording/findings.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import { wholeNumber } from "../../../../shared/typed-value.ts";
import type { CliSession } from "../cli-session.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { terminalEnglish } from "../terminal/translate.ts";
import { nothing, refusalFor, refuse, type Refusal, withCommand } from "../refusal.ts";

/** What is to happen to a list without being asked: `off`, or a schedule's mode and interval. */
export type ScheduleWish = "off" | Pick<ListSchedule, "mode" | "everyDays">;

/** Reads `--refresh-every` and `--remind-every`; undefined where neither is given. */
export function scheduleWishOf(options: {
  readonly refreshEvery?: string;
  readonly remindEvery?: string;
}): Result<ScheduleWish | undefined, Refusal> {
  const { refreshEvery, remindEvery } = options;
  const given = refreshEvery ?? remindEvery;
  if (given === undefined) return ok(undefined);
  const option = refreshEvery === undefined ? "--remind-every" : "--refresh-every";
  if (refreshEvery !== undefined && remindEvery !== undefined)
    return err(refusalFor("contradiction", { first: "--refresh-every", second: "--remind-every" }, NOTHING));
  const days = wholeNumber(given, { least: 0, most: 365 });
  if (days === undefined)
    return err(withCommand(refusalFor("scheduleDays", { option }, NOTHING), `${option} 7`));
  if (days === 0) return ok("off");
  return ok({ mode: option === "--refresh-every" ? "refresh" : "remind", everyDays: days });
}

const NOTHING = nothing("askedOrChanged");

type Input = Partial<Pick<ListSchedule, "asns" | "family" | "registry">> & Pick<ListSchedule, "family">;

const NAME_ONE = "switchover allowlist --asn N";

/** Sets the schedule of a list, asks nothing, and prints what is set then. */
export function setListSchedule(session: CliSession, wish: ScheduleWish, input: Input): Promise<ExitCode> {
  return withCore(session, async (client) => {
    const known = await call(client, "allowlist.state", {});
    if (!known.ok) return refuse(session, coreRefusal(known.problem));
    const { asns = known.value.asns, family, registry } = input;
    if (wish !== "off" && asns.length === 0)
      return refuse(session, withCommand(coreRefusal({ kind: "noAsNumber" }), NAME_ONE));
    const schedule =
      wish === "off"
        ? {}
        : { schedule: { ...wish, asns, family, ...(registry === undefined ? {} : { registry }) } };
    const set = await call(client, "allowlist.schedule", schedule);
    if (!set.ok) return refuse(session, coreRefusal(set.problem));
    return tellStatus(session, client);
  });
}

/** Prints the last good lists, the schedule and what is to be told about them; asks and changes nothing. */
export function showListStatus(session: CliSession): Promise<ExitCode> {
  return withCore(session, (client) => tellStatus(session, client));
}

async function tellStatus(
  session: CliSession,
  client: Parameters<Parameters<typeof withCore>[1]>[0],
): Promise<ExitCode> {
  const { report, host } = session;
  const { t } = report;
  const state = await call(client, "allowlist.state", {});
  if (!state.ok) return refuse(session, coreRefusal(state.problem));
  const watch = await call(client, "watch.state", {});
  if (!watch.ok) return refuse(session, coreRefusal(watch.problem));
  const { lists, scheduled } = state.value;
  for (const { asns, family, at, ipv4, ipv6 } of lists) {
    const days = Math.max(0, Math.floor((host.clock.now() - Date.parse(at)) / 86_400_000));
    report.say(
      t("allowlist.listed", {
        asns: asNumbersText(asns),
        four: ipv4,
        six: ipv6,
        at: localTime(t, at),
        count: days,
      }),
    );
    report.line("kept", { asns, family, takenAt: at, days, ipv4, ipv6 });
  }
  if (lists.length === 0) report.say(t("allowlist.none"));
  if (scheduled === undefined) report.say(t("allowlist.schedule.off"));
  else {
    const { schedule, nextAt } = scheduled;
    const values = {
      count: schedule.everyDays,
      asns: asNumbersText(schedule.asns),
      next: localTime(t, nextAt),
    };
    report.say(t(`allowlist.schedule.${schedule.mode}`, values));
    report.line("schedule", { ...schedule, nextAt });
  }
  const findings = watch.value.ofFolder.filter(({ about }) => about.startsWith("allowlist-"));
  for (const { about, since, said, settled } of findings) {
    report.say(`${report.paint.say("yellow", "!")} ${saidText(t, said)}`);
    report.line("finding", { about, since, message: saidText(terminalEnglish, said), acknowledged: settled });
  }
  report.line("result", { outcome: "status", lists: lists.length, findings: findings.length });
  return EXIT.done;
}
