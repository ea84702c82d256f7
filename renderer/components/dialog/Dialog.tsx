import { Modal } from "@mantine/core";
import { createContext, useContext, type ReactNode } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import { WholeNumbers } from "../text/Breakable.tsx";
import classes from "./Dialog.module.css";

type DialogProps = {
  readonly opened?: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** For tables, which 480 px are too narrow for. */
  readonly wide?: boolean;
  /** Label of the cross, if it does more than close. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
};

const InDialog = createContext(false);

/** Every dialog of the window: title, text, fields, and its buttons at the end. Escape and the cross close it. */
export function Dialog({ opened = true, title, onClose, wide = false, closeLabel, children }: DialogProps) {
  const t = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={wide ? 640 : 480}
      centered
      title={<WholeNumbers text={title} />}
      closeButtonProps={{ "aria-label": closeLabel ?? t("window.question.close") }}
      classNames={{
        header: classes["header"] ?? "",
        title: classes["title"] ?? "",
        body: classes["body"] ?? "",
      }}
    >
      <InDialog value>{children}</InDialog>
    </Modal>
  );
}

/** The buttons of a dialog at its end: Cancel first, the primary one last. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <div className={classes["buttons"]}>{children}</div>;
}

/** True inside a dialog, for parts that also stand on screens. */
export function useInDialog(): boolean {
  return useContext(InDialog);
}
