import { Button, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import { WholeNumbers } from "../text/Breakable.tsx";
import classes from "./QuestionDialog.module.css";

type QuestionDialogProps = {
  readonly opened: boolean;
  readonly title: string;
  /** What it means to say yes, one sentence each. */
  readonly means: readonly string[];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A second question before something that cannot be taken back: what it means, and how to say yes. */
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

/** Leaves a question without an answer; stands beside the button that says yes. */
export function CancelButton({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTranslation();
  return (
    <Button variant="default" onClick={onCancel}>
      {t("window.forms.cancel")}
    </Button>
  );
}
