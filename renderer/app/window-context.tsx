import { createContext, useContext, type ReactNode } from "react";
import type { Link } from "../api/link.ts";
import type { Feed } from "../stores/feed.ts";
import type { RealmStores } from "../stores/realm-stores.ts";
import type { Notice } from "./notice.ts";
import type { ShownWorkspace } from "./shown-workspace.ts";
import type { Settings } from "../../shared/settings/settings.ts";

/** What every screen can use: the link, the stores of its realm, and the window's settings. */
export type WindowParts = {
  readonly link: Link;
  readonly settings: Feed<Settings>;
  readonly stores: RealmStores;
  readonly shownWorkspace: ShownWorkspace;
  readonly notice: Notice;
};

const Context = createContext<WindowParts | undefined>(undefined);

export function WindowProvider({
  parts,
  children,
}: {
  readonly parts: WindowParts;
  readonly children: ReactNode;
}) {
  return <Context value={parts}>{children}</Context>;
}

function useParts(): WindowParts {
  const parts = useContext(Context);
  if (parts === undefined) throw new Error("A screen stands outside its window.");
  return parts;
}

/** The stores of the realm that is shown. */
export function useStores(): RealmStores {
  return useParts().stores;
}

/** The store of settings. */
export function useSettingsStore(): Feed<Settings> {
  return useParts().settings;
}

/** Which workspace this window shows. */
export function useShownWorkspace(): ShownWorkspace {
  return useParts().shownWorkspace;
}

/** Why the last action without a screen of its own failed. */
export function useNotice(): Notice {
  return useParts().notice;
}

/** The link to the program. */
export function useLink(): Link {
  return useParts().link;
}
