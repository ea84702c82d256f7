import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import { isoOf } from "../../../shared/time.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { watchSleep } from "../runtime/sleep-watch.ts";
import type { ReplacedCallback } from "./replace-callback.ts";
import { finding, found } from "./findings.ts";
import type { TestJob } from "./job.ts";
import { markOf } from "./records.ts";

/** How things stood after a sleep of this machine, in the middle of a test. */
type AfterSleep = {
  readonly at: string;
  /** Does the tunnel stand, under the address that the callback names? */
  readonly tunnel: "same" | "moved" | "down";
  /** Does the public address still lead here? Undefined where that could not be tried. */
  readonly leadsHere: boolean | undefined;
  readonly callback: "ours" | "elsewhere" | "unseen";
};

export type SleepChecks = {
  /** Resolves once the callback is seen to be somebody else's: nothing can arrive here any more. */
  readonly elsewhere: Promise<{ readonly kind: "elsewhere"; readonly to: string }>;
  end(): void;
};

// A network needs some seconds after a sleep.
const PAUSES_MS = [0, 3_000, 10_000, 20_000];

/** Looks at tunnel, public address and callback again after each sleep of the machine, until it is ended. */
export function checkAfterSleep(job: TestJob, held: ReplacedCallback): SleepChecks {
  const { deps, stop } = job;
  const over = new AbortController();
  const until = AbortSignal.any([stop, over.signal]);
  const elsewhere = Promise.withResolvers<{ readonly kind: "elsewhere"; readonly to: string }>();
  let isLooking = false;
  const look = async (): Promise<void> => {
    // A sleep is often told twice.
    if (isLooking) return;
    isLooking = true;
    let told = "";
    try {
      for (const pauseMs of PAUSES_MS) {
        if (pauseMs > 0) await deps.ports.clock.sleep(pauseMs, until);
        if (until.aborted) return;
        const seen = await checkOnce(job, held);
        if (until.aborted) return;
        if (seen.to !== undefined) elsewhere.resolve({ kind: "elsewhere", to: seen.to });
        const said = wordsFor(seen.look);
        // Only what has changed since the last look at the same sleep is worth a word.
        if (said.key !== told) tell(job, seen.look, said);
        told = said.key;
        if (isWell(seen.look) || seen.look.callback === "elsewhere") return;
      }
    } finally {
      isLooking = false;
    }
  };
  const endWatch = watchSleep(deps.ports, () => runDetached(look()));
  return {
    elsewhere: elsewhere.promise,
    end() {
      over.abort();
      endWatch();
    },
  };
}

type Seen = { readonly look: AfterSleep; readonly to?: string };

async function checkOnce(
  { deps, target, input, book }: TestJob,
  { chosen }: ReplacedCallback,
): Promise<Seen> {
  const { tunnels, ports } = deps;
  await tunnels.look(target.receiver);
  const ours = book.record().borrowed?.ours;
  const address = tunnels.publicAddress(target.receiver, target.source);
  const isUp = tunnels
    .all()
    .some(({ receiver, status }) => receiver === target.receiver && status === "open");
  const tunnel = !isUp || address === undefined ? "down" : markOf(address.url) === ours ? "same" : "moved";
  const { caFile } = input;
  const access = await target.level(chosen.level);
  const [probed, looked] = await Promise.all([
    tunnels.probe({ receiver: target.receiver, ...(caFile === undefined ? {} : { caFile }) }),
    access?.look(),
  ]);
  const outsideIn = probed.ok
    ? probed.value.checks.find(({ id }) => id === "webhooks.outside-in")
    : undefined;
  const at = isoOf(ports.clock.now());
  const leadsHere =
    outsideIn === undefined || outsideIn.status === "skip" || outsideIn.cause === "name-not-seen"
      ? undefined
      : outsideIn.status !== "fail";
  if (looked?.kind !== "seen") return { look: { at, tunnel, leadsHere, callback: "unseen" } };
  const { address: to = "" } = looked.standing;
  return to !== "" && markOf(to) === ours
    ? { look: { at, tunnel, leadsHere, callback: "ours" } }
    : { look: { at, tunnel, leadsHere, callback: "elsewhere" }, to };
}

function isWell({ tunnel, leadsHere, callback }: AfterSleep): boolean {
  return tunnel === "same" && leadsHere !== false && callback === "ours";
}

function tell({ state }: TestJob, look: AfterSleep, said: MessageDescriptor): void {
  const not = { status: "warn", cause: "slept" } as const;
  const { at, tunnel, leadsHere = null, callback } = look;
  const facts = { at, tunnel, leadsHere, callback };
  state.note("webhooks.message", finding("webhooks.message", not, said, facts));
}

function wordsFor(look: AfterSleep): MessageDescriptor {
  if (isWell(look)) return found("sleptWell");
  if (look.callback === "elsewhere") return found("sleptElsewhere");
  if (look.tunnel !== "same") return found(look.tunnel === "moved" ? "sleptMoved" : "sleptDown");
  return look.leadsHere === false ? found("sleptNotHere") : found("sleptUnseen");
}
