import { once } from "node:events";
import { cpSync } from "node:fs";
import { createServer, request as innerRequest } from "node:http";
import { setTimeout } from "node:timers/promises";
import { onTestFinished } from "vitest";
import type { PowerPort, PracticePort } from "../../../main/core/runtime/ports.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import type { Tunnels } from "../../../main/core/tunnels/port.ts";
import { createTunnels } from "../../../main/core/tunnels/tunnels.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import type { TestsDeps } from "../../../main/core/connectivity/deps.ts";
import type { Waits } from "../../../main/core/connectivity/waits.ts";
import { createTests, type Tests } from "../../../main/core/connectivity/tests.ts";
import { createReceivers } from "../../../main/core/webhooks/receivers.ts";
import type { Receivers } from "../../../main/core/webhooks/receiver/port.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { Storage } from "../../../main/core/storage/port.ts";
import type { EventStore } from "../../../main/core/webhooks/store/port.ts";
import { openEvents } from "../../../main/core/webhooks/open-events.ts";
import type { Sandbox, SandboxOptions } from "../../../main/sandbox/index.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import { redact } from "../../../shared/redacted.ts";
import { err, ok } from "../../../shared/result.ts";
import type { ParsedInputOf } from "../../../shared/rpc/api.ts";
import { instant } from "../../../shared/time.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import type { PrivacyMode } from "../../../shared/webhook/privacy.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { openEndpoint, VERIFY_TOKEN, type Endpoint } from "../../contract/sandbox/endpoint.ts";
import { must, startHarness } from "../harness.ts";
import { tempFolder } from "../temp-folder.ts";
import { openFaultProxy, type FaultProxy } from "./fault-proxy.ts";

export { VERIFY_TOKEN };

type StartInput = ParsedInputOf<"tests.start">;

/**
 * A process that runs webhook tests: everything is real except the public route, which is the sandbox's own
 * front server.
 */
export type TestProcess = {
  readonly tests: Tests;
  readonly receivers: Receivers;
  readonly tunnels: Tunnels;
  readonly vault: FolderVault;
  readonly events: () => EventStore;
  readonly dataDir: string;
  readonly states: readonly TestState[];
  /** The journal of the data folder, as another command would open it. */
  readonly storage: () => Storage;
  start(change?: Partial<StartInput>): Promise<Watched>;
};

/** A running test and its states. */
export type Watched = {
  readonly id: string;
  latest(): TestState;
  /** The first state that matches, whether already pushed or not. */
  until(fits: (state: TestState) => boolean): Promise<TestState>;
  ended(): Promise<TestState>;
};

type ProcessOptions = {
  readonly waits?: Partial<Waits>;
  readonly unlocked?: boolean;
  /** Replaces the data folder's journal. */
  readonly storage?: TestsDeps["storage"];
};

export type ConnectivityHarness = {
  readonly sandbox: Sandbox;
  readonly meddler: FaultProxy;
  readonly ports: HostPorts;
  readonly plan: Plan;
  /** Starts the production endpoint, which the sandbox trusts and which knows VERIFY_TOKEN. */
  production(): Promise<Endpoint>;
  process(wishes?: ProcessOptions): Promise<TestProcess>;
  /**
   * A process as it would start after this one was killed now: the data folder as it is, without locks. The
   * sandbox no longer reaches the killed one.
   */
  afterKill(wishes?: ProcessOptions): Promise<TestProcess>;
  /** A process on another data folder. */
  processOn(dataDir: string, wishes?: ProcessOptions): Promise<TestProcess>;
  /** The callback URLs that the sandbox reports. */
  callbacks(): Promise<Callbacks>;
  call(method: "GET" | "POST", path: string, body?: unknown, token?: string): Promise<unknown>;
};

export type Callbacks = {
  readonly number?: string;
  readonly account?: string;
  readonly application?: string;
};

/** Waits shorter than this end at once; those for a person or a phone are longer and take real time. */
const PATIENCE_MS = 5_000;

type HarnessOptions = {
  /** The wait for the message ends as soon as it begins. */
  readonly messageEndsAtOnce?: boolean;
  /** What the event store keeps. */
  readonly mode?: PrivacyMode;
  /** Path prefix of every public URL, which a proxy in front removes again. */
  readonly behind?: string;
  readonly power?: PowerPort;
  /** Waits shorter than this end at once; waits for a person or a phone take real time. */
  readonly patienceMs?: number;
};

