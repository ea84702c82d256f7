import type { RegistryBehavior } from "../registry/behavior.ts";
import type { Fault } from "./fault.ts";

/** Faults of the routing registry; they apply to no request of the two APIs. To add a fault, add an entry. */
export const REGISTRY_FAULTS = {
  "registry-changed": answering("changed"),
  "registry-shrunk": answering("shrunk"),
  "registry-cut-off": answering("cut-off"),
  "registry-empty": answering("empty"),
  "registry-error": answering("error"),
  "registry-private-prefix": answering("private-prefix"),
} as const satisfies Readonly<Record<string, Fault>>;

function answering(registry: RegistryBehavior): Fault {
  return { strikes: [], does: { kind: "registry", registry }, times: "always" };
}
