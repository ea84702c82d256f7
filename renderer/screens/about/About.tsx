import { useStores } from "../../app/window-context.tsx";
import { ShortcutList } from "../../app/shortcuts/ShortcutList.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { EndedUnexpectedly } from "./EndedUnexpectedly.tsx";
import { SupportBundle } from "./SupportBundle.tsx";
import classes from "./About.module.css";

const DOCS = [
  "readme",
  "commandLine",
  "plan",
  "webhooks",
  "tunnels",
  "desktop",
  "updates",
  "alerts",
  "managed",
  "security",
  "support",
  "assumptions",
] as const;

/** Shows what Switchover is, its version, where its data is stored, and its keyboard shortcuts. */
export default function About() {
  const t = useTranslation();
  const { info } = useStores();
  return (
    <Screen title={t("window.about.title")} lead={t("window.about.lead")}>
      <AsyncView feed={info}>
        {({ version, host, platform, dataDir }) => (
          <Card title={t("window.about.this")}>
            <dl className={classes["facts"]}>
              <dt>{t("window.about.version")}</dt>
              <dd className="sw-mono">{version}</dd>
              <dt>{t("window.about.host")}</dt>
              <dd>{t(`window.about.hosts.${host}`)}</dd>
              <dt>{t("window.about.platform")}</dt>
              <dd className="sw-mono">{platform}</dd>
              <dt>{t("window.about.data")}</dt>
              <dd className="sw-mono">
                <Untrusted text={dataDir} />
              </dd>
            </dl>
          </Card>
        )}
      </AsyncView>
      <Card title={t("window.about.promise")}>
        <p className={classes["text"]}>{t("window.about.promiseText")}</p>
      </Card>
      <EndedUnexpectedly />
      <SupportBundle />
      <Card title={t("window.shortcuts.title")}>
        <ShortcutList />
      </Card>
      <Card title={t("window.about.docs")}>
        <ul className={classes["docs"]}>
          {DOCS.map((name) => (
            <li key={name}>{t(`window.about.doc.${name}`)}</li>
          ))}
        </ul>
      </Card>
      <Card title={t("window.about.licences")}>
        <p className={classes["text"]}>{t("window.about.licencesText")}</p>
      </Card>
    </Screen>
  );
}
