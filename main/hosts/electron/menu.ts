import { Menu, type MenuItemConstructorOptions } from "electron";
import type { Words } from "./words/words.ts";

export type MenuActions = { readonly newWindow: () => void; readonly showDataFolder: () => void };

/** Sets the application's menu. Developer tools and reload are included only if not packaged. */
export function putUpMenu(words: Words["menu"], actions: MenuActions, packaged: boolean): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(template(words, actions, packaged)));
}

function template(
  words: Words["menu"],
  actions: MenuActions,
  packaged: boolean,
): MenuItemConstructorOptions[] {
  const mac = process.platform === "darwin";
  const developer: MenuItemConstructorOptions[] = packaged
    ? []
    : [{ role: "reload" }, { role: "toggleDevTools" }, { type: "separator" }];
  return [
    ...(mac ? [{ role: "appMenu" } as const] : []),
    {
      label: words.file,
      submenu: [
        { label: words.newWindow, accelerator: "CmdOrCtrl+N", click: actions.newWindow },
        { label: words.showDataFolder, click: actions.showDataFolder },
        { type: "separator" },
        { role: mac ? "close" : "quit" },
      ],
    },
    { role: "editMenu", label: words.edit },
    {
      label: words.view,
      submenu: [
        ...developer,
        { role: "resetZoom" },
        { role: "zoomIn" },
        { role: "zoomOut" },
        { type: "separator" },
        { role: "togglefullscreen" },
      ],
    },
    { role: "windowMenu", label: words.window },
  ];
}
