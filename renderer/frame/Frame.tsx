import { ActionIcon } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconMenu2 } from "@tabler/icons-react";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useLocation } from "wouter";
import { to } from "../app/routes.ts";
import { useStores } from "../app/window-context.tsx";
import { loadedLater } from "../components/later/loaded-later.tsx";
import { LinkNotice } from "../components/link/LinkNotice.tsx";
import { AskedForNotLoaded } from "../components/later/PartNotLoaded.tsx";
import { useTranslation } from "../wording/use-translation.tsx";
import { Bar } from "./Bar.tsx";
import classes from "./Frame.module.css";
import { Rail } from "./Rail.tsx";
import { RunStrip } from "./RunStrip.tsx";
import { useFocusKept } from "./use-focus-kept.ts";
import { Toasts } from "./toasts/Toasts.tsx";

// Only Practice needs it.
const ScenarioWatch = loadedLater(
  async () => (await import("../components/practice/ScenarioWatch.tsx")).ScenarioWatch,
  { missing: () => <AskedForNotLoaded /> },
);

/** The frame around every screen: the rail, the Practice border, and the notice of a lost link. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslation();
  const { realm } = useStores();
  const main = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useMenu(button);
  useScreenFocus(main);
  useFocusKept();
  const practising = realm === "practice";
  const [path] = useLocation();
  // The welcome screen has nothing to navigate to yet.
  const bare = realm === "own" && path === to.start();
  return (
    <div className={classes["frame"]} data-practice={practising} data-menu={menu.open} data-bare={bare}>
      <a className={classes["skip"]} href="#content" onClick={(event) => skipTo(event, main.current)}>
        {t("window.frame.skip")}
      </a>
      {menu.narrow && !bare ? (
        <div className={classes["menuBar"]}>
          <ActionIcon
            ref={button}
            variant="default"
            size="lg"
            aria-label={t(menu.open ? "window.frame.menuClose" : "window.frame.menu")}
            aria-expanded={menu.open}
            aria-controls="rail"
            onClick={menu.toggle}
          >
            <IconMenu2 size={18} aria-hidden />
          </ActionIcon>
          <span className={classes["menuName"]}>Switchover</span>
        </div>
      ) : null}
      {bare || (menu.narrow && !menu.open) ? null : <Rail />}
      {menu.narrow && menu.open ? (
        // Keyboard users have the menu button and Escape.
        <div className={classes["veil"]} aria-hidden="true" onClick={menu.toggle} />
      ) : null}
      <div className={classes["column"]} inert={menu.narrow && menu.open}>
        {bare ? null : <Bar />}
        <main className={classes["main"]} ref={main} id="content" tabIndex={-1}>
          <LinkNotice />
          {children}
        </main>
        {practising ? <ScenarioWatch /> : null}
        <Toasts />
        <RunStrip />
        <div id="strip" />
      </div>
    </div>
  );
}

/** Narrow windows hide the rail behind a button; it closes with Escape and after navigation. */
function useMenu(button: RefObject<HTMLButtonElement | null>) {
  const narrow = useMediaQuery("(max-width: 719px)") ?? false;
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!narrow || !open) return;
    document.querySelector<HTMLElement>("#rail button, #rail a")?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [button, narrow, open]);
  return { narrow, open, toggle: () => setOpen((before) => !before) };
}

/**
 * Focuses the title when the URL changes but the screen component stays; a newly mounted screen focuses its
 * own title.
 */
function useScreenFocus(main: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.scrollTo({ top: 0 });
    (main.current?.querySelector<HTMLElement>("h1") ?? main.current)?.focus({ preventScroll: true });
  }, [path, main]);
}

// The URL fragment names the screen, so the skip link must not change it.
function skipTo(event: { preventDefault(): void }, main: HTMLElement | null): void {
  event.preventDefault();
  main?.focus();
}
