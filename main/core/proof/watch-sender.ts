import { isSameNumber } from "../../../shared/phone.ts";
import { isoOf } from "../../../shared/time.ts";
import { sideOf } from "./chain.ts";
import { isOfNumber, type Evidence, type SendsEvidence } from "./evidence.ts";
import { judgeStatuses, type OwnMessages, type StatusJudge } from "./sender-switch.ts";
import type { LastMove } from "./last-move.ts";
import type { Storage } from "../storage/port.ts";
import type { EventStore } from "../webhooks/store/port.ts";

const PAGE = 500;
/** Pages inspected per query; the next query continues from there. */
const PAGES = 10;

/** How far the stored statuses after one migration have been inspected. */
type Progress = { readonly key: string; readonly judge: StatusJudge; last: number };

/**
 * Finds statuses that only another system's messages can have caused; each query continues where the last one
 * ended.
 */
export type SenderWatch = {
  find(store: EventStore, move: LastMove, own: OwnMessages): SendsEvidence["sends"] | undefined;
};

/** Creates a watch that has not inspected anything yet. */
export function watchSender(): SenderWatch {
  const progress = new Map<string, Progress>();
  return {
    find(store, move, own) {
      const number = `${move.number} ${move.phoneNumberId}`;
      const key = [move.mark.run, move.mark.seq, own.lost, ...own.known].join(" ");
      const known = progress.get(number);
      const current = known?.key === key ? known : { key, judge: judgeOf(store, move, own), last: 0 };
      progress.set(number, current);
      return continueReading(store, move, current);
    },
  };
}

function judgeOf(store: EventStore, move: LastMove, own: OwnMessages): StatusJudge {
  const until = isoOf(move.at);
  return judgeStatuses(move, own, (messageId) => {
    const before = store.page({ filter: { messageId, until }, limit: 1 });
    // If this cannot be read, the message may be older.
    return !before.ok || before.value.events.length > 0;
  });
}

function continueReading(
  store: EventStore,
  move: LastMove,
  current: Progress,
): SendsEvidence["sends"] | undefined {
  const filter = {
    phoneNumberId: move.phoneNumberId,
    source: sideOf(move),
    kind: "status",
    refused: false,
    since: isoOf(move.at),
  } as const;
  for (let pages = 0; pages < PAGES; pages += 1) {
    const page = store.page({ filter, limit: PAGE, after: current.last });
    if (!page.ok) return undefined;
    for (const event of page.value.events.toReversed()) {
      current.last = event.id;
      const sends = current.judge.take(event);
      if (sends !== undefined) {
        // If it is not stored, it is found again.
        current.last = event.id - 1;
        return sends;
      }
    }
    if (!page.value.more) return undefined;
  }
  return undefined;
}

/** Returns what was sent from this data folder for a number, at the API that it was migrated to. */
export function ownMessages(
  { operations }: Pick<Storage, "operations">,
  { tests }: Pick<Evidence, "tests">,
  move: LastMove,
): OwnMessages {
  const own = tests.filter((test) => isOfNumber(test, move) && test.side === sideOf(move));
  const ids = new Map(
    own.flatMap(({ test, reply }) => (reply?.message === undefined ? [] : [[test, reply.message]])),
  );
  const read = operations.read();
  // If their number is unknown, no message counts as another system's.
  if (!read.ok) return { known: new Set(ids.values()), lost: Number.MAX_SAFE_INTEGER };
  const lost = read.value.records.filter(({ number, intent, outcome }) => {
    if (intent.what !== "reply" || !isSameNumber(number, move.number) || intent.side !== sideOf(move))
      return false;
    const hasLeft = outcome?.kind !== "rejected" && outcome?.kind !== "notSent";
    return hasLeft && !ids.has(intent.test);
  });
  return { known: new Set(ids.values()), lost: lost.length + read.value.damaged };
}
