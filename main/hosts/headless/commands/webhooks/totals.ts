import { err, ok, type Result } from "../../../../../shared/result.ts";
import type { OutputOf } from "../../../../../shared/rpc/api.ts";
import { instant, isoOf, type Instant } from "../../../../../shared/time.ts";
import { TotalsBy } from "../../../../../shared/totals/totals.ts";
import { zoneHere } from "../../../../../shared/traffic/zone-here.ts";
import { zoneClock, type ZoneClock } from "../../../../../shared/traffic/zone.ts";
import {
  latenciesOf,
  quietSentence,
  TOTALS_COLUMNS,
  totalsNotes,
  totalsRows,
} from "../../../../../shared/wording/totals-words.ts";
import { WorkspaceId } from "../../../../../shared/workspace/workspace.ts";
import type { CliSession } from "../../cli-session.ts";
import { examples, type Define } from "../../command.ts";
import { call, coreRefusal, withCore } from "../../core-call.ts";
import { EXIT, type ExitCode } from "../../exit-codes.ts";
import { nothing, refusalFor, refuse, type Refusal } from "../../refusal.ts";
import { sinceFrom } from "../../since-option.ts";
import { table } from "../../terminal/table.ts";
import { visible } from "../../terminal/visible.ts";

type Options = {
  readonly by: TotalsBy;
  readonly since?: string;
  readonly zone?: string;
  readonly number?: string;
  readonly workspace?: string;
};

const LONGEST_ID = 64;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far back without --since. */
const USUALLY_MS: Readonly<Record<TotalsBy, number>> = {
  hour: 23 * HOUR_MS,
  day: 29 * DAY_MS,
  week: 12 * 7 * DAY_MS,
};

export const defineTotals: Define = (command, { query }) => {
  command
    .addOption(
      command.createOption("--by <PERIOD>", "what one line covers").choices(TotalsBy.options).default("day"),
    )
    .option("--since <ISO>", "from this time on; a date begins at midnight in the zone")
    .option(
      "--zone <ZONE>",
      "the time zone of hours and days, such as Europe/Madrid; default: this computer's",
    )
    .option("--number <ID>", "only what concerns the number with this phone number ID")
    .option("--workspace <WORKSPACE>", "only what the receiver of this workspace got")
    .addHelpText(
      "after",
      examples("webhooks totals", "webhooks totals --by hour --since 2026-01-31 --zone Europe/Madrid --json"),
    )
    .action(query(totals));
};

async function totals(session: CliSession, options: Options): Promise<ExitCode> {
  const zone = options.zone ?? zoneHere();
  const clock = zoneClock(zone);
  if (clock === undefined) return refuse(session, coreRefusal({ kind: "noSuchZone", zone }));
  const since = sinceOf(session, options, clock);
  if (!since.ok) return refuse(session, since.problem);
  const filter = filterOf(options);
  if (!filter.ok) return refuse(session, filter.problem);
  return withCore(session, async (client) => {
    const found = await call(client, "webhooks.totals", {
      filter: filter.value,
      by: options.by,
      zone: clock.zone,
      since: isoOf(since.value),
    });
    if (!found.ok) return refuse(session, coreRefusal(found.problem));
    await tell(session, found.value, options.by);
    return EXIT.done;
  });
}

async function tell(
  { report }: CliSession,
  totalsFound: OutputOf<"webhooks.totals">,
  by: TotalsBy,
): Promise<void> {
  const { t } = report;
  const { entries, quiet, zone, ...rest } = totalsFound;
  for (const entry of entries) report.line("total", { ...entry, ...latenciesOf(entry) });
  for (const one of quiet) report.line("quiet", { ...one });
  if (!report.json && entries.length > 0) {
    report.show(
      await table(
        TOTALS_COLUMNS.map((name) => t(`totals.columns.${name}`)),
        totalsRows(t, totalsFound, by).map(({ cells }) => cells),
      ),
    );
  }
  if (entries.length === 0) report.show(t("totals.none"));
  for (const one of quiet) report.show(`- ${quietSentence(t, one, zone)}`);
  for (const note of totalsNotes(t, totalsFound)) report.show(note);
  report.line("result", { outcome: "listed", by, zone, totals: entries.length, ...rest });
}

function sinceOf({ host }: CliSession, { since, by }: Options, clock: ZoneClock): Result<Instant, Refusal> {
  if (since === undefined) return ok(instant(host.clock.now() - USUALLY_MS[by]));
  const from = sinceFrom(since, { dayFrom: (ms) => clock.momentOf(ms), local: false });
  return from === undefined ? err(refusalFor("isoTime", { option: "--since" }, nothing("read"))) : ok(from);
}

type Filter = { readonly phoneNumberId?: string; readonly receiver?: WorkspaceId };

function filterOf({ number, workspace }: Options): Result<Filter, Refusal> {
  if (number === "") return err(refusalFor("emptyValue", { option: "--number" }, nothing("read")));
  if (number !== undefined && number.length > LONGEST_ID)
    return err(refusalFor("tooLong", { option: "--number", most: LONGEST_ID }, nothing("read")));
  const receiver = workspace === undefined ? undefined : WorkspaceId.safeParse(workspace).data;
  if (workspace !== undefined && receiver === undefined)
    return err(refusalFor("noWorkspaceId", { id: visible(workspace.slice(0, 80)) }, nothing("read")));
  return ok({
    ...(number === undefined ? {} : { phoneNumberId: number }),
    ...(receiver === undefined ? {} : { receiver }),
  });
}
