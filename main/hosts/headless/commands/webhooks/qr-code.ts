import { renderUnicodeCompact } from "uqr";
import type { CliSession } from "../../cli-session.ts";

/** Light modules around the code: a reader needs four of them. */
const QUIET = 4;

/**
 * A text as a code that a phone's camera reads, drawn in half blocks. Undefined where standard output is no terminal,
 * carries JSON lines, or is too narrow: a code whose lines are broken can be read by nobody.
 */
export function qrCode({ host, report }: CliSession, text: string): string | undefined {
  if (report.json || !host.terminal.output || host.env["TERM"] === "dumb") return undefined;
  const lines = renderUnicodeCompact(text, { ecc: "M", border: QUIET }).split("\n");
  const width = Math.max(...lines.map((line) => line.length));
  if ((host.columns?.() ?? 0) < width) return undefined;
  // The blocks are the light modules. Without colours of its own the code would be inverted on a light terminal.
  return lines.map((line) => report.paint.show(["whiteBright", "bgBlack"], line)).join("\n");
}
