import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { Result } from "../../../../shared/result.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import { triesVersion, type VersionAnswer } from "../../platforms/http/old-tls.ts";
import { systemRoots } from "../../platforms/http/secure-context.ts";
import { probeTls, type TlsVerdict } from "../../platforms/http/tls-probe.ts";
import type { Line, Trust } from "../../platforms/http/trust.ts";
import { checkAddress, type AddressProblem, type CheckedAddress } from "../address/check-address.ts";
import type { Resolver } from "../address/resolver.ts";
import { openEndpointClient, type EndpointClient } from "./endpoint-client.ts";
import { requestVerification, type VerificationRequests } from "./verification-requests.ts";
import { openSending, type Sending } from "./sending.ts";

/** Which outdated TLS versions an endpoint accepts. */
export type OldVersions = { readonly tls10: VersionAnswer; readonly tls11: VersionAnswer };

/**
 * The queries of an endpoint; each runs at most once, however many checks use it. Undefined: the query was
 * not possible.
 */
export type EndpointQueries = {
  address(): Promise<Result<CheckedAddress, AddressProblem>>;
  /** The certificate as the platform sees it: under the bundled roots or their replacement. */
  tls(): Promise<TlsVerdict | undefined>;
  /** The certificate under this machine's own store. */
  systemTls(): Promise<TlsVerdict | undefined>;
  oldVersions(): Promise<OldVersions | undefined>;
  /** Sent only through a connection with an accepted certificate. */
  handshakes(): Promise<VerificationRequests | undefined>;
  sending(): Promise<Sending>;
  close(): Promise<void>;
};

type Options = {
  readonly url: string;
  readonly allowPrivate: boolean;
  readonly send: boolean;
  readonly trust: Extract<Trust, { kind: "publicRoots" | "authority" }>;
  readonly verifyToken: Redacted<string> | undefined;
  readonly appSecret: Redacted<string> | undefined;
  readonly dialect: Dialect;
  readonly ports: Pick<HostPorts, "clock" | "random" | "appVersion" | "proxies">;
  readonly resolver?: Resolver;
};

const PROBE_MS = 10_000;

/** Prepares the queries of one endpoint; sends nothing before one is used. */
export function openEndpointQueries(options: Options): EndpointQueries {
  const { url, allowPrivate, send, verifyToken, appSecret, dialect, ports, resolver } = options;
  // A proxy gets the judged IP address and never the name, so that it connects to what was judged.
  const proxyLine: Line = ports.proxies === undefined ? {} : { proxies: ports.proxies };
  const trust = { ...options.trust, line: proxyLine };
  const address = once(() =>
    checkAddress(url, { allowPrivate, ...(resolver === undefined ? {} : { resolver }) }),
  );
  const checked = async (): Promise<CheckedAddress | undefined> => {
    const judged = await address();
    return judged.ok ? judged.value : undefined;
  };
  const tls = once(() =>
    withSome(checked, ({ url: { href }, addresses }) => probeTls(href, trust, PROBE_MS, { addresses })),
  );
  const openClient = once(async (): Promise<EndpointClient | undefined> => {
    const target = await checked();
    if (target === undefined || (await tls())?.kind !== "accepted") return undefined;
    return openEndpointClient(target, { trust, clock: ports.clock, appVersion: ports.appVersion });
  });
  let opened = false;
  const useClient = (): Promise<EndpointClient | undefined> => {
    opened = true;
    return openClient();
  };
  return {
    address,
    tls,
    systemTls: once(() =>
      withSome(checked, ({ url: { href }, addresses }) =>
        probeTls(href, { kind: "publicRoots", line: proxyLine }, PROBE_MS, {
          addresses,
          context: systemRoots(),
        }),
      ),
    ),
    oldVersions: once(() =>
      withSome(checked, async (target) => ({
        tls10: await triesVersion(target, "TLSv1", { deadlineMs: PROBE_MS, line: proxyLine }),
        tls11: await triesVersion(target, "TLSv1.1", { deadlineMs: PROBE_MS, line: proxyLine }),
      })),
    ),
    handshakes: once(() =>
      withSome(useClient, (open) => requestVerification(open, verifyToken, ports.random)),
    ),
    sending: once(async (): Promise<Sending> => {
      if (!send) return { kind: "not-asked" };
      const open = await useClient();
      if (open === undefined) return { kind: "not-reachable" };
      return openSending(open, { appSecret, dialect, clock: ports.clock, random: ports.random });
    }),
    async close() {
      if (opened) await (await openClient())?.close();
    },
  };
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask());
}

async function withSome<A, B>(
  give: () => Promise<A | undefined>,
  take: (given: A) => Promise<B>,
): Promise<B | undefined> {
  const given = await give();
  return given === undefined ? undefined : take(given);
}
