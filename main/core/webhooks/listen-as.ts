import { ok, type Result } from "../../../shared/result.ts";
import type { ProblemOf } from "../../../shared/rpc/api.ts";
import { instant, type Instant } from "../../../shared/time.ts";
import type { Bind } from "../../../shared/tunnel/tunnel.ts";
import type { WorkspaceWebhooks } from "../../../shared/webhook/settings.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import type { SenderCheck } from "../allowlist/sender-check.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Push } from "../runtime/topics.ts";
import type { FolderVault } from "../vault/open-vault.ts";
import { findWorkspace } from "../workspaces/edit.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";
import type { Events } from "./events.ts";
import { chosenForward } from "./forwarding/chosen.ts";
import { endOf, type Declaration, type DeclaredReceiver } from "./receiver/declared.ts";
import type { Secure } from "./receiver/http-server.ts";
import type { ReceiverLimits } from "./receiver/limits.ts";
import { freshPaths, keptAddress, rememberPort, type KeptAddress } from "./receiver/paths-file.ts";
import type { ListenInput } from "./receiver/port.ts";
import type { Receiver } from "./receiver/receiver.ts";
import { workspaceSecrets, type ReceiverSecrets, type UnkeptTokens } from "./receiver/secrets.ts";
import type { WebhookSettingsFile } from "./settings/webhook-settings.ts";
import type { Incoming } from "./store/port.ts";

export type ReceiversDeps = {
  readonly ports: HostPorts;
  readonly vault: FolderVault;
  readonly events: Events;
  readonly settings: WebhookSettingsFile;
  readonly push: Push;
  /** Tells whether an address is one of the platform's; default: by the lists of the data folder. */
  readonly checkSender?: SenderCheck;
  /** Shorter limits for tests. */
  readonly limits?: ReceiverLimits;
};

type Input = ListenInput;
type Problem = ProblemOf<"webhooks.listen">;
/** What must be known of a receiver before it listens. */
type Setting = {
  readonly paths: KeptAddress;
  readonly secrets: ReceiverSecrets;
  readonly number: Incoming["number"];
  readonly chosen: Partial<WorkspaceWebhooks>;
};

/** The declaration of one receiver and its actual state. */
export type StandingReceiver = {
  readonly receiver: Receiver;
  declared: DeclaredReceiver;
  actual: DeclaredReceiver;
  /** The user wants it to listen, not only a test that uses it temporarily. */
  asked: boolean;
  /** Further options of a receiver that starts to listen. */
  request: Request;
};
export type Request = { readonly input: Input; readonly keptFor?: string | undefined };

/** Converts a listen request to a declaration, or returns why it is not possible. */
export async function wantedBy(
  deps: ReceiversDeps,
  request: Request,
  unkept: UnkeptTokens,
): Promise<Result<Declaration, Problem>> {
  const { input } = request;
  const setting = settingOf(deps, request, unkept);
  if (!setting.ok) return setting;
  const { forwardTo } = input;
  const to =
    forwardTo === undefined
      ? undefined
      : await chosenForward(deps.ports, { paths: setting.value.paths }, { ...input, forwardTo });
  if (to?.ok === false) return to;
  const { secrets, chosen } = setting.value;
  const minutes = input.stopAfterMinutes ?? chosen.stopAfterMinutes ?? 0;
  const { clock } = deps.ports;
  return ok({
    listening: true,
    secrets,
    endsAt: minutes === 0 ? undefined : instant(clock.now() + minutes * 60_000),
    // A request sets everything: no forwarding target of an earlier request stays in effect.
    forwardTo: to?.value,
    paused: input.paused,
    answering: input.answering,
  });
}

/** Starts a receiver as declared. */
export async function listenAs(
  deps: ReceiversDeps,
  { receiver, declared, request }: StandingReceiver,
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
    ports:
      input.bind === undefined ? portsToTry(input.port ?? chosen.port, paths.port) : [input.bind.port ?? 0],
    ...(input.bind === undefined ? {} : { secure: await secureOn(input.bind, ports, input.neededUntil) }),
    stopsAt: endOf(declared),
  });
  if (!listening.ok) return listening;
  const address = receiver.address();
  const addressName = input.receiver === "terminal" ? keptFor : input.receiver;
  if (addressName !== undefined && address !== undefined && address.lan === undefined)
    rememberPort(ports, addressName, address.port);
  return ok(null);
}

/** The certificate code is loaded only when a certificate is first needed. */
async function secureOn(
  { address, publicHost }: Bind,
  { clock }: Pick<HostPorts, "clock">,
  neededUntil: Instant | undefined,
): Promise<Secure> {
  const { lanIdentities, namesFor } = await import("./receiver/lan-identity.ts");
  const names = () => namesFor(address, publicHost === undefined ? [] : [publicHost]);
  return { address, identities: await lanIdentities(names, clock.now(), neededUntil) };
}

/** A port that the user chose is the only candidate; otherwise the last one, then any free port. */
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
    return paths.ok ? ok({ paths: paths.value, secrets, number: input.number, chosen: {} }) : paths;
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
    number: input.number ?? onlyNumberOf(workspace.value),
    chosen: chosen ?? { stopAfterMinutes: 60 },
  });
}

/** An on-premises client's notifications do not name the number; a single number is unambiguous. */
function onlyNumberOf({ numbers }: Workspace): Incoming["number"] {
  const [only, ...others] = numbers;
  if (only === undefined || others.length > 0) return undefined;
  return { phoneNumberId: only.phoneNumberId, number: `${only.cc}${only.phoneNumber}` };
}
