import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import { isoOf } from "../../../shared/time.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { watchSleep } from "../runtime/sleep-watch.ts";
import type { ReplacedCallback } from "./replace-callback.ts";
import { finding, found } from "./findings.ts";
import type { TestJob } from "./job.ts";
import { standingOf } from "./explanations.ts";
import { isMarkedBy } from "./own-marks.ts";
import { noteOthers } from "./test-record-writer.ts";

/** The state of the tunnel, the public URL and the callback URL after this machine slept during a test. */
type AfterSleep = {
  readonly at: string;
  /** Whether the tunnel is open at the URL that the callback URL names, at another one, or not at all. */
  readonly tunnel: "same" | "moved" | "down";
  /** Whether the public URL still leads to this receiver; undefined if that could not be checked. */
  readonly leadsHere: boolean | undefined;
  readonly callback: "ours" | "elsewhere" | "unseen";
};

export type SleepChecks = {
  /** Resolves when the callback URL is no longer ours: no notification can arrive here any more. */
  readonly elsewhere: Promise<{ readonly kind: "elsewhere"; readonly to: string }>;
  end(): void;
};

// After a sleep, a network needs some seconds to reconnect.
const PAUSES_MS = [0, 3_000, 10_000, 20_000];

/** Checks tunnel, public URL and callback URL after each sleep of the machine, until `end` is called. */
export function checkAfterSleep(job: TestJob, replaced: ReplacedCallback): SleepChecks {
  const { deps, stop } = job;
  const watchEnded = new AbortController();
  const until = AbortSignal.any([stop, watchEnded.signal]);
  const elsewhere = Promise.withResolvers<{ readonly kind: "elsewhere"; readonly to: string }>();
  let isChecking = false;
  const check = async (): Promise<void> => {
    // The operating system often reports one sleep twice.
    if (isChecking) return;
    isChecking = true;
    let lastKey = "";
    try {
      for (const pauseMs of PAUSES_MS) {
        if (pauseMs > 0) await deps.ports.clock.sleep(pauseMs, until);
        if (until.aborted) return;
        const seen = await checkOnce(job, replaced);
        if (until.aborted) return;
        if (seen.to !== undefined) elsewhere.resolve({ kind: "elsewhere", to: seen.to });
        const message = messageFor(seen.look);
        // Report only what changed since the previous check after the same sleep.
        if (message.key !== lastKey) report(job, seen.look, message);
        lastKey = message.key;
        if (isUnchanged(seen.look) || seen.look.callback === "elsewhere") return;
      }
    } finally {
      isChecking = false;
    }
  };
  const endWatch = watchSleep(deps.ports, () => runDetached(check()));
  return {
    elsewhere: elsewhere.promise,
    end() {
      watchEnded.abort();
      endWatch();
    },
  };
}

type SleepCheck = { readonly look: AfterSleep; readonly to?: string };

async function checkOnce(
  { deps, target, input, book }: TestJob,
  { chosen }: ReplacedCallback,
): Promise<SleepCheck> {
  const { tunnels, ports } = deps;
  await tunnels.checkNow(target.receiver);
  const { borrowed } = book.record();
  const address = tunnels.publicAddress(target.receiver, target.source);
  const isUp = tunnels
    .all()
    .some(({ receiver, status }) => receiver === target.receiver && status === "open");
  const tunnel =
    !isUp || address === undefined ? "down" : isMarkedBy(borrowed?.ours, address.url) ? "same" : "moved";
  const { caFile } = input;
  const access = await target.level(chosen.level);
  const [probed, queried] = await Promise.all([
    tunnels.probe({ receiver: target.receiver, ...(caFile === undefined ? {} : { caFile }) }),
    access?.query(),
  ]);
  const outsideIn = probed.ok
    ? probed.value.checks.find(({ id }) => id === "webhooks.outside-in")
    : undefined;
  const at = isoOf(ports.clock.now());
  const leadsHere =
    outsideIn === undefined || outsideIn.status === "skip" || outsideIn.cause === "name-not-seen"
      ? undefined
      : outsideIn.status !== "fail";
  if (queried?.kind !== "seen") return { look: { at, tunnel, leadsHere, callback: "unseen" } };
  const { address: standing } = queried.standing;
  const to = standing ?? "";
  const callback = standingOf(borrowed, standing).kind;
  if (callback === "elsewhere") noteOthers(book);
  return { look: { at, tunnel, leadsHere, callback }, ...(callback === "elsewhere" ? { to } : {}) };
}

function isUnchanged({ tunnel, leadsHere, callback }: AfterSleep): boolean {
  return tunnel === "same" && leadsHere !== false && callback === "ours";
}

function report({ state }: TestJob, check: AfterSleep, message: MessageDescriptor): void {
  const not = { status: "warn", cause: "slept" } as const;
  const { at, tunnel, leadsHere = null, callback } = check;
  const facts = { at, tunnel, leadsHere, callback };
  state.note("webhooks.message", finding("webhooks.message", not, message, facts));
}

function messageFor(check: AfterSleep): MessageDescriptor {
  if (isUnchanged(check)) return found("sleptWell");
  if (check.callback === "elsewhere") return found("sleptElsewhere");
  if (check.tunnel !== "same") return found(check.tunnel === "moved" ? "sleptMoved" : "sleptDown");
  return check.leadsHere === false ? found("sleptNotHere") : found("sleptUnseen");
}
