/** What the rest of the double needs to know of a window. */
export type ListedWindow = { tryToClose(why: { readonly quitting: boolean }): boolean };

/** All windows that are open. */
export const openWindows: ListedWindow[] = [];
