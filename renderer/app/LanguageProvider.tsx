import { DirectionProvider, useDirection } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import type { Feed } from "../stores/feed.ts";
import { valueOf } from "../stores/loadable.ts";
import type { Language } from "../../shared/language.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import { TranslationProvider } from "../wording/use-translation.tsx";
import { loadWindowTranslation, type WindowTranslate } from "../wording/window-translate.ts";
import { runInBackground } from "./in-background.ts";
import { languageFor } from "./system-language.ts";

type LanguageProviderProps = { readonly settings: Feed<Settings>; readonly children: ReactNode };

/**
 * Gives the window its words, in the language that was chosen or that the system speaks, and changes them without a
 * reload. Until another language is fetched, the one before it stays; at the start nothing is shown in a wrong one.
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

/** In which direction each language is written. */
const DIRECTIONS: Readonly<Record<Language, "ltr" | "rtl">> = { en: "ltr", es: "ltr" };

/** Tells page and component library the language and its direction. */
function Direction({ say }: { readonly say: WindowTranslate | undefined }) {
  const { setDirection } = useDirection();
  const language = say?.language;
  useEffect(() => {
    if (language === undefined) return;
    document.documentElement.lang = language;
    setDirection(DIRECTIONS[language]);
  }, [language, setDirection]);
  return null;
}
