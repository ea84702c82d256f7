import type { WebPreferences } from "electron";

/** Restricts our pages to rendering and the two functions of the preload script. */
export function webPreferences(preload: string, packaged: boolean): WebPreferences {
  return {
    preload,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    // Text that the user types must not be sent to a dictionary service.
    spellcheck: false,
    devTools: !packaged,
    // Timers of background windows keep running, so that a wait for a code continues.
    backgroundThrottling: false,
  };
}

/** The page's own background, so that a window does not flash while it loads. */
export const BACKGROUND = { light: "#fbfbfc", dark: "#0f1217" } as const;
