import { Button, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import { WholeNumbers } from "../text/Breakable.tsx";
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
  const t = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<WholeNumbers text={title} />}
      centered
      closeButtonProps={{ "aria-label": t("window.question.close") }}
      classNames={{ title: classes["title"] ?? "" }}
    >
      <div className={classes["means"]}>
        {means.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {children}
    </Modal>
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
