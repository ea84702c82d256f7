import { useStores } from "../../app/window-context.tsx";
import { ShortcutList } from "../../app/shortcuts/ShortcutList.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Look } from "../../components/screen/Look.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useSay } from "../../wording/use-say.tsx";
import classes from "./About.module.css";

const DOCS = ["readme", "commandLine", "plan", "assumptions"] as const;

/** What this program is, which one it is, where its data lies, and which keys it knows. */
export default function About() {
  const say = useSay();
  const { info } = useStores();
  return (
    <Screen title={say("window.about.title")} lead={say("window.about.lead")} narrow>
      <Look feed={info}>
        {({ version, host, platform, dataDir }) => (
          <Card title={say("window.about.this")}>
            <dl className={classes["facts"]}>
              <dt>{say("window.about.version")}</dt>
              <dd className="sw-mono">{version}</dd>
              <dt>{say("window.about.host")}</dt>
              <dd>{say(`window.about.hosts.${host}`)}</dd>
              <dt>{say("window.about.platform")}</dt>
              <dd className="sw-mono">{platform}</dd>
              <dt>{say("window.about.data")}</dt>
              <dd className="sw-mono">
                <Untrusted text={dataDir} />
              </dd>
            </dl>
          </Card>
        )}
      </Look>
      <Card title={say("window.about.promise")}>
        <p className={classes["text"]}>{say("window.about.promiseText")}</p>
      </Card>
      <Card title={say("window.shortcuts.title")}>
        <ShortcutList />
      </Card>
      <Card title={say("window.about.docs")}>
        <ul className={classes["docs"]}>
          {DOCS.map((name) => (
            <li key={name}>{say(`window.about.doc.${name}`)}</li>
          ))}
        </ul>
      </Card>
      <Card title={say("window.about.licences")}>
        <p className={classes["text"]}>{say("window.about.licencesText")}</p>
      </Card>
    </Screen>
  );
}
