import type { WebPreferences } from "electron";

/** What a page of ours may do: nothing but show itself and use the two functions of the preload script. */
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
    // What a person types must not reach a dictionary service.
    spellcheck: false,
    devTools: !packaged,
    // Timers of a window behind others go on, so that a wait for a code counts on.
    backgroundThrottling: false,
  };
}

/** The page's own background, so that a window does not flash while it loads. */
export const BACKGROUND = { light: "#f5f6f8", dark: "#10151c" } as const;
