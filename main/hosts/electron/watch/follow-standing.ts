import { z } from "zod";
import type { Transport } from "../../../../shared/rpc/client.ts";
import { WatchState } from "../../../../shared/watch/finding.ts";
import { ReceiverState } from "../../../../shared/webhook/receiver.ts";
import { standingOf, type Standing } from "./standing.ts";

/** Tells how webhooks stand, at the beginning and whenever that changes; `watch` is what the watch said last. */
export async function followStanding(
  core: Transport,
  tell: (standing: Standing, watch: WatchState | undefined) => void,
): Promise<void> {
  let watch: WatchState | undefined;
  const receivers = new Map<string, ReceiverState>();
  const say = (): void => tell(standingOf({ watch, receivers: [...receivers.values()] }), watch);
  const takeWatch = (value: unknown): void => {
    const state = WatchState.safeParse(value);
    if (!state.success || state.data.revision < (watch?.revision ?? 0)) return;
    watch = state.data;
    say();
  };
  const takeReceiver = (value: unknown): void => {
    const state = ReceiverState.safeParse(value);
    if (!state.success) return;
    const known = receivers.get(state.data.receiver);
    if (known !== undefined && known.revision > state.data.revision) return;
    receivers.set(state.data.receiver, state.data);
    say();
  };
  core.subscribe("watch", takeWatch);
  core.subscribe("receivers", takeReceiver);
  const [state, listening] = await Promise.all([
    core.call("watch.state", {}),
    core.call("webhooks.receivers", {}),
  ]);
  if (state.ok) takeWatch(state.value);
  const all = listening.ok ? z.array(z.unknown()).safeParse(listening.value) : undefined;
  for (const one of all?.data ?? []) takeReceiver(one);
}
