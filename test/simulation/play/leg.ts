import type { Process, Watcher } from "../machine/process.ts";
import { ownerOf, startProcess } from "../machine/process.ts";
import { CLOUD_ORIGIN } from "../machine/plan.ts";
import { carriersOf, type FarSide, type Sent } from "../network/carrier.ts";
import { CONDUCT, USUAL } from "../network/faults.ts";
import { replaced, type WireRequest } from "../network/wire.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import type { Leg } from "../scene/history.ts";
import { fallAsleep, note, pathOf, platformMs, takeEffectLater, type Stage } from "./stage.ts";

/** One process of a history while it runs. */
export type Running = {
  readonly process: Process;
  /** Points at which it could have died, so far. */
  readonly points: number;
  readonly requests: number;
  readonly writes: number;
  /** Names of the points, if they are wanted. */
  readonly names: readonly string[];
  readonly sent: readonly string[];
  /** True once everything that this leg wanted to go wrong has. */
  readonly isSpent: boolean;
};

export type LegEvents = {
  /** Before the request with this index leaves. */
  readonly beforeRequest?: (index: number) => void;
  readonly wantsNames?: boolean;
};

/** Starts the process of a leg on a stage. */
export async function startLeg(stage: Stage, leg: Leg, events: LegEvents = {}): Promise<Running> {
  stage.processes += 1;
  const name = `process ${stage.processes}`;
  const folder = leg.otherFolder === true ? "/second" : "/first";
  const { timeline, checker, computer } = stage;
  computer.freeBytes = leg.fullDisk === true ? 1000 : 10 ** 10;
  const count = { points: 0, requests: 0, writes: 0, faults: 0, failed: 0 };
  const names: string[] = [];
  const sentNames: string[] = [];
  const faults = new Map((leg.faults ?? []).map(({ at, fault }) => [at, fault]));
  const own: { process?: Process } = {};
  /** The request during which the computer falls asleep. */
  const before: { sleep?: WireRequest } = {};
  const point = (what: string, of: Process): void => {
    const index = count.points;
    count.points += 1;
    if (events.wantsNames === true) names.push(what);
    if (index !== leg.diesAt) return;
    note(stage, name, `dies ${what}`);
    of.die();
    checker.rests(stage, of);
  };
  const watcher: Watcher = {
    point,
    writeFails(of) {
      const index = count.writes;
      count.writes += 1;
      const { failsAt } = leg;
      if (failsAt === undefined || index < failsAt.write || index >= failsAt.write + failsAt.count)
        return undefined;
      count.failed += 1;
      note(stage, of.name, `a write fails: ${failsAt.code}`);
      return failsAt.code;
    },
    opened: (of, value) => checker.opened(of, value),
    row(of, state, row, before) {
      if (stage.trace !== undefined) note(stage, name, `row ${row.seq} ${rowText(row.entry)}`);
      checker.row(stage, of, { state, row, before });
    },
  };
  const far = (): FarSide => {
    const ids = new Map<WireRequest, number>();
    return {
      conduct(request) {
        const index = count.requests;
        count.requests += 1;
        stage.requests += 1;
        ids.set(request, stage.requests);
        if (index === leg.sleepsAt?.at) before.sleep = request;
        if (events.wantsNames === true) sentNames.push(`${request.method} ${pathOf(request)}`);
        const { process } = own;
        if (process === undefined) return undefined;
        events.beforeRequest?.(index);
        if (process.isDead) return undefined;
        point(`before ${request.method} ${pathOf(request)}`, process);
        if (process.isDead) return undefined;
        const fault = faults.get(index);
        if (fault === undefined) return USUAL;
        count.faults += 1;
        note(stage, name, `${request.method} ${pathOf(request)} meets ${fault}`);
        return CONDUCT[fault];
      },
      sent(request, conduct): Sent {
        const id = ids.get(request) ?? 0;
        const sent: Sent = { own: undefined };
        const { process } = own;
        if (process === undefined) return sent;
        note(stage, name, `${request.method} ${pathOf(request)}`);
        checker.onWire(stage, process, { request, id });
        for (let times = conduct.effectMs === undefined ? 0 : (conduct.times ?? 1); times > 0; times -= 1)
          takeEffectLater(stage, { request, id, ms: conduct.effectMs ?? 0 }, (answer) => {
            // The first answer counts; that of a copy is dropped.
            sent.own ??= answer;
          });
        if (leg.sleepsAt !== undefined && request === before.sleep) fallAsleep(stage, leg.sleepsAt);
        point(`during ${request.method} ${pathOf(request)}`, process);
        return sent;
      },
      shown(request, { answer }, own) {
        if (answer === undefined) return own;
        // Any JSON with 200 confirms a code or shards: the network makes no good answer of a bad one.
        const isGood = answer.kind === "other" && answer.status === 200 && answer.type === "application/json";
        if (isGood && request.side === "client" && (own === undefined || own.status >= 300)) return own;
        const date = new Date(platformMs(stage)).toUTCString();
        return answer.kind === "reset" ? undefined : replaced(answer, own, { side: request.side, date });
      },
      delivered(request, answer) {
        const { process } = own;
        if (process === undefined || process.isDead) return;
        note(stage, name, `${request.method} ${pathOf(request)} gives ${answer?.status ?? "nothing"}`);
        checker.answered(stage, process, { request, id: ids.get(request) ?? 0, answer });
      },
    };
  };
  const running = await startProcess({
    name,
    folder,
    computer,
    timeline,
    secrets: stage.secrets,
    random: randomFrom(stage.processes * 7919 + 17),
    carriers: (owner) =>
      carriersOf(timeline, owner, (origin) => (origin === CLOUD_ORIGIN ? "cloud" : "client"), far()),
    watcher,
  });
  own.process = running;
  note(stage, name, `starts on ${folder}`);
  checker.started(stage, running);
  return {
    process: running,
    get points() {
      return count.points;
    },
    get requests() {
      return count.requests;
    },
    get writes() {
      return count.writes;
    },
    names,
    sent: sentNames,
    get isSpent() {
      const hasSlept = leg.sleepsAt === undefined || before.sleep !== undefined;
      return count.faults >= faults.size && count.failed >= (leg.failsAt?.count ?? 0) && hasSlept;
    },
  };
}

export { ownerOf };

function rowText(entry: { readonly kind: string }): string {
  const {
    step,
    outcome,
    what,
    reason,
    by,
    home,
    yield: yielded,
    because,
    reading,
  } = entry as Readonly<Record<string, unknown>>;
  const member = (of: unknown, name: string): unknown =>
    typeof of === "object" && of !== null ? (of as Readonly<Record<string, unknown>>)[name] : undefined;
  return [
    entry.kind,
    step,
    member(outcome, "kind"),
    member(outcome, "cause") ?? member(outcome, "reason"),
    member(yielded, "kind"),
    what,
    reason,
    by,
    home,
    because,
    member(reading, "home"),
    member(reading, "reason"),
  ]
    .filter((part) => typeof part === "string")
    .join(" ");
}
