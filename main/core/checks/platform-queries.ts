import type { Plan } from "../../../shared/migration/plan.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import type { Clock } from "../../../shared/time.ts";
import type { Connections } from "../plan/connections.ts";
import { answeredWithin, QUERIES_TOTAL_MS } from "../platforms/http/answered-within.ts";
import { probeTls } from "../platforms/http/tls-probe.ts";
import type { PlatformQueries } from "./context.ts";

const PROBE_MS = 10_000;

/** The APIs that the queries use. */
export type QueryApis = Pick<Connections, "cloudTrust" | "onPremTrust"> & {
  readonly cloud: Pick<
    Connections["cloud"],
    "readNumber" | "listNumbers" | "inspectToken" | "readSubscriptions"
  >;
  readonly onPrem: Pick<Connections["onPrem"], "readHealth" | "readSettings" | "readShards" | "tokenEndsAt">;
};

type Options = { readonly clock: Clock; readonly totalMs?: number; readonly probe?: typeof probeTls };
type Call<T> = () => Promise<CallOutcome<T>>;
type HostQueue = <T>(call: Call<T>) => Promise<CallOutcome<T>>;

/**
 * Opens the queries of one round of checks. Changes nothing on either API.
 *
 * Each query is sent on first use and once only. Each host gets one call at a time, and none after a failed
 * connection. Queries still open after `totalMs` milliseconds end as not answered.
 */
export function openPlatformQueries(
  connections: QueryApis,
  plan: Plan,
  { clock, totalMs = QUERIES_TOTAL_MS, probe = probeTls }: Options,
): PlatformQueries {
  const endsAtMs = clock.monotonicMs() + totalMs;
  const cloudQueue = hostQueue(clock, endsAtMs);
  const onPremQueue = hostQueue(clock, endsAtMs);
  const { cloud, onPrem } = connections;
  return {
    number: once(() => cloudQueue(() => cloud.readNumber())),
    numbers: once(() => cloudQueue(() => cloud.listNumbers(plan.number.phoneNumberId))),
    token: once(() => cloudQueue(() => cloud.inspectToken())),
    subscriptions: once(() => cloudQueue(() => cloud.readSubscriptions())),
    health: once(() => onPremQueue(() => onPrem.readHealth())),
    settings: once(() => onPremQueue(() => onPrem.readSettings())),
    shards: once(() => onPremQueue(() => onPrem.readShards())),
    onPremTokenEnd: once(() => onPremQueue(() => onPrem.tokenEndsAt())),
    // A TLS handshake sends no HTTP request, so it need not wait in the queue.
    cloudTls: once(() => probe(plan.cloud.baseUrl, connections.cloudTrust, PROBE_MS)),
    onPremTls: once(() => probe(plan.onPrem.baseUrl, connections.onPremTrust, PROBE_MS)),
  };
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask());
}

function hostQueue(clock: Clock, endsAtMs: number): HostQueue {
  let previous: Promise<unknown> = Promise.resolve();
  let unreachable: Extract<CallOutcome<never>, { kind: "notSent" }> | undefined;
  return <T>(call: Call<T>) => {
    const answer = previous.then(async (): Promise<CallOutcome<T>> => {
      if (unreachable !== undefined) return unreachable;
      const outcome = await answeredWithin(clock, endsAtMs, call);
      if (outcome.kind === "notSent") unreachable = outcome;
      return outcome;
    });
    // Continue after a failure; its caller handles it.
    previous = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  };
}
