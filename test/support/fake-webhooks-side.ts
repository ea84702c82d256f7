import { err, ok } from "../../shared/result.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "../../shared/rpc/api.ts";
import type { PushOf } from "../../shared/rpc/topics.ts";
import type { TopicName } from "../../shared/rpc/names.ts";
import type { Handlers } from "../../shared/rpc/serve.ts";
import type { StoreFacts } from "../../shared/rpc/areas/webhooks.ts";
import type { CheckResult } from "../../shared/checks/result.ts";
import type { TunnelState } from "../../shared/tunnel/tunnel.ts";
import type { WatchState } from "../../shared/watch/finding.ts";
import { TEST_STEPS, type TestState, type Unrestored } from "../../shared/webhook/connectivity-test.ts";
import { TestId } from "../../shared/ids.ts";
import type { ProofChain } from "../../shared/proof/chain.ts";
import { POINT_STEPS, type PointState } from "../../shared/webhook/standing-callback.ts";
import type { Cutover } from "../../shared/webhook/cutover.ts";
import type { EventDetail } from "../../shared/webhook/detail.ts";
import type { EventFilter, WebhookEvent } from "../../shared/webhook/event.ts";
import type { ReceiverId, ReceiverState } from "../../shared/webhook/receiver.ts";
import type { RouteMap } from "../../shared/webhook/route-map.ts";
import { WebhookSettings } from "../../shared/webhook/settings.ts";

/** Initial state of a fake core's webhook part. Everything left out is empty or at its default. */
export type WebhookScript = {
  readonly webhookSettings?: Partial<WebhookSettings>;
  readonly receivers?: readonly ReceiverState[];
  /** Newest first. */
  readonly events?: readonly WebhookEvent[];
  readonly details?: readonly EventDetail[];
  readonly cutover?: Cutover;
  readonly store?: StoreFacts;
  readonly routes?: RouteMap;
  readonly exported?: string;
  /** Ids of the protected events that have not been exported. */
  readonly evidence?: readonly number[];
  readonly providers?: OutputOf<"tunnels.providers">;
  readonly tunnels?: readonly TunnelState[];
  /** A tunnel's state after it was opened; default: open. */
  /** Gives the totals that are asked for; default: nothing arrived. */
  readonly totals?: (input: ParsedInputOf<"webhooks.totals">) => OutputOf<"webhooks.totals">;
  readonly opened?: Partial<TunnelState>;
  readonly probed?: readonly CheckResult[];
  readonly hostKey?: OutputOf<"tunnels.hostKey">;
  readonly tests?: readonly TestState[];
  readonly points?: readonly PointState[];
  /** The problem that `points.start` returns unless the call is confirmed or forwards. */
  readonly pointRefused?: ProblemOf<"points.start">;
  readonly unrestored?: readonly Unrestored[];
  readonly restored?: OutputOf<"tests.restore">;
  readonly endpoint?: OutputOf<"endpoint.check">;
  readonly watch?: Partial<WatchState>;
  /** What is confirmed since the last move; absent if no number was moved. */
  readonly chain?: ProofChain;
};

type Names = `${"webhooks" | "tunnels" | "tests" | "points" | "endpoint" | "watch" | "chain"}.${string}`;
export type WebhookHandlers = Pick<Handlers, Names & keyof Handlers>;

type Push = <T extends TopicName>(topic: T, value: PushOf<T>) => void;

const AT = "2026-01-15T12:00:00.000Z";

export const NO_COUNTS: ReceiverState["counts"] = {
  accepted: 0,
  signed: 0,
  refused: 0,
  busy: 0,
  dropped: 0,
  handshakes: 0,
  failedHandshakes: 0,
};

const NOTHING_STORED: StoreFacts = {
  events: 0,
  notifications: 0,
  bytes: 0,
  heldBack: 0,
  byMode: { searchable: 0, sealed: 0, facts: 0 },
};

const FIRST_TEST = TestId.parse("t-20260115-fakets");

/**
 * Receivers, events, tunnels, tests and monitoring in memory: they keep and push state and send no requests.
 */
