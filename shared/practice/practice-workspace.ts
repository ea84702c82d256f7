/** The name of the only workspace in Practice. The window translates it. */
export const PRACTICE_WORKSPACE_NAME = "Practice";

/** The endpoint of the practice business; the practice app's callback URL points to it. */
export const PRACTICE_ENDPOINT = "https://callbacks.example/cloud";
