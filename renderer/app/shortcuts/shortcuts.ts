import type { Realm } from "../../../shared/rpc/realm.ts";
import { to } from "../routes.ts";

/** A screen that a key leads to; its name is below `window.frame.rail`. */
export type ScreenKey = {
  readonly key: string;
  readonly name: keyof typeof ADDRESSES;
  readonly to: () => string;
};

const ADDRESSES = {
  scenarios: to.scenarios,
  platform: to.practice,
  overview: to.overview,
  migrate: to.migrate,
  webhooks: to.webhooks,
  tools: to.tools,
  history: to.history,
  connections: to.connections,
  settings: to.settings,
} as const;

const EVERYWHERE = [
  "overview",
  "migrate",
  "webhooks",
  "tools",
  "history",
  "connections",
  "settings",
] as const;

/** The screens of a realm in the order of its navigation, numbered in that order. */
export const SCREEN_KEYS: Readonly<Record<Realm, readonly ScreenKey[]>> = {
  own: numbered(EVERYWHERE),
  practice: numbered(["scenarios", "platform", ...EVERYWHERE]),
};

function numbered(names: readonly (keyof typeof ADDRESSES)[]): readonly ScreenKey[] {
  return names.map((name, index) => ({ key: String(index + 1), name, to: ADDRESSES[name] }));
}

/** What a key pressed anywhere in the window asks for; undefined where it is meant for a field or means nothing. */
export type Shortcut =
  | { readonly kind: "palette" }
  | { readonly kind: "list" }
  | { readonly kind: "go"; readonly to: string };

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/** Reads a key press. `mac` decides whether Ctrl or Cmd counts. */
export function shortcutOf(
  press: Press,
  { mac, realm }: { readonly mac: boolean; readonly realm: Realm },
): Shortcut | undefined {
  const modifier = mac ? press.metaKey : press.ctrlKey;
  if (press.altKey) return undefined;
  if (modifier && press.key.toLowerCase() === "k") return { kind: "palette" };
  if (modifier) {
    const screen = SCREEN_KEYS[realm].find(({ key }) => key === press.key);
    return screen === undefined ? undefined : { kind: "go", to: screen.to() };
  }
  return press.key === "?" && !isField(press.target) ? { kind: "list" } : undefined;
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}
