import { z } from "zod";
import type { Transport } from "../../../../shared/rpc/client.ts";
import { WatchState } from "../../../../shared/watch/finding.ts";
import { PointState } from "../../../../shared/webhook/standing-callback.ts";
import { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { ReceiverState } from "../../../../shared/webhook/receiver.ts";

/**
 * The core's latest report about webhooks of the user's own numbers. Practice is not included: nothing can be
 * lost there.
 */
export type WebhooksKnown = {
  readonly watch: WatchState | undefined;
  readonly receivers: readonly ReceiverState[];
  readonly tests: readonly TestState[];
  readonly points: readonly PointState[];
};

/** Nothing has been said yet. */
export const NOTHING_KNOWN: WebhooksKnown = { watch: undefined, receivers: [], tests: [], points: [] };

/** Reports the webhook state initially and after every change. */
export async function followWebhooks(core: Transport, tell: (known: WebhooksKnown) => void): Promise<void> {
  let watch: WatchState | undefined;
  const receivers = new Map<string, ReceiverState>();
  const tests = new Map<string, TestState>();
  const points = new Map<string, PointState>();
  const say = (): void =>
    tell({
      watch,
      receivers: [...receivers.values()],
      tests: [...tests.values()],
      points: [...points.values()],
    });
  const takeWatch = (value: unknown): void => {
    const state = WatchState.safeParse(value);
    if (!state.success || state.data.revision < (watch?.revision ?? 0)) return;
    watch = state.data;
    say();
  };
  const takeReceiver = (value: unknown): void => {
    const state = ReceiverState.safeParse(value);
    if (state.success && isNews(receivers, state.data.receiver, state.data)) say();
  };
  const takeTest = (value: unknown): void => {
    const state = TestState.safeParse(value);
    if (state.success && isNews(tests, state.data.test, state.data)) say();
  };
  const takePoint = (value: unknown): void => {
    const state = PointState.safeParse(value);
    if (state.success && isNews(points, state.data.point, state.data)) say();
  };
  core.subscribe("watch", takeWatch);
  core.subscribe("receivers", takeReceiver);
  core.subscribe("tests", takeTest);
  core.subscribe("points", takePoint);
  const [state, listening, testing, standing] = await Promise.all([
    core.call("watch.state", {}),
    core.call("webhooks.receivers", {}),
    core.call("tests.list", {}),
    core.call("points.list", {}),
  ]);
  if (state.ok) takeWatch(state.value);
  for (const one of listed(listening)) takeReceiver(one);
  for (const one of listed(testing)) takeTest(one);
  for (const one of listed(standing)) takePoint(one);
}

/** Keeps the value unless a later one is known; false where it is not kept. */
function isNews<T extends { readonly revision: number }>(
  known: Map<string, T>,
  key: string,
  one: T,
): boolean {
  if ((known.get(key)?.revision ?? 0) > one.revision) return false;
  known.set(key, one);
  return true;
}

function listed(answer: Awaited<ReturnType<Transport["call"]>>): readonly unknown[] {
  return (answer.ok ? z.array(z.unknown()).safeParse(answer.value).data : undefined) ?? [];
}
