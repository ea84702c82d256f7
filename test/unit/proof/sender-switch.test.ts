import { expect, test } from "vitest";
import { fingerprintOf } from "../../../main/core/proof/evidence.ts";
import type { LastMove } from "../../../main/core/proof/last-move.ts";
import { judgeStatuses, type OwnMessages } from "../../../main/core/proof/sender-switch.ts";
import { RunId } from "../../../shared/ids.ts";
import { instant } from "../../../shared/time.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import { after, imaginedEvent } from "../../support/webhooks/imagined-event.ts";

const MOVED = Date.parse(after(0));
const MOVE: LastMove = {
  mark: { run: RunId.parse("r-20261121-aaaaaa"), seq: 12 },
  direction: "to-cloud",
  number: "+12025550123",
  phoneNumberId: "106500",
  place: "arrived",
  by: "answer",
  from: instant(MOVED - 2_000),
  movedAt: instant(MOVED),
  at: instant(MOVED),
  platformAt: after(0),
  wasHereBefore: false,
};
const NOTHING: OwnMessages = { known: new Set(), lost: 0 };

/** A status of a message that was sent, and arrived, this many seconds after the move. */
function status(
  messageId: string,
  word: string,
  seconds = 300,
  some: Partial<WebhookEvent> = {},
): WebhookEvent {
  return imaginedEvent({
    kind: "status",
    direction: "out",
    messageId,
    status: word,
    at: after(seconds),
    receivedAt: after(seconds + 1),
    ...some,
  });
}

/** The first of these statuses that shows that another system sends. */
function firstOf(
  events: readonly WebhookEvent[],
  { move = MOVE, own = NOTHING, older = [] as readonly string[] } = {},
): string | undefined {
  const judge = judgeStatuses(move, own, (id) => older.includes(id));
  for (const event of events) {
    const sends = judge.take(event);
    if (sends !== undefined) return `${event.messageId} ${sends.status} ${sends.at}`;
  }
  return undefined;
}

test.each(["sent", "delivered", "read"])(
  "[H5] a status `%s` of a message of others is seen, with its time",
  (word) => {
    expect(firstOf([status("theirs", word)])).toBe(`theirs ${word} ${after(301)}`);
  },
);

test("[H5] failed and unknown statuses show nothing", () => {
  expect(firstOf([status("theirs", "failed"), status("theirs", "deleted")])).toBeUndefined();
});

test("[H5] statuses of our own answer count for nothing, also in a batch with others' that do", () => {
  const own: OwnMessages = { known: new Set([fingerprintOf("ours")]), lost: 0 };
  const ours = ["sent", "delivered", "read"].map((word) => status("ours", word));
  expect(firstOf(ours, { own })).toBeUndefined();
  expect(firstOf([...ours, status("theirs", "sent", 400), ...ours], { own })).toContain("theirs sent");
});

test("[H5] what is made up here for a trial is no message of another system", () => {
  expect(firstOf([status("wamid.SWITCHOVER_TEST.01", "sent")])).toBeUndefined();
});

test("[H5] an answer of unknown id may be any one of them: one message more than those is needed", () => {
  const own: OwnMessages = { known: new Set(), lost: 1 };
  const first = ["sent", "delivered", "read"].map((word) => status("maybe-ours", word));
  expect(firstOf(first, { own })).toBeUndefined();
  expect(firstOf([...first, status("theirs", "sent", 500)], { own })).toContain("theirs sent");
});

test("[H5] what was sent before the move shows nothing, however late it comes", () => {
  // Arrived after the move, sent before it.
  expect(firstOf([status("old", "sent", -60, { receivedAt: after(900) })])).toBeUndefined();
  // Read after the move; the message is known from before.
  expect(firstOf([status("old", "read")], { older: ["old"] })).toBeUndefined();
  // Arrived before the move, by this machine's clock.
  expect(firstOf([status("early", "sent", 300, { receivedAt: after(-5) })])).toBeUndefined();
  expect(firstOf([status("undated", "sent", 300, { at: undefined })])).toBeUndefined();
});

test("[H5] of a number that was on this API before, only `sent` tells that a message is new", () => {
  const move = { ...MOVE, wasHereBefore: true };
  expect(firstOf([status("old", "delivered"), status("old", "read")], { move })).toBeUndefined();
  expect(firstOf([status("new", "sent")], { move })).toContain("new sent");
});

test("[H5] unsigned statuses, another number's and those of the other API show nothing", () => {
  const bad: readonly Partial<WebhookEvent>[] = [
    { signature: "unchecked" },
    { signature: "missing", refused: "signature-missing" },
    { phoneNumberId: "999" },
    { source: "on-premises", signature: "unchecked" },
    { kind: "message" },
  ];
  expect(firstOf(bad.map((some) => status("theirs", "sent", 300, some)))).toBeUndefined();
});

test("[H5] the client signs none: its statuses count on-premises, once both clocks are surely past the move", () => {
  const move: LastMove = { ...MOVE, direction: "to-onprem" };
  const own = { source: "on-premises", signature: "unchecked" } as const;
  expect(firstOf([status("theirs", "sent", 30, own)], { move })).toBeUndefined();
  expect(firstOf([status("theirs", "sent", 61, own)], { move })).toContain("theirs sent");
});

test("[V20] a status that was made up here, rightly signed, shows nothing of another system", () => {
  expect(firstOf([status("theirs", "sent", 300, { madeUp: true })])).toBeUndefined();
});
