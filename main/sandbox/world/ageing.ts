import type { Messaging, WorldState } from "./state.ts";
import { withNumber } from "./state.ts";

/**
 * The world as it is once that much time has passed in it, while the computer's clock stands where it stood.
 *
 * Codes, waits, blocks and the gap grow older. Tokens do not: whoever lets seven days pass to see what becomes of
 * notifications must not find himself locked out. Neither does the history of homes, which is told in real time.
 */
export function aged(state: WorldState, ms: number): WorldState {
  const { codes, number, lastCodeAtMs, messaging } = state;
  const older = withNumber(state, {
    lastPinFailureMs: earlier(number.lastPinFailureMs, ms),
    pinLockedUntilMs: number.pinLockedUntilMs - ms,
    deletedAtMs: earlier(number.deletedAtMs, ms),
  });
  return {
    ...older,
    gapUntilMs: state.gapUntilMs - ms,
    registerCalls: state.registerCalls.map((atMs) => atMs - ms),
    registerBlockedUntilMs: state.registerBlockedUntilMs - ms,
    codes: Object.fromEntries(
      Object.entries(codes).map(([asker, code]) => [asker, { ...code, sentAtMs: code.sentAtMs - ms }]),
    ),
    codeWaits: { sms: state.codeWaits.sms - ms, voice: state.codeWaits.voice - ms },
    lastCodeAtMs: earlier(lastCodeAtMs, ms),
    ...(messaging === undefined ? {} : { messaging: agedMessaging(messaging, ms) }),
  };
}

function agedMessaging({ heardAtMs, sent }: Messaging, ms: number): Messaging {
  const heard = Object.entries(heardAtMs).map(([user, atMs]) => [user, atMs - ms] as const);
  return { heardAtMs: Object.fromEntries(heard), sent };
}

function earlier(atMs: number | undefined, ms: number): number | undefined {
  return atMs === undefined ? undefined : atMs - ms;
}
