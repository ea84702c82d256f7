import { assemble, type Parts } from "./assemble.ts";
import { addNumbers } from "./further-numbers.ts";
import { type Chance, realChance, seededChance } from "./world/chance.ts";
import { realClock } from "./world/clock.ts";
import { createRequestLog } from "./http/request-log.ts";
import { serveBoth } from "./http/serve-both.ts";
import { lastingPorts } from "./http/server-row.ts";
import { SANDBOX_ASN } from "./registry/answer.ts";
import { startRegistry } from "./registry/registry-server.ts";
import { createProductionEndpoint, isEndpoint } from "./production/production-endpoint.ts";
import { readSnapshot, type SandboxSnapshot } from "./memory/snapshot.ts";
import type { LoopbackServer } from "./http/server.ts";
import type { Sandbox, SandboxNumber, SandboxOptions } from "./options.ts";
import { LASTING_YEARS, setScene } from "./scene.ts";
import { tlsProxies } from "./tls/front.ts";
import { fingerprintOf } from "./tls/certificates.ts";
import { newIdentities, type Identities } from "./tls/identities.ts";
import { emptyQueue } from "./webhook-sender/queue.ts";
import { shareAccount } from "./world/shared-account.ts";
import type { SeedData } from "./world/seed-data.ts";
import { openWorld } from "./world.ts";

export { clockFrom, steppedClock, type SandboxClock } from "./world/clock.ts";
export { FAULTS, faultNames, isFaultName, type FaultChoice, type FaultName } from "./faults/table.ts";
export type { Fault } from "./faults/fault.ts";
export type { Pace } from "./http/exchange-handler.ts";
export type { RequestEntry } from "./http/request-log.ts";
export type { SandboxMemory } from "./memory/snapshot.ts";
export type { Sandbox, SandboxNumber, SandboxOptions } from "./options.ts";
export { MOST_NUMBERS } from "./further-numbers.ts";
export type { Posted } from "./webhook-sender/attempt.ts";
export type { InboundMessage } from "./webhook-sender/update.ts";
export type { Truth } from "./world/truth.ts";
export type { World } from "./world.ts";

