/** Numbers the reads of the whole list, so that the response to an outdated read is discarded. */
export type Questions = {
  /** Starts a new read of the whole list and makes earlier ones outdated; returns its number. */
  readonly ask: () => number;
  /** Marks a read as answered. False if a newer read started since; its response must be discarded. */
  readonly answered: (question: number) => boolean;
  /** True while the whole list is being read. */
  readonly reading: () => boolean;
  /** Number of the current read; a page fetch compares it before and after. */
  readonly current: () => number;
  /** Makes every pending response outdated. */
  readonly drop: () => void;
};

/** Starts counting reads at 0. */
export function openQuestions(): Questions {
  let asked = 0;
  let reading = false;
  return {
    ask: () => {
      asked += 1;
      reading = true;
      return asked;
    },
    answered: (question) => {
      if (question !== asked) return false;
      reading = false;
      return true;
    },
    reading: () => reading,
    current: () => asked,
    drop: () => {
      asked += 1;
      reading = false;
    },
  };
}
