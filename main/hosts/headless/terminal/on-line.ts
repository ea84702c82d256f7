/** Longest piece that is kept until its line ends. */
const LONGEST = 16 * 1024;

/** Calls the listener with each line that arrives on standard input; the returned function ends that. */
export function onLine(listener: (line: string) => void): () => void {
  const decoder = new TextDecoder();
  let begun = "";
  const look = (part: Buffer | string): void => {
    begun += typeof part === "string" ? part : decoder.decode(part, { stream: true });
    const lines = begun.split("\n");
    begun = (lines.pop() ?? "").slice(-LONGEST);
    for (const line of lines) listener(line);
  };
  process.stdin.on("data", look);
  return () => {
    process.stdin.off("data", look);
    process.stdin.pause();
    // A pipe that nobody closes must not keep the program.
    process.stdin.unref();
  };
}
