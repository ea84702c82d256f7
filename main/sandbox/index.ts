import { realChance } from "./chance.ts";
import { realClock } from "./clock.ts";
import { createFaultBench } from "./faults/bench.ts";
import { createExchangeHandler } from "./http/exchange-handler.ts";
import { createRequestLog } from "./http/request-log.ts";
import { startServer, type Exchange, type LoopbackServer } from "./http/server.ts";
import type { Sandbox, SandboxOptions } from "./options.ts";
import { setScene, type Scene } from "./scene.ts";
import { createAuthority, createSelfSigned, fingerprintOf, type ServerIdentity } from "./tls/certificates.ts";
import { keepWorld } from "./world/keeper.ts";
import { openWorld } from "./world/world.ts";

export { steppedClock, type SandboxClock } from "./clock.ts";
export { FAULTS, faultNames, isFaultName, type FaultChoice, type FaultName } from "./faults/table.ts";
export type { Fault } from "./faults/fault.ts";
export type { RequestEntry } from "./http/request-log.ts";
export type { Sandbox, SandboxOptions } from "./options.ts";
export type { Truth } from "./world/truth.ts";
export type { World } from "./world/world.ts";

/**
 * Starts a practice platform on the loopback address: the cloud API and the on-premises client, over one truth.
 *
 * Both speak real HTTPS. The cloud's certificate is signed by a fresh private authority; the on-premises client's is
 * self-signed, as it is by default in reality. Every secret is new. Nothing is written to disk.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock = options.clock ?? realClock;
  const [authority, onPremIdentity] = await Promise.all([
    createAuthority(),
    createSelfSigned("on-premises client"),
  ]);
  const cloudIdentity = await authority.issue("cloud API");
  const scene = setScene({
    options,
    nowMs: clock.nowMs(),
    chance: realChance,
    onPremCertificatePem: onPremIdentity.certPem,
  });
  const keeper = keepWorld(scene.world, clock, realChance);
  const bench = createFaultBench(keeper.change);
  bench.set(options.faults ?? []);
  const log = createRequestLog();
  let elsewhereRequests = 0;
  const servers = serverRow();
  const elsewhere = await servers.start(cloudIdentity, 0, async ({ response }) => {
    elsewhereRequests += 1;
    response.writeHead(200, { "content-type": "application/json" }).end('{"success":true}');
  });
  const parts = { keeper, bench, log, clock, elsewhere };
  const cloud = await servers.start(
    cloudIdentity,
    options.ports?.cloud ?? 0,
    createExchangeHandler({ ...parts, api: "cloud" }),
  );
  const onPrem = await servers.start(
    onPremIdentity,
    options.ports?.onPrem ?? 0,
    createExchangeHandler({ ...parts, api: "onprem" }),
  );
  return {
    ...describe(scene, { cloud, onPrem, sha256: fingerprintOf(onPremIdentity.certPem) }),
    caPem: authority.caPem,
    world: openWorld({
      keeper,
      bench,
      clock,
      requests: log.entries,
      elsewhereRequests: () => elsewhereRequests,
    }),
    close: async () => {
      keeper.close();
      await servers.close();
    },
  };
}

type ServerRow = {
  /** Starts one more server and gives its origin; where that fails, those started before are closed. */
  readonly start: (
    identity: ServerIdentity,
    port: number,
    onExchange: (exchange: Exchange) => Promise<void>,
  ) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** The servers of one practice platform, which count their connections together. */
function serverRow(): ServerRow {
  const started: LoopbackServer[] = [];
  let connections = 0;
  const close = async (): Promise<void> => {
    await Promise.all(started.map((server) => server.close()));
  };
  return {
    close,
    start: async (identity, port, onExchange) => {
      try {
        const server = await startServer({
          identity,
          port,
          onExchange,
          nextConnectionId: () => (connections += 1),
        });
        started.push(server);
        return server.origin;
      } catch (problem) {
        await close();
        throw problem;
      }
    },
  };
}

type Origins = { readonly cloud: string; readonly onPrem: string; readonly sha256: string };

function describe(scene: Scene, origins: Origins): Pick<Sandbox, "cloud" | "onPrem" | "number"> {
  const { fixtures, number, onPrem } = scene.world;
  return {
    cloud: {
      baseUrl: origins.cloud,
      accessToken: scene.accessToken,
      appId: fixtures.appId,
      appSecret: fixtures.appSecret,
      businessAccountId: fixtures.businessAccountId,
      phoneNumberId: fixtures.phoneNumberId,
    },
    onPrem: {
      baseUrl: origins.onPrem,
      username: onPrem.username,
      password: onPrem.password,
      token: scene.onPremToken,
      sha256: origins.sha256,
    },
    number: {
      cc: fixtures.cc,
      phoneNumber: fixtures.phoneNumber,
      pin: number.pin,
      wrongPin: scene.wrongPin,
      cert: fixtures.cert,
      displayName: scene.displayName,
    },
  };
}
