import { once } from "node:events";
import { connect } from "node:tls";
import { onTestFinished } from "vitest";
import { createAuthority } from "../../../main/sandbox/tls/certificates.ts";
import { redact } from "../../../shared/redacted.ts";
import { visit } from "../../unit/sandbox/visitor.ts";
import { must } from "../harness.ts";
import {
  connectivityHarness,
  VERIFY_TOKEN,
  type ConnectivityHarness,
  type TestProcess,
  type Watched,
} from "./connectivity-harness.ts";
import { openFaultProxy, type FaultProxy } from "./fault-proxy.ts";

const CERTIFICATES = "/certificates/webhooks/ca";

/** A number with a production callback URL, and a connectivity test of it through a proxy. */
export type Scene = {
  readonly rig: ConnectivityHarness;
  readonly meddler: FaultProxy;
  /** Everything that a test may change, as the platform reports it. */
  readonly standing: () => Promise<string>;
  readonly start: (process: TestProcess) => ReturnType<TestProcess["start"]>;
};

async function inTheCloud(): Promise<Scene> {
  const rig = await connectivityHarness({}, { patienceMs: 10_000 });
  const production = await rig.production();
  const { phoneNumberId } = rig.sandbox.cloud;
  await rig.call("POST", phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  return {
    rig,
    meddler: rig.meddler,
    standing: async () => JSON.stringify(await rig.callbacks()),
    start: (process) => process.start(),
  };
}

/** A proxy before the on-premises client, and a plan that leads through it. */
export async function proxiedClient(
  rig: ConnectivityHarness,
): Promise<{ readonly meddler: FaultProxy; readonly plan: ConnectivityHarness["plan"] }> {
  const { baseUrl } = rig.sandbox.onPrem;
  const { hostname, port } = new URL(baseUrl);
  const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
  await once(socket, "secureConnect");
  // The client's own certificate: nothing else vouches for it.
  const caPem = socket.getPeerX509Certificate()?.toString() ?? "";
  socket.destroy();
  const meddler = await openFaultProxy({ baseUrl, caPem });
  const { tls: _none, ...onPrem } = rig.plan.onPrem;
  return {
    meddler,
    plan: { ...rig.plan, onPrem: { ...onPrem, baseUrl: meddler.baseUrl } },
  };
}

async function onTheClient(): Promise<Scene> {
  const rig = await connectivityHarness({ startsOn: "onprem" }, { patienceMs: 10_000 });
  const client = await visit(rig.sandbox);
  onTestFinished(() => client.leave());
  await client.onPrem("POST", CERTIFICATES, (await createAuthority(1, "Production authority")).caPem);
  const { meddler, plan } = await proxiedClient(rig);
  return {
    rig,
    meddler,
    standing: async () =>
      (await client.onPrem("GET", "/settings/application")).text +
      (await client.onPrem("GET", CERTIFICATES)).text,
    start: (process) =>
      process.start({
        side: "on-premises",
        target: { kind: "plan", plan },
        tunnel: { kind: "lan", address: "127.0.0.2" },
      }),
  };
}

/** Both sides of the platform, by the words that a test name needs. */
export const SIDES = [
  ["in the cloud", inTheCloud],
  ["on the client, over the local network", onTheClient],
] as const;

/** Starts a test and gives the owner's token if it is asked for; resolves when it waits for its message or ends. */
export async function startAndGiveToken(one: TestProcess, start: Scene["start"]): Promise<Watched> {
  const run = await start(one);
  const isStill = (phase: string): boolean => phase === "awaiting-message" || phase === "ended";
  const asked = await run.until(({ phase }) => phase === "awaiting-token" || isStill(phase));
  if (asked.phase === "awaiting-token")
    must(await one.tests.giveToken({ test: run.id, token: redact(VERIFY_TOKEN, "verify token") }));
  await run.until((state) => isStill(state.phase) || state.tokenRefused === true);
  return run;
}
