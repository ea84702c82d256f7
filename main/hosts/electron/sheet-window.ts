import { BrowserWindow, dialog, session } from "electron";
import { APP_SCHEME } from "./origin.ts";
import type { SheetMeans, SheetWindow } from "./sheets.ts";

const ADDRESS = `${APP_SCHEME}://switchover/recovery-sheet`;

/**
 * Shows a sheet in a hidden window: no script, no preload script, a session of its own in memory that answers
 * with this page only. The key is in the page's body, never in its address.
 */
async function openPage(html: string): Promise<SheetWindow> {
  const own = session.fromPartition(`recovery-sheet-${crypto.randomUUID()}`, { cache: false });
  own.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  own.setPermissionCheckHandler(() => false);
  own.protocol.handle(APP_SCHEME, ({ url }) =>
    url === ADDRESS
      ? new Response(html, {
          headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
        })
      : new Response(null, { status: 404 }),
  );
  const window = new BrowserWindow({
    show: false,
    webPreferences: {
      session: own,
      javascript: false,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      spellcheck: false,
      devTools: false,
    },
  });
  const close = (): void => {
    if (!window.isDestroyed()) window.destroy();
    own.protocol.unhandle(APP_SCHEME);
  };
  try {
    await window.loadURL(ADDRESS);
  } catch (cause) {
    close();
    throw cause;
  }
  const { webContents } = window;
  return {
    print: () =>
      new Promise((resolve) => {
        const options = { silent: false, printBackground: true, pageSize: "A4" } as const;
        webContents.print(options, (done, reason) => resolve({ done, reason }));
      }),
    toPdf: () => webContents.printToPDF({ pageSize: "A4", printBackground: true, preferCSSPageSize: true }),
    close,
  };
}

/** The system's printing and saving, for recovery sheets. */
export const sheetMeans: SheetMeans = {
  openPage,
  async chooseFile(name, title) {
    const options = { title, defaultPath: name, filters: [{ name: "PDF", extensions: ["pdf"] }] };
    const over = BrowserWindow.getFocusedWindow();
    const { canceled, filePath } = await (over === null
      ? dialog.showSaveDialog(options)
      : dialog.showSaveDialog(over, options));
    return canceled || filePath === "" ? undefined : filePath;
  },
};
