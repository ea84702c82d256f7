import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Dialog } from "./Dialog.tsx";
import classes from "./QuestionDialog.module.css";

type QuestionDialogProps = {
  readonly opened: boolean;
  readonly title: string;
  /** The consequences of confirming, one sentence each. */
  readonly means: readonly string[];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks for confirmation before an action that can't be undone, and lists its consequences. */
export function QuestionDialog({ opened, title, means, onClose, children }: QuestionDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <div className={classes["means"]}>
        {means.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {children}
    </Dialog>
  );
}

/** Closes the question without confirming; placed beside the confirm button. */
export function CancelButton({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTranslation();
  return (
    <Button variant="default" onClick={onCancel}>
      {t("window.forms.cancel")}
    </Button>
  );
}
