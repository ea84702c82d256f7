import { copyComputer, memoryComputer } from "../../support/memory-storage.ts";
import { newChecker, copyChecker, type Checker } from "../invariants/checker.ts";
import { BEGIN_MS, IDENTITY, identityUntil, rightSecrets } from "../machine/plan.ts";
import { answerOf, parseRequest, type WireAnswer, type WireRequest } from "../network/wire.ts";
import { answerCloud } from "../platform/cloud.ts";
import { answerOnPrem } from "../platform/on-prem.ts";
import { copyTruth, newTruth } from "../platform/truth.ts";
import { newTimeline } from "../timeline/timeline.ts";
import type { Leg, Setting } from "../scene/history.ts";
import type { Pending, World } from "../scene/world.ts";

/** Everything that a history changes, and what is known about it. */
export type Stage = World & {
  readonly checker: Checker;
  readonly trace: string[] | undefined;
  processes: number;
  requests: number;
  /** How often the person took up an ended migration, and began another. */
  reopened: number;
  started: number;
};

const WRONG_PIN = "246810";

export function newStage(setting: Setting, trace?: string[]): Stage {
  const home = setting.direction === "to-cloud" || setting.alreadyThere === true ? "on-premises" : "cloud";
  const identity = setting.certHours === undefined ? IDENTITY : identityUntil(setting.certHours);
  const truth = newTruth(identity, home, BEGIN_MS);
  if (setting.wrongPinStopsClient === true) truth.wrongPinStopsClient = true;
  if (setting.refusesByFalse === true) truth.refusesByFalse = true;
  truth.statusAfterMove = setting.statusAfterMove;
  if (setting.otherNumber === true) {
    truth.serves = "12025550199";
    truth.gateway = "connected";
  }
  const secrets = rightSecrets(setting.wrongPin === true ? WRONG_PIN : "371904", identity);
  return staged(
    {
      setting,
      truth,
      computer: {
        storages: memoryComputer(),
        vaults: new Map(),
        wallMs: BEGIN_MS,
        clockWasSet: false,
        freeBytes: 10 ** 10,
        stoppedMs: 0,
      },
      secrets,
      checker: newChecker(),
      processes: 0,
      requests: 0,
      reopened: 0,
      started: 0,
    },
    0,
    trace,
  );
}

type Parts = Omit<Stage, "timeline" | "pending" | "trace">;

function staged(parts: Parts, nowMs: number, trace: string[] | undefined): Stage {
  const { checker } = parts;
  const timeline = newTimeline(nowMs, (error) => checker.violate("I17", `an event threw ${String(error)}`));
  return { ...parts, timeline, pending: new Set(), trace };
}

/** A copy from which a history can go on; no process may be running. */
export function copyStage(stage: Stage, trace?: string[]): Stage {
  const copy = staged(
    {
      setting: stage.setting,
      truth: copyTruth(stage.truth),
      computer: {
        ...stage.computer,
        storages: copyComputer(stage.computer.storages),
        vaults: new Map(
          [...stage.computer.vaults].map(([path, { records, ...folder }]) => [
            path,
            { ...folder, records: new Map(records) },
          ]),
        ),
      },
      secrets: new Map(stage.secrets),
      checker: copyChecker(stage.checker),
      processes: stage.processes,
      requests: stage.requests,
      reopened: stage.reopened,
      started: stage.started,
    },
    stage.timeline.nowMs(),
    trace,
  );
  for (const { atMs, request, id } of stage.pending)
    takeEffectLater(copy, { request, id, ms: atMs - stage.timeline.nowMs() }, () => undefined);
  return copy;
}

const PLATFORM = {};

/** Lets a request take effect some time from now, on the platform's side. */
export function takeEffectLater(
  stage: Stage,
  { request, id, ms }: { readonly request: WireRequest; readonly id: number; readonly ms: number },
  answered: (own: WireAnswer) => void,
): void {
  const pending: Pending = { atMs: stage.timeline.nowMs() + ms, request, id };
  stage.pending.add(pending);
  stage.timeline.after(
    ms,
    () => {
      stage.pending.delete(pending);
      answered(arrive(stage, request, id));
    },
    PLATFORM,
  );
}

/** How long after a request has left its computer falls asleep: before any answer. */
const FALLS_ASLEEP_MS = 1;

/** Lets the computer sleep from now on; the platform goes on. */
export function fallAsleep(stage: Stage, { ms, clockStops }: NonNullable<Leg["sleepsAt"]>): void {
  const { timeline, checker, computer } = stage;
  const begin = (): void => {
    note(stage, "computer", `sleeps for ${ms} ms`);
    checker.slept();
    timeline.after(
      ms,
      () => {
        if (clockStops) computer.stoppedMs += ms;
        checker.woke(stage);
      },
      PLATFORM,
    );
    // The clock runs again before any program does.
    timeline.suspend(ms + 1, PLATFORM, clockStops);
  };
  timeline.after(FALLS_ASLEEP_MS, begin, PLATFORM);
}

/** The platform's own clock, which nobody sets. */
export function platformMs({ timeline }: Pick<Stage, "timeline">): number {
  return BEGIN_MS + timeline.nowMs();
}

function arrive(stage: Stage, request: WireRequest, id: number): WireAnswer {
  const { truth, checker } = stage;
  const nowMs = platformMs(stage);
  const before = truth.effects.length;
  const read = parseRequest(request);
  const reply = request.side === "cloud" ? answerCloud(truth, read, nowMs) : answerOnPrem(truth, read, nowMs);
  checker.arrived(stage, { request, id, status: reply.status, effects: truth.effects.slice(before) });
  if (stage.trace !== undefined)
    note(
      stage,
      "platform",
      `${request.method} ${pathOf(request)} takes effect: ${reply.status}${truth.effects
        .slice(before)
        .map((effect) => ` ${effect.kind}`)
        .join("")}`,
    );
  return answerOf(reply, new Date(nowMs).toUTCString());
}

export function pathOf({ target }: WireRequest): string {
  return target.split("?")[0] ?? "";
}

/** Adds a line to the trace, if there is one. */
export function note(stage: Stage, who: string, what: string): void {
  stage.trace?.push(`${String(Math.round(stage.timeline.nowMs())).padStart(9)} ${who}: ${what}`);
}
