import { err, ok, type Result } from "../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import { instant } from "../../../shared/time.ts";
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
import { RECEIVER_LIMITS, type ReceiverLimits } from "./receiver/limits.ts";
import { freshPaths, keptAddress, rememberPort, type KeptAddress } from "./receiver/paths-file.ts";
import type { Receivers } from "./receiver/port.ts";
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

/** Gives the receivers of this process; none listens yet. */
export function createReceivers(deps: ReceiversDeps): Receivers {
  const { ports, push, limits = RECEIVER_LIMITS } = deps;
  const known = new Map<ReceiverId, Receiver>();
  const starting = new Map<ReceiverId, Promise<Result<ReceiverState, Problem>>>();
  const unkept: UnkeptTokens = new Map();
  const stops = stopTimers(ports.clock, async (id) => {
    await known.get(id)?.stop();
  });

  const receiverOf = (id: ReceiverId): Receiver => {
    const one = known.get(id) ?? createReceiver({ receiver: id, ports, push, limits });
    known.set(id, one);
    return one;
  };
  const start = async (input: Input): Promise<Result<ReceiverState, Problem>> => {
    const receiver = receiverOf(input.receiver);
    const started = await startReceiver(deps, receiver, input, unkept);
    if (!started.ok) return started;
    const { minutes } = started.value;
    if (minutes > 0) stops.after(input.receiver, minutes * 60_000);
    return ok(receiver.report.state());
  };

  return {
    all: () => [...known.values()].map(({ report }) => report.state()),
    state: (id) => known.get(id)?.report.state(),
    listen(input) {
      const id = input.receiver;
      const under = starting.get(id);
      if (under !== undefined) return under;
      const report = known.get(id)?.report;
      if (report?.state().listening === true) {
        // A test must not lose its receiver in the middle.
        if (input.stopAfterMinutes === 0) {
          stops.forget(id);
          report.staysOn();
        }
        return Promise.resolve(ok(report.state()));
      }
      const started = start(input).finally(() => starting.delete(id));
      starting.set(id, started);
      return started;
    },
    async stop(id) {
      await starting.get(id);
      const receiver = known.get(id);
      if (receiver?.address() === undefined) return err({ kind: "notListening" });
      stops.forget(id);
      await receiver.stop();
      return ok(receiver.report.state());
    },
    address: (id) => known.get(id)?.address(),
    allowHost: (id, host) => receiverOf(id).allowHost(host),
    openProbe: (id) => known.get(id)?.openProbe(),
    expectHandshake: (id, token, onSeen) => receiverOf(id).expectHandshake(token, onSeen),
    forward: (id, to) => receiverOf(id).forward(to),
    async close() {
      await Promise.all(starting.values());
      stops.forgetAll();
      await Promise.all([...known.values()].map((one) => one.close()));
    },
  };
}

/** Lets a receiver listen as it was asked to; gives after how many minutes it is to stop, 0 for never. */
async function startReceiver(
  deps: ReceiversDeps,
  receiver: Receiver,
  input: Input,
  unkept: UnkeptTokens,
): Promise<Result<{ readonly minutes: number }, Problem>> {
  const { ports, events } = deps;
  const setting = settingOf(deps, input, unkept);
  if (!setting.ok) return setting;
  const refused = await whyNotForwarded(deps, input.forwardTo);
  if (refused !== undefined) return err({ kind: "addressRefused", cause: refused });
  const store = events.store();
  if (!store.ok) return store;
  const { paths, secrets, number, chosen } = setting.value;
  const minutes = input.stopAfterMinutes ?? chosen.stopAfterMinutes ?? 0;
  const listening = await receiver.listen({
    store: store.value,
    secrets,
    paths,
    number,
    ports: portsToTry(input.port ?? chosen.port, paths.port),
    stopsAt: minutes === 0 ? undefined : instant(ports.clock.now() + minutes * 60_000),
  });
  if (!listening.ok) return listening;
  const address = receiver.address();
  if (input.receiver !== "terminal" && address !== undefined)
    rememberPort(ports, input.receiver, address.port);
  if (input.forwardTo !== undefined) receiver.forward({ url: input.forwardTo });
  return ok({ minutes });
}

/** A port that somebody chose is the only one; else the last one is tried, then any that is free. */
function portsToTry(chosen: number | undefined, last: number | undefined): readonly number[] {
  if (chosen !== undefined) return [chosen];
  return last === undefined ? [0] : [last, 0];
}

function settingOf(deps: ReceiversDeps, input: Input, unkept: UnkeptTokens): Result<Setting, Problem> {
  const { ports, settings } = deps;
  const { receiver, verifyToken, appSecrets } = input;
  if (receiver === "terminal") {
    const secrets = { verifyToken, appSecrets: appSecrets ?? [] };
    return ok({ paths: freshPaths(ports.random), secrets, number: undefined, chosen: {} });
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
): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const checked = await checkAddress(url, { allowPrivate: ports.practice !== undefined });
  return checked.ok ? undefined : checked.problem.cause;
}
