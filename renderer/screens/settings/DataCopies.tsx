import { Button, Group } from "@mantine/core";
import { useEffect, useState } from "react";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { MovedFolder } from "../../components/data-copy/MovedFolder.tsx";
import { RestoreCopy } from "../../components/data-copy/RestoreCopy.tsx";
import { RestoredNote } from "../../components/data-copy/RestoredNote.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { MakeCopy, type CopyPurpose } from "./MakeCopy.tsx";
import classes from "./Settings.module.css";

/** Copies of the data folder: to keep, to move to another computer, to restore. */
export function DataCopies() {
  const t = useTranslation();
  const { dataCopy, realm } = useStores();
  const live = useConnection().kind === "live";
  const [opened, setOpened] = useState<CopyPurpose | "restore">();
  const close = (): void => setOpened(undefined);
  // A folder that was empty at the start fills without a push, and a copy takes the suggested name.
  useEffect(() => {
    if (opened === undefined) runInBackground(dataCopy.refresh());
  }, [dataCopy, opened]);
  if (realm === "practice") return null;
  return (
    <AsyncView feed={dataCopy}>
      {({ isFresh, suggested }) => (
        <Card title={t("window.dataCopy.title")} part="copies">
          <div className={classes["fields"]}>
            <MovedFolder />
            <RestoredNote />
            <p className={classes["hint"]}>{t("window.dataCopy.text")}</p>
            <Group gap="sm">
              {isFresh ? (
                <Button variant="default" disabled={!live} onClick={() => setOpened("restore")}>
                  {t("window.dataCopy.restore.open")}
                </Button>
              ) : (
                <>
                  <Button variant="default" disabled={!live} onClick={() => setOpened("copy")}>
                    {t("window.dataCopy.copy.open")}
                  </Button>
                  <Button variant="default" disabled={!live} onClick={() => setOpened("move")}>
                    {t("window.dataCopy.move.open")}
                  </Button>
                </>
              )}
            </Group>
          </div>
          {opened === "copy" || opened === "move" ? (
            <MakeCopy purpose={opened} suggested={suggested} onClose={close} />
          ) : null}
          <RestoreCopy opened={opened === "restore"} onClose={close} />
        </Card>
      )}
    </AsyncView>
  );
}
