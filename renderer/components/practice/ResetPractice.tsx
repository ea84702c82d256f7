import { Button, Stack, Text } from "@mantine/core";
import { runInBackground } from "../../app/in-background.ts";
import { isNamed } from "../../app/is-named.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { newerState } from "../../stores/practice.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Dialog, DialogButtons } from "../dialog/Dialog.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { refreshPractice } from "./refresh-practice.ts";

type ResetPracticeProps = {
  /** Where the number is to be put; undefined while nothing is asked. */
  readonly home: "on-premises" | "cloud" | undefined;
  readonly onClose: () => void;
};

/** Asks whether Practice is to be reset with its number at this location, and resets it. */
export function ResetPractice({ home, onClose }: ResetPracticeProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const stores = useStores();
  const reset = useOperation("practice.reset");
  const close = (): void => {
    onClose();
    reset.clear();
  };
  const begin = async (wanted: "on-premises" | "cloud"): Promise<void> => {
    const answer = await reset.run({ home: wanted });
    if (!answer.ok) return;
    stores.practice?.take((known) => newerState(known, answer.value));
    close();
    await refreshPractice(stores);
  };
  return (
    <Dialog
      opened={home !== undefined}
      onClose={close}
      title={t("window.practice.again.title")}
      closeLabel={t("window.practice.again.cancel")}
    >
      {home === undefined ? null : (
        <Stack>
          <Text>{t(`window.practice.again.text.${home}`)}</Text>
          {reset.problem === undefined ? null : isNamed(reset.problem, "runUnderWay") ? (
            <Text role="alert">{t("window.practice.again.underWay")}</Text>
          ) : (
            <ProblemCard problem={reset.problem} />
          )}
          <DialogButtons>
            <Button variant="default" onClick={close}>
              {t("window.practice.again.cancel")}
            </Button>
            <Button loading={reset.busy} disabled={!live} onClick={() => runInBackground(begin(home))}>
              {t(`window.practice.again.${home}`)}
            </Button>
          </DialogButtons>
        </Stack>
      )}
    </Dialog>
  );
}
