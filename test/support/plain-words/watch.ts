import {
  numberCheckResult,
  subscriptionCheckResult,
} from "../../../main/core/watch/scheduled/from-observation.ts";
import {
  receiverCheckResult,
  tunnelCheckResult,
} from "../../../main/core/watch/scheduled/of-this-machine.ts";
import type { CheckResult } from "../../../shared/checks/result.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import { NumberLocation } from "../../../shared/platform/facts.ts";
import { TUNNEL_CAUSES, TunnelStatus, type TunnelState } from "../../../shared/tunnel/tunnel.ts";
import type { WatchState } from "../../../shared/watch/finding.ts";
import { ReceiverTrouble } from "../../../shared/webhook/receiver.ts";
import { BAKERY } from "../../ui/overview/imagined.ts";
import { findingOf, receiverOf, tunnelOf } from "../../ui/webhooks/imagined.ts";
import { has, quoted, toldBy, untoldIn, when } from "./told.ts";

/** What one round of scheduled checks found, beside what was so. */
export type SeenRound = {
  readonly key: string;
  readonly checks: readonly CheckResult[];
  readonly tunnel?: TunnelState["status"];
  readonly listening?: boolean;
};

const OWN = "6708";
const APPS = [undefined, [], [OWN], [OWN, "1"], [OWN, "1", "2"], ["1"]] as const;

/** Every result of a scheduled check of number and subscription, of the tunnel, and of the receiver. */
export function everyRound(): readonly SeenRound[] {
  const numbers = NumberLocation.options.flatMap((home) =>
    [undefined, true, false].flatMap((working) =>
      ["CONNECTED", "BANNED", "RESTRICTED", undefined].flatMap((status) =>
        APPS.flatMap((apps) =>
          [undefined, OWN].map((ownApp): SeenRound => {
            const observation = {
              home,
              ...(working === undefined ? {} : { working }),
              number: status === undefined ? {} : { status },
              ...(apps === undefined ? {} : { subscriptions: apps.map((id) => ({ id })) }),
              ...(ownApp === undefined ? {} : { ownApp }),
            } as unknown as Observation;
            return {
              key: `${home} ${String(working)} ${status ?? ""} ${apps?.join() ?? "no list"} ${ownApp ?? ""}`,
              checks: [numberCheckResult(observation), subscriptionCheckResult(observation)],
            };
          }),
        ),
      ),
    ),
  );
  const tunnels = TunnelStatus.options.flatMap((status) =>
    [undefined, ...TUNNEL_CAUSES].map((cause): SeenRound => ({
      key: `tunnel ${status} ${cause ?? ""}`,
      tunnel: status,
      checks: [
        tunnelCheckResult(
          tunnelOf({
            status,
            ...(cause === undefined ? {} : { problem: { kind: "tunnelFailed", cause } as never }),
          }),
        ),
      ],
    })),
  );
  const receivers = [true, false].flatMap((listening) =>
    [undefined, ...ReceiverTrouble.options].map((trouble): SeenRound => ({
      key: `receiver ${listening} ${trouble ?? ""}`,
      listening,
      checks: [receiverCheckResult(receiverOf({ listening, ...(trouble === undefined ? {} : { trouble }) }))],
    })),
  );
  return [...numbers.filter(({ checks }) => isPossible(checks)), ...tunnels, ...receivers];
}

/** Where the location is unknown, whether the number works there is, too. */
function isPossible([number]: readonly CheckResult[]): boolean {
  return (
    number?.status === "skip" || number?.said?.values["home"] === undefined || !/unknown/.test(number.found)
  );
}

const TUNNEL = {
  open: "tunnel open",
  opening: "tunnel opening",
  reconnecting: "tunnel broke",
  closed: "tunnel not open",
  failed: "tunnel not open",
} as const satisfies Readonly<Record<TunnelState["status"], unknown>>;

/** What is wrong with what one round found. */
export function wrongInRound(keys: readonly string[], { tunnel, listening }: SeenRound): readonly string[] {
  const told = toldBy(keys);
  const works = has(told, "works", "reported working");
  const ofTunnel = has(told, ...Object.values(TUNNEL));
  const running = has(told, "receiver running");
  const stopped = has(told, "receiver not running");
  return [
    ...untoldIn(keys),
    ...when(
      has(told, "works").length > 0 && has(told, "unheard").length > 0,
      `it works, and receives nothing: ${quoted(told)}`,
    ),
    ...when(
      works.length > 0 && has(told, "number down", "number perhaps down").length > 0,
      `both: ${quoted(told)}`,
    ),
    ...when(
      tunnel !== undefined &&
        (ofTunnel.length === 0 || ofTunnel.some(({ claim }) => claim !== TUNNEL[tunnel])),
      `${tunnel ?? ""}, but ${quoted(ofTunnel)}`,
    ),
    ...when(listening === false && running.length > 0, `not listening, but ${quoted(running)}`),
    ...when(listening === true && stopped.length > 0, `listening, but ${quoted(stopped)}`),
  ];
}

/** What monitoring is up to, and whether the workspace that is shown is monitored. */
export type SeenPlan = Pick<WatchState, "paused" | "nextAt" | "later"> & {
  readonly watched: boolean;
  readonly open: number;
};

