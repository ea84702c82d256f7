/** Calls the listener at each line that arrives on standard input; the returned function ends that. */
export function onEnterKey(listener: () => void): () => void {
  const look = (part: Buffer): void => {
    if (part.includes("\n")) listener();
  };
  process.stdin.on("data", look);
  return () => {
    process.stdin.off("data", look);
    process.stdin.pause();
    // A pipe that nobody closes must not keep the program.
    process.stdin.unref();
  };
}
