import { app } from "./app.ts";
import { BrowserWindow } from "./browser-window.ts";
import * as desktop from "./desktop.ts";
import { answerTheTest } from "./answer-the-test.ts";
import { ipcMain } from "./ipc-main.ts";
import { protocol, session } from "./session.ts";

const electron = {
  app,
  BrowserWindow,
  ipcMain,
  protocol,
  session,
  clipboard: desktop.clipboard,
  dialog: desktop.dialog,
  Menu: desktop.Menu,
  nativeImage: desktop.nativeImage,
  nativeTheme: desktop.nativeTheme,
  Notification: desktop.Notification,
  powerMonitor: desktop.powerMonitor,
  powerSaveBlocker: desktop.powerSaveBlocker,
  safeStorage: desktop.safeStorage,
  screen: desktop.screen,
  shell: desktop.shell,
  Tray: desktop.Tray,
} satisfies { readonly [Name in keyof typeof Electron.CrossProcessExports]?: unknown };

answerTheTest();

export { app, BrowserWindow, ipcMain, protocol, session };
export const {
  clipboard,
  dialog,
  Menu,
  nativeImage,
  nativeTheme,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  safeStorage,
  screen,
  shell,
  Tray,
} = electron;
// eslint-disable-next-line import/no-default-export -- Electron has one, and electron-store imports it.
export default electron;
