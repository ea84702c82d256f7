import { Socket } from "node:net";

/** Maximum length kept of an unfinished line, in UTF-16 code units. */
const LONGEST = 16 * 1024;

/** Calls the listener with each line from standard input; the returned function stops this. */
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
    // An open pipe must not keep the process alive. A file or the null device is no socket, and doesn't.
    if (process.stdin instanceof Socket) process.stdin.unref();
  };
}
