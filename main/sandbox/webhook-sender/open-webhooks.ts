import type { Chance } from "../world/chance.ts";
import type { SandboxClock } from "../world/clock.ts";
import type { WorldKeeper } from "../world/keeper.ts";
import type { SenderBehavior } from "./behavior.ts";
import { createOutbound } from "./outbound.ts";
import type { Queue } from "./queue.ts";
import { tellOutgoing } from "./outgoing.ts";
import { createSender, type Sender } from "./sender.ts";
import { callbackVerifier, type VerifyCallback } from "./verify-callback.ts";

type Parts = {
  readonly keeper: WorldKeeper;
  readonly conduct: () => SenderBehavior;
  readonly clock: SandboxClock;
  readonly chance: Chance;
  /** The authority that is trusted besides the public ones. */
  readonly caPem: string;
  readonly changed: () => void;
  readonly replyPaceMs: number | undefined;
  /** Milliseconds between two statuses of a message that the business sends through an API. */
  readonly statusPaceMs: number;
  readonly kept: Queue | undefined;
};

/** The sandbox's sender and callback verification. */
export type Webhooks = {
  readonly sender: Sender;
  readonly verifyCallback: VerifyCallback;
  readonly close: () => void;
};

/** Connects the sender and callback verification to one outbound connection pool. */
export function openWebhooks({ keeper, conduct, caPem, statusPaceMs, ...parts }: Parts): Webhooks {
  const outbound = createOutbound(caPem);
  const sender = createSender({ ...parts, state: keeper.state, conduct, outbound });
  const stopTelling = tellOutgoing({ keeper, sender, chance: parts.chance, paceMs: statusPaceMs });
  return {
    sender,
    verifyCallback: callbackVerifier({
      keeper,
      outbound,
      chance: parts.chance,
      skips: () => conduct().skipsHandshake,
      production: () => conduct().production,
    }),
    close: () => {
      stopTelling();
      sender.close();
      outbound.close();
    },
  };
}
