/** What the other parts of the double use of a window. */
export type ListedWindow = { tryToClose(why: { readonly quitting: boolean }): boolean };

/** All open windows. */
export const openWindows: ListedWindow[] = [];
