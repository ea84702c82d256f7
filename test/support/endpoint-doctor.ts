import { randomBytes } from "node:crypto";
import { checkEndpoint } from "../../main/core/endpoint/check-endpoint.ts";
import type { Resolver } from "../../main/core/endpoint/address/resolver.ts";
import type { ProxyFinder } from "../../main/core/platforms/http/proxy/proxy.ts";
import { machineClock } from "../../main/hosts/common/ports/clock.ts";
import type { CheckResult } from "../../shared/checks/result.ts";
import { redact } from "../../shared/redacted.ts";
import { err, ok } from "../../shared/result.ts";
import type { OutputOf } from "../../shared/rpc/api.ts";
import type { Clock } from "../../shared/time.ts";
import { SECRET, TOKEN } from "./customer-endpoint.ts";

type ExamineOptions = {
  readonly url: string;
  /** PEM certificates used in place of the public roots. */
  readonly ca?: string;
  readonly token?: string | null;
  readonly secret?: string | null;
  readonly send?: boolean;
  readonly allowPrivate?: boolean;
  readonly onPremUrl?: string;
  readonly clock?: Clock;
  readonly resolver?: Resolver;
  readonly proxies?: ProxyFinder;
  readonly onResult?: (result: CheckResult) => void;
};

/** Result of the endpoint check, and a lookup of one of its checks by name. */
export type Examined = OutputOf<"endpoint.check"> & { readonly of: (name: string) => CheckResult };

/** Resolves every name to this machine. */
const loopback: Resolver = async () => [{ address: "127.0.0.1", family: 4 }];

/** Runs the endpoint check on a loopback endpoint; default: the correct token and secret. */
export async function examine({
  token = TOKEN,
  secret = SECRET,
  ...options
}: ExamineOptions): Promise<Examined> {
  const { ca, clock = machineClock, resolver = loopback } = options;
  const examined = await checkEndpoint(
    {
      ports: {
        clock,
        random: { bytes: (length) => randomBytes(length) },
        files: {
          read: (path) => (ca === undefined ? err({ kind: "fileUnreadable", path, code: "ENOENT" }) : ok(ca)),
          freeBytes: () => undefined,
        },
        ...(options.proxies === undefined ? {} : { proxies: options.proxies }),
        dataDir: "/nowhere",
        appVersion: "0.0.0",
      },
      vault: { state: () => "absent", take: () => err({ kind: "vaultAbsent" }) },
      resolver,
    },
    {
      url: options.url,
      send: options.send ?? false,
      allowPrivate: options.allowPrivate ?? true,
      ...(ca === undefined ? {} : { caFile: "ca.pem" }),
      ...(token === null ? {} : { verifyToken: redact(token, "verify token") }),
      ...(secret === null ? {} : { appSecret: redact(secret, "app secret") }),
      ...(options.onPremUrl === undefined ? {} : { onPremUrl: options.onPremUrl }),
    },
    options.onResult ?? (() => undefined),
  );
  if (!examined.ok) throw new Error(`the doctor could not look: ${examined.problem.kind}`);
  return {
    ...examined.value,
    of: (name) => {
      const found = examined.value.checks.find(({ id }) => id === `endpoint.${name}`);
      if (found === undefined) throw new Error(`no check endpoint.${name}`);
      return found;
    },
  };
}
