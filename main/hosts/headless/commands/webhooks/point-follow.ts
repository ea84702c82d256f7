import type { Client } from "../../../../../shared/rpc/client.ts";
import type { PointState } from "../../../../../shared/webhook/standing-callback.ts";
import { localTime } from "../../../../../shared/wording/times.ts";
import { runDetached } from "../../../../core/runtime/run-detached.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible } from "../../terminal/visible.ts";
import { followTunnel } from "./listen-tunnel.ts";
import { tellEvent } from "./tell-event.ts";
import { findingKey, sayTokenWanted, tellListening, tellStep, tokenWanted } from "./test-follow.ts";

/** A callback URL that points here for a longer time, as the terminal follows it. */
export type Followed = {
  latest(): PointState | undefined;
  ended(first: PointState): Promise<PointState>;
  /** Did it end because the owner's verify token is missing? */
  lacksToken(): boolean;
  stop(): void;
};

/** Prints each finding, asks for the owner's verify token if it is needed, and then prints the events. */
export function followPoint(session: CliSession, client: Client): Followed {
  const { report } = session;
  const over = Promise.withResolvers<PointState>();
  const told = new Set<string>();
  let latest: PointState | undefined;
  let lacks = false;
  const once = (key: string, tell: () => void): void => {
    if (told.has(key)) return;
    told.add(key);
    tell();
  };
  const askToken = async (state: PointState): Promise<void> => {
    const token = await askedToken(session, state);
    if (token === undefined || token === "") lacks = true;
    else if ((await client.call("points.giveToken", { point: state.point, token })).ok) return;
    else report.say(report.t("terminal.webhooks.tokenNotStored"));
    await client.call("tests.finish", { test: state.point });
  };
  const endings: (() => void)[] = [
    client.subscribe("points", (state) => {
      if (latest !== undefined && (state.point !== latest.point || state.revision <= latest.revision)) return;
      latest = state;
      for (const step of state.steps)
        if (step.state === "done") once(findingKey(step), () => tellStep(session, step));
      if (state.phase === "awaiting-token")
        once(`token ${state.tokenUntil ?? ""}`, () => runDetached(askToken(state)));
      if (state.phase === "standing") {
        once("pointed", () => tellPointed(session, state));
        if (state.keptAwake === false) once("awake", () => report.say(report.t("connectivity.notKeptAwake")));
      }
      if (state.phase === "ended") over.resolve(state);
    }),
    client.subscribe("receivers", (state) => {
      if (state.localUrl === undefined) return;
      once("listening", () => {
        tellListening(session, state);
        endings.push(followTunnel(session, client, state));
      });
    }),
    client.subscribe("arrivals", ({ receiver, arrivals }) => {
      if (receiver !== "terminal") return;
      for (const { event, duplicateOf } of arrivals) tellEvent(session, event, duplicateOf);
    }),
  ];
  const stop = (): void => {
    for (const end of endings) end();
  };
  return {
    latest: () => latest,
    async ended() {
      const last = await over.promise;
      stop();
      return last;
    },
    lacksToken: () => lacks,
    stop,
  };
}

function tellPointed({ report }: CliSession, { borrowed, until, forwardsTo, resumed }: PointState): void {
  const level = borrowed?.level ?? "number";
  report.line("pointed", {
    level,
    ...(until === undefined ? {} : { until }),
    ...(forwardsTo === undefined ? {} : { forwardsTo }),
    ...(resumed ? { resumed } : {}),
  });
  if (report.json) return;
  const { t } = report;
  const here = { level: t(`connectivity.levels.${level}`) };
  const told =
    until === undefined
      ? t("terminal.webhooks.pointed", here)
      : t("terminal.webhooks.pointedUntil", { ...here, until: localTime(t, until) });
  report.show(`${report.paint.show("green", "✓")} ${told}`);
}

/** Prints that the token is needed and asks for it; undefined if not interactive or canceled. */
async function askedToken(
  { host, interactive, report }: CliSession,
  state: PointState,
): Promise<string | undefined> {
  const wanted = tokenWanted(state);
  report.line("point", { point: state.point, phase: "awaiting-token", ...wanted, until: state.tokenUntil });
  sayTokenWanted(report, wanted);
  return interactive
    ? host.prompts.secret(report.t("terminal.webhooks.tokenOf", { url: visible(wanted.before) }))
    : undefined;
}
