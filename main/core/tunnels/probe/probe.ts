import type { CheckResult } from "../../../../shared/checks/result.ts";
import type { ProofCauseOf } from "../../../../shared/webhook/proof-checks.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../../shared/rpc/api.ts";
import { fail, phrase, skip, warn, type CheckFinding } from "../../checks/finding.ts";
import { agentFor } from "../../platforms/http/agent-for.ts";
import { probeTls, type TlsVerdict } from "../../platforms/http/tls-probe.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import { fixedProxies } from "../../host/under-management.ts";
import type { ProbeArrival, ProbePath, Receivers } from "../../webhooks/receiver/port.ts";
import type { OpenTunnel } from "../port.ts";
import type { TunnelLine } from "../tunnel-line.ts";
import { probeBodies, type ProbeBody } from "./bodies.ts";
import { certificateFactsOf, judgeProbeAnswer, judgeStanding, unconnected } from "./tls-handshake.ts";
import { endsProbe, judgeBodies, type ProbeAttempt } from "./judge.ts";
import { readAuthorities } from "../../host/authority-file.ts";
import { addressesBehind, NAME_SERVICES, type AddressTrouble, type NameServices } from "./public-address.ts";
import { sendBody } from "./send.ts";

const HANDSHAKE_MS = 10_000;
const ANSWER_MS = 15_000;
const LARGE_ANSWER_MS = 45_000;

type Tunnel = CheckFinding<ProofCauseOf<"webhooks.tunnel">>;
type OutsideIn = CheckFinding<ProofCauseOf<"webhooks.outside-in">>;

type ProbeDeps = {
  readonly ports: Pick<HostPorts, "clock" | "random" | "files" | "managed" | "proxies">;
  readonly receivers: Pick<Receivers, "address" | "openProbe">;
  readonly line: Pick<TunnelLine, "state" | "standing" | "stableUrl"> | undefined;
  /** For tests: replaces the machine's own name services. */
  readonly names?: NameServices;
};

type Input = ParsedInputOf<"tunnels.probe">;

/** Appends a path to a public URL, which may have a path of its own that a proxy removes. */
export function addressAt(publicUrl: string, path: string): string {
  return publicUrl.replace(/\/+$/, "") + path;
}

/**
 * Judges a receiver's public URL as the platform would see it: its host name, its certificate under the
 * bundled roots, and whether signed bodies sent to it arrive unchanged. Problems: notListening, fileUnusable.
 */
export async function probeTunnel(
  given: ProbeDeps,
  { receiver, caFile }: Input,
): Promise<Result<{ readonly checks: readonly CheckResult[] }, ProblemOf<"tunnels.probe">>> {
  const { receivers, ports, line } = given;
  if (receivers.address(receiver) === undefined) return err({ kind: "notListening" });
  const authority = readAuthorities(ports, caFile);
  if (!authority.ok) return authority;
  const current = line?.standing();
  if (current === undefined) return ok({ checks: results(noTunnel(line), notAsked()) });
  const path = receivers.openProbe(receiver);
  if (path === undefined) return err({ kind: "notListening" });
  try {
    // The receiver's own authority is trusted in addition to a given one; both replace the public roots.
    const trusted = [authority.value, current.caPem].filter((pem) => pem !== undefined);
    const pem = trusted.length === 0 ? undefined : trusted.join("\n");
    const { verdict, outsideIn } = await probeFromOutside({ ...given, standing: current, path, pem });
    const host = new URL(current.publicUrl).host;
    return ok({ checks: results(judgeStanding(host, verdict, ports.clock.now()), outsideIn) });
  } finally {
    path.close();
  }
}

function results(tunnel: Tunnel, outsideIn: OutsideIn): readonly CheckResult[] {
  return [
    { id: "webhooks.tunnel", ...tunnel },
    { id: "webhooks.outside-in", ...outsideIn },
  ];
}

function noTunnel(line: ProbeDeps["line"]): Tunnel {
  const problem = line?.state().problem;
  if (problem === undefined) return fail("no-public-url", phrase("tunnels.found.tunnel.none"));
  const { cause, detail } = problem;
  return fail(
    cause,
    detail === undefined
      ? phrase("tunnels.found.tunnel.down", { cause })
      : phrase("tunnels.found.tunnel.downBecause", { cause, detail }),
  );
}

