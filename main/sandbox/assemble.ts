import { answerRequest } from "./answer-request.ts";
import type { Chance } from "./world/chance.ts";
import type { SandboxClock } from "./world/clock.ts";
import { createFaultInjector, type FaultInjector } from "./faults/fault-injector.ts";
import type { Pace } from "./http/exchange-handler.ts";
import type { SandboxSnapshot } from "./memory/snapshot.ts";
import { createChangeCounter, type ChangeCounter } from "./memory/change-counter.ts";
import { createRecorder, type Recorder } from "./memory/recorder.ts";
import type { SandboxOptions } from "./options.ts";
import { openWebhooks, type Webhooks } from "./webhook-sender/open-webhooks.ts";
import { lasting } from "./webhook-sender/queue.ts";
import { keepWorld, type WorldKeeper } from "./world/keeper.ts";
import type { SharedAccount } from "./world/shared-account.ts";

/** The inner parts of a sandbox, before it listens. */
export type Parts = {
  readonly keeper: WorldKeeper;
  readonly bench: FaultInjector;
  readonly pulse: ChangeCounter;
  readonly webhooks: Webhooks;
  readonly recorder: Recorder;
  readonly clock: SandboxClock;
  readonly pace: Pace;
  readonly dated: boolean;
};

type Assembly = {
  readonly options: SandboxOptions;
  readonly clock: SandboxClock;
  readonly chance: Chance;
  readonly first: SandboxSnapshot;
  /** True if it continues the state of an earlier process. */
  readonly restored: boolean;
  /** Set once the sandbox's ports are known. */
  readonly ports: SandboxSnapshot["ports"];
  /** The account, if it has several numbers. */
  readonly account?: SharedAccount | undefined;
};

const NO_PACE = { looksMs: 0, changesMs: 0 };

/** Connects the parts over one state; every change of it is saved. */
export function assemble({ options, clock, chance, first, restored, ports, account }: Assembly): Parts {
  const { identities, opening } = first;
  const pace = options.pace ?? NO_PACE;
  const pulse = createChangeCounter(first.revision);
  const changed = (): void => pulse.beat();
  const keeper = keepWorld(first.world, clock, chance, answerRequest, account);
  const bench = createFaultInjector(keeper.change, changed);
  keeper.onChange(changed);
  const webhooks = openWebhooks({
    keeper,
    conduct: bench.sending,
    clock,
    chance,
    caPem: identities.caPem,
    changed,
    replyPaceMs: options.autoReply === false ? undefined : pace.changesMs,
    statusPaceMs: pace.changesMs,
    kept: first.sender,
  });
  const recorder = createRecorder(options.memory, () => ({
    revision: pulse.count(),
    identities,
    ports,
    opening,
    world: keeper.state(),
    faults: bench.kept(),
    due: keeper.due(),
    sender: lasting(webhooks.sender.kept(), keeper.state()),
  }));
  pulse.listen(recorder.soon);
  if (restored) bench.restore(first.faults);
  else bench.set(options.faults ?? []);
  return { keeper, bench, pulse, webhooks, recorder, clock, pace, dated: options.dated ?? true };
}
