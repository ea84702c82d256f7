import { Button, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import { TypedConfirmation } from "./TypedConfirmation.tsx";

type TypedConfirmationDialogProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen and what stays. */
  readonly children: ReactNode;
  /** What has to be typed to go on. */
  readonly word: string;
  /** Is this the word, where it may be written in several ways? */
  readonly fits?: (typed: string) => boolean;
  readonly askFor: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
};

/** A question in a dialog before something that cannot be taken back: the name has to be typed. */
export function TypedConfirmationDialog(props: TypedConfirmationDialogProps) {
  const { opened, onClose, title, children, word, fits, askFor, action, busy, onConfirm } = props;
  const t = useTranslation();
  const same = (typed: string): boolean => typed.trim().normalize("NFC") === word.trim().normalize("NFC");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ "aria-label": t("window.forms.close") }}
    >
      {children}
      <TypedConfirmation
        label={askFor}
        agrees={fits ?? same}
        go={action}
        may
        waits={busy}
        danger
        first
        onGo={onConfirm}
        beside={
          <Button variant="default" onClick={onClose}>
            {t("window.forms.cancel")}
          </Button>
        }
      />
    </Modal>
  );
}
