import type { PartLink } from "./part-link.ts";

/** The cards of the settings that links and the command palette lead to. */
export type SettingsPart = "connection-test" | "authorities" | "alerts" | "copies" | "privacy";

/** Cards that are about this computer, and aren't in Practice. */
const OWN_PARTS: readonly SettingsPart[] = ["authorities", "alerts", "copies"];

/** Whether the settings have this card in a realm. */
export function isSettingsPart(part: SettingsPart, realm: "own" | "practice"): boolean {
  return realm === "own" || !OWN_PARTS.includes(part);
}

/** The link state for a card of the settings: `go(to.settings(), { state: toSettingsPart("alerts") })`. */
export function toSettingsPart(part: SettingsPart): PartLink {
  return { part };
}
