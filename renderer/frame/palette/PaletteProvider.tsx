import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { modifierKey } from "../../app/platform-keys.ts";
import { shortcutOf } from "../../app/shortcuts/shortcuts.ts";
import { useFocusReturn } from "../../app/use-focus-return.ts";
import { useStores } from "../../app/window-context.tsx";
import { loadedLater } from "../../components/later/loaded-later.tsx";
import { AskedForNotLoaded } from "../../components/later/PartNotLoaded.tsx";

// Loaded when needed; the window can show without them.
const notLoaded = {
  missing: ({ onClose }: { readonly onClose: () => void }) => <AskedForNotLoaded onTold={onClose} />,
};
const Palette = loadedLater(async () => (await import("./Palette.tsx")).Palette, notLoaded);
const ShortcutsDialog = loadedLater(
  async () => (await import("./ShortcutsDialog.tsx")).ShortcutsDialog,
  notLoaded,
);

const Context = createContext<(() => void) | undefined>(undefined);

/** Returns the function that opens the command palette. */
export function useOpenPalette(): () => void {
  const open = useContext(Context);
  if (open === undefined) throw new Error("The palette is asked for outside its window.");
  return open;
}

/** Handles the keyboard shortcuts of the whole window. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const { realm } = useStores();
  const [, go] = useLocation();
  const [shown, setShown] = useState<"palette" | "list">();
  const { keep, giveBack } = useFocusReturn();
  const show = useCallback(
    (what: "palette" | "list") => {
      keep();
      setShown(what);
    },
    [keep],
  );
  const open = useCallback(() => show("palette"), [show]);
  const close = useCallback(() => {
    setShown(undefined);
    giveBack();
  }, [giveBack]);
  // The chosen action navigates and moves the focus itself.
  const leave = useCallback(() => setShown(undefined), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event, { mac: modifierKey() === "⌘", realm });
      if (shortcut === undefined) return;
      event.preventDefault();
      if (shortcut.kind === "go") go(shortcut.to);
      else show(shortcut.kind);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [go, realm, show]);
  return (
    <Context value={open}>
      {children}
      {shown === "palette" ? <Palette onClose={close} onChosen={leave} /> : null}
      {shown === "list" ? <ShortcutsDialog onClose={close} /> : null}
    </Context>
  );
}
