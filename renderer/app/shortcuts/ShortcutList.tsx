import { Kbd, Table } from "@mantine/core";
import { modifierKey } from "../platform-keys.ts";
import { useStores } from "../window-context.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { SCREEN_KEYS } from "./shortcuts.ts";

/** Table of all keyboard shortcuts. */
export function ShortcutList() {
  const t = useTranslation();
  const { realm } = useStores();
  const rows = [
    { keys: [modifierKey(), "K"], does: t("window.shortcuts.palette") },
    ...SCREEN_KEYS[realm].map(({ key, name }) => ({
      keys: [modifierKey(), key],
      does: t("window.shortcuts.go", { screen: t(`window.frame.rail.${name}`) }),
    })),
    { keys: ["/"], does: t("window.events.shortcutSearch") },
    { keys: ["?"], does: t("window.shortcuts.list") },
    { keys: ["Esc"], does: t("window.shortcuts.close") },
  ];
  return (
    <Table aria-label={t("window.shortcuts.title")}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("window.shortcuts.key")}</Table.Th>
          <Table.Th>{t("window.shortcuts.does")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ keys, does }) => (
          <Table.Tr key={does}>
            <Table.Td>
              {keys.map((key) => (
                <Kbd key={key} me={4}>
                  {key}
                </Kbd>
              ))}
            </Table.Td>
            <Table.Td>{does}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
