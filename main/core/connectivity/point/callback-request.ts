import type { Redacted } from "../../../../shared/redacted.ts";
import type { ParsedInputOf } from "../../../../shared/rpc/api.ts";
import type { Instant } from "../../../../shared/time.ts";
import type { PointState } from "../../../../shared/webhook/standing-callback.ts";
import type { TestRecord } from "../records.ts";
import type { JobState } from "../state.ts";

/** What a standing callback was asked for, besides what it has in common with a test. */
export type PointRequest = {
  readonly until: Instant | undefined;
  readonly atQuit: PointState["atQuit"];
  /** A person has said that production may go without what comes here. */
  readonly confirmed: boolean;
  /** What its record keeps of it, for the next process. */
  readonly kept: NonNullable<TestRecord["point"]>;
  /** The owner's token where it is known from the beginning. */
  readonly token: Redacted<string> | undefined;
  /** It goes on with what stands in its record already. */
  readonly resumed: boolean;
};

/** What a standing callback is asked for in common with a test. */
export function testInputOf(input: ParsedInputOf<"points.start">): ParsedInputOf<"tests.start"> {
  const { target, side, tunnel, tunnelSecret, caFile, forward, allowPrivate, level, port } = input;
  return {
    target,
    tunnel,
    forward,
    allowPrivate,
    messageWaitMinutes: 15,
    ...(side === undefined ? {} : { side }),
    ...(tunnelSecret === undefined ? {} : { tunnelSecret }),
    ...(caFile === undefined ? {} : { caFile }),
    ...(port === undefined ? {} : { port }),
    ...(level === undefined ? {} : { level }),
  };
}

/** A standing callback as it is told. */
export function pointOf(state: JobState): PointState {
  const { test, revision, receiver, side, phoneNumberId, number, steps, startedAt, endedAt } = state;
  const { borrowed, tokenRefused, keptAwake, forwardsTo, restored, standing, until: tokenUntil } = state;
  const { until, atQuit = "give-back", resumed = false, pointedAt, end } = standing ?? {};
  const always = { point: test, revision, receiver, side, phoneNumberId, number, steps, startedAt };
  const maybe = { until, pointedAt, end, borrowed, tokenUntil, tokenRefused, keptAwake, forwardsTo };
  const told = Object.entries({ ...maybe, restored, endedAt }).filter(([, value]) => value !== undefined);
  return { ...always, atQuit, resumed, phase: phaseOf(state), ...Object.fromEntries(told) };
}

function phaseOf({ phase, standing }: JobState): PointState["phase"] {
  if (phase === "awaiting-message" || phase === "awaiting-reply") return "working";
  return phase === "working" && standing?.pointedAt !== undefined ? "standing" : phase;
}
