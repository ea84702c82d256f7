import type { CheckResult } from "../../../../shared/checks/result.ts";
import { instant, isoOf } from "../../../../shared/time.ts";
import type { WebhookEvent } from "../../../../shared/webhook/event.ts";
import { shownAddress, spanOf } from "../../checks/words.ts";
import { hearStatuses, onMessage, type Hit, type StatusEar } from "./arrivals.ts";
import { finding, found } from "./findings.ts";
import type { Held } from "./borrow.ts";
import type { TestJob } from "./job.ts";
import { markOf } from "./records.ts";
import { newWord } from "./word.ts";

const MINUTE_MS = 60_000;

/**
 * Asks a person to send the word, waits for it, and then for statuses of what the business answers, of which none is
 * needed. Gives whether the message came with a signature that counts.
 */
export async function awaitArrivals(job: TestJob, held: Held): Promise<boolean> {
  const statuses = hearStatuses({ store: job.store, ...namesOf(job) });
  try {
    const message = await awaitMessage(job, held);
    if (message !== undefined) await awaitStatuses(job, message, statuses);
    return message !== undefined;
  } finally {
    statuses.end();
  }
}

async function awaitMessage(job: TestJob, held: Held): Promise<WebhookEvent | undefined> {
  const { state, deps, input, store, stop } = job;
  const { clock, random } = deps.ports;
  const word = newWord(random);
  const waitMs = input.messageWaitMinutes * MINUTE_MS;
  state.begin("webhooks.message");
  const askedMs = clock.monotonicMs();
  const over = new AbortController();
  const right = Promise.withResolvers<Hit>();
  let wrong: Hit | undefined;
  const counts = countsFor(job);
  const unlisten = onMessage({ store, ...namesOf(job) }, word, (hit) => {
    // What came to the unsigned address says nothing of the cloud, whatever it looks like.
    if (hit.event.signature === "unchecked" && !counts(hit.event)) return;
    noteArrival(job, hit.event, "message", clock.monotonicMs() - askedMs);
    if (counts(hit.event)) right.resolve(hit);
    else wrong = hit;
  });
  state.change({ phase: "awaiting-message", word, until: isoOf(instant(clock.now() + waitMs)) });
  const ended = clock.sleep(waitMs, AbortSignal.any([stop, over.signal])).then(() => undefined);
  const moved = addressMoved(job);
  const hit = await Promise.race([right.promise, moved.promise, ended]);
  over.abort();
  unlisten();
  moved.end();
  state.change({ phase: "working" }, ["until"]);
  if (hit === "moved") {
    const not = { status: "fail", cause: "went-elsewhere" } as const;
    state.done("webhooks.message", finding("webhooks.message", not, found("addressMoved")));
    return undefined;
  }
  if (hit === undefined) {
    state.done("webhooks.message", await whyNone(job, held, { word, wrong }));
    return undefined;
  }
  state.done("webhooks.message", messageCheck(hit, clock.monotonicMs() - askedMs));
  return hit.event;
}

async function awaitStatuses(job: TestJob, message: WebhookEvent, statuses: StatusEar): Promise<void> {
  const { state, deps, stop, waits } = job;
  const { clock } = deps.ports;
  state.begin("webhooks.status");
  const startMs = clock.monotonicMs();
  const over = new AbortController();
  const seen: WebhookEvent[] = [];
  const counts = countsFor(job);
  const enough = Promise.withResolvers<undefined>();
  statuses.to(message.user, (event) => {
    if (seen.length >= MOST_ARRIVALS || (event.signature === "unchecked" && !counts(event))) return;
    noteArrival(job, event, "status", clock.monotonicMs() - startMs);
    seen.push(event);
    if (counts(event) && LAST_STATUSES.includes(event.status ?? "")) enough.resolve(undefined);
  });
  state.change({ until: isoOf(instant(clock.now() + waits.statusMs)) });
  await Promise.race([enough.promise, clock.sleep(waits.statusMs, AbortSignal.any([stop, over.signal]))]);
  over.abort();
  state.change({}, ["until"]);
  state.done("webhooks.status", statusCheck(seen, counts, clock.monotonicMs() - startMs));
}

