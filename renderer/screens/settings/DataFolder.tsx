import { Button, Group } from "@mantine/core";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { CopyButton } from "../../components/text/CopyButton.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Settings.module.css";

/** Shows where the data is stored on this computer. */
export function DataFolder() {
  const t = useTranslation();
  const { info } = useStores();
  const live = useConnection().kind === "live";
  const show = useOperation("desktop.showDataFolder");
  return (
    <AsyncView feed={info}>
      {({ dataDir, desktop }) => (
        <Card title={t("window.settings.data.title")}>
          <div className={classes["fields"]}>
            <p className={classes["hint"]}>{t("window.settings.data.text")}</p>
            <code className={`${classes["path"]} sw-mono`}>
              <Untrusted text={dataDir} />
            </code>
            <Group gap="sm">
              <CopyButton content="plain" text={dataDir} label={t("window.settings.data.copy")} wordy />
              {desktop ? (
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={!live}
                  loading={show.busy}
                  onClick={() => runInBackground(show.run({}))}
                >
                  {t("window.settings.data.show")}
                </Button>
              ) : null}
            </Group>
            {show.problem === undefined ? null : <ProblemCard problem={show.problem} />}
          </div>
        </Card>
      )}
    </AsyncView>
  );
}
