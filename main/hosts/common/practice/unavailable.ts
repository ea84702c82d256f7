/** Why Practice cannot be opened now. */
export type PracticeObstacle =
  | "open-elsewhere"
  | "cannot-listen"
  | "folder-unusable"
  | "data-unusable"
  | "interrupted";

/** An error whose message is one sentence for the user, without any secret or path. */
export type PracticeUnavailable = Error & {
  readonly name: "PracticeUnavailable";
  readonly obstacle: PracticeObstacle;
};

/** The sentence for each obstacle, in English. */
export const OBSTACLE_SENTENCES: Readonly<Record<PracticeObstacle, string>> = {
  "open-elsewhere":
    "Practice is open in another process on this data folder. Close it there, then try again here.",
  "cannot-listen": "Practice can't be opened: the sandbox found no free port on this computer.",
  "folder-unusable": "Practice can't be opened: its part of the data folder can't be read or written.",
  interrupted: "Practice was stopped before the response arrived. It is running again.",
  "data-unusable":
    "Practice can't be opened: its data is unreadable, either corrupted or written by a newer version of Switchover.",
};

/** Creates the error that `openPractice` throws; `detail` is the system's or the core's reason. */
export function practiceUnavailable(obstacle: PracticeObstacle, detail?: string): PracticeUnavailable {
  const sentence = OBSTACLE_SENTENCES[obstacle];
  const error = new Error(detail === undefined ? sentence : `${sentence} (${detail})`);
  return Object.assign(error, { name: "PracticeUnavailable" as const, obstacle });
}

/** True for the error of `openPractice`, whose message may be shown to the user. */
export function isPracticeUnavailable(error: unknown): error is PracticeUnavailable {
  return error instanceof Error && error.name === "PracticeUnavailable";
}
