import { err, ok, type Result } from "../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import { instant } from "../../../shared/time.ts";
import { unreachable } from "../../../shared/invariant.ts";
import type { ReceiverId, ReceiverState } from "../../../shared/webhook/receiver.ts";
import type { WorkspaceWebhooks } from "../../../shared/webhook/settings.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { checkAddress } from "../endpoint/address/check-address.ts";
import type { HostPorts } from "../ports.ts";
import type { Push } from "../topics.ts";
import type { FolderVault } from "../vault/open-vault.ts";
import { findWorkspace } from "../workspaces/edit.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";
import type { Events } from "./events.ts";
import { declaredAfter, NOT_WANTED, type Declaration, type DeclaredReceiver } from "./receiver/declared.ts";
import { RECEIVER_LIMITS, type ReceiverLimits } from "./receiver/limits.ts";
import { freshPaths, keptAddress, rememberPort, type KeptAddress } from "./receiver/paths-file.ts";
import type { Receivers } from "./receiver/port.ts";
import { changesTo, type Change } from "./receiver/reconcile.ts";
import { createReceiver, type Receiver } from "./receiver/receiver.ts";
import { workspaceSecrets, type ReceiverSecrets, type UnkeptTokens } from "./receiver/secrets.ts";
import { stopTimers } from "./receiver/stop-timers.ts";
import type { Incoming } from "./store/port.ts";
import type { WebhookSettingsFile } from "./settings/webhook-settings.ts";

export type ReceiversDeps = {
  readonly ports: HostPorts;
  readonly vault: FolderVault;
  readonly events: Events;
  readonly settings: WebhookSettingsFile;
  readonly push: Push;
  /** Shorter ones in tests. */
  readonly limits?: ReceiverLimits;
};

type Input = ParsedInputOf<"webhooks.listen">;
type Problem = ProblemOf<"webhooks.listen">;
/** What has to be known of a receiver before it listens. */
type Setting = {
  readonly paths: KeptAddress;
  readonly secrets: ReceiverSecrets;
  readonly number: Incoming["number"];
  readonly chosen: Partial<WorkspaceWebhooks>;
};

/** What was declared for one receiver, and how far it is so. */
type Standing = {
  readonly receiver: Receiver;
  declared: DeclaredReceiver;
  actual: DeclaredReceiver;
  /** What a receiver that begins to listen is told besides. */
  request: Request;
};
type Request = { readonly input: Input; readonly keptFor?: string | undefined };

