import type { Plan } from "../../../shared/migration/plan.ts";
import type { ReadingReason } from "../../../shared/migration/reading.ts";
import type { PinSide } from "../../../shared/pin/pin-change.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import { askedBy, takeReading } from "../migration/reading/take.ts";
import { openConnections } from "../plan/connections.ts";
import type { SecretMember } from "../plan/plan-secrets.ts";
import { isOtherNumber } from "./served.ts";
import { secretsFor, SIGN_IN, type PinTools } from "./target.ts";

type LocateProblem = InputProblem | { readonly kind: "placeUnknown"; readonly reason: ReadingReason };

const NEEDED: ReadonlySet<SecretMember> = new Set(["cloud.accessToken", ...SIGN_IN]);

/** Looks where a number is, without changing anything. A client that serves another number says nothing about this one. */
export async function locate(tools: PinTools, plan: Plan): Promise<Result<PinSide, LocateProblem>> {
  const secrets = secretsFor(tools, plan, (member) => NEEDED.has(member));
  if (!secrets.ok) return secrets;
  const connections = openConnections(plan, secrets.value, tools.ports);
  if (!connections.ok) return connections;
  try {
    const about = { dialect: dialectOf(plan.dialect), clock: tools.ports.clock };
    const nothingMore = { subscriptions: false, ownApp: false };
    const reading = await takeReading(connections.value, askedBy({ plan }, about), nothingMore);
    if (isOtherNumber(plan, reading.clientServes))
      return reading.cloudSays === "cloud"
        ? ok("cloud")
        : err({ kind: "placeUnknown", reason: "sides-contradict" });
    return reading.home === "unknown"
      ? err({ kind: "placeUnknown", reason: reading.reason })
      : ok(reading.home);
  } finally {
    await connections.value.close();
  }
}
