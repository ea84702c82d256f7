import { err, ok, type Result } from "../../../../../shared/result.ts";
import type { InputOf } from "../../../../../shared/rpc/api.ts";
import type { Client } from "../../../../../shared/rpc/client.ts";
import { instant, isoOf } from "../../../../../shared/time.ts";
import { EventKind, type WebhookEvent } from "../../../../../shared/webhook/event.ts";
import type { CoreProblem } from "../../../../../shared/wording/problems.ts";
import { wholeNumber } from "../../../../../shared/typed-value.ts";
import { examples, type Define } from "../../command.ts";
import { call, coreRefusal, withCore } from "../../core-call.ts";
import { EXIT, type ExitCode } from "../../exit-codes.ts";
import { nothing, refusalFor, refuse, type Refusal } from "../../refusal.ts";
import type { CliSession } from "../../cli-session.ts";
import { sinceFrom } from "../../since-option.ts";
import { tellEvent } from "./tell-event.ts";

type Options = {
  readonly since?: string;
  readonly kind?: EventKind;
  readonly text?: string;
  readonly limit: string;
};
type Filter = InputOf<"webhooks.events">["filter"];

const USUAL_LIMIT = 1_000;
const MOST = 100_000;
const PAGE = 1_000;
const LONGEST_TEXT = 200;

export const defineEvents: Define = (command, { query }) => {
  command
    .option("--since <ISO>", "received at or after this time, such as 2026-01-31 or 2026-01-31T14:00:00Z")
    .addOption(command.createOption("--kind <KIND>", "only events of this kind").choices(EventKind.options))
    .option("--text <TEXT>", "only events that contain this text")
    .option("--limit <N>", "the newest N events", String(USUAL_LIMIT))
    .addHelpText(
      "after",
      examples("webhooks events", "webhooks events --since 2026-01-31 --kind message --json"),
    )
    .action(query(events));
};

async function events(session: CliSession, options: Options): Promise<ExitCode> {
  const limit = limitOf(options.limit);
  if (!limit.ok) return refuse(session, limit.problem);
  const filter = filterOf(options);
  if (!filter.ok) return refuse(session, filter.problem);
  return withCore(session, async (client) => {
    const found = await newest(client, filter.value, limit.value);
    if (!found.ok) return refuse(session, coreRefusal(found.problem));
    const { listed, more } = found.value;
    for (const event of listed.toReversed()) tellEvent(session, event);
    if (listed.length === 0) session.report.say(session.report.t("terminal.received.noEvents"));
    if (more) session.report.say(session.report.t("terminal.received.older", { number: listed.length }));
    return EXIT.done;
  });
}

type Found = { readonly listed: readonly WebhookEvent[]; readonly more: boolean };

/** The newest `limit` events, newest first. */
async function newest(client: Client, filter: Filter, limit: number): Promise<Result<Found, CoreProblem>> {
  const listed: WebhookEvent[] = [];
  for (;;) {
    const before = listed.at(-1)?.id;
    const page = await call(client, "webhooks.events", {
      filter,
      limit: Math.min(PAGE, limit - listed.length),
      ...(before === undefined ? {} : { before }),
    });
    if (!page.ok) return page;
    listed.push(...page.value.events);
    const over = page.value.events.length === 0 || !page.value.more || listed.length >= limit;
    if (over) return ok({ listed, more: page.value.more });
  }
}

function limitOf(given: string): Result<number, Refusal> {
  const range = { least: 1, most: MOST };
  const limit = wholeNumber(given, range);
  return limit === undefined
    ? err(refusalFor("wholeNumber", { option: "--limit", ...range }, nothing("done")))
    : ok(limit);
}

function filterOf({ since, kind, text }: Options): Result<Filter, Refusal> {
  const moment = since === undefined ? undefined : sinceFrom(since, { dayFrom: instant, local: true });
  if (since !== undefined && moment === undefined)
    return err(refusalFor("isoTime", { option: "--since" }, nothing("done")));
  if (text !== undefined && text.length > LONGEST_TEXT)
    return err(refusalFor("tooLong", { option: "--text", most: LONGEST_TEXT }, nothing("done")));
  return ok({
    ...(moment === undefined ? {} : { since: isoOf(moment) }),
    ...(kind === undefined ? {} : { kind }),
    ...(text === undefined ? {} : { text }),
  });
}
