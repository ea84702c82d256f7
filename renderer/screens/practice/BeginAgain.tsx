import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { runInBackground } from "../../app/in-background.ts";
import { isNamed } from "../../app/is-named.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { newerState } from "../../stores/practice.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { refreshPractice } from "./refresh-practice.ts";
import classes from "./PracticeScreen.module.css";
import { Dialog, DialogButtons } from "../../components/dialog/Dialog.tsx";

type Side = "on-premises" | "cloud";

/** Resets the practice number to one location, after confirmation. */
export function BeginAgain() {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const stores = useStores();
  const [asked, setAsked] = useState<Side>();
  const reset = useOperation("practice.reset");
  const close = (): void => {
    setAsked(undefined);
    reset.clear();
  };
  const begin = async (home: Side): Promise<void> => {
    const answer = await reset.run({ home });
    if (!answer.ok) return;
    stores.practice?.take((known) => newerState(known, answer.value));
    close();
    await refreshPractice(stores);
  };
  return (
    <Card title={t("window.practice.again.title")}>
      <p className={classes["hint"]}>{t("window.practice.again.hint")}</p>
      <div className={classes["again"]}>
        {(["on-premises", "cloud"] as const).map((side) => (
          <Button key={side} variant="default" disabled={!live} onClick={() => setAsked(side)}>
            {t(`window.practice.again.${side}`)}
          </Button>
        ))}
      </div>
      <Dialog
        opened={asked !== undefined}
        onClose={close}
        title={t("window.practice.again.title")}
        closeLabel={t("window.practice.again.cancel")}
      >
        {asked === undefined ? null : (
          <Stack>
            <Text>{t(`window.practice.again.text.${asked}`)}</Text>
            {reset.problem === undefined ? null : isNamed(reset.problem, "runUnderWay") ? (
              <Text role="alert">{t("window.practice.again.underWay")}</Text>
            ) : (
              <ProblemCard problem={reset.problem} />
            )}
            <DialogButtons>
              <Button variant="default" onClick={close}>
                {t("window.practice.again.cancel")}
              </Button>
              <Button
                data-autofocus
                loading={reset.busy}
                disabled={!live}
                onClick={() => runInBackground(begin(asked))}
              >
                {t(`window.practice.again.${asked}`)}
              </Button>
            </DialogButtons>
          </Stack>
        )}
      </Dialog>
    </Card>
  );
}
