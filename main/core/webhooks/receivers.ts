import { err, ok, type Result } from "../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import { isTunnelAllowedBy } from "../host/under-management.ts";
import { refusedByClosed } from "../storage/closed-part.ts";
import { instant } from "../../../shared/time.ts";
import type { BindRefused } from "../../../shared/tunnel/tunnel.ts";
import type { ReceiverId, ReceiverState } from "../../../shared/webhook/receiver.ts";
import { chosenForward, type OwnWay } from "./forwarding/chosen.ts";
import { getsCopiesOf, type ForwardTo } from "./forwarding/target.ts";
import type { ReceiversDeps, StandingReceiver } from "./listen-as.ts";
import type { Declaration } from "./receiver/declared.ts";
import type { ListenInput, Receivers } from "./receiver/port.ts";
import { standingReceivers, type StandingReceivers } from "./standing-receivers.ts";

type Listened = Result<ReceiverState, ProblemOf<"webhooks.listen">>;

/** Creates the receivers of this process; none listens yet. */
export function createReceivers(deps: ReceiversDeps): Receivers {
  const { known, of, settle, now, begin, takeSecrets, forgetEnds, closed } = standingReceivers(deps);
  const starting = new Map<ReceiverId, Promise<Listened>>();
  let isClosed = false;
  const stateOf = (id: ReceiverId): ReceiverState => of(id).receiver.report.state();
  const start = async (...[input, keptFor]: Parameters<Receivers["listen"]>): Promise<Listened> => {
    const kept = keptFor ?? (input.keepAddress === true ? "terminal" : undefined);
    const refused = whyNotBound(deps, input);
    if (refused !== undefined) return err(refused);
    const begun = await begin({ input, keptFor: kept });
    return begun.ok ? ok(stateOf(input.receiver)) : begun;
  };
  const begun = (input: ListenInput, keptFor: string | undefined): Promise<Listened & { begun?: true }> => {
    const id = input.receiver;
    // What a call that was still preparing began now would listen until the process ends.
    if (isClosed) return Promise.resolve(refusedByClosed());
    const pending = starting.get(id);
    // A caller during the start asks again afterwards: the receiver may have started with other options or
    // not at all.
    if (pending !== undefined) return pending.then(() => begun(input, keptFor));
    if (known.get(id)?.receiver.report.state().listening === true) {
      const refused = whyNotMoved(input);
      return Promise.resolve(refused === undefined ? ok(stateOf(id)) : err(refused));
    }
    const started = start(input, keptFor).finally(() => starting.delete(id));
    starting.set(id, started);
    return started.then((listened) => (listened.ok ? { ...listened, begun: true } : listened));
  };
  const listen: Receivers["listen"] = async (input, keptFor) => {
    const listened = await begun(input, keptFor);
    if (!listened.ok) return listened;
    const one = of(input.receiver);
    if (listened.begun === undefined) now(input.receiver, endFor(deps, input, one));
    one.asked = true;
    return ok(stateOf(input.receiver));
  };
  const acquire: Receivers["acquire"] = async (input, keptFor) => {
    const { number, ...own } = input;
    const id = input.receiver;
    const listened = await begun(own, keptFor);
    if (!listened.ok) return listened;
    const lease = number === undefined ? {} : { number };
    now(id, { lent: lease });
    return ok({
      async release() {
        // Another caller may have acquired it since.
        if (of(id).declared.lent !== lease) return;
        now(id, { lent: undefined });
        if (!of(id).asked) await stop(id);
      },
    });
  };
  const ownWay = (id: ReceiverId): OwnWay => {
    const paths = known.get(id)?.receiver.address();
    return { paths, ...(paths === undefined ? {} : { openMark: () => of(id).receiver.openMark() }) };
  };
  const stop: Receivers["stop"] = async (id) => {
    await starting.get(id);
    if (known.get(id)?.receiver.address() === undefined) return err({ kind: "notListening" });
    await settle(id, { listening: false });
    return ok(stateOf(id));
  };
  return {
    all: () => [...known.values()].map(({ receiver }) => receiver.report.state()),
    state: (id) => known.get(id)?.receiver.report.state(),
    listen,
    acquire,
    stop,
    async declare(change) {
      const { receiver: id, listening, forwardTo } = change;
      const to =
        typeof forwardTo === "string"
          ? await chosenForward(deps.ports, ownWay(id), { ...change, forwardTo })
          : undefined;
      if (to?.ok === false) return to;
      if (listening === true) {
        const begun = await listen({ receiver: id });
        if (!begun.ok) return begun;
      }
      now(id, membersOf(change, to?.value));
      return listening === false ? stop(id) : ok(stateOf(id));
    },
    secretsChanged() {
      for (const { request } of known.values()) takeSecrets(request.input);
    },
    verifyToken(id) {
      const one = known.get(id);
      return one?.actual.listening === true ? one.actual.secrets.verifyToken : undefined;
    },
    ...eachOnItsOwn(known, of),
    forward: (id, to) => now(id, { lentTo: to }),
    forwardsTo(id, source) {
      const to = known.get(id)?.declared.forwardTo;
      return to !== undefined && getsCopiesOf(to, source) ? to : undefined;
    },
    async close() {
      isClosed = true;
      await Promise.all(starting.values());
      forgetEnds();
      await Promise.all([...known.values()].map(({ receiver }) => receiver.close()));
      closed();
    },
  };
}

