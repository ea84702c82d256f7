import type { Plan } from "../../../shared/migration/plan.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import type { Clock } from "../../../shared/time.ts";
import type { Connections } from "../plan/connections.ts";
import { answeredWithin, QUERIES_TOTAL_MS } from "../platforms/http/answered-within.ts";
import { probeTls } from "../platforms/http/tls-probe.ts";
import type { PlatformQueries } from "./context.ts";

const PROBE_MS = 10_000;

/** What the looks are asked of. */
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
 * Gives the looks of one round of checks. Each is asked when it is first wanted and never twice; a host gets one
 * call at a time; a host that could not be connected to is not tried again. After `totalMs` milliseconds what is
 * still open ends as not answered. Changes nothing on either side.
 */
export function openPlatformQueries(
  connections: QueryApis,
  plan: Plan,
  { clock, totalMs = QUERIES_TOTAL_MS, probe = probeTls }: Options,
): PlatformQueries {
  const endsAtMs = clock.monotonicMs() + totalMs;
  const cloudLane = laneWithin(clock, endsAtMs);
  const onPremLane = laneWithin(clock, endsAtMs);
  const { cloud, onPrem } = connections;
  return {
    number: once(() => cloudLane(() => cloud.readNumber())),
    numbers: once(() => cloudLane(() => cloud.listNumbers())),
    token: once(() => cloudLane(() => cloud.inspectToken())),
    subscriptions: once(() => cloudLane(() => cloud.readSubscriptions())),
    health: once(() => onPremLane(() => onPrem.readHealth())),
    settings: once(() => onPremLane(() => onPrem.readSettings())),
    shards: once(() => onPremLane(() => onPrem.readShards())),
    onPremTokenEnd: once(() => onPremLane(() => onPrem.tokenEndsAt())),
    // A handshake is no call: not a byte of HTTP is written, so it need not wait for one.
    cloudTls: once(() => probe(plan.cloud.baseUrl, connections.cloudTrust, PROBE_MS)),
    onPremTls: once(() => probe(plan.onPrem.baseUrl, connections.onPremTrust, PROBE_MS)),
  };
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask());
}

function laneWithin(clock: Clock, endsAtMs: number): HostQueue {
  let previous: Promise<unknown> = Promise.resolve();
  let unreachable: Extract<CallOutcome<never>, { kind: "notSent" }> | undefined;
  return <T>(call: Call<T>) => {
    const answer = previous.then(async (): Promise<CallOutcome<T>> => {
      if (unreachable !== undefined) return unreachable;
      const outcome = await answeredWithin(clock, endsAtMs, call);
      if (outcome.kind === "notSent") unreachable = outcome;
      return outcome;
    });
    // Only the order matters to whoever comes next; a failure belongs to the one who asked.
    previous = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  };
}
