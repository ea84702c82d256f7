/** What practice calls its one workspace. The window says it in the person's language. */
export const PRACTICE_WORKSPACE_NAME = "Practice";

/** Where the practice business's own endpoint answers; the practice app's callback leads there. */
export const PRACTICE_ENDPOINT = "https://callbacks.example/cloud";