/** Sets up a sandbox with the number in the cloud, reached through a proxy that can inject faults. */
export async function connectivityHarness(
  options: SandboxOptions = {},
  {
    messageEndsAtOnce = false,
    mode = "searchable",
    behind = "",
    power,
    patienceMs = PATIENCE_MS,
  }: HarnessOptions = {},
): Promise<ConnectivityHarness> {
  const base = await startHarness({ startsOn: "cloud", autoReply: false, ...options });
  const { sandbox } = base;
  const meddler = await openFaultProxy({ baseUrl: sandbox.cloud.baseUrl, caPem: sandbox.caPem });
  onTestFinished(() => base.close());
  const practice = {
    openFront: async (port: number) => {
      const front = await sandbox.openFront(behind === "" ? port : await strippingProxy(port, behind));
      return { publicUrl: `${front.publicUrl}${behind}`, caPem: sandbox.caPem, close: front.close };
    },
  } as PracticePort;
  const ports: HostPorts = {
    ...base.ports,
    practice,
    ...(power === undefined ? {} : { power }),
    clock: {
      now: () => instant(Date.now()),
      monotonicMs: () => performance.now(),
      async sleep(ms, signal) {
        if (ms < patienceMs || (messageEndsAtOnce && ms === 60_000)) return setTimeout(0);
        await setTimeout(ms, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) }).catch(
          () => undefined,
        );
      },
    },
  };
  const plan = base.plan("to-cloud", (json) => {
    const cloud = json.cloud as { baseUrl: string; tls?: unknown };
    cloud.baseUrl = meddler.baseUrl;
    delete cloud.tls;
  });
  const { cloud } = sandbox;
  const call: ConnectivityHarness["call"] = async (method, path, body, token = cloud.accessToken) => {
    const answer = await fetch(`${meddler.baseUrl}/v23.0/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  return {
    sandbox,
    meddler,
    ports,
    plan,
    production: () => openEndpoint(sandbox),
    process: (wishes) => startProcess({ ports, sandbox, meddler, plan, mode }, wishes),
    processOn: (dataDir, wishes) =>
      startProcess({ ports: { ...ports, dataDir }, sandbox, meddler, plan, mode }, wishes),
    afterKill(wishes) {
      const dataDir = tempFolder();
      cpSync(ports.dataDir, dataDir, { recursive: true, filter: (path) => !path.includes("locks") });
      return startProcess({ ports: { ...ports, dataDir }, sandbox, meddler, plan, mode }, wishes);
    },
    call,
    async callbacks() {
      meddler.stop();
      const response = (await call("GET", `${cloud.phoneNumberId}?fields=webhook_configuration`)) as {
        readonly webhook_configuration: Readonly<Record<string, string>>;
      };
      const { phone_number, chat_business_account, application } = response.webhook_configuration;
      return {
        ...(phone_number === undefined ? {} : { number: phone_number }),
        ...(chat_business_account === undefined ? {} : { account: chat_business_account }),
        ...(application === undefined ? {} : { application }),
      };
    },
  };
}

type Scene = {
  readonly ports: HostPorts;
  readonly sandbox: Sandbox;
  readonly meddler: FaultProxy;
  readonly plan: Plan;
  readonly mode: PrivacyMode;
};

async function startProcess(
  { ports, sandbox, meddler, plan, mode }: Scene,
  { waits = {}, unlocked = true, storage: journal }: ProcessOptions = {},
): Promise<TestProcess> {
  const vault = openVault({ ...ports, keySource: ports.keySource ?? missing() });
  if (unlocked) must(await vault.unlock(redact("correct horse battery", "passphrase")));
  const settings = () => ok(WebhookSettings.parse({ revision: 1, mode }));
  const settingsFile = { read: settings, change: () => err({ kind: "storageReadOnly" as const }) };
  const events = openEvents({ ports, vault, settings: settingsFile });
  // Selecting this mode also prepares encryption.
  if (mode === "sealed" && unlocked) must(events.prepareSealing());
  const states: TestState[] = [];
  const listeners = new Set<() => void>();
  const receivers = createReceivers({
    ports,
    vault,
    events,
    settings: settingsFile,
    push: () => undefined,
  });
  const tunnels = createTunnels({ ports, vault, receivers, push: () => undefined });
  let opened: Storage | undefined;
  const storage = (): Storage => (opened ??= must(openStorage(ports)));
  const tests = createTests({
    ports,
    vault,
    events,
    receivers,
    tunnels,
    storage: journal ?? (() => ok(storage())),
    push: (topic, value) => {
      if (topic !== "tests") return;
      states.push(value as TestState);
      for (const listener of listeners) listener();
    },
    waits: { looksMs: [1, 1], triesMs: [1, 1], lateMs: 1, statusMs: 1, ...waits },
  });
  onTestFinished(async () => {
    // A process that the test took for dead may wait for an answer that never comes.
    meddler.letGo();
    await tests.close();
    await tunnels.closeAll();
    await receivers.close();
    await events.close();
    opened?.close();
  });
  return {
    tests,
    storage,
    receivers,
    tunnels,
    vault,
    events: () => must(events.store()),
    dataDir: ports.dataDir,
    states,
    async start(change = {}) {
      const input: StartInput = {
        target: { kind: "plan", plan, appSecret: redact(sandbox.cloud.appSecret, "app secret") },
        side: "cloud",
        tunnel: { kind: "practice" },
        forward: true,
        allowPrivate: false,
        messageWaitMinutes: 15,
        ...change,
      };
      const first = must(await tests.start(input));
      const latest = (): TestState => states.findLast(({ test }) => test === first.test) ?? first;
      const until: Watched["until"] = async (fits) => {
        const seen = states.find((state) => state.test === first.test && fits(state));
        if (seen !== undefined) return seen;
        const found = Promise.withResolvers<TestState>();
        const listener = (): void => {
          if (fits(latest())) found.resolve(latest());
        };
        listeners.add(listener);
        const state = await found.promise;
        listeners.delete(listener);
        return state;
      };
      return { id: first.test, latest, until, ended: () => until(({ phase }) => phase === "ended") };
    },
  };
}

/** Forwards requests below `behind` to the same path without that prefix, as a reverse proxy does. */
async function strippingProxy(port: number, behind: string): Promise<number> {
  const server = createServer((request, response) => {
    const { method, headers, url = "/" } = request;
    const path = url.startsWith(behind) ? url.slice(behind.length) : "/";
    const inner = innerRequest({ host: "127.0.0.1", port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    inner.on("error", () => response.destroy());
    request.pipe(inner);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a server has a port");
  return address.port;
}

function missing(): never {
  throw new Error("a rig has a key source");
}

/** The result of one check. */
export function checkOf(state: TestState, id: string) {
  return state.steps.find((step) => step.id === id)?.check;
}
