/** The page's own background, so that a window does not flash while it loads. */
export const BACKGROUND = { light: "#f5f6f8", dark: "#10151c" } as const;