function notAsked(): OutsideIn {
  return skip("not-reachable", phrase("tunnels.found.outsideIn.unasked"));
}

type ProbeInput = ProbeDeps & {
  readonly standing: OpenTunnel;
  readonly path: ProbePath;
  readonly pem: string | undefined;
};
type ProbeOutcome = { readonly verdict?: TlsVerdict; readonly outsideIn: OutsideIn };

async function probeFromOutside(probe: ProbeInput): Promise<ProbeOutcome> {
  const { standing: current, path, pem } = probe;
  const url = new URL(addressAt(current.publicUrl, path.path));
  const { host } = url;
  const { names = NAME_SERVICES, line, ports } = probe;
  const addresses = await addressesBehind(url, {
    allowPrivate: pem !== undefined,
    isFresh: line?.stableUrl === false,
    names,
    clock: ports.clock,
  });
  if (!addresses.ok) return { outsideIn: judgeAddress(host, addresses.problem) };
  const proxies = fixedProxies(ports);
  const trust = {
    ...(pem === undefined ? ({ kind: "publicRoots" } as const) : ({ kind: "authority", pem } as const)),
    ...(proxies === undefined ? {} : { line: { proxies } }),
  };
  const verdict = await probeTls(url.href, trust, HANDSHAKE_MS, { addresses: addresses.value });
  const refused = judgeProbeAnswer(host, verdict);
  if (refused !== undefined) return { verdict, outsideIn: refused };
  const agent = await agentFor(
    { url, addresses: addresses.value },
    { roots: trust, connectMs: HANDSHAKE_MS, connections: 1 },
  );
  try {
    const facts = verdict.kind === "accepted" ? certificateFactsOf(host, verdict.certificate) : { host };
    return { verdict, outsideIn: judgeBodies(host, await tryBodies(probe, agent, url), facts) };
  } finally {
    await agent.destroy();
  }
}

function judgeAddress(host: string, problem: AddressTrouble): OutsideIn {
  switch (problem.kind) {
    case "name-not-found":
      return unconnected(host, "name-not-found");
    case "name-not-seen":
      return warn("name-not-seen", phrase("tunnels.found.outsideIn.notSeen", { host }), { host });
    case "private": {
      const { address } = problem;
      return fail("not-public", phrase("tunnels.found.outsideIn.private", { host, address }), {
        host,
        address,
      });
    }
  }
}

async function tryBodies(
  { ports, path }: ProbeInput,
  agent: Awaited<ReturnType<typeof agentFor>>,
  url: URL,
): Promise<readonly ProbeAttempt[]> {
  const tried: ProbeAttempt[] = [];
  let arrivals: ProbeArrival[] = [];
  path.onArrival((arrival) => arrivals.push(arrival));
  for (const body of probeBodies(ports.random)) {
    arrivals = [];
    const sentMs = ports.clock.monotonicMs();
    const limitMs = body.name === "large" ? LARGE_ANSWER_MS : ANSWER_MS;
    const sent = await sendBody({ agent, url, body, limitMs });
    const one: ProbeAttempt = { name: body.name, sent, ...arrivedOf(body, arrivals, sentMs) };
    tried.push(one);
    if (endsProbe(one)) break;
  }
  return tried;
}

/** The arrival that belongs to a body: the identical one, otherwise the first. */
function arrivedOf(
  { bytes, signature }: ProbeBody,
  arrivals: readonly ProbeArrival[],
  sentMs: number,
): Pick<ProbeAttempt, "arrived"> {
  const same = arrivals.find(({ body }) => body.equals(bytes));
  const arrival = same ?? arrivals[0];
  if (arrival === undefined) return {};
  return {
    arrived: {
      isSame: same !== undefined,
      isSigned: arrival.headers["x-hub-signature-256"] === signature,
      ms: Math.max(0, arrival.monotonicMs - sentMs),
    },
  };
}
