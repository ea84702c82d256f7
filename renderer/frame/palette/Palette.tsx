import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import { matching } from "./matching.ts";
import type { PaletteAction } from "./palette-action.ts";
import { recordUse, usedMost } from "./used.ts";
import { usePaletteActions } from "./use-palette-actions.ts";
import classes from "./Palette.module.css";

const [store, control] = createSpotlight();

/** Maximum number of lines shown. */
const MOST_LINES = 40;

type PaletteProps = { readonly onClose: () => void; readonly onChosen: () => void };

/**
 * The command palette: screens, workspaces, numbers, migrations, settings, the vault and sandbox faults, by
 * name.
 */
export function Palette({ onClose, onChosen }: PaletteProps) {
  const t = useTranslation();
  const actions = usePaletteActions();
  const chosen = useRef(false);
  useEffect(() => {
    control.open();
    return () => control.close();
  }, []);
  const groups = useMemo(
    () =>
      grouped(usedFirst(actions, t("window.palette.group.used"))).map(([group, list]) => ({
        group,
        actions: list.map(({ id, label, description, keywords, run }) => ({
          id,
          label,
          ...(description === undefined ? {} : { description }),
          keywords: [...(keywords ?? [])],
          onClick: () => {
            chosen.current = true;
            recordUse(id);
            onChosen();
            run();
          },
        })),
      })),
    [actions, onChosen, t],
  );
  return (
    <Spotlight
      store={store}
      shortcut={null}
      actions={groups}
      filter={matching}
      limit={MOST_LINES}
      returnFocus={false}
      scrollable
      maxHeight={380}
      nothingFound={<span role="status">{t("window.palette.nothing")}</span>}
      onSpotlightClose={() => {
        if (!chosen.current) onClose();
      }}
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden />,
        placeholder: t("window.palette.placeholder"),
        "aria-label": t("window.palette.label"),
      }}
      title={t("window.palette.title")}
      classNames={{ header: classes["header"] ?? "" }}
    />
  );
}

/** Moves the lines that were chosen most to a group of their own, at the top. */
function usedFirst(actions: readonly PaletteAction[], group: string): readonly PaletteAction[] {
  const used = usedMost().flatMap((id) => actions.filter((action) => action.id === id));
  if (used.length === 0) return actions;
  return [...used.map((action) => ({ ...action, group })), ...actions.filter((one) => !used.includes(one))];
}

function grouped(actions: readonly PaletteAction[]): [string, PaletteAction[]][] {
  const groups = new Map<string, PaletteAction[]>();
  for (const action of actions) {
    const list = groups.get(action.group);
    if (list === undefined) groups.set(action.group, [action]);
    else list.push(action);
  }
  return [...groups];
}
