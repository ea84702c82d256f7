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
import { TUNNEL_CAUSES, TunnelState } from "../../../shared/tunnel/tunnel.ts";
import type { WatchState } from "../../../shared/watch/finding.ts";
import { ReceiverTrouble } from "../../../shared/webhook/receiver.ts";
import { receiverOf, tunnelOf } from "../../ui/webhooks/imagined.ts";
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
      APPS.flatMap((apps) =>
        [undefined, OWN].map((ownApp): SeenRound => {
          const observation = {
            home,
            ...(working === undefined ? {} : { working }),
            ...(apps === undefined ? {} : { subscriptions: apps.map((id) => ({ id })) }),
            ...(ownApp === undefined ? {} : { ownApp }),
          } as unknown as Observation;
          return {
            key: `${home} ${String(working)} ${apps?.join() ?? "no list"} ${ownApp ?? ""}`,
            checks: [numberCheckResult(observation), subscriptionCheckResult(observation)],
          };
        }),
      ),
    ),
  );
  const tunnels = TunnelState.shape.status.options.flatMap((status) =>
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
    ...when(works.length > 0 && has(told, "number down").length > 0, `both: ${quoted(told)}`),
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
export type SeenPlan = Pick<WatchState, "paused" | "nextAt"> & {
  readonly watched: boolean;
  readonly open: number;
};

/** Every state of monitoring: why it is paused, when the next check comes, of this workspace or another one. */
export const PLANS: readonly SeenPlan[] = [true, false].flatMap((watched) =>
  [0, 1].flatMap((open) => [
    { watched, open },
    { watched, open, nextAt: "2026-01-15T12:15:00.000Z" },
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