/**
 * Starts a sandbox on the loopback address: the cloud API and the on-premises client, over one state.
 *
 * Both use real HTTPS. The cloud's certificate is signed by a new private authority; the on-premises client's
 * is self-signed, which is the default in reality. Every secret is new. Nothing is written to disk, except by
 * `memory`: with it, the sandbox continues its saved state even after a kill, on the same ports if they are
 * free.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock = options.clock ?? realClock;
  const kept = keptIn(options);
  const chance = options.seed === undefined ? realChance : seededChance(options.seed);
  const first = kept ?? (await firstDay(options, clock.nowMs(), chance));
  const { identities, opening } = first;
  const ports = { ...first.ports };
  const numbers = options.memory === undefined ? (options.numbers ?? 1) : 1;
  const account = numbers > 1 ? shareAccount(first.world.cloud) : undefined;
  const parts = assemble({ options, clock, chance, first, restored: kept !== undefined, ports, account });
  const { keeper, bench, pulse, recorder } = parts;
  account?.add(keeper.state);
  const further =
    account === undefined ? [] : addNumbers(numbers - 1, { options, clock, chance, first, account });
  const log = createRequestLog();
  const partsOf = (one: Parts) => ({
    ...one,
    log,
    settle: one.recorder.settle,
    verifyCallback: one.webhooks.verifyCallback,
  });
  const served = await serveBoth({
    identities,
    portsToTry: (side) => portsToTry(options, side, kept?.ports[side]),
    handlerParts: partsOf(parts),
    further: further.map((one) => ({
      phoneNumberId: one.opening.fixtures.phoneNumberId,
      handlerParts: partsOf(one.parts),
    })),
  });
  const fronts = tlsProxies(identities.front);
  Object.assign(ports, { cloud: served.cloud.port, onPrem: served.onPrem.port });
  keeper.takeUp(kept?.due ?? []);
  await settledOrClosed(recorder.settle, served.close);
  for (const one of [parts, ...further.map((each) => each.parts)]) one.webhooks.sender.begin();
  const production = createProductionEndpoint({
    identity: identities.front,
    appSecret: first.opening.fixtures.appSecret,
    tokenOf: (url) => keeper.state().cloud.endpointTokens[url] ?? first.opening.fixtures.endpointToken,
    isEndpoint: (url) => isEndpoint(keeper.state(), url),
    conduct: () => bench.sending().production,
    onChange: pulse.listen,
  });
  const registry = await startRegistry(bench.registry);
  const sha256 = fingerprintOf(identities.onPrem.certPem);
  const numberAt = (of: SeedData, its: Parts, client: LoopbackServer | undefined): SandboxNumber => ({
    ...describe(of, { cloud: served.cloud.origin, onPrem: client?.origin ?? "", sha256 }),
    caPem: identities.caPem,
    world: openWorld({
      ...its,
      opening: of,
      sender: its.webhooks.sender,
      requests: log.entries,
      elsewhereRequests: served.elsewhereRequests,
    }),
  });
  return {
    ...numberAt(opening, parts, served.onPrem),
    restored: kept !== undefined,
    further: further.map((one, index) => numberAt(one.opening, one.parts, served.furtherOnPrem[index])),
    openFront: fronts.open,
    registry: { host: "127.0.0.1", port: registry.port, asn: SANDBOX_ASN },
    productionAt: (url) => production.at(url),
    close: async () => {
      for (const one of [parts, ...further.map((each) => each.parts)]) {
        one.recorder.close();
        one.webhooks.close();
        one.keeper.close();
      }
      await production.close();
      await registry.close();
      await fronts.close();
      await served.close();
    },
  };
}

function keptIn({ memory }: SandboxOptions): SandboxSnapshot | undefined {
  const text = memory?.load();
  return text === undefined ? undefined : readSnapshot(text);
}

async function firstDay(options: SandboxOptions, nowMs: number, chance: Chance): Promise<SandboxSnapshot> {
  const identities: Identities = await newIdentities(options.memory === undefined ? 30 : LASTING_YEARS * 365);
  const { opening, world } = setScene({
    options,
    nowMs,
    chance,
    onPremCertificatePem: identities.onPrem.certPem,
  });
  return {
    revision: 0,
    identities,
    ports: { cloud: 0, onPrem: 0 },
    opening,
    world,
    faults: [],
    due: [],
    sender: emptyQueue,
  };
}

function portsToTry(
  options: SandboxOptions,
  side: "cloud" | "onPrem",
  before: number | undefined,
): readonly number[] {
  const asked = options.ports?.[side];
  if (asked !== undefined) return [asked];
  if (options.memory === undefined) return [0];
  return before === undefined || before === 0 ? lastingPorts() : [before, ...lastingPorts()];
}

async function settledOrClosed(settle: () => void, close: () => Promise<void>): Promise<void> {
  try {
    settle();
  } catch (problem) {
    await close();
    throw problem;
  }
}

type Origins = { readonly cloud: string; readonly onPrem: string; readonly sha256: string };

function describe(opening: SeedData, origins: Origins): Pick<Sandbox, "cloud" | "onPrem" | "number"> {
  const { fixtures, onPrem } = opening;
  return {
    cloud: {
      baseUrl: origins.cloud,
      accessToken: opening.accessToken,
      appId: fixtures.appId,
      appSecret: fixtures.appSecret,
      endpointToken: fixtures.endpointToken,
      businessAccountId: fixtures.businessAccountId,
      phoneNumberId: fixtures.phoneNumberId,
    },
    onPrem: {
      baseUrl: origins.onPrem,
      username: onPrem.username,
      password: onPrem.password,
      token: opening.onPremToken,
      sha256: origins.sha256,
    },
    number: {
      cc: fixtures.cc,
      phoneNumber: fixtures.phoneNumber,
      pin: opening.pin,
      wrongPin: opening.wrongPin,
      cert: fixtures.cert,
      displayName: opening.displayName,
    },
  };
}
