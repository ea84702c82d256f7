import { Button } from "@mantine/core";
import { useState } from "react";
import { END_TRAITS } from "../../../shared/migration/end-reason.ts";
import { targetOf } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { QuestionDialog } from "../dialog/QuestionDialog.tsx";
import type { RunActions } from "./use-run-actions.ts";
import { DialogButtons } from "../dialog/Dialog.tsx";

type AbandonButtonProps = { readonly run: RunSnapshot; readonly actions: RunActions };

/**
 * True if a migration can be abandoned: it is open, or it ended resumable and no newer one followed. Not without all of
 * its journal.
 */
function mayAbandon({ phase, newer, damagedRows }: RunSnapshot): boolean {
  if (damagedRows > 0) return false;
  return phase.kind !== "ended" || (newer === undefined && END_TRAITS[phase.reason].resumable);
}

/**
 * Abandons a migration after a confirmation that states the consequences. Renders nothing if it can't be
 * abandoned.
 */
export function AbandonButton({ run, actions }: AbandonButtonProps) {
  const t = useTranslation();
  const [opened, setOpened] = useState(false);
  if (!mayAbandon(run)) return null;
  const close = (): void => setOpened(false);
  const first = run.phase.kind === "ended" ? [] : [t("window.run.abandon.means")];
  return (
    <>
      <Button
        variant="default"
        disabled={!actions.may || run.held}
        loading={actions.busy === "abandon"}
        onClick={() => setOpened(true)}
      >
        {t("window.run.abandon.open")}
      </Button>
      <QuestionDialog
        opened={opened}
        title={t("window.run.abandon.title")}
        means={[...first, t(`window.run.abandon.place.${placeAfter(run)}`), t("window.run.abandon.ended")]}
        onClose={close}
      >
        <DialogButtons>
          <Button variant="default" onClick={close} data-autofocus>
            {t("window.run.abandon.cancel")}
          </Button>
          <Button
            color="red"
            disabled={!actions.may}
            onClick={() => {
              close();
              actions.abandon();
            }}
          >
            {t("window.run.abandon.confirm")}
          </Button>
        </DialogButtons>
      </QuestionDialog>
    </>
  );
}

function placeAfter({ numberIs, direction }: RunSnapshot): "known" | "unknown" | "half" {
  if (numberIs === "unknown") return "unknown";
  return numberIs === targetOf(direction) ? "half" : "known";
}
