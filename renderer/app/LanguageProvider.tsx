import { DirectionProvider, useDirection } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import type { Feed } from "../stores/feed.ts";
import { valueOf } from "../stores/loadable.ts";
import { LANGUAGE_FACTS, type Language } from "../../shared/language.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import { TranslationProvider } from "../wording/use-translation.tsx";
import { loadWindowTranslation, type WindowTranslate } from "../wording/window-translate.ts";
import { runInBackground } from "./in-background.ts";
import { languageFor } from "./system-language.ts";

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
  const say = useWords(language);
  return (
    <DirectionProvider detectDirection={false}>
      <Direction say={say} />
      {say === undefined ? null : <TranslationProvider say={say}>{children}</TranslationProvider>}
    </DirectionProvider>
  );
}

function useWords(language: Language | undefined): WindowTranslate | undefined {
  const [say, setSay] = useState<WindowTranslate>();
  useEffect(() => {
    if (language === undefined) return;
    let late = false;
    const load = async (): Promise<void> => {
      const loaded = await loadWindowTranslation(language).catch(() => loadWindowTranslation("en"));
      if (!late) setSay(() => loaded);
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
