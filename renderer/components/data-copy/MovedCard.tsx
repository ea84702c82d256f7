import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { problemWords } from "../../../shared/wording/problems.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { TypedConfirmationDialog } from "../forms/TypedConfirmationDialog.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { ThreePartCard } from "../problem/ThreePartCard.tsx";

type MovedCardProps = { readonly at: string; readonly withoutCopy: boolean };

/** Says that this data folder was marked as moved, where it was, and removes the mark on a typed word. */
export function MovedCard({ at, withoutCopy }: MovedCardProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const [asked, setAsked] = useState(false);
  const stay = useOperation("dataCopy.stay");
  const words = problemWords(t, { kind: "folderMoved", at });
  const confirm = async (): Promise<void> => {
    if ((await stay.run({})).ok) setAsked(false);
  };
  return (
    <>
      <ThreePartCard
        meaning="attention"
        parts={withoutCopy ? { ...words, next: t("dataCopy.withoutCopy") } : words}
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
        <Text size="sm">{t(withoutCopy ? "dataCopy.withoutCopy" : "dataCopy.stay.why")}</Text>
        {stay.problem === undefined ? null : <ProblemCard problem={stay.problem} />}
      </TypedConfirmationDialog>
    </>
  );
}
