import { MantineProvider } from "@mantine/core";
import { useState, type ReactNode } from "react";
import type { Link } from "../../../renderer/api/link.ts";
import { openNotice } from "../../../renderer/app/notice.ts";
import { openShownWorkspace } from "../../../renderer/app/shown-workspace.ts";
import { WindowProvider } from "../../../renderer/app/window-context.tsx";
import { openRealmStores, realmClient, settingsOver } from "../../../renderer/stores/realm-stores.ts";
import { TranslationProvider } from "../../../renderer/wording/use-translation.tsx";
import { loadWindowTranslation, type WindowTranslate } from "../../../renderer/wording/window-translate.ts";
import type { Transport } from "../../../shared/rpc/client.ts";

const english = await loadWindowTranslation("en");

type InsideWindowProps = {
  readonly transport: Transport;
  /** Other words than the English ones. */
  readonly say?: WindowTranslate;
  readonly children: ReactNode;
};

/** Wraps one component in a window's theme, texts and stores, which are each created once. */
export function InsideWindow({ transport, say = english, children }: InsideWindowProps) {
  const [parts] = useState(() => {
    const link = steadyLink(transport);
    const settings = settingsOver(link);
    const stores = openRealmStores(realmClient(link, "own"), "own");
    stores.load().catch(() => undefined);
    return { link, settings, stores, shownWorkspace: openShownWorkspace(settings), notice: openNotice() };
  });
  return (
    <MantineProvider>
      <TranslationProvider say={say}>
        <WindowProvider parts={parts}>{children}</WindowProvider>
      </TranslationProvider>
    </MantineProvider>
  );
}

function steadyLink(transport: Transport): Link {
  const state = { kind: "live" } as const;
  return {
    transport,
    connection: { state: () => state, onChange: () => () => undefined, onMissed: () => () => undefined },
  };
}
