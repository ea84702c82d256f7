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

/** Maximum number of simultaneous connections to the platform. */
const CONNECTIONS = 4;

/**
 * Queries where the notifications of a workspace's numbers go. Read-only. Problems: those of
 * "webhooks.routes".
 */
export async function readRoutes(deps: Deps, workspace: Workspace): Promise<Result<RouteMap, Problem>> {
  const { ports, vault } = deps;
  const { id, dialect, cloud, network } = workspace;
  if (cloud === undefined) return err({ kind: "notSetUp", missing: ["cloud"] });
  const access = queryAccess("to-cloud", { workspace: id, dialect, cloud, network }, deps);
  if (!access.ok) return access;
  const options = cloudOptions(access.value.plan, access.value.secrets, ports);
  if (!options.ok) return options;
  const callbacks = openCallbacks(options.value);
  // A time limit, so that the user gets an answer even with many numbers and slow responses.
  const endsAtMs = ports.clock.monotonicMs() + QUERIES_TOTAL_MS;
  const within: Within = (call) => answeredWithin(ports.clock, endsAtMs, call);
  try {
    const [apps, ownApp, onPremises] = await Promise.all([
      within(() => callbacks.readApps()),
      within(() => callbacks.ownApp()),
      onPremCallback(deps, workspace, within),
    ]);
    const own = (ownApp.kind === "confirmed" ? ownApp.value : undefined) ?? cloud.appId;
    const secret = vault.take(labelOf(id, "app-secret"), originOf(cloud.baseUrl));
    const application =
      secret.ok && own !== undefined
        ? await applicationOf(options.value, { appId: own, appSecret: secret.value }, within)
        : undefined;
    const outcomes = await callbacksOf(options.value, workspace, within);
    const otherCallbacks = { onPremises, application: application?.address };
    const numbers = workspace.numbers.map((number) =>
      routeOf(number, outcomes.get(number.phoneNumberId), otherCallbacks),
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
 * The callback URLs of each number. Uses the account's list, 100 numbers per page; queries missing ones
 * individually over a few connections, and stops once no connection succeeds.
 */
async function callbacksOf(
  options: CloudOptions,
  { numbers }: Workspace,
  within: Within,
): Promise<ReadonlyMap<string, Outcome>> {
  const found = new Map<string, Outcome>();
  const connections = Array.from({ length: Math.min(CONNECTIONS, numbers.length) }, () =>
    openCallbacks(options),
  );
  try {
    const [first] = connections;
    const listed = first === undefined ? undefined : await within(() => first.readOfNumbers());
    const left = numbers.filter(({ phoneNumberId }) => {
      const inList = listed?.kind === "confirmed" ? listed.value.get(phoneNumberId) : undefined;
      if (inList?.reported === true && listed !== undefined)
        found.set(phoneNumberId, { ...listed, kind: "confirmed", value: inList });
      return inList?.reported !== true;
    });
    let next = 0;
    let unreachable: Outcome | undefined = listed?.kind === "notSent" ? listed : undefined;
    const asks =
      (connection: CallbackApi, { phoneNumberId }: Workspace["numbers"][number]) =>
      () =>
        connection.readOfNumber(phoneNumberId);
    const work = async (connection: CallbackApi): Promise<void> => {
      for (let number = left[next++]; number !== undefined; number = left[next++]) {
        const outcome = unreachable ?? (await within(asks(connection, number)));
        if (outcome.kind === "notSent") unreachable = outcome;
        found.set(number.phoneNumberId, outcome);
      }
    };
    await Promise.all(connections.map(work));
    return found;
  } finally {
    await Promise.all(connections.map((connection) => connection.close()));
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

/** The on-premises client's callback URL; undefined if it cannot be read. */
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
