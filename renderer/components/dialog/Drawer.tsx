import { Drawer as Panel } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Dialog.module.css";

type DrawerProps = {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A panel of 660 px at the end of the window, for evidence: too long for a dialog, too little for a screen. */
export function Drawer({ opened, title, onClose, children }: DrawerProps) {
  const t = useTranslation();
  return (
    <Panel
      opened={opened}
      onClose={onClose}
      position="right"
      size={660}
      title={title}
      closeButtonProps={{ "aria-label": t("window.question.close") }}
      classNames={{
        header: classes["header"] ?? "",
        title: classes["title"] ?? "",
        body: classes["body"] ?? "",
      }}
    >
      {children}
    </Panel>
  );
}