/** A tunnel that came back under another address leaves the callback pointing at nobody. */
function addressMoved({ deps, target, book }: TestJob): {
  readonly promise: Promise<"moved">;
  readonly end: () => void;
} {
  const moved = Promise.withResolvers<"moved">();
  const end = deps.tunnels.onChange(({ receiver, status }) => {
    if (receiver !== target.receiver || status !== "open") return;
    const address = deps.tunnels.publicAddress(target.receiver);
    if (address !== undefined && markOf(address.url) !== book.record().borrowed?.ours) moved.resolve("moved");
  });
  return { promise: moved.promise, end };
}

const LAST_STATUSES: readonly string[] = ["delivered", "read", "failed"];

function namesOf({ target }: TestJob): Pick<TestJob["target"], "receiver" | "phoneNumberId"> {
  return { receiver: target.receiver, phoneNumberId: target.phoneNumberId };
}

type Counts = (event: WebhookEvent) => boolean;

/** Where signatures are checked, only a valid one proves anything; where nobody checks, that is said beside it. */
function countsFor({ deps, target }: TestJob): Counts {
  const checked = deps.receivers.state(target.receiver)?.checksSignatures === true;
  return ({ signature, refused }) =>
    refused === undefined && (signature === "valid" || (signature === "unchecked" && !checked));
}

/** Where no text is kept, everything that comes may be the message: more than these are stored, and not told one by one. */
const MOST_ARRIVALS = 100;

function noteArrival(job: TestJob, event: WebhookEvent, kind: "message" | "status", afterMs: number): void {
  const { state, store, deps } = job;
  const counted = countsFor(job)(event);
  // It is what the test's verdict rests on, so that its size must not drive it out. What proves nothing holds no room.
  if (counted) store.pin([event.id]);
  if (!counted && state.now().arrivals.length >= MOST_ARRIVALS) return;
  const arrival = {
    event: event.id,
    kind,
    signature: event.signature,
    ...(event.status === undefined ? {} : { status: event.status }),
    at: isoOf(deps.ports.clock.now()),
    afterMs: Math.max(0, Math.round(afterMs)),
  };
  state.change({ arrivals: [...state.now().arrivals, arrival] });
}

function messageCheck({ event, by }: Hit, afterMs: number): CheckResult {
  const span = spanOf(afterMs);
  const facts = { event: event.id, signature: event.signature, afterMs: Math.round(afterMs), by };
  if (event.signature === "unchecked")
    return finding(
      "webhooks.message",
      { status: "warn", cause: "unchecked" },
      found("messageUnchecked", { span }),
      facts,
    );
  return finding(
    "webhooks.message",
    "pass",
    found(by === "word" ? "message" : "messageByWindow", { span }),
    facts,
  );
}

function statusCheck(seen: readonly WebhookEvent[], counts: Counts, afterMs: number): CheckResult {
  const right = seen.filter(counts);
  if (right.length > 0) {
    const statuses = [...new Set(right.map(({ status }) => status ?? "?"))].join(", ");
    return finding("webhooks.status", "pass", found("status", { statuses, span: spanOf(afterMs) }));
  }
  return seen.length > 0
    ? finding("webhooks.status", { status: "warn", cause: "signature-wrong" }, found("statusWrong"))
    : finding("webhooks.status", { status: "skip", cause: "no-status" }, found("noStatus"));
}

/** Nothing came, or nothing that counts: does the number still lead here? */
async function whyNone(
  { stop, target, book }: TestJob,
  { chosen }: Held,
  { word, wrong }: { readonly word: string; readonly wrong: Hit | undefined },
): Promise<CheckResult> {
  if (wrong !== undefined)
    return finding("webhooks.message", { status: "fail", cause: "signature-wrong" }, found("messageWrong"), {
      event: wrong.event.id,
      signature: wrong.event.signature,
    });
  if (stop.aborted)
    return finding("webhooks.message", { status: "skip", cause: "no-message" }, found("notAwaited"));
  const now = await target.callbacks.readOfNumber();
  const ours = book.record().borrowed?.ours;
  if (now.kind === "confirmed" && now.value.told && chosen.level === "number") {
    const wins = now.value.number ?? now.value.account ?? now.value.application;
    if (wins !== undefined && markOf(wins) !== ours)
      return finding(
        "webhooks.message",
        { status: "fail", cause: "went-elsewhere" },
        found("wentElsewhere", { to: shownAddress(wins) }),
      );
  }
  return finding("webhooks.message", { status: "fail", cause: "no-message" }, found("noMessage", { word }));
}