/** Gives the receivers of this process; none listens yet. */
export function createReceivers(deps: ReceiversDeps): Receivers {
  const { ports, push, limits = RECEIVER_LIMITS } = deps;
  const known = new Map<ReceiverId, Standing>();
  const starting = new Map<ReceiverId, Promise<Result<ReceiverState, Problem>>>();
  const unkept: UnkeptTokens = new Map();
  const stops = stopTimers(ports.clock, async (id) => {
    await settle(id, { listening: false });
  });

  const standingOf = (id: ReceiverId): Standing => {
    const one = known.get(id) ?? {
      receiver: createReceiver({
        receiver: id,
        ports,
        push,
        limits,
        onCircle: () => now(id, { lentTo: undefined, forwardTo: undefined }),
      }),
      declared: NOT_WANTED,
      actual: NOT_WANTED,
      request: { input: { receiver: id } },
    };
    known.set(id, one);
    return one;
  };
  // What can be done at once is: only listening and stopping take time, and only listening can fail.
  const apply = (
    id: ReceiverId,
    one: Standing,
    change: Exclude<Change, { kind: "stop" | "listen" }>,
  ): void => {
    switch (change.kind) {
      case "forward":
        return one.receiver.forward(change.to);
      case "use":
        return one.receiver.use(change.secrets);
      case "end-at":
        one.receiver.report.stopsAt(change.at);
        if (change.at === undefined) return stops.forget(id);
        return stops.after(id, Math.max(0, change.at - ports.clock.now()));
      default:
        return unreachable(change);
    }
  };
  const settle = async (id: ReceiverId, change: Declaration): Promise<Result<null, Problem>> => {
    const one = standingOf(id);
    one.declared = declaredAfter(one.declared, change);
    for (const todo of changesTo(one.declared, one.actual)) {
      if (todo.kind === "listen") {
        const listening = await listenAs(deps, one, unkept);
        if (!listening.ok) {
          one.declared = declaredAfter(one.declared, { listening: false });
          return listening;
        }
      } else if (todo.kind === "stop") {
        stops.forget(id);
        await one.receiver.stop();
      } else apply(id, one, todo);
    }
    one.actual = { ...one.declared, listening: one.receiver.address() !== undefined };
    return ok(null);
  };
  const now = (id: ReceiverId, change: Declaration): void => {
    const one = standingOf(id);
    one.declared = declaredAfter(one.declared, change);
    for (const todo of changesTo(one.declared, one.actual))
      if (todo.kind !== "listen" && todo.kind !== "stop") apply(id, one, todo);
    one.actual = { ...one.declared, listening: one.actual.listening };
  };
  const takeSecrets = ({ receiver: id, verifyToken, appSecrets }: Input): void => {
    if (id === "terminal" || known.get(id)?.actual.listening !== true) return;
    const secrets = workspaceSecrets(deps, id, unkept);
    // A vault that is shut tells nothing: what is in use stays. What was given for this time goes before the vault's.
    if (!secrets.ok) return;
    now(id, {
      secrets: {
        verifyToken: verifyToken ?? secrets.value.verifyToken,
        appSecrets: appSecrets ?? secrets.value.appSecrets,
      },
    });
  };
  const start = async (input: Input, keptFor?: string): Promise<Result<ReceiverState, Problem>> => {
    const one = standingOf(input.receiver);
    const wanted = await wantedBy(deps, input, unkept);
    if (!wanted.ok) return wanted;
    one.request = { input, keptFor };
    const settled = await settle(input.receiver, wanted.value);
    if (!settled.ok) return settled;
    // One that was put into the vault while it began to listen counts too.
    takeSecrets(input);
    return ok(one.receiver.report.state());
  };
  const listen: Receivers["listen"] = (input, keptFor) => {
    const id = input.receiver;
    const under = starting.get(id);
    if (under !== undefined) return under;
    const report = known.get(id)?.receiver.report;
    if (report?.state().listening === true) {
      // A test must not lose its receiver in the middle.
      if (input.stopAfterMinutes === 0) now(id, { endsAt: undefined });
      return Promise.resolve(ok(report.state()));
    }
    const started = start(input, keptFor).finally(() => starting.delete(id));
    starting.set(id, started);
    return started;
  };
  const stop: Receivers["stop"] = async (id) => {
    await starting.get(id);
    const one = known.get(id);
    if (one?.receiver.address() === undefined) return err({ kind: "notListening" });
    await settle(id, { listening: false });
    return ok(one.receiver.report.state());
  };

  return {
    all: () => [...known.values()].map(({ receiver }) => receiver.report.state()),
    state: (id) => known.get(id)?.receiver.report.state(),
    listen,
    stop,
    async declare({ receiver: id, listening, forwardTo, allowPrivate, endsAt }) {
      const refused = await whyNotForwarded(deps, forwardTo ?? undefined, allowPrivate);
      if (refused !== undefined) return err({ kind: "addressRefused", cause: refused });
      const place =
        forwardTo === null || forwardTo === undefined ? undefined : { url: forwardTo, allowPrivate };
      const end = endsAt === null || endsAt === undefined ? undefined : instant(Date.parse(endsAt));
      const members: Declaration = {
        ...(forwardTo === undefined ? {} : { forwardTo: place }),
        ...(endsAt === undefined ? {} : { endsAt: end }),
      };
      if (listening === true) {
        const begun = await listen({ receiver: id });
        if (!begun.ok) return begun;
      }
      if (listening === false) {
        now(id, members);
        return stop(id);
      }
      now(id, members);
      return ok(standingOf(id).receiver.report.state());
    },
    secretsChanged() {
      for (const { request } of known.values()) takeSecrets(request.input);
    },
    verifyToken: (id) => {
      const one = known.get(id);
      return one?.actual.listening === true ? one.actual.secrets.verifyToken : undefined;
    },
    address: (id) => known.get(id)?.receiver.address(),
    allowHost: (id, host) => standingOf(id).receiver.allowHost(host),
    openMark: (id) => standingOf(id).receiver.openMark(),
    openProbe: (id) => known.get(id)?.receiver.openProbe(),
    expectHandshake: (id, token, onSeen) => standingOf(id).receiver.expectHandshake(token, onSeen),
    forward: (id, to) => now(id, { lentTo: to }),
    async close() {
      await Promise.all(starting.values());
      stops.forgetAll();
      await Promise.all([...known.values()].map(({ receiver }) => receiver.close()));
    },
  };
}

