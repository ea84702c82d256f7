import { Button } from "@mantine/core";
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
import { Dialog, DialogButtons } from "../dialog/Dialog.tsx";

type Guard = {
  readonly mark: (id: string, dirty: boolean) => void;
  readonly any: () => boolean;
  readonly discard: () => void;
};

const Context = createContext<Guard | undefined>(undefined);

/**
 * Asks before a screen with unsaved input is left by a link, the back button, the palette or closing the
 * window.
 *
 * Forms inside it report their state with `useUnsavedGuard`.
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
    // If the target is on the same screen, the guard stays mounted, so it is re-armed.
    leaving.current = false;
  };
  return (
    <Context value={guard}>
      {children}
      <Dialog
        opened={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title={t("window.forms.unsaved.title")}
      >
        <p>{t("window.forms.unsaved.what")}</p>
        <DialogButtons>
          <Button variant="default" onClick={() => setWanted(undefined)}>
            {t("window.forms.unsaved.stay")}
          </Button>
          <Button color="red" onClick={leave}>
            {t("window.forms.unsaved.leave")}
          </Button>
        </DialogButtons>
      </Dialog>
    </Context>
  );
}

/** Also tells the part of a screen around some forms whether one of them has unsaved input. `onChange` must be stable. */
export function UnsavedScope({
  onChange,
  children,
}: {
  readonly onChange: (any: boolean) => void;
  readonly children: ReactNode;
}) {
  const screen = useContext(Context);
  const dirty = useRef(new Set<string>());
  const guard = useMemo<Guard>(
    () => ({
      mark: (id, is) => {
        if (is) dirty.current.add(id);
        else dirty.current.delete(id);
        screen?.mark(id, is);
        onChange(dirty.current.size > 0);
      },
      any: () => dirty.current.size > 0,
      discard: () => screen?.discard(),
    }),
    [onChange, screen],
  );
  return <Context value={guard}>{children}</Context>;
}

/**
 * Reports to the screen's guard whether this form has unsaved input. The result clears the mark, for
 * leaving on purpose.
 */
export function useUnsavedGuard(dirty: boolean): () => void {
  const guard = useContext(Context);
  const id = useId();
  useEffect(() => {
    guard?.mark(id, dirty);
    return () => guard?.mark(id, false);
  }, [guard, id, dirty]);
  return () => guard?.mark(id, false);
}

/** Clears all unsaved marks of the screen, for example after the edited item was deleted. */
export function useDiscard(): () => void {
  const guard = useContext(Context);
  return () => guard?.discard();
}

/**
 * Restores the URL when it changes while `held` returns true, and passes the wanted path to `ask`.
 *
 * Registered before the router's listener and stops the event, so the router does not see the change.
 */
function holdAddress(held: () => boolean, ask: (path: string) => void): () => void {
  let currentUrl = window.location.href;
  let state: unknown = window.history.state;
  const changed = (event: Event): void => {
    const targetUrl = window.location.href;
    if (targetUrl === currentUrl) return;
    if (!held()) {
      currentUrl = targetUrl;
      state = window.history.state;
      return;
    }
    event.stopImmediatePropagation();
    // The back button has left this history entry, so a new one restores the screen; a link has just added
    // one, which is replaced.
    if (event.isTrusted || event.type === "popstate") window.history.pushState(state, "", currentUrl);
    else window.history.replaceState(state, "", currentUrl);
    ask(new URL(targetUrl).hash.replace(/^#/, ""));
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
