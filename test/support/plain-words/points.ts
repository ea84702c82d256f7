import { TestId } from "../../../shared/ids.ts";
import type { ReceiverState } from "../../../shared/webhook/receiver.ts";
import { ReceiverTrouble } from "../../../shared/webhook/receiver.ts";
import { POINT_STEPS, PointEnd, type PointState } from "../../../shared/webhook/standing-callback.ts";
import { TunnelStatus, type TunnelState } from "../../../shared/tunnel/tunnel.ts";
import { BAKERY } from "../../ui/overview/imagined.ts";
import { receiverOf, tunnelOf } from "../../ui/webhooks/imagined.ts";
import type { Claim } from "./claims.ts";
import { has, quoted, toldBy, untoldIn, when } from "./told.ts";
import { wrongAboutCallback } from "./webhook-rules.ts";
import { RESTORATIONS, type CallbackTruth } from "./webhook-tests.ts";

const AT = "2026-01-15T12:00:00.000Z";
const UNTIL = "2026-01-15T16:00:00.000Z";
const BORROWED = { level: "number", before: "https://hooks.bakery.example/in" } as const;

function pointOf(change: Partial<PointState>): PointState {
  return {
    point: TestId.parse("t-20260115-aaaaaa"),
    revision: 4,
    receiver: BAKERY,
    side: "cloud",
    phoneNumberId: "10651",
    number: "+12025550100",
    phase: "standing",
    steps: POINT_STEPS.map((id) => ({ id, state: "waiting" })),
    atQuit: "give-back",
    resumed: false,
    borrowed: BORROWED,
    startedAt: AT,
    ...change,
  };
}

/** A callback URL that pointed here, whether it ever did, and what became of it. */
export type SeenPointEnd = {
  readonly point: PointState;
  readonly stood: boolean;
  readonly callback: CallbackTruth;
};

/** Each end of one, with each way of settling the callback URL. */
export const POINT_ENDS: readonly SeenPointEnd[] = PointEnd.options
  .flatMap((end) => RESTORATIONS.map((restored) => ({ end, restored })))
  .flatMap(({ end, restored: { check, restored, callback } }) =>
    [true, false].map((stood) => {
      // What is left in place isn't restored yet.
      const isLeft = end === "left";
      const point = pointOf({
        phase: "ended",
        steps: POINT_STEPS.map((id) =>
          id === "webhooks.restored" && !isLeft ? { id, state: "done", check } : { id, state: "waiting" },
        ),
        atQuit: isLeft ? "stay" : "give-back",
        ...(stood ? { pointedAt: AT } : {}),
        ...(restored === undefined || isLeft ? {} : { restored }),
        end,
        endedAt: AT,
      });
      return { point, stood, callback: isLeft ? ("not as before" as const) : callback };
    }),
  );

/** A callback URL that points here or is about to, with tunnel and receiver behind it. */
export type SeenPoint = {
  readonly point: PointState | undefined;
  readonly tunnel: TunnelState | undefined;
  readonly receiver: ReceiverState | undefined;
};

const TUNNELS: readonly (TunnelState | undefined)[] = [
  undefined,
  ...TunnelStatus.options.map((status) => tunnelOf({ status })),
];
const RECEIVERS: readonly (ReceiverState | undefined)[] = [
  undefined,
  ...[undefined, ...ReceiverTrouble.options].flatMap((trouble) =>
    [true, false].map((listening) =>
      receiverOf({ listening, ...(trouble === undefined ? {} : { trouble }) }),
    ),
  ),
];

/** Each phase before the end, and nothing yet, with every state of tunnel and receiver. */
export const POINTS_NOW: readonly SeenPoint[] = [
  undefined,
  pointOf({ phase: "working" }),
  pointOf({ phase: "awaiting-token" }),
  pointOf({ pointedAt: AT }),
  pointOf({ pointedAt: AT, until: UNTIL, resumed: true }),
  pointOf({ pointedAt: AT, until: UNTIL, atQuit: "stay" }),
  pointOf({ phase: "restoring", pointedAt: AT }),
].flatMap((point) => TUNNELS.flatMap((tunnel) => RECEIVERS.map((receiver) => ({ point, tunnel, receiver }))));

/** What is wrong with what is shown of one before its end. */
export function wrongOfPoint(
  keys: readonly string[],
  { point, tunnel, receiver }: SeenPoint,
): readonly string[] {
  const told = toldBy(keys);
  const phase = point?.phase;
  const shows = (...claims: readonly Claim[]): boolean => has(told, ...claims).length > 0;
  const is = has(told, "received here", "not received here", "receiving interrupted");
  const takes =
    (tunnel?.status ?? "open") === "open" &&
    (receiver === undefined || (receiver.listening && receiver.trouble === undefined));
  const truth =
    phase !== "standing" ? "not received here" : takes ? "received here" : "receiving interrupted";
  return [
    ...untoldIn(keys),
    ...when(
      is.length === 0 || is.some(({ claim }) => claim !== truth),
      `${phase ?? "none"}: ${truth}, but ${quoted(is)}`,
    ),
    // Each of these is shown in its phase and in no other.
    ...(
      [
        ["being set", "working"],
        ["being restored", "restoring"],
        ["press: restore this one", "standing"],
        ["press: receive here", undefined],
      ] as const
    ).flatMap(([claim, itsPhase]) =>
      when(shows(claim) !== (phase === itsPhase), `${phase ?? "none"}: ${claim}`),
    ),
    ...when(
      phase === "standing" && shows("ends on request only") && shows("time will be over"),
      "it ends on request only, and its time will be over",
    ),
  ];
}

/** What is wrong with what is shown of one that has ended; what isn't restored is on the list above it. */
export function wrongAfterPoint(keys: readonly string[], { callback }: SeenPointEnd): readonly string[] {
  const told = toldBy(keys);
  const wrong = has(
    told,
    "received here",
    "receiving interrupted",
    "being set",
    "being restored",
    "press: restore this one",
  );
  return [
    ...untoldIn(keys),
    ...when(wrong.length > 0, `it has ended, but ${quoted(wrong)}`),
    ...wrongAboutCallback(told, callback, has(told, "press: restore").length > 0),
  ];
}
