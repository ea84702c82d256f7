import { Button, Modal } from "@mantine/core";
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { navigate } from "wouter/use-hash-location";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./forms.module.css";

type Guard = {
  readonly mark: (id: string, dirty: boolean) => void;
  readonly any: () => boolean;
  readonly discard: () => void;
};

const Context = createContext<Guard | undefined>(undefined);

/**
 * Keeps a screen from being left while something on it is not saved: by a link, the back button, the palette
 * or by closing the window. Forms inside it say so with `useUnsavedGuard`.
 */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const t = useTranslation();
  const dirty = useRef(new Set<string>());
  const leaving = useRef(false);
  const [wanted, setWanted] = useState<string>();
  const guard = useMemo<Guard>(
    () => ({
      mark: (id, is) => (is ? dirty.current.add(id) : dirty.current.delete(id)),
      any: () => dirty.current.size > 0,
      discard: () => dirty.current.clear(),
    }),
    [],
  );
  useEffect(() => holdAddress(() => !leaving.current && guard.any(), setWanted), [guard]);
  const leave = (): void => {
    leaving.current = true;
    setWanted(undefined);
    navigate(wanted ?? "/");
    // Inside the same screen the guard lives on.
    leaving.current = false;
  };
  return (
    <Context value={guard}>
      {children}
      <Modal
        opened={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title={t("window.forms.unsaved.title")}
        closeButtonProps={{ "aria-label": t("window.forms.close") }}
      >
        <p>{t("window.forms.unsaved.what")}</p>
        <div className={classes["dialogButtons"]}>
          <Button variant="default" data-autofocus onClick={() => setWanted(undefined)}>
            {t("window.forms.unsaved.stay")}
          </Button>
          <Button color="red" variant="light" onClick={leave}>
            {t("window.forms.unsaved.leave")}
          </Button>
        </div>
      </Modal>
    </Context>
  );
}

/** Tells the screen's guard whether this form holds something unsaved. The result lets go of it at once, before leaving on purpose. */
export function useUnsavedGuard(dirty: boolean): () => void {
  const guard = useContext(Context);
  const id = useId();
  useEffect(() => {
    guard?.mark(id, dirty);
    return () => guard?.mark(id, false);
  }, [guard, id, dirty]);
  return () => guard?.mark(id, false);
}

/** Lets go of everything unsaved on the screen: for when what it belonged to is gone. */
export function useDiscard(): () => void {
  const guard = useContext(Context);
  return () => guard?.discard();
}

/**
 * Puts the address back whenever it changes while `held` says so, and tells where it was to lead. The router hears
 * nothing of it: this listens before it does.
 */
function holdAddress(held: () => boolean, ask: (path: string) => void): () => void {
  let here = window.location.href;
  let state: unknown = window.history.state;
  const changed = (event: Event): void => {
    const there = window.location.href;
    if (there === here) return;
    if (!held()) {
      here = there;
      state = window.history.state;
      return;
    }
    event.stopImmediatePropagation();
    // The back button has left this entry already: a new one brings the screen back. A link has just made an entry.
    if (event.isTrusted || event.type === "popstate") window.history.pushState(state, "", here);
    else window.history.replaceState(state, "", here);
    ask(new URL(there).hash.replace(/^#/, ""));
  };
  const closing = (event: BeforeUnloadEvent): void => {
    if (held()) event.preventDefault();
  };
  window.addEventListener("popstate", changed, true);
  window.addEventListener("hashchange", changed, true);
  window.addEventListener("beforeunload", closing);
  return () => {
    window.removeEventListener("popstate", changed, true);
    window.removeEventListener("hashchange", changed, true);
    window.removeEventListener("beforeunload", closing);
  };
}
