/** Numbers the questions for the whole list, so that an answer to an earlier one is thrown away. */
export type Questions = {
  /** A new question for the whole list; what was asked before counts no longer. */
  readonly ask: () => number;
  /** Takes the answer to such a question. False where another question was asked since. */
  readonly answered: (question: number) => boolean;
  /** Is the whole list being read? */
  readonly reading: () => boolean;
  /** The question that counts now, to be compared once a smaller answer is there. */
  readonly current: () => number;
  /** Nobody waits for an answer any more. */
  readonly drop: () => void;
};

/** Begins to count questions. */
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
