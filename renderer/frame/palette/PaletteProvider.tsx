import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from "react";
import { useLocation } from "wouter";
import { modifierKey } from "../../app/platform-keys.ts";
import { shortcutOf } from "../../app/shortcuts/shortcuts.ts";
import { useFocusReturn } from "../../app/use-focus-return.ts";
import { useStores } from "../../app/window-context.tsx";

// Neither is part of what a window needs to show itself.
const Palette = lazy(async () => ({ default: (await import("./Palette.tsx")).Palette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import("../../app/shortcuts/ShortcutsDialog.tsx")).ShortcutsDialog,
}));

const Context = createContext<(() => void) | undefined>(undefined);

/** Opens the command palette. */
export function useOpenPalette(): () => void {
  const open = useContext(Context);
  if (open === undefined) throw new Error("The palette is asked for outside its window.");
  return open;
}

/** Listens to the keys of the whole window and shows what they ask for. */
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
  // What was chosen leads somewhere and takes the focus with it.
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
      <Suspense fallback={null}>
        {shown === "palette" ? <Palette onClose={close} onChosen={leave} /> : null}
        {shown === "list" ? <ShortcutsDialog onClose={close} /> : null}
      </Suspense>
    </Context>
  );
}