/** Every state of monitoring: why it is paused, when the next check comes, of this workspace or another one. */
export const PLANS: readonly SeenPlan[] = [true, false].flatMap((watched) =>
  [0, 1].flatMap((open) => [
    { watched, open },
    { watched, open, nextAt: "2026-01-15T12:15:00.000Z" },
    { watched, open, nextAt: "2026-01-15T13:00:00.000Z", later: "on-battery" as const },
    { watched, open, paused: "vault-locked" as const },
    { watched, open, paused: "switched-off" as const },
    ...(watched ? [] : [{ watched, open, paused: "nothing-watched" as const }]),
  ]),
);

/** What is wrong with what is said of monitoring as a whole. */
export function wrongInPlan(keys: readonly string[], { watched, paused, open }: SeenPlan): readonly string[] {
  const told = toldBy(keys);
  const is = has(told, "monitoring on", "monitoring off", "monitoring paused");
  const comes = has(told, "a check comes");
  const truth = !watched ? "monitoring off" : paused === undefined ? "monitoring on" : "monitoring paused";
  return [
    ...untoldIn(keys),
    ...when(
      is.some(({ claim }) => claim !== truth),
      `${truth}, but ${quoted(is)}`,
    ),
    ...when(open === 0 && is.length === 0, "nothing about monitoring"),
    ...when(comes.length > 0 && truth !== "monitoring on", `${truth}, but ${quoted(comes)}`),
    ...when(
      open > 0 && has(told, "nothing found in events").length > 0,
      `${open} open, but ${quoted(has(told, "nothing found in events"))}`,
    ),
  ];
}

/** Monitoring as its board shows it. */
export type SeenBoard = {
  readonly state: WatchState;
  readonly watched: boolean;
  readonly every: 0 | 15;
  readonly round: SeenRound | undefined;
};

const FOLDER: WatchState["ofFolder"][number] = {
  id: "allowlist-old-1",
  about: "allowlist-old",
  since: "2026-01-15T12:00:00.000Z",
  said: { key: "allowlist.finding.old", values: { count: 40 } },
  settled: false,
};

/** Which findings there are: those of events and those of the folder, acknowledged or not. */
const FINDINGS: readonly Pick<WatchState, "findings" | "ofFolder">[] = [
  [],
  [findingOf()],
  [findingOf({ settled: true })],
  [findingOf(), findingOf({ id: "other", settled: true })],
].flatMap((findings) =>
  [[], [FOLDER], [{ ...FOLDER, settled: true }]].map((ofFolder) => ({ findings, ofFolder })),
);

/** Every state of monitoring, every kind of findings, and one of each result of its scheduled checks. */
export function everyBoard(): readonly SeenBoard[] {
  const boardOf = (
    { watched, paused, nextAt, later }: SeenPlan,
    found: Pick<WatchState, "findings" | "ofFolder">,
    round: SeenRound | undefined,
  ): SeenBoard => ({
    state: {
      revision: 1,
      ...found,
      looks: (round?.checks ?? []).map((check, index) => ({
        workspace: BAKERY,
        thing: THINGS[check.id] ?? (["number", "subscription"] as const)[index] ?? "endpoint",
        at: "2026-01-15T12:00:00.000Z",
        since: "2026-01-15T12:00:00.000Z",
        check,
      })),
      ...(paused === undefined ? {} : { paused }),
      ...(nextAt === undefined ? {} : { nextAt }),
      ...(later === undefined ? {} : { later }),
    },
    watched,
    every: paused === "switched-off" ? 0 : 15,
    round,
  });
  const none = { findings: [], ofFolder: [] };
  const [first] = PLANS;
  const rounds = [
    ...new Map(
      everyRound().map((round) => [round.checks.map(({ said, found }) => said?.key ?? found).join(), round]),
    ).values(),
  ];
  return [
    ...PLANS.filter(({ open }) => open === 0).map((plan) => boardOf(plan, none, undefined)),
    ...(first === undefined
      ? []
      : [
          ...FINDINGS.map((found) => boardOf(first, found, undefined)),
          ...rounds.map((round) => boardOf(first, none, round)),
        ]),
  ];
}

const THINGS: Readonly<Record<string, WatchState["looks"][number]["thing"]>> = {
  "webhooks.tunnel": "tunnel",
  "webhooks.receiver": "receiver",
};

/** What is wrong on the board of monitoring. */
export function wrongOnBoard(
  keys: readonly string[],
  { state, watched, round }: SeenBoard,
): readonly string[] {
  const told = toldBy(keys);
  const open = [...state.findings, ...state.ofFolder].filter(({ settled }) => !settled).length;
  const acknowledged = state.findings.some(({ settled }) => settled);
  const none = has(told, "nothing found in events");
  const noneNew = has(told, "nothing new found in events");
  const unsettled = state.findings.some(({ settled }) => !settled);
  return [
    ...wrongInPlan(
      keys.filter((key) => key !== "window.webhooks.watch.noFinding"),
      { ...state, watched, open },
    ),
    ...(round === undefined ? [] : wrongInRound(keys, round)),
    ...when(
      none.length > 0 && state.findings.length > 0,
      `${state.findings.length} found, but ${quoted(none)}`,
    ),
    ...when(
      noneNew.length > 0 !== (acknowledged && !unsettled),
      `acknowledged ${acknowledged}, others ${unsettled}, but ${quoted(noneNew)}`,
    ),
    ...when(state.findings.length === 0 && none.length === 0, "nothing about findings"),
    ...when(
      has(told, "a finding is acknowledged").length > 0 !==
        [...state.findings, ...state.ofFolder].some(({ settled }) => settled),
      `acknowledged ${acknowledged}, but ${quoted(has(told, "a finding is acknowledged"))}`,
    ),
  ];
}
