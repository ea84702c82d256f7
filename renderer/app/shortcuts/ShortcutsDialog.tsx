import { Modal } from "@mantine/core";
import { useSay } from "../../wording/use-say.tsx";
import { ShortcutList } from "./ShortcutList.tsx";

/** The list of keys over whatever is shown. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Modal
      opened
      onClose={onClose}
      title={say("window.shortcuts.title")}
      closeButtonProps={{ "aria-label": say("window.shortcuts.closeList") }}
    >
      <ShortcutList />
    </Modal>
  );
}
