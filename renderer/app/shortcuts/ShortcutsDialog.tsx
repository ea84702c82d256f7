import { Modal } from "@mantine/core";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ShortcutList } from "./ShortcutList.tsx";

/** Dialog with all keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("window.shortcuts.title")}
      closeButtonProps={{ "aria-label": t("window.shortcuts.closeList") }}
    >
      <ShortcutList />
    </Modal>
  );
}
