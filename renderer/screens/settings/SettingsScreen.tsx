import { usePartInSight } from "../../app/use-part-in-sight.ts";
import { useSettingsStore } from "../../app/window-context.tsx";
import { UnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { WebhookPrivacy } from "../webhooks/privacy/WebhookPrivacy.tsx";
import { Alerts } from "./Alerts.tsx";
import { AppearanceChoice } from "./AppearanceChoice.tsx";
import { Authorities } from "./Authorities.tsx";
import { DataCopies } from "./DataCopies.tsx";
import { DataFolder } from "./DataFolder.tsx";
import { DialectDefaults } from "./DialectDefaults.tsx";
import { DesktopDigest } from "./DesktopDigest.tsx";
import { DamagedValues, LostFiles, LostSettings, LostWorkspaces } from "./KeptAside.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { LogDetail } from "./LogDetail.tsx";
import { LoginStart } from "./LoginStart.tsx";
import { ManagedSettings } from "./ManagedSettings.tsx";
import classes from "./Settings.module.css";
import { Updates } from "./Updates.tsx";
import { QuietHoursCard } from "./QuietHoursCard.tsx";
import { WayTest } from "./WayTest.tsx";
import { VaultSettings } from "./VaultSettings.tsx";

/** Shows the settings of this window and this data folder, and what is stored of webhooks. */
export default function SettingsScreen() {
  const t = useTranslation();
  usePartInSight();
  return (
    <UnsavedGuard>
      <Screen title={t("window.frame.rail.settings")} lead={t("window.settings.lead")}>
        <AsyncView feed={useSettingsStore()}>
          {(settings) => (
            <>
              <DamagedValues settings={settings} />
              <LostWorkspaces />
              <LostFiles />
              <LostSettings settings={settings} />
              <Card title={t("window.settings.window")}>
                <div className={classes["fields"]}>
                  <AppearanceChoice appearance={settings.appearance} />
                  <LanguageChoice />
                </div>
              </Card>
              <QuietHoursCard quietHours={settings.quietHours} />
              <VaultSettings lockAfterMinutes={settings.lockAfterMinutes} />
              <DialectDefaults dialect={settings.dialect} />
              <LogDetail logLevel={settings.logLevel} />
            </>
          )}
        </AsyncView>
        <WayTest />
        <Authorities />
        <Updates />
        <ManagedSettings />
        <LoginStart />
        <Alerts />
        <DesktopDigest />
        <DataFolder />
        <DataCopies />
        <section
          data-part="privacy"
          className={classes["group"]}
          aria-label={t("window.webhooks.privacy.title")}
        >
          <p className={classes["groupTitle"]}>
            <strong>{t("window.webhooks.privacy.title")}</strong>
            <span className="sw-quiet">{t("window.webhooks.privacy.lead")}</span>
          </p>
          <WebhookPrivacy />
        </section>
      </Screen>
    </UnsavedGuard>
  );
}
