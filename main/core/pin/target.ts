import type { Plan } from "../../../shared/migration/plan.ts";
import type { PinIntent } from "../../../shared/pin/operation-entry.ts";
import type { PinSide } from "../../../shared/platform/facts.ts";
import type { PinAction } from "../../../shared/pin/pin-change.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import { openCloudSide, openOnPremSide } from "../plan/connections.ts";
import {
  isForMigrating,
  isForSide,
  readPlanSecrets,
  type PlanSecrets,
  type SecretMember,
} from "../plan/plan-secrets.ts";
import type { Late } from "../platforms/http/exchange.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { digitsServed } from "./served.ts";

/** The requested change of a PIN. */
export type PinChangeInput = { readonly plan: Plan; readonly action: PinAction; readonly side: PinSide };

export type PinTools = {
  readonly ports: Pick<HostPorts, "secrets" | "files" | "clock" | "dataDir" | "proxies" | "authorities">;
  readonly vault: Vault;
};

/** The one API that a change goes to, opened; its first read signs in. */
export type PinTarget = {
  /** Reads the digits of the number that this API reports; undefined if it reports none. */
  readonly read: () => Promise<CallOutcome<string | undefined>>;
  readonly request: Pick<PinIntent, "method" | "path">;
  /** Sends the change, once. `late` receives a response that comes after the call has ended. */
  readonly send: (late: Late<null>) => Promise<CallOutcome<null>>;
  readonly close: () => Promise<void>;
};

type TargetProblem = InputProblem | { readonly kind: "pinMissing" } | { readonly kind: "pinOffInCloud" };

/**
 * Opens the API of a change with only the secrets that it needs. Sends nothing yet. Problems: pinOffInCloud,
 * pinMissing, secrets.
 */
export function openTarget(tools: PinTools, input: PinChangeInput): Result<PinTarget, TargetProblem> {
  const { plan, action, side } = input;
  if (side === "cloud" && action === "off") return err({ kind: "pinOffInCloud" });
  if (action === "set" && plan.number.pin === undefined) return err({ kind: "pinMissing" });
  const secrets = secretsFor(tools, plan, (member) => isNeeded(member, side, action));
  if (!secrets.ok) return secrets;
  return side === "cloud"
    ? cloudTarget(tools, plan, secrets.value)
    : onPremTarget(tools, input, secrets.value);
}

function secretsFor(
  { ports, vault }: PinTools,
  plan: Plan,
  isNeeded: (member: SecretMember) => boolean,
): Result<PlanSecrets, InputProblem> {
  return readPlanSecrets(plan, {
    outside: ports.secrets,
    vault,
    leaveOut: (member) => !isNeeded(member),
    mayMiss: isForMigrating,
  });
}

/** Connecting and signing in need all secrets of that API; the PIN itself is needed only to set it. */
function isNeeded(member: SecretMember, side: PinSide, action: PinAction): boolean {
  if (member === "number.pin") return action === "set";
  return isForSide(member, side === "cloud" ? "cloud" : "onPrem");
}

function cloudTarget(
  { ports }: PinTools,
  plan: Plan,
  secrets: PlanSecrets,
): Result<PinTarget, TargetProblem> {
  const pin = pinOf(secrets);
  if (!pin.ok) return pin;
  const opened = openCloudSide(plan, secrets, ports);
  if (!opened.ok) return opened;
  const { api } = opened.value;
  return ok({
    async read() {
      const outcome = await api.readNumber();
      return outcome.kind === "confirmed"
        ? { ...outcome, value: digitsServed(outcome.value.displayPhoneNumber) }
        : outcome;
    },
    request: { method: "POST", path: dialectOf(plan.dialect).cloud.number(plan.number.phoneNumberId) },
    send: (late) => api.setPin(pin.value, late),
    close: () => api.close(),
  });
}

function onPremTarget(
  { ports }: PinTools,
  { plan, action }: PinChangeInput,
  secrets: PlanSecrets,
): Result<PinTarget, TargetProblem> {
  const pin = action === "set" ? pinOf(secrets) : ok(undefined);
  if (!pin.ok) return pin;
  const opened = openOnPremSide(plan, secrets, ports);
  if (!opened.ok) return opened;
  const { api } = opened.value;
  return ok({
    async read() {
      const outcome = await api.readSettings();
      return outcome.kind === "confirmed" ? { ...outcome, value: digitsServed(outcome.value.waId) } : outcome;
    },
    request: {
      method: action === "set" ? "POST" : "DELETE",
      path: dialectOf(plan.dialect).onPrem.twoStep,
    },
    send: (late) => (pin.value === undefined ? api.disableTwoStep(late) : api.enableTwoStep(pin.value, late)),
    close: () => api.close(),
  });
}

function pinOf(secrets: PlanSecrets): Result<Redacted<string>, { readonly kind: "pinMissing" }> {
  const pin = secrets["number.pin"];
  return pin === undefined ? err({ kind: "pinMissing" }) : ok(pin);
}
