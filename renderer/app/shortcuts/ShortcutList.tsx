import { Kbd, Table } from "@mantine/core";
import { modifierKey } from "../platform-keys.ts";
import { useSay } from "../../wording/use-say.tsx";
import { SCREEN_KEYS } from "./shortcuts.ts";

/** Every key that means something anywhere in the window. */
export function ShortcutList() {
  const say = useSay();
  const rows = [
    { keys: [modifierKey(), "K"], does: say("window.shortcuts.palette") },
    ...SCREEN_KEYS.map(({ key, name }) => ({
      keys: [modifierKey(), key],
      does: say("window.shortcuts.go", { screen: say(`window.frame.rail.${name}`) }),
    })),
    { keys: ["/"], does: say("window.events.shortcutSearch") },
    { keys: ["?"], does: say("window.shortcuts.list") },
    { keys: ["Esc"], does: say("window.shortcuts.close") },
  ];
  return (
    <Table aria-label={say("window.shortcuts.title")}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say("window.shortcuts.key")}</Table.Th>
          <Table.Th>{say("window.shortcuts.does")}</Table.Th>
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