export function webhookHandlers(script: WebhookScript, push: Push): WebhookHandlers {
  let settings = WebhookSettings.parse({ revision: 1, ...script.webhookSettings });
  let watch: WatchState = { revision: 1, findings: [], ofFolder: [], looks: [], ...script.watch };
  let events = [...(script.events ?? [])];
  const held = new Set(script.evidence);
  let unrestored = [...(script.unrestored ?? [])];
  const receivers = new Map((script.receivers ?? []).map((one) => [one.receiver as string, one]));
  const tunnels = new Map((script.tunnels ?? []).map((one) => [one.receiver, one]));
  let { chain } = script;
  const tests = new Map((script.tests ?? []).map((one) => [one.test, one]));

  const points = new Map((script.points ?? []).map((one) => [one.point, one]));

  const pointIs = (point: string, change: Partial<PointState>) => {
    const before = points.get(point);
    if (before === undefined) return err({ kind: "noSuchTest" as const, test: point });
    const next = { ...before, ...change, revision: before.revision + 1 };
    points.set(point, next);
    push("points", next);
    return ok(next);
  };
  const receiverIs = (receiver: ReceiverId, change: Partial<ReceiverState>): ReceiverState => {
    const before = receivers.get(receiver) ?? silent(receiver);
    const next = { ...before, ...change, revision: before.revision + 1 };
    receivers.set(receiver, next);
    push("receivers", next);
    return next;
  };
  const tunnelIs = (receiver: string, change: Partial<TunnelState>): TunnelState => {
    const before: TunnelState = tunnels.get(receiver) ?? {
      receiver,
      revision: 0,
      kind: "own",
      status: "closed",
      since: AT,
      reconnects: 0,
    };
    const next = { ...before, ...change, revision: before.revision + 1 };
    tunnels.set(receiver, next);
    push("tunnels", next);
    return next;
  };
  const testIs = (test: string, change: Partial<TestState>) => {
    const before = tests.get(test);
    if (before === undefined) return err({ kind: "noSuchTest" as const, test });
    const next = { ...before, ...change, revision: before.revision + 1 };
    tests.set(test, next);
    push("tests", next);
    return ok(next);
  };
  const watchIs = (change: Partial<WatchState>): WatchState => {
    watch = { ...watch, ...change, revision: watch.revision + 1 };
    push("watch", watch);
    return watch;
  };

  return {
    "webhooks.settings": async () => ok(settings),
    "webhooks.changeSettings": async ({ workspace, ...change }) => {
      const others = settings.workspaces.filter((one) => one.workspace !== workspace?.workspace);
      settings = WebhookSettings.parse({
        ...settings,
        ...change,
        workspaces: workspace === undefined ? settings.workspaces : [...others, workspace],
        revision: settings.revision + 1,
      });
      push("webhookSettings", settings);
      return ok(settings);
    },
    "webhooks.receivers": async () => ok([...receivers.values()]),
    "webhooks.listen": async ({ receiver, port, forwardTo }) =>
      ok(
        receiverIs(receiver, {
          listening: true,
          since: AT,
          localUrl: `http://127.0.0.1:${port ?? 49_152}/in/0123456789abcdef0123456789abcdef`,
          onPremUrl: `http://127.0.0.1:${port ?? 49_152}/on/fedcba9876543210fedcba9876543210`,
          hasVerifyToken: true,
          ...(forwardTo === undefined ? {} : { forwardsTo: forwardTo }),
        }),
      ),
    "webhooks.declare": async ({ receiver, listening, forwardTo, endsAt }) => {
      const { forwardsTo, stopsAt, ...kept } = receivers.get(receiver) ?? receiverIs(receiver, {});
      const goesTo = forwardTo === undefined ? forwardsTo : (forwardTo ?? undefined);
      const ends = endsAt === undefined ? stopsAt : (endsAt ?? undefined);
      const next = {
        ...kept,
        revision: kept.revision + 1,
        ...(listening === undefined ? {} : { listening }),
        ...(goesTo === undefined ? {} : { forwardsTo: goesTo }),
        ...(ends === undefined ? {} : { stopsAt: ends }),
      };
      receivers.set(receiver, next);
      push("receivers", next);
      return ok(next);
    },
    "webhooks.stop": async ({ receiver }) =>
      receivers.get(receiver)?.listening === true
        ? ok(receiverIs(receiver, { listening: false }))
        : err({ kind: "notListening" }),
    "webhooks.events": async ({ filter, before, after, limit }) => {
      const fitting = events.filter((one) => fits(one, filter));
      const wanted =
        after === undefined
          ? fitting.filter(({ id }) => before === undefined || id < before)
          : fitting.filter(({ id }) => id > after).slice(-limit);
      return ok({ events: wanted.slice(0, limit), more: wanted.length > limit });
    },
    "webhooks.outline": async ({ filter, pageSize }) => {
      const fitting = events.filter((one) => fits(one, filter));
      const through = fitting[0]?.id;
      return ok({
        count: fitting.length,
        tops: fitting.filter((_, index) => index % pageSize === 0).map(({ id }) => id),
        ...(through === undefined ? {} : { through }),
      });
    },
    "webhooks.event": async ({ id }) => {
      const known = script.details?.find(({ event }) => event.id === id);
      const listed = events.find((one) => one.id === id);
      if (known === undefined && listed === undefined) return err({ kind: "noSuchEvent" });
      return ok(known ?? detailOf(listed as WebhookEvent));
    },
    "webhooks.cutover": async () => ok(script.cutover === undefined ? {} : { cutover: script.cutover }),
    "webhooks.store": async () => ok(script.store ?? NOTHING_STORED),
    "webhooks.totals": async (input) =>
      ok(
        script.totals?.(input) ?? { zone: input.zone, entries: [], more: false, quiet: [], counting: false },
      ),
    "webhooks.erase": async ({ what }) => {
      const before = events.length;
      events = events.filter((one) =>
        what.by === "number"
          ? one.phoneNumberId !== what.phoneNumberId
          : what.by === "user" && one.user !== what.user,
      );
      return ok({ events: before - events.length, notifications: before - events.length, cut: 0 });
    },
    "webhooks.export": async ({ filter }) => {
      const fitting = events.filter((one) => fits(one, filter));
      const evidence = fitting.map(({ id }) => id).filter((id) => held.has(id));
      return ok({ text: script.exported ?? "", events: fitting.length, evidence });
    },
    "webhooks.exported": async ({ evidence }) =>
      ok({ events: evidence.filter((id) => held.delete(id)).length }),
    "webhooks.trigger": async ({ kinds }) =>
      ok(kinds.map((kind) => ({ kind, status: 200, ms: 12, signed: true }))),
    "webhooks.fixtures": async ({ brand }) =>
      ok({ content: Buffer.from(`fixtures of ${brand}`).toString("base64"), notifications: 47 }),
    "webhooks.replay": async ({ events: wanted }) =>
      ok(wanted.map((event) => ({ event, status: 200, ms: 12, signed: true }))),
    "webhooks.routes": async () =>
      ok(script.routes ?? { at: AT, numbers: [], apps: [], sameEndpoint: false }),
    "tunnels.providers": async () =>
      ok(script.providers ?? (["ssh", "own"] as const).map((kind) => ({ kind, available: true }))),
    "tunnels.list": async () => ok([...tunnels.values()]),
    "tunnels.open": async ({ receiver, choice }) =>
      receivers.get(receiver)?.listening === true
        ? ok(
            tunnelIs(receiver, {
              kind: choice.kind,
              status: "open",
              since: AT,
              ...("publicUrl" in choice && choice.publicUrl !== undefined
                ? { publicUrl: choice.publicUrl }
                : {}),
              ...script.opened,
            }),
          )
        : err({ kind: "notListening" }),
    "tunnels.close": async ({ receiver }) => ok(tunnelIs(receiver, { status: "closed" })),
    "tunnels.probe": async () => ok({ checks: [...(script.probed ?? [])] }),
    "tunnels.hostKey": async () =>
      script.hostKey === undefined
        ? err({ kind: "notReached", cause: "connection-refused" })
        : ok(script.hostKey),
    "tests.start": async ({ target, side = "cloud", tunnel }) => {
      const receiver = target.kind === "workspace" ? target.workspace : "terminal";
      const begun: TestState = {
        test: FIRST_TEST,
        revision: 1,
        receiver,
        side,
        phoneNumberId: target.kind === "workspace" ? target.phoneNumberId : target.plan.number.phoneNumberId,
        number: "+12025550123",
        phase: "working",
        steps: TEST_STEPS.map((id) => ({ id, state: "waiting" })),
        arrivals: [],
        startedAt: AT,
      };
      tests.set(begun.test, begun);
      receiverIs(receiver, { listening: true, since: AT });
      tunnelIs(receiver, { kind: tunnel.kind, status: "opening" });
      push("tests", begun);
      return ok(begun);
    },
    "tests.list": async () => ok([...tests.values()]),
    "tests.giveToken": async ({ test }) => testIs(test, { phase: "working" }),
    "tests.reply": async ({ test, send }) => {
      const reply = tests.get(test)?.reply;
      if (reply?.state !== "offered") return testIs(test, {});
      return testIs(test, {
        phase: "working",
        reply: send ? { ...reply, state: "sending" } : { ...reply, state: "ended", reason: "declined" },
      });
    },
    "tests.finish": async ({ test }) => testIs(test, { phase: "restoring" }),
    "points.start": async ({ target, side = "cloud", until, atQuit, forward, confirmed }) => {
      if (script.pointRefused !== undefined && !confirmed && !forward) return err(script.pointRefused);
      const receiver = target.kind === "workspace" ? target.workspace : "terminal";
      const begun: PointState = {
        point: FIRST_TEST,
        revision: 1,
        receiver,
        side,
        phoneNumberId: target.kind === "workspace" ? target.phoneNumberId : target.plan.number.phoneNumberId,
        number: "+12025550123",
        phase: "standing",
        steps: POINT_STEPS.map((id) => ({ id, state: "waiting" })),
        atQuit,
        resumed: false,
        pointedAt: AT,
        borrowed: { level: "number" },
        startedAt: AT,
        ...(until === undefined ? {} : { until }),
        ...(forward ? { forwardsTo: "https://callbacks.example/…77aa" } : {}),
      };
      points.set(begun.point, begun);
      receiverIs(receiver, { listening: true, since: AT });
      push("points", begun);
      return ok(begun);
    },
    "points.list": async () => ok([...points.values()]),
    "points.giveToken": async ({ point }) => pointIs(point, { phase: "standing", pointedAt: AT }),
    "points.restore": async () => {
      for (const { point } of points.values())
        pointIs(point, { phase: "ended", end: "asked", restored: true, endedAt: AT });
      const check = { id: "webhooks.restored" as const, status: "pass" as const, found: "as it stood" };
      return ok({ restored: true, found: points.size > 0, check });
    },
    "tests.unrestored": async () => ok([...unrestored]),
    "tests.restore": async ({ test }) => {
      if (!unrestored.some((one) => one.test === test)) return err({ kind: "noSuchTest", test });
      const answer = script.restored ?? {
        restored: true,
        check: { id: "webhooks.restored", status: "pass" as const, found: "as it stood" },
      };
      if (answer.restored) unrestored = unrestored.filter((one) => one.test !== test);
      return ok(answer);
    },
    "endpoint.check": async ({ session }) => {
      const answer = script.endpoint ?? { verdict: "ready" as const, checks: [], caFileUsed: false };
      for (const check of answer.checks)
        push("checks", { check, ...(session === undefined ? {} : { session }) });
      return ok(answer);
    },
    "chain.of": async () => ok(chain === undefined ? {} : { chain }),
    "chain.tick": async ({ item, done }) => {
      if (chain === undefined) return ok({});
      const items = chain.sender.items.map((one) =>
        one.item === item ? { item, ...(done ? { doneAt: AT } : {}) } : one,
      );
      chain = { ...chain, sender: { ...chain.sender, items } };
      return ok({ chain });
    },
    "watch.state": async () => ok(watch),
    "watch.look": async () => ok(watchIs({})),
    "watch.settle": async ({ finding }) =>
      ok(
        watchIs({
          findings: watch.findings.map((one) => (one.id === finding ? { ...one, settled: true } : one)),
        }),
      ),
  };
}

