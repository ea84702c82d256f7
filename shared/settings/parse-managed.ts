import { parseStrictJson } from "../strict-json.ts";
import {
  INVALID,
  MANAGED_KEYS,
  MANAGED_VALUES,
  OPEN,
  unusableManaged,
  type ManagedKey,
  type ManagedState,
} from "./managed.ts";

/** Longest text of managed settings, in bytes. */
export const MOST_MANAGED_BYTES = 65_536;

const MOST_NAMED = 20;

/**
 * Parses managed settings. Each member is judged by itself: an invalid one doesn't free the others, and one that isn't
 * known is named.
 */
export function parseManaged(
  source: string,
  bytes: Uint8Array,
  isAuthority: (pem: string) => boolean = () => true,
): ManagedState {
  if (bytes.length > MOST_MANAGED_BYTES) return unusableManaged(source, { why: "too-large" });
  const json = parseStrictJson(bytes);
  if (!json.ok || !isObject(json.value)) return unusableManaged(source, { why: "not-json" });
  const members = json.value;
  const judged = <K extends ManagedKey>(key: K): ManagedState[K] => {
    if (!Object.hasOwn(members, key)) return OPEN;
    const value = MANAGED_VALUES[key].safeParse(members[key]);
    return (value.success ? { kind: "fixed", value: value.data } : INVALID) as ManagedState[K];
  };
  const settings = {
    proxy: judged("proxy"),
    retention: judged("retention"),
    tunnels: judged("tunnels"),
    updates: judged("updates"),
    certificates: usableOnly(judged("certificates"), isAuthority),
  };
  const known: readonly string[] = MANAGED_KEYS;
  const invalid = MANAGED_KEYS.filter((key) => settings[key].kind === "invalid");
  const unknown = Object.keys(members).filter((key) => !known.includes(key));
  return {
    source,
    ...settings,
    troubles: [
      ...invalid.map((key) => ({ kind: "invalid", key }) as const),
      ...unknown.slice(0, MOST_NAMED).map((key) => ({ kind: "unknown", key: key.slice(0, 100) }) as const),
    ],
  };
}

function usableOnly(
  certificates: ManagedState["certificates"],
  isAuthority: (pem: string) => boolean,
): ManagedState["certificates"] {
  return certificates.kind === "fixed" && !certificates.value.authorities.every(isAuthority)
    ? INVALID
    : certificates;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
