const CAP_CHARACTERS = 1024 * 1024;

/** Reads standard input to its end, or to its first line break where `firstLine` is set; undefined past 1 MiB. */
export async function readIn(firstLine: boolean): Promise<string | undefined> {
  let text = "";
  process.stdin.setEncoding("utf8");
  for await (const part of process.stdin) {
    text += String(part);
    if (text.length > CAP_CHARACTERS) return undefined;
    const end = firstLine ? text.indexOf("\n") : -1;
    if (end >= 0) return text.slice(0, end + 1);
  }
  return text;
}