/** Listening on the local network is what a tunnel of the kind "lan" is. */
function whyNotBound({ ports }: ReceiversDeps, { bind }: ListenInput): BindRefused | undefined {
  const isAllowed = bind === undefined || isTunnelAllowedBy(ports, "lan");
  return isAllowed ? undefined : { kind: "bindRefused", address: bind.address, cause: "not-allowed" };
}

/** A receiver that others use must not move to another interface. */
function whyNotMoved({ bind }: ListenInput): BindRefused | undefined {
  return bind && { kind: "bindRefused", address: bind.address, cause: "already-listening" };
}

/**
 * The later of two ends, so that no caller gets less than it was granted. A caller that only acquired it was
 * granted no end.
 */
function endFor(
  { ports }: ReceiversDeps,
  { stopAfterMinutes: minutes }: ListenInput,
  one: StandingReceiver,
): Declaration {
  if (minutes === undefined) return {};
  if (minutes === 0) return { endsAt: undefined };
  const wanted = instant(ports.clock.now() + minutes * 60_000);
  const { endsAt } = one.declared;
  if (endsAt === undefined) return one.asked ? {} : { endsAt: wanted };
  return { endsAt: instant(Math.max(endsAt, wanted)) };
}

type Own = "address" | "allowHost" | "openMark" | "openProbe" | "expectVerification";

/** Methods that work independently of the declaration. */
function eachOnItsOwn(known: StandingReceivers["known"], of: StandingReceivers["of"]): Pick<Receivers, Own> {
  return {
    address: (id) => known.get(id)?.receiver.address(),
    allowHost: (id, host) => of(id).receiver.allowHost(host),
    openMark: (id) => of(id).receiver.openMark(),
    openProbe: (id) => known.get(id)?.receiver.openProbe(),
    expectVerification: (id, token, onSeen) => of(id).receiver.expectVerification(token, onSeen),
  };
}

/** Converts the user's declaration: `null` removes a member, a missing one stays unchanged. */
function membersOf(
  { forwardTo, endsAt, paused, answering }: ParsedInputOf<"webhooks.declare">,
  to: ForwardTo | undefined,
): Declaration {
  return {
    ...(forwardTo === undefined ? {} : { forwardTo: to }),
    ...(paused === undefined ? {} : { paused }),
    ...(answering === undefined ? {} : { answering: answering ?? undefined }),
    ...(endsAt === undefined ? {} : { endsAt: endsAt === null ? undefined : instant(Date.parse(endsAt)) }),
  };
}
