import { DirectionProvider, useDirection } from "@mantine/core";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import type { Feed } from "../stores/feed.ts";
import { valueOf } from "../stores/loadable.ts";
import { LANGUAGE_FACTS, type Language } from "../../shared/language.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import { TranslationProvider } from "../wording/use-translation.tsx";
import { loadWindowTranslation, type WindowTranslate } from "../wording/window-translate.ts";
import { runInBackground } from "./in-background.ts";
import { languageFor } from "./system-language.ts";
import { useToday } from "./use-now.ts";

type LanguageProviderProps = { readonly settings: Feed<Settings>; readonly children: ReactNode };

/**
 * Provides the window's texts in the chosen language or the system's, and switches without a reload.
 *
 * While another language loads, the previous one stays; at the start nothing is shown until the texts are
 * loaded. Falls back to English if loading fails.
 */
export function LanguageProvider({ settings, children }: LanguageProviderProps) {
  const chosen = useStore(settings, (state) =>
    state.kind === "loading" ? undefined : (valueOf(state)?.language ?? "system"),
  );
  const language = chosen === undefined ? undefined : languageFor(chosen);
  const say = useOfToday(useWords(language));
  return (
    <DirectionProvider detectDirection={false}>
      <Direction say={say} />
      {say === undefined ? null : <TranslationProvider say={say}>{children}</TranslationProvider>}
    </DirectionProvider>
  );
}

/**
 * The words as another function on each day: a time of today is told without its day, so everything that was written
 * yesterday is written again.
 */
function useOfToday(say: WindowTranslate | undefined): WindowTranslate | undefined {
  const today = useToday();
  return useMemo(() => (say === undefined ? undefined : renewed(say, today)), [say, today]);
}

function renewed(say: WindowTranslate, _today: string): WindowTranslate {
  const again: typeof say = Object.assign((...given: Parameters<WindowTranslate>) => say(...given), {
    language: say.language,
  });
  return again;
}

function useWords(language: Language | undefined): WindowTranslate | undefined {
  const [say, setSay] = useState<WindowTranslate>();
  useEffect(() => {
    if (language === undefined) return;
    let late = false;
    const load = async (): Promise<void> => {
      const loaded = await loadWindowTranslation(language).catch(() => loadWindowTranslation("en"));
      if (late) return;
      // Before the words: the library places some parts anew when the direction changes, but not while they are drawn.
      document.documentElement.dir = LANGUAGE_FACTS[loaded.language].direction;
      setSay(() => loaded);
    };
    runInBackground(load());
    return () => {
      late = true;
    };
  }, [language]);
  return say;
}

/** Sets the language and writing direction of the page and the component library. */
function Direction({ say }: { readonly say: WindowTranslate | undefined }) {
  const { setDirection } = useDirection();
  const language = say?.language;
  useEffect(() => {
    if (language === undefined) return;
    document.documentElement.lang = language;
    setDirection(LANGUAGE_FACTS[language].direction);
  }, [language, setDirection]);
  return null;
}
