import type { Realm } from "../../../shared/rpc/realm.ts";
import { to } from "../routes.ts";

/** Screens that a key leads to, numbered in the order of the navigation. */
export const SCREEN_KEYS = [
  { key: "1", name: "overview", to: to.overview },
  { key: "2", name: "migrate", to: to.migrate },
  { key: "3", name: "webhooks", to: to.webhooks },
  { key: "4", name: "history", to: to.history },
  { key: "5", name: "connections", to: to.connections },
  { key: "6", name: "platform", to: to.practice, only: "practice" },
  { key: "7", name: "settings", to: to.settings },
] as const satisfies readonly {
  readonly key: string;
  readonly name: string;
  readonly to: () => string;
  readonly only?: Realm;
}[];

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
    const screen = SCREEN_KEYS.find(({ key }) => key === press.key);
    if (screen === undefined || ("only" in screen && screen.only !== realm)) return undefined;
    return { kind: "go", to: screen.to() };
  }
  return press.key === "?" && !isField(press.target) ? { kind: "list" } : undefined;
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}