/** What somebody who lets a receiver listen wants of it, or why that cannot be had. */
async function wantedBy(
  deps: ReceiversDeps,
  input: Input,
  unkept: UnkeptTokens,
): Promise<Result<Declaration, Problem>> {
  const setting = settingOf(deps, { input }, unkept);
  if (!setting.ok) return setting;
  const refused = await whyNotForwarded(deps, input.forwardTo, false);
  if (refused !== undefined) return err({ kind: "addressRefused", cause: refused });
  const { secrets, chosen } = setting.value;
  const minutes = input.stopAfterMinutes ?? chosen.stopAfterMinutes ?? 0;
  const { clock } = deps.ports;
  return ok({
    listening: true,
    secrets,
    endsAt: minutes === 0 ? undefined : instant(clock.now() + minutes * 60_000),
    // Who lets it listen says all of it: copies go nowhere because an earlier time had them go there.
    forwardTo: input.forwardTo === undefined ? undefined : { url: input.forwardTo },
  });
}

/** Lets a receiver listen as it was declared. */
async function listenAs(
  deps: ReceiversDeps,
  { receiver, declared, request }: Standing,
  unkept: UnkeptTokens,
): Promise<Result<null, Problem>> {
  const { ports, events } = deps;
  const { input, keptFor } = request;
  const store = events.store();
  if (!store.ok) return store;
  const setting = settingOf(deps, request, unkept);
  if (!setting.ok) return setting;
  const { paths, number, chosen } = setting.value;
  const listening = await receiver.listen({
    store: store.value,
    secrets: declared.secrets,
    paths,
    number,
    ports: portsToTry(input.port ?? chosen.port, paths.port),
    stopsAt: declared.endsAt,
  });
  if (!listening.ok) return listening;
  const address = receiver.address();
  const kept = input.receiver === "terminal" ? keptFor : input.receiver;
  if (kept !== undefined && address !== undefined) rememberPort(ports, kept, address.port);
  return ok(null);
}

/** A port that somebody chose is the only one; else the last one is tried, then any that is free. */
function portsToTry(chosen: number | undefined, last: number | undefined): readonly number[] {
  if (chosen !== undefined) return [chosen];
  return last === undefined ? [0] : [last, 0];
}

function settingOf(
  deps: ReceiversDeps,
  { input, keptFor }: Request,
  unkept: UnkeptTokens,
): Result<Setting, Problem> {
  const { ports, settings } = deps;
  const { receiver, verifyToken, appSecrets } = input;
  if (receiver === "terminal") {
    const secrets = { verifyToken, appSecrets: appSecrets ?? [] };
    const paths = keptFor === undefined ? ok(freshPaths(ports.random)) : keptAddress(ports, keptFor);
    return paths.ok ? ok({ paths: paths.value, secrets, number: undefined, chosen: {} }) : paths;
  }
  const list = readWorkspaces(ports);
  if (!list.ok) return list;
  const workspace = findWorkspace(list.value, receiver);
  if (!workspace.ok) return workspace;
  const read = settings.read();
  if (!read.ok) return read;
  const stored = workspaceSecrets(deps, receiver, unkept);
  if (!stored.ok) return stored;
  const paths = keptAddress(ports, receiver);
  if (!paths.ok) return paths;
  const chosen = read.value.workspaces.find((one) => one.workspace === receiver);
  return ok({
    paths: paths.value,
    secrets: {
      verifyToken: verifyToken ?? stored.value.verifyToken,
      appSecrets: appSecrets ?? stored.value.appSecrets,
    },
    number: onlyNumberOf(workspace.value),
    chosen: chosen ?? { stopAfterMinutes: 60 },
  });
}

/** An on-premises client's callbacks do not say whose they are; where there is one number, there is no doubt. */
function onlyNumberOf({ numbers }: Workspace): Incoming["number"] {
  const [only, ...others] = numbers;
  if (only === undefined || others.length > 0) return undefined;
  return { phoneNumberId: only.phoneNumberId, number: `${only.cc}${only.phoneNumber}` };
}

async function whyNotForwarded(
  { ports }: ReceiversDeps,
  url: string | undefined,
  allowPrivate: boolean,
): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const checked = await checkAddress(url, { allowPrivate: allowPrivate || ports.practice !== undefined });
  return checked.ok ? undefined : checked.problem.cause;
}
