/** What practice calls its one workspace. The window says it in the person's language. */
export const PRACTICE_WORKSPACE_NAME = "Practice";
