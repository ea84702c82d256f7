import { useSettingsStore } from "../../app/window-context.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { AppearanceChoice } from "./AppearanceChoice.tsx";
import { DataFolder } from "./DataFolder.tsx";
import { DialectDefaults } from "./DialectDefaults.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import classes from "./Settings.module.css";
import { VaultSettings } from "./VaultSettings.tsx";

/** Shows the settings of this window and this data folder. Every change applies immediately. */
export default function SettingsScreen() {
  const t = useTranslation();
  return (
    <Screen title={t("window.frame.rail.settings")} lead={t("window.settings.lead")} narrow>
      <AsyncView feed={useSettingsStore()}>
        {(settings) => (
          <>
            <Card title={t("window.settings.window")}>
              <div className={classes["fields"]}>
                <AppearanceChoice appearance={settings.appearance} />
                <LanguageChoice />
              </div>
            </Card>
            <VaultSettings lockAfterMinutes={settings.lockAfterMinutes} />
            <DialectDefaults dialect={settings.dialect} />
          </>
        )}
      </AsyncView>
      <DataFolder />
    </Screen>
  );
}
