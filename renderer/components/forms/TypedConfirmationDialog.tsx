import type { ReactNode } from "react";
import { isTyped } from "./is-typed.ts";
import { TypedConfirmation } from "./TypedConfirmation.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { CancelButton } from "../dialog/QuestionDialog.tsx";

type TypedConfirmationDialogProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen and what stays. */
  readonly children: ReactNode;
  /** The text that must be typed. */
  readonly word: string;
  /** Replaces the exact comparison if several spellings are accepted. */
  readonly fits?: (typed: string) => boolean;
  readonly askFor: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
};

/** Dialog before an action that can't be undone: the user must type the name. */
export function TypedConfirmationDialog(props: TypedConfirmationDialogProps) {
  const { opened, onClose, title, children, word, fits, askFor, action, busy, onConfirm } = props;
  const same = (typed: string): boolean => isTyped(typed, word);
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      {children}
      <TypedConfirmation
        label={askFor}
        agrees={fits ?? same}
        go={action}
        may
        waits={busy}
        danger
        onGo={onConfirm}
        beside={<CancelButton onCancel={onClose} />}
      />
    </Dialog>
  );
}
