/**
 * Prints a line for a person on standard error: standard output belongs to the program that a script starts.
 *
 * @param {string} sentence
 */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

/**
 * Says why the script cannot go on and ends it. 70 is the exit code for "nothing that you did wrong".
 *
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  say(sentence);
  process.exit(70);
}

/**
 * The text of whatever was thrown.
 *
 * @param {unknown} error
 */
export const reasonOf = (error) => (error instanceof Error ? error.message : String(error));
