import { app, nativeTheme } from "electron";
import type { Language } from "../../../shared/language.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { type LanguageChoice, Settings } from "../../../shared/settings/settings.ts";
import { languageFor, wordsFor } from "./language.ts";
import type { Words } from "./words/words.ts";

/**
 * The words in the present language. It follows the user's settings, which may change while windows are open.
 */
export type Speech = {
  words(): Words;
  language(): Language;
  onChange(listener: () => void): void;
  /** Starts to follow the settings of this core. */
  follow(core: Transport): Promise<void>;
};

/** Uses the system's language until the settings are known. */
export function createSpeech(): Speech {
  let chosen: LanguageChoice = "system";
  const listeners = new Set<() => void>();
  const take = (value: unknown): void => {
    const settings = Settings.safeParse(value);
    if (!settings.success) return;
    nativeTheme.themeSource = settings.data.appearance;
    chosen = settings.data.language;
    for (const listener of listeners) listener();
  };
  return {
    // The system's language is known only once the application is ready, so it is queried each time.
    words: () => wordsFor(chosen, app.getLocale()),
    language: () => languageFor(chosen, app.getLocale()),
    onChange: (listener) => void listeners.add(listener),
    async follow(core) {
      core.subscribe("settings", take);
      const answer = await core.call("settings.get", {});
      if (answer.ok) take(answer.value);
    },
  };
}
