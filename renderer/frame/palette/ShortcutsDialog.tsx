import { useTranslation } from "../../wording/use-translation.tsx";
import { ShortcutList } from "../../app/shortcuts/ShortcutList.tsx";
import { Dialog } from "../../components/dialog/Dialog.tsx";

/** Dialog with all keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslation();
  return (
    <Dialog
      onClose={onClose}
      title={t("window.shortcuts.title")}
      closeLabel={t("window.shortcuts.closeList")}
    >
      <ShortcutList />
    </Dialog>
  );
}
