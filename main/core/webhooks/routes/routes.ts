import { err, ok, type Result } from "../../../../shared/result.ts";
import type { ProblemOf } from "../../../../shared/rpc/api.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { originOf } from "../../../../shared/origin.ts";
import { isoOf } from "../../../../shared/time.ts";
import type { RouteMap } from "../../../../shared/webhook/route-map.ts";
import { labelOf } from "../../../../shared/workspace/labels.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { unseenCause } from "../../checks/unseen.ts";
import { cloudOptions, openOnPremSide } from "../../plan/connections.ts";
import { openAppCallback, openCallbacks, type AppCredentials } from "../../platforms/cloud/callbacks.ts";
import type { AppCallback, CallbackApi, NumberCallbacks } from "../../platforms/cloud/callback-port.ts";
import { answeredWithin, QUERIES_TOTAL_MS } from "../../platforms/http/answered-within.ts";
import type { CloudOptions } from "../../platforms/cloud/caller.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import type { FolderVault } from "../../vault/open-vault.ts";
import { queryAccess } from "../../workspaces/access.ts";
import { appRows, applicationFacts, isSameEndpoint, routeOf } from "./facts.ts";

type Deps = { readonly ports: HostPorts; readonly vault: FolderVault };
type Problem = ProblemOf<"webhooks.routes">;

/** Connections to the platform at once. */
const LANES = 4;

/** Asks the platform where the notifications of a workspace's numbers go. Changes nothing. */
export async function readRoutes(deps: Deps, workspace: Workspace): Promise<Result<RouteMap, Problem>> {
  const { ports, vault } = deps;
  const { id, dialect, cloud, network } = workspace;
  if (cloud === undefined) return err({ kind: "notSetUp", missing: ["cloud"] });
  const access = queryAccess("to-cloud", { workspace: id, dialect, cloud, network }, deps);
  if (!access.ok) return access;
  const options = cloudOptions(access.value.plan, access.value.secrets, ports);
  if (!options.ok) return options;
  const callbacks = openCallbacks(options.value);
  // However many numbers there are and however slowly they are answered, a person sees something in between.
  const endsAtMs = ports.clock.monotonicMs() + QUERIES_TOTAL_MS;
  const within: Within = (call) => answeredWithin(ports.clock, endsAtMs, call);
  try {
    const [apps, told, onPremises] = await Promise.all([
      within(() => callbacks.readApps()),
      within(() => callbacks.ownApp()),
      onPremCallback(deps, workspace, within),
    ]);
    const own = (told.kind === "confirmed" ? told.value : undefined) ?? cloud.appId;
    const secret = vault.take(labelOf(id, "app-secret"), originOf(cloud.baseUrl));
    const application =
      secret.ok && own !== undefined
        ? await applicationOf(options.value, { appId: own, appSecret: secret.value }, within)
        : undefined;
    const looked = await callbacksOf(options.value, workspace, within);
    const beside = { onPremises, application: application?.address };
    const numbers = workspace.numbers.map((number) =>
      routeOf(number, looked.get(number.phoneNumberId), beside),
    );
    return ok({
      at: isoOf(ports.clock.now()),
      numbers: numbers.map(({ shown }) => shown),
      apps: apps.kind === "confirmed" ? appRows(apps.value, own) : [],
      ...(apps.kind === "confirmed" ? {} : { appsUnseen: unseenCause(apps) }),
      ...(application === undefined ? {} : { application: applicationFacts(application) }),
      sameEndpoint: numbers.some(({ wins }) => isSameEndpoint(wins, onPremises)),
    });
  } finally {
    await callbacks.close();
  }
}

type Outcome = CallOutcome<NumberCallbacks>;
type Within = <T>(call: () => Promise<CallOutcome<T>>) => Promise<CallOutcome<T>>;

/**
 * What each number's own field tells. The account's list brings them a hundred at a time; what it leaves out is
 * asked one by one over a few connections, and no more once nothing can be connected to.
 */
async function callbacksOf(
  options: CloudOptions,
  { numbers }: Workspace,
  within: Within,
): Promise<ReadonlyMap<string, Outcome>> {
  const found = new Map<string, Outcome>();
  const lanes = Array.from({ length: Math.min(LANES, numbers.length) }, () => openCallbacks(options));
  try {
    const [first] = lanes;
    const listed = first === undefined ? undefined : await within(() => first.readOfNumbers());
    const left = numbers.filter(({ phoneNumberId }) => {
      const told = listed?.kind === "confirmed" ? listed.value.get(phoneNumberId) : undefined;
      if (told?.told === true && listed !== undefined)
        found.set(phoneNumberId, { ...listed, kind: "confirmed", value: told });
      return told?.told !== true;
    });
    let next = 0;
    let unreachable: Outcome | undefined = listed?.kind === "notSent" ? listed : undefined;
    const asks =
      (lane: CallbackApi, { phoneNumberId }: Workspace["numbers"][number]) =>
      () =>
        lane.readOfNumber(phoneNumberId);
    const work = async (lane: CallbackApi): Promise<void> => {
      for (let number = left[next++]; number !== undefined; number = left[next++]) {
        const outcome = unreachable ?? (await within(asks(lane, number)));
        if (outcome.kind === "notSent") unreachable = outcome;
        found.set(number.phoneNumberId, outcome);
      }
    };
    await Promise.all(lanes.map(work));
    return found;
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}

async function applicationOf(
  options: CloudOptions,
  credentials: AppCredentials,
  within: Within,
): Promise<AppCallback | undefined> {
  const app = openAppCallback(options, credentials);
  try {
    const outcome = await within(() => app.read());
    return outcome.kind === "confirmed" ? outcome.value : undefined;
  } finally {
    await app.close();
  }
}

/** Where the on-premises client sends its callbacks; undefined where that cannot be seen. */
async function onPremCallback(deps: Deps, workspace: Workspace, within: Within): Promise<string | undefined> {
  const { id, dialect, onPrem, network } = workspace;
  if (onPrem === undefined) return undefined;
  const access = queryAccess("to-onprem", { workspace: id, dialect, onPrem, network }, deps);
  if (!access.ok) return undefined;
  const side = openOnPremSide(access.value.plan, access.value.secrets, deps.ports);
  if (!side.ok) return undefined;
  try {
    const settings = await within(() => side.value.api.readSettings());
    const address = settings.kind === "confirmed" ? settings.value.webhookUrl : undefined;
    return address === "" ? undefined : address;
  } finally {
    await side.value.api.close();
  }
}
