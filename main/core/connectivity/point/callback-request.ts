import { present } from "../../../../shared/present.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { ParsedInputOf } from "../../../../shared/rpc/api.ts";
import type { Instant } from "../../../../shared/time.ts";
import type { PointState } from "../../../../shared/webhook/standing-callback.ts";
import type { TestRecord } from "../records.ts";
import type { JobState } from "../state.ts";

/** The options of a standing callback that a test does not have. */
export type PointRequest = {
  readonly until: Instant | undefined;
  readonly atQuit: PointState["atQuit"];
  /** The user confirmed that production may miss what arrives here. */
  readonly confirmed: boolean;
  /** What the record stores of the request, for the next process. */
  readonly kept: NonNullable<TestRecord["point"]>;
  /** The verify tokens that are known from the start, in the order in which they are tried. */
  readonly tokens: readonly Redacted<string>[];
  /** The token that came with this request. */
  readonly given: Redacted<string> | undefined;
  /** Whether it resumes a callback URL that its record already holds. */
  readonly resumed: boolean;
};

/** Converts the request to the options that it shares with a test. */
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

/** The state of a standing callback as callers receive it. */
export function pointOf(state: JobState): PointState {
  const { test, revision, receiver, side, phoneNumberId, number, steps, startedAt, endedAt } = state;
  const { borrowed, tokenRefused, keptAwake, forwardsTo, restored, standing, until: tokenUntil } = state;
  const { until, atQuit = "give-back", resumed = false, pointedAt, end } = standing ?? {};
  const always = { point: test, revision, receiver, side, phoneNumberId, number, steps, startedAt };
  const maybe = { until, pointedAt, end, borrowed, tokenUntil, tokenRefused, keptAwake, forwardsTo };
  return { ...always, atQuit, resumed, phase: phaseOf(state), ...present({ ...maybe, restored, endedAt }) };
}

function phaseOf({ phase, standing }: JobState): PointState["phase"] {
  if (phase === "awaiting-message" || phase === "awaiting-reply") return "working";
  return phase === "working" && standing?.pointedAt !== undefined ? "standing" : phase;
}
