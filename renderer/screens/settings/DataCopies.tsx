import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { problemWords } from "../../../shared/wording/problems.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { RestoreCopy } from "../../components/data-copy/RestoreCopy.tsx";
import { RestoredNote } from "../../components/data-copy/RestoredNote.tsx";
import { TypedConfirmationDialog } from "../../components/forms/TypedConfirmationDialog.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { ThreePartCard } from "../../components/problem/ThreePartCard.tsx";
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
  if (realm === "practice") return null;
  return (
    <AsyncView feed={dataCopy}>
      {({ movedAt, isFresh, suggested }) => (
        <Card title={t("window.dataCopy.title")}>
          <div className={classes["fields"]}>
            {movedAt === undefined ? null : <MovedFolder at={movedAt} />}
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

/** Says that this folder was marked as moved, and removes the mark on a typed word. */
function MovedFolder({ at }: { readonly at: string }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const [asked, setAsked] = useState(false);
  const stay = useOperation("dataCopy.stay");
  const confirm = async (): Promise<void> => {
    if ((await stay.run({})).ok) setAsked(false);
  };
  return (
    <>
      <ThreePartCard
        meaning="attention"
        parts={problemWords(t, { kind: "folderMoved", at })}
        actions={
          <Button variant="default" disabled={!live} onClick={() => setAsked(true)}>
            {t("window.dataCopy.stay.open")}
          </Button>
        }
      />
      <TypedConfirmationDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={t("window.dataCopy.stay.title")}
        word={t("window.dataCopy.stay.word")}
        askFor={t("dataCopy.stay.label", { word: t("window.dataCopy.stay.word") })}
        action={t("window.dataCopy.stay.go")}
        busy={stay.busy}
        onConfirm={() => runInBackground(confirm())}
      >
        <Text size="sm">{t("dataCopy.stay.why")}</Text>
        {stay.problem === undefined ? null : <ProblemCard problem={stay.problem} />}
      </TypedConfirmationDialog>
    </>
  );
}
