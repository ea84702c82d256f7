import { NativeSelect } from "@mantine/core";
import { useChangeSettings } from "../../app/use-change-settings.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useSettingsStore } from "../../app/window-context.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { LANGUAGE_FACTS } from "../../../shared/language.ts";
import { LanguageChoice as Choice } from "../../../shared/settings/settings.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

/**
 * Changes the window's language immediately. Each language is listed under its own name, so that its
 * speakers find it. `bare`: without its label above it, where there is no room.
 */
export function LanguageChoice({ bare = false }: { readonly bare?: boolean }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const language = usePart(useSettingsStore(), (settings) => settings.language) ?? "system";
  const { change, problem } = useChangeSettings();
  return (
    <div>
      <NativeSelect
        {...(bare
          ? { "aria-label": t("window.settings.language.label"), size: "sm" }
          : {
              label: t("window.settings.language.label"),
              description: LANGUAGE_FACTS[t.language].reviewed
                ? undefined
                : t("window.settings.language.reviewedNo"),
            })}
        value={language}
        disabled={!live}
        onChange={(event) => {
          const chosen = Choice.options.find((one) => one === event.currentTarget.value);
          if (chosen !== undefined) change({ language: chosen });
        }}
        data={Choice.options.map((value) => ({
          value,
          label: value === "system" ? t("window.settings.language.system") : LANGUAGE_FACTS[value].name,
        }))}
      />
      {problem === undefined ? null : <ProblemCard problem={problem} />}
    </div>
  );
}
