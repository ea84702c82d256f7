import { CLOUD_FAULTS } from "./cloud-faults.ts";
import type { FaultWord } from "../../../shared/wording/fault-words.ts";
import type { Fault } from "./fault.ts";
import { MESSAGE_FAULTS } from "./message-faults.ts";
import { ON_PREM_FAULTS } from "./on-prem-faults.ts";
import { PIN_FAULTS, REGISTER_FAULTS } from "./register-faults.ts";
import { REGISTRY_FAULTS } from "./registry-faults.ts";
import { WEBHOOK_FAULTS } from "./webhook-faults.ts";

/** All faults by name; FAULT_WORDS holds their descriptions. */
export const FAULTS = {
  ...REGISTER_FAULTS,
  ...CLOUD_FAULTS,
  ...ON_PREM_FAULTS,
  ...PIN_FAULTS,
  ...MESSAGE_FAULTS,
  ...WEBHOOK_FAULTS,
  ...REGISTRY_FAULTS,
} as const satisfies Readonly<Record<FaultWord, Fault>>;

export type FaultName = keyof typeof FAULTS;

/** A fault, optionally with another number of seconds: `delay-register:20`. */
export type FaultChoice = FaultName | `${FaultName}:${number}`;

/** Every fault's name, in the order of the table. */
export function faultNames(): readonly FaultName[] {
  return Object.keys(FAULTS).filter(isFaultName);
}

/** True if a text names a fault. */
export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(FAULTS, name);
}