function silent(receiver: ReceiverId): ReceiverState {
  return {
    receiver,
    revision: 0,
    listening: false,
    checksSignatures: false,
    hasVerifyToken: false,
    counts: NO_COUNTS,
  };
}

function fits(event: WebhookEvent, filter: EventFilter): boolean {
  const { workspace, phoneNumberId, kind, direction, source, text, user, messageId, since, until, refused } =
    filter;
  const same = <T>(wanted: T | undefined, is: T | undefined): boolean =>
    wanted === undefined || wanted === is;
  const held = [event.preview, event.user, event.messageId].join(" ").toLowerCase();
  return (
    same(filter.id, event.id) &&
    same(workspace, event.workspace) &&
    same(phoneNumberId, event.phoneNumberId) &&
    same(kind, event.kind) &&
    same(direction, event.direction) &&
    same(source, event.source) &&
    same(user, event.user) &&
    same(messageId, event.messageId) &&
    (text === undefined ||
      text
        .toLowerCase()
        .split(/\s+/)
        .every((word) => held.includes(word))) &&
    (since === undefined || event.receivedAt >= since) &&
    (until === undefined || event.receivedAt < until) &&
    (refused === undefined || refused === (event.refused !== undefined))
  );
}

function detailOf(event: WebhookEvent): EventDetail {
  return {
    event,
    notification: { receivedAt: event.receivedAt, bytes: 2, shape: "cloud", events: 1, cut: false },
    body: { kind: "not-kept" },
    arrivals: [{ at: event.receivedAt, source: event.source, signature: event.signature }],
    forwarded: [],
  };
}
