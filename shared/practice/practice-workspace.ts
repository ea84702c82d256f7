/** The name of the only workspace in Practice. The window translates it. */
export const PRACTICE_WORKSPACE_NAME = "Practice";

/**
 * The practice number's two-step PIN once it was changed without Switchover. A constant that both sides know, so
 * that no PIN is sent to the window.
 */
export const CHANGED_PIN = "246810";

/** The endpoint of the practice business; the practice app's callback URL points to it. */
export const PRACTICE_ENDPOINT = "https://callbacks.example/cloud";
