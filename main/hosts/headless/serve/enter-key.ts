/** Calls the listener for each line on standard input; the returned function stops this. */
export function onEnterKey(listener: () => void): () => void {
  const look = (part: Buffer): void => {
    if (part.includes("\n")) listener();
  };
  process.stdin.on("data", look);
  return () => {
    process.stdin.off("data", look);
    process.stdin.pause();
    // An open pipe must not keep the process alive.
    process.stdin.unref();
  };
}
